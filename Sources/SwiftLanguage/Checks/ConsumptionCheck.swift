// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a variable is used after it was consumed: by `consume`, or, where its type cannot be copied, by what takes it over.
///
/// What happens one statement after the other in a block is followed; what a branch, a loop or a closure consumes counts in it alone.
struct ConsumptionCheck {
    let program: Program
    private var variables: [String: Variable] = [:]
    /// Those that have no value any more.
    private var consumed: Set<String> = []

    private struct Variable {
        let place: SourceSpan?
        /// The type that cannot be copied.
        let type: UserType?
    }

    /// - Parameter span: of the function.
    static func check(
        _ body: [Statement], of function: FunctionDeclaration, at span: SourceSpan?, in program: Program
    ) throws(Diagnostic) {
        var check = ConsumptionCheck(program: program)
        for parameter in function.parameters {
            let place = span?.parameter(named: parameter.name)
            let type = check.uncopyable(parameter.type)
            if let type, case .named = parameter.type {
                throw Diagnostic(
                    .typeMismatch, "parameter of noncopyable type '\(type.name)' must specify ownership",
                    at: span?.place(of: type.name, from: place?.end), hint: "write 'borrowing', 'consuming' or 'inout' before the type")
            }
            let isOwned = if case .attributed(let words, _) = parameter.type { words.contains("consuming") } else { false }
            check.variables[parameter.name] = Variable(place: place, type: isOwned ? type : nil)
        }
        try check.visit(body)
    }

    private init(program: Program) { self.program = program }

    private mutating func visit(_ statements: [Statement]) throws(Diagnostic) {
        for statement in statements {
            if !consumed.isEmpty { try checkUses(in: statement) }
            for body in statement.bodies {
                var inner = self
                inner.hide(statement.namesInBodies)
                try inner.visit(body)
            }
            consume(in: statement)
        }
    }

    private mutating func hide(_ names: [String]) {
        for name in names {
            variables[name] = nil
            consumed.remove(name)
        }
    }

    private mutating func checkUses(in statement: Statement) throws(Diagnostic) {
        // Somewhere in the statement it may have a value again.
        consumed.subtract(statement.assignedNames)
        var names = FreeIdentifiers()
        names.visit([statement])
        for name in names.free.intersection(consumed).sorted() {
            let isAgain = statement.values.contains { taken(by: $0).contains(name) && !$0.hasConsume }
            throw Diagnostic(
                .unsupported, isAgain ? "'\(name)' consumed more than once" : "'\(name)' used after consume", at: variables[name]?.place)
        }
    }

    private mutating func consume(in statement: Statement) {
        let names = statement.values.reduce(into: Set<String>()) { $0.formUnion(taken(by: $1)) }
        if case .declaration(let declaration) = statement.kind { declare(declaration) }
        if case .guard(let conditions, _) = statement.kind { hide(conditions.flatMap(\.boundNames)) }
        consumed.formUnion(names.filter { variables[$0] != nil })
    }

    private mutating func declare(_ declaration: Declaration) {
        guard case .variable(let variable) = declaration.kind else { return }
        for binding in variable.bindings {
            hide(binding.pattern.boundNames)
            guard case .binding(let name, _, _) = binding.pattern, binding.accessors == nil, declaration.attributes.isEmpty else {
                continue
            }
            var type = binding.type.flatMap { uncopyable($0) }
            if binding.type == nil, case .call(let call)? = binding.initializer?.kind, let made = call.callee.bareName {
                type = uncopyable(.named(made))
            }
            variables[name] = Variable(place: declaration.place(of: name), type: type)
        }
    }

    private func uncopyable(_ type: TypeSyntax) -> UserType? {
        switch type {
        case .named(let name, _): program.types[name].flatMap { $0.isUncopyable ? $0 : nil }
        case .attributed(_, let inner): uncopyable(inner)
        default: nil
        }
    }

    // MARK: What takes a value over

