// SPDX-License-Identifier: GPL-3.0-or-later

/// Code that stands in no function: what is typed at the prompt, the scene's own source, first values, observers. It is given its types
/// before it runs, as the bodies of functions are.
extension Machine {
    /// An expression of the prompt. What the scene's source leaves unchanged keeps the types that were found for it.
    func typedAtPrompt(
        _ expression: Expression, expecting expected: StaticType?, knowing resolver: (any NameResolver)?
    ) throws(Diagnostic) -> Expression {
        if expression.isPlainLiteral, expected == nil { return expression }
        let memo = TypedStatements(machine: self, resolver: resolver)
        if resolver == nil { return try memo.typed(expression, expecting: expected).checked() }
        return try memo.found(expression, expecting: expected).checked()
    }

    /// Statements of the prompt, each after the ones before it.
    func typedAtPrompt(_ statements: [Statement], knowing resolver: (any NameResolver)?) throws(Diagnostic) -> [Statement] {
        let typer = Typer(index: index, scope: .prompt)
        typer.memo = TypedStatements(machine: self, resolver: resolver)
        let typed = typer.body(statements)
        try Self.check(typer.diagnostics)
        return typed
    }

    /// A first value, a default or the argument of a wrapper, evaluated where its declaration stands.
    /// - Parameter found: the type that the place has where none is written.
    func typed(_ expression: Expression, _ type: TypeSyntax?, in lexical: LexicalContext, of found: StaticType? = nil) -> Expression {
        if expression.isPlainLiteral, type == nil, found == nil { return expression }
        if let known = caches.typed[expression] { return known.typed }
        var scope = index.scope(lexical)
        scope.isStatic = true
        let typer = Typer(index: index, scope: scope)
        let typed = typer.check(expression, expecting: type.map { typer.resolve($0) } ?? found)
        caches.typed[expression] = TypedExpression(source: expression, typed: typed.expression, type: typed.type, diagnostics: [])
        return typed.expression
    }

    /// The statements of an observer, or of a `deinit`, where they stand.
    func typed(_ body: [Statement], in lexical: LexicalContext, knowing parameter: (name: String, type: StaticType)? = nil) -> [Statement] {
        guard let place = body.first?.span else { return body }
        if let known = caches.typedBodies[place] { return known }
        var scope = index.scope(lexical)
        scope.result = .void
        if let parameter { scope.declare(parameter.name, parameter.type) }
        let typed = Typer(index: index, scope: scope).body(body)
        caches.typedBodies[place] = typed
        return typed
    }

    /// The statements of an observer of a property, which sees another value of it.
    func typed(
        _ body: [Statement], observing property: String, isStatic: Bool = false, _ parameter: String, in lexical: LexicalContext
    ) -> [Statement] {
        let owner = lexical.typeName.flatMap { index.types[$0] }
        let members = owner.map { isStatic ? $0.statics[property] : $0.members[property] } ?? index.variables[property].map { [$0] }
        let type = members?.first(where: \.isProperty).map { index.type(of: $0) } ?? .unknown
        return typed(body, in: lexical, knowing: (parameter, type))
    }

    /// Throws the first of some errors; the others are its notes. What is left out is none.
    static func check(_ found: [Diagnostic]) throws(Diagnostic) {
        let found = found.filter { $0.leftOut == nil }
        guard var first = found.first else { return }
        for other in found.dropFirst().prefix(furtherErrors) { first.notes.append(Diagnostic.Note(other.message, span: other.span)) }
        throw first
    }

    /// How many errors are told beside the first.
    private static let furtherErrors = 19
}

extension Expression {
    /// A literal in which there is nothing to be typed: code may stand inside of a text.
    fileprivate var isPlainLiteral: Bool {
        switch kind {
        case .integer, .float, .bool, .nil: true
        default: false
        }
    }
}
