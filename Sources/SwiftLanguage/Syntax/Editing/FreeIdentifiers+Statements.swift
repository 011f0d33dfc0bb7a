// SPDX-License-Identifier: GPL-3.0-or-later

extension FreeIdentifiers {
    /// A list is a scope: what one statement declares, the later ones see; functions and types are seen by all.
    mutating func visit(_ statements: [Statement]) {
        scope { inner in
            for case .declaration(let declaration) in statements.lazy.map(\.kind) { inner.hoist(declaration) }
            for statement in statements { inner.visit(statement) }
        }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value), .throw(let value), .return(let value?): visit(value)
        case .declaration(let declaration): visit(declaration)
        case .if(let branch): visit(branch)
        case .switch(let branch): visit(branch)
        case .guard(let conditions, let body):
            // Its bindings hold for the rest of the list, not for its own body.
            visit(body)
            for condition in conditions { visit(condition) }
        case .forIn(let loop):
            visit(loop.sequence)
            scope { inner in
                inner.visit(loop.pattern)
                if let condition = loop.condition { inner.visit(condition) }
                inner.visit(loop.body)
            }
        case .labeled(_, let inner): visit(inner)
        case .while(let conditions, let body, _):
            scope { inner in
                for condition in conditions { inner.visit(condition) }
                inner.visit(body)
            }
        case .repeatWhile(let body, let condition, _):
            visit(body)
            visit(condition)
        case .defer(let body): visit(body)
        case .do(let block): visit(block)
        case .conditionalCompilation(let clauses):
            for clause in clauses { visit(clause.body) }
        case .return(nil), .break, .continue, .fallthrough: break
        }
    }

    private mutating func visit(_ block: DoStatement) {
        visit(block.body)
        for clause in block.catches {
            scope { inner in
                if clause.patterns.isEmpty { inner.bind("error") }
                for item in clause.patterns {
                    inner.visit(item.pattern)
                    if let condition = item.condition { inner.visit(condition) }
                }
                inner.visit(clause.body)
            }
        }
    }

    mutating func visit(_ branch: IfStatement) {
        scope { inner in
            for condition in branch.conditions { inner.visit(condition) }
            inner.visit(branch.body)
        }
        if let body = branch.elseBody { visit(body) }
    }

    mutating func visit(_ branch: SwitchStatement) {
        visit(branch.subject)
        for item in branch.cases {
            scope { inner in
                for entry in item.patterns {
                    inner.visit(entry.pattern)
                    if let condition = entry.condition { inner.visit(condition) }
                }
                inner.visit(item.body)
            }
        }
    }

    private mutating func visit(_ condition: Condition) {
        switch condition {
        case .expression(let value): visit(value)
        case .case(let pattern, let value):
            visit(value)
            visit(pattern)
        case .optionalBinding(let name, _, _, let value):
            // `if let x` reads the outer x.
            visit(value ?? Expression(.identifier(name, genericArguments: [])))
            bind(name)
        case .availability: break
        }
    }

    private mutating func visit(_ pattern: Pattern) {
        switch pattern {
        case .wildcard, .isType: break
        case .expression(let value): visit(value)
        case .binding(let name, _, _): bind(name)
        case .tuple(let elements): for element in elements { visit(element.pattern) }
        case .enumCase(_, _, _, let payload): for element in payload ?? [] { visit(element.pattern) }
        case .optional(let inner), .asType(let inner, _): visit(inner)
        }
    }

    // MARK: Local declarations

    private mutating func hoist(_ declaration: Declaration) {
        switch declaration.kind {
        case .function(let function): bind(function.name)
        case .type(let type): bind(type.name)
        case .typeAlias(let name, _, _): bind(name)
        default: break
        }
    }

    private mutating func visit(_ declaration: Declaration) {
        switch declaration.kind {
        case .variable(let variable):
            for binding in variable.bindings {
                if let value = binding.initializer { visit(value) }
                if let accessors = binding.accessors { visit(accessors) }
                visit(binding.pattern)
            }
        case .function(let function), .initializer(let function, _): visit(function)
        case .type(let type): visit(type.members)
        case .extension(let value): visit(value.members)
        case .macro(_, let arguments, let body): for value in arguments.map(\.value) + [body].compactMap({ $0 }) { visit(value) }
        default: break
        }
    }

    private mutating func visit(_ members: [Declaration]) {
        scope { inner in
            inner.bind("self")
            for member in members {
                inner.hoist(member)
                guard case .variable(let variable) = member.kind else { continue }
                for binding in variable.bindings { inner.visit(binding.pattern) }
            }
            for member in members { inner.visit(member) }
        }
    }

    private mutating func visit(_ function: FunctionDeclaration) {
        for parameter in function.parameters { if let value = parameter.defaultValue { visit(value) } }
        scope { inner in
            for parameter in function.parameters { inner.bind(parameter.name) }
            inner.visit(function.body ?? [])
        }
    }

    private mutating func visit(_ accessors: AccessorSet) {
        scope { inner in
            inner.bind(accessors.setterParameter)
            inner.bind(accessors.willSetParameter)
            inner.bind(accessors.didSetParameter)
            for body in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] { inner.visit(body ?? []) }
        }
    }
}
