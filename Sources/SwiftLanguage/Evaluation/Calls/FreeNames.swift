// SPDX-License-Identifier: GPL-3.0-or-later

/// The bare names that a piece of code reads and does not bind itself.
struct FreeNames {
    private(set) var found: [String] = []
    private var bound: [String] = []

    private mutating func note(_ name: String) {
        guard !bound.contains(name), !found.contains(name) else { return }
        found.append(name)
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .identifier(let name, _): note(name)
        case .string(let segments):
            for case .interpolation(let arguments) in segments { visit(arguments) }
        case .member(let base, _, _), .prefix(_, let base), .postfix(let base, _), .parenthesized(let base), .as(let base, _, _),
            .is(let base, _), .optionalTry(let base), .optionalChain(let base), .forceUnwrap(let base), .inout(let base), .effect(_, let base):
            visit(base)
        case .call(let call):
            visit(call.callee)
            visit(call.arguments)
            visit(call.trailingClosures)
        case .subscript(let base, let arguments):
            visit(base)
            visit(arguments)
        case .closure(let closure): visit(closure)
        case .binary(let left, _, let right), .assignment(let left, _, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let yes, let no):
            visit(condition)
            visit(yes)
            visit(no)
        case .array(let elements): for element in elements { visit(element) }
        case .dictionary(let entries):
            for entry in entries {
                visit(entry.key)
                visit(entry.value)
            }
        case .tuple(let elements): visit(elements)
        case .if(let statement): visit(statement)
        case .switch(let statement): visit(statement)
        case .macro(_, let arguments): visit(arguments)
        default: break
        }
    }

    private mutating func visit(_ arguments: [Expression.Argument]) {
        for argument in arguments { visit(argument.value) }
    }

    private mutating func visit(_ closure: Expression.Closure) {
        scoped { names in
            for capture in closure.captures {
                names.visit(capture.value)
                if let label = capture.label { names.bound.append(label) }
            }
            names.bound += (closure.parameters ?? []).map(\.name)
            for statement in closure.body { names.visit(statement) }
        }
    }

    private mutating func scoped(_ body: (inout FreeNames) -> Void) {
        let outer = bound
        body(&self)
        bound = outer
    }

    private mutating func visit(body: [Statement]) {
        scoped { names in for statement in body { names.visit(statement) } }
    }

    /// What a builder's own statements read: conditions and local constants, but not its views.
    mutating func visitOwn(_ body: [Statement]) {
        scoped { names in
            for statement in body {
                switch statement.kind {
                case .expression(let expression):
                    if case .if(let choice) = expression.kind { names.visitOwn(choice) }
                    if case .switch(let choice) = expression.kind { names.visitOwn(choice) }
                case .if(let choice): names.visitOwn(choice)
                case .switch(let choice): names.visitOwn(choice)
                default: names.visit(statement)
                }
            }
        }
    }

    private mutating func visitOwn(_ statement: IfStatement) {
        scoped { names in
            names.visit(statement.conditions)
            names.visitOwn(statement.body)
        }
        visitOwn(statement.elseBody ?? [])
    }

    private mutating func visitOwn(_ statement: SwitchStatement) {
        visit(statement.subject)
        for item in statement.cases {
            scoped { names in
                for pattern in item.patterns {
                    names.visit(pattern.pattern)
                    if let condition = pattern.condition { names.visit(condition) }
                }
                names.visitOwn(item.body)
            }
        }
    }

    mutating func visitStatement(_ statement: Statement) { visit(statement) }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .throw(let expression): visit(expression)
        case .declaration(let declaration): visit(declaration)
        case .if(let statement): visit(statement)
        case .switch(let statement): visit(statement)
        case .guard(let conditions, let elseBody):
            visit(body: elseBody)
            visit(conditions)
        case .forIn(let pattern, let sequence, let condition, let body, _):
            visit(sequence)
            scoped { names in
                names.visit(pattern)
                if let condition { names.visit(condition) }
                names.visit(body: body)
            }
        case .while(let conditions, let body, _):
            scoped { names in
                names.visit(conditions)
                names.visit(body: body)
            }
        case .repeatWhile(let body, let condition, _):
            visit(body: body)
            visit(condition)
        case .return(let value): if let value { visit(value) }
        case .defer(let body): visit(body: body)
        case .do(let body, let catches):
            visit(body: body)
            for item in catches { visit(body: item.body) }
        case .conditionalCompilation(let branches): for branch in branches { visit(body: branch.body) }
        case .break, .continue, .fallthrough: break
        }
    }

    private mutating func visit(_ statement: IfStatement) {
        scoped { names in
            names.visit(statement.conditions)
            names.visit(body: statement.body)
        }
        visit(body: statement.elseBody ?? [])
    }

    private mutating func visit(_ statement: SwitchStatement) {
        visit(statement.subject)
        for item in statement.cases {
            scoped { names in
                for pattern in item.patterns {
                    names.visit(pattern.pattern)
                    if let condition = pattern.condition { names.visit(condition) }
                }
                names.visit(body: item.body)
            }
        }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optionalBinding(let name, _, _, let value):
                if let value { visit(value) } else { note(name) }
                bound.append(name)
            case .case(let pattern, let value):
                visit(value)
                visit(pattern)
            case .availability: break
            }
        }
    }

    private mutating func visit(_ pattern: Pattern) {
        if case .expression(let expression) = pattern { visit(expression) }
        bound += pattern.boundNames
    }

    private mutating func visit(_ declaration: Declaration) {
        switch declaration.kind {
        case .variable(let variable):
            for binding in variable.bindings {
                if let initializer = binding.initializer { visit(initializer) }
                bound += binding.pattern.boundNames
            }
        case .function(let function):
            bound.append(function.name)
            scoped { names in
                names.bound += function.parameters.map(\.name)
                names.visit(body: function.body ?? [])
            }
        default: break
        }
    }
}