    /// The variables that an expression takes over whenever it is evaluated.
    private func taken(by value: Expression) -> Set<String> {
        if let name = ownName(value) { return [name] }
        switch value.kind {
        case .effect("consume", let operand): return operand.bareName.map { [$0] } ?? []
        case .effect("copy", _): return []
        case .effect(_, let inner), .parenthesized(let inner): return takenByPart(inner)
        case .call(let call): return taken(by: call)
        case .tuple(let parts): return parts.reduce(into: []) { $0.formUnion(takenByPart($1.value)) }
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion(takenByPart($1)) }
        case .assignment(_, "=", let inner): return taken(by: inner)
        case .member(let base, _, _): return takenByPart(base)
        default: return []
        }
    }

    private func takenByPart(_ value: Expression) -> Set<String> { ownName(value) == nil ? taken(by: value) : [] }

    private func taken(by call: Expression.Call) -> Set<String> {
        var names: Set<String> = []
        let functions = call.callee.bareName.flatMap { program.functions[$0] } ?? []
        for (place, argument) in call.arguments.enumerated() {
            if let name = ownName(argument.value) {
                let takers = functions.filter { $0.declaration.parameters.indices.contains(place) }
                let areOwning = takers.allSatisfy { $0.declaration.parameters[place].type.isConsuming }
                if !takers.isEmpty, areOwning { names.insert(name) }
            } else {
                names.formUnion(taken(by: argument.value))
            }
        }
        guard case .member(let base, let method, _) = call.callee.kind else { return names }
        guard let name = base.bareName, let type = variables[name]?.type else { return names.union(takenByPart(base)) }
        let methods = type.members.methods[method] ?? []
        if !methods.isEmpty, methods.allSatisfy({ $0.modifiers.contains("consuming") }) { names.insert(name) }
        return names
    }

    /// The name of a variable whose value cannot be copied.
    private func ownName(_ value: Expression) -> String? {
        guard let name = value.bareName, variables[name]?.type != nil else { return nil }
        return name
    }
}

extension UserType {
    /// `struct File: ~Copyable`
    fileprivate var isUncopyable: Bool { kind != .protocol && genericNames.isEmpty && conformances.contains("Copyable") }
}

extension TypeSyntax {
    fileprivate var isConsuming: Bool { if case .attributed(let words, _) = self { words.contains("consuming") } else { false } }
}

extension Expression {
    fileprivate var hasConsume: Bool {
        if case .effect("consume", _) = kind { return true }
        return children.contains { $0.hasConsume }
    }
}

extension Statement {
    /// The variables that something in it gives a value.
    fileprivate var assignedNames: Set<String> {
        var (names, pending) = (Set<String>(), [Expression(.closure(Expression.Closure(body: [self])))])
        while let next = pending.popLast() {
            if case .assignment(let target, _, _) = next.kind, let name = target.bareName { names.insert(name) }
            pending += next.children
        }
        return names
    }

    /// The expressions that are evaluated whenever the statement is.
    fileprivate var values: [Expression] {
        switch kind {
        case .expression(let value), .throw(let value): [value]
        case .return(let value): value.map { [$0] } ?? []
        case .declaration(let declaration):
            if case .variable(let variable) = declaration.kind { variable.bindings.compactMap(\.initializer) } else { [] }
        default: []
        }
    }

    /// The statements that stand in it.
    fileprivate var bodies: [[Statement]] {
        switch kind {
        case .if(let choice): choice.bodies
        case .expression(let value): if case .if(let choice) = value.kind { choice.bodies } else { [] }
        case .switch(let choice): choice.cases.map(\.body)
        case .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body): [body]
        case .forIn(let loop): [loop.body]
        case .do(let block): [block.body] + block.catches.map(\.body)
        case .labeled(_, let inner): inner.bodies
        default: []
        }
    }

    /// What the head of the statement binds for its bodies.
    fileprivate var namesInBodies: [String] {
        switch kind {
        case .if(let choice): choice.conditions.flatMap(\.boundNames)
        case .expression(let value): if case .if(let choice) = value.kind { choice.conditions.flatMap(\.boundNames) } else { [] }
        case .switch(let choice): choice.cases.flatMap { $0.patterns.flatMap(\.pattern.boundNames) }
        case .while(let conditions, _, _): conditions.flatMap(\.boundNames)
        case .forIn(let loop): loop.pattern.boundNames
        case .do(let block): block.catches.flatMap { $0.patterns.flatMap(\.pattern.boundNames) } + ["error"]
        case .labeled(_, let inner): inner.namesInBodies
        default: []
        }
    }
}

extension IfStatement {
    fileprivate var bodies: [[Statement]] { [body] + (elseBody.map { [$0] } ?? []) }
}
