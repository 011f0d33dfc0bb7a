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

    /// Throws the first of some errors; the others are its notes.
    static func check(_ found: [Diagnostic]) throws(Diagnostic) {
        guard var first = found.first else { return }
        for other in found.dropFirst().prefix(furtherErrors) { first.notes.append(Diagnostic.Note(other.message, span: other.span)) }
        throw first
    }

    /// How many errors are told beside the first.
    private static let furtherErrors = 19
}

/// What the static phase made of an expression.
struct TypedExpression {
    let source: Expression
    let typed: Expression
    let type: StaticType
    /// What is wrong with it: it stays so as long as the expression does.
    let diagnostics: [Diagnostic]

    /// Is nothing more told of its type by what is done with it?
    var isWhole: Bool {
        switch type {
        case .unknown, .existential, .opaque: true
        default: false
        }
    }

    func checked() throws(Diagnostic) -> Expression {
        try Machine.check(diagnostics)
        return typed
    }
}

/// Expressions of one version of a program with their types, kept as long as the same expression is looked at: an edit of the scene makes
/// those on its path anew.
struct TypedExpressions {
    private var found: [Int: TypedExpression] = [:]
    /// The statements of builders, by the numbers of their first and their last expression.
    private var blocks: [Int: TypedBlock] = [:]
    /// One of each shape.
    private var shapes: [ExpressionShape: TypedExpression] = [:]
    /// How many were kept.
    private(set) var made = 0
    /// How many were of the shape of an earlier one.
    private(set) var shared = 0

    /// More than a scene of that size has: what is left of earlier scenes goes.
    private static let capacity = 400_000
    /// More than a person writes: longer code was made by a program, and rarely repeats a shape after this many others.
    private static let shapeCapacity = 10_000

    subscript(expression: Expression) -> TypedExpression? {
        get {
            guard let known = found[expression.id.number], known.source === expression else { return nil }
            return known
        }
        set {
            if found.count >= Self.capacity { (found, blocks) = ([:], [:]) }
            made += 1
            found[expression.id.number] = newValue
        }
    }

    /// What was found for another expression of the shape, said of this one.
    mutating func found(_ shape: ExpressionShape) -> TypedExpression? {
        guard let found = shapes[shape]?.said(of: shape.expression) else { return nil }
        shared += 1
        return found
    }

    mutating func remember(_ typed: TypedExpression, _ shape: ExpressionShape) {
        guard typed.diagnostics.isEmpty else { return }
        if shapes.count >= Self.shapeCapacity { shapes = [:] }
        shapes[shape] = typed
    }

    /// What was found for a builder's statements before an edit, which leaves their first one alone, or their last.
    func block(of statements: [Statement]) -> TypedBlock? { Self.ends(of: statements).lazy.compactMap { blocks[$0] }.first }

    mutating func remember(_ block: TypedBlock) {
        if blocks.count >= Self.capacity { blocks = [:] }
        for end in Self.ends(of: block.source) { blocks[end] = block }
    }

    private static func ends(of statements: [Statement]) -> [Int] {
        [statements.first, statements.last].compactMap { statement in
            if case .expression(let expression)? = statement?.kind { expression.id.number } else { nil }
        }
    }
}

/// The statements of a builder as they are written and with their types.
struct TypedBlock {
    let source: [Statement]
    /// The same array where nothing was found.
    private(set) var typed: [Statement]
    /// Where something was found, which of many statements is nothing.
    private var places: [Int] = []

    init(_ source: [Statement]) {
        self.source = source
        typed = source
    }

    mutating func find(_ expression: Expression, at place: Int) {
        typed[place].kind = .expression(expression)
        places.append(place)
    }

    /// What was found for some of the statements, by the expressions as they are written.
    func findings(in range: Range<Int>) -> [ObjectIdentifier: Expression] {
        var found: [ObjectIdentifier: Expression] = [:]
        for place in places where range.contains(place) {
            if case .expression(let written) = source[place].kind, case .expression(let expression) = typed[place].kind {
                found[ObjectIdentifier(written)] = expression
            }
        }
        return found
    }

    /// Takes over what was found of some of an earlier block's statements, which stand here so much later.
    mutating func take(_ taken: Range<Int>, of earlier: TypedBlock, movedBy shift: Int) {
        for place in earlier.places where taken.contains(place) {
            typed[place + shift] = earlier.typed[place]
            places.append(place + shift)
        }
    }
}

/// Gives the statements of the scene's builders their types, one by one: none needs another, and an edit leaves most of them alone.
struct TypedStatements {
    let machine: Machine
    /// Finds names that only this input has, such as those of views. nil: there are none, so all expressions of one shape mean the same.
    let resolver: (any NameResolver)?

    /// Is it a name of that kind? It may be of any type. The names are gathered where one is asked for: a scene has many.
    func isOpen(_ name: String) -> Bool { resolver?.names.contains(name) ?? false }

    func isFoundByItself(_ expression: Expression) -> Bool { machine.caches.typed[expression]?.isWhole ?? false }

    /// As it was found before, or now.
    func typed(_ expression: Expression, expecting expected: StaticType? = nil) -> TypedExpression {
        if let known = machine.caches.typed[expression] { return known }
        let shape = expected == nil && resolver == nil ? ExpressionShape(expression) : nil
        // Found again as soon by its shape, and as a statement by its block.
        if let shape, let alike = machine.caches.typed.found(shape) { return alike }
        let found = self.found(expression, expecting: expected)
        if let shape { machine.caches.typed.remember(found, shape) }
        machine.caches.typed[expression] = found
        return found
    }

    /// The statements of a builder, if all are expressions without a fault. Those that an edit left alone, before and behind what it
    /// changed, are taken over as they stand.
    func typed(_ statements: [Statement]) -> [Statement]? {
        guard case .expression? = statements.first?.kind else { return nil }
        let before = machine.caches.typed.block(of: statements) ?? TypedBlock([])
        let same = UnchangedEnds(statements, since: before.source)
        var block = TypedBlock(statements)
        block.take(0..<same.start, of: before, movedBy: 0)
        let moved = before.findings(in: same.middle(of: before.source.count))
        for place in same.middle(of: statements.count) {
            guard case .expression(let expression) = statements[place].kind else { return nil }
            if let known = moved[ObjectIdentifier(expression)] {
                block.find(known, at: place)
                continue
            }
            let found = self.typed(expression)
            guard found.diagnostics.isEmpty else { return nil }
            if found.typed !== expression { block.find(found.typed, at: place) }
        }
        let count = before.source.count
        block.take(count - same.end..<count, of: before, movedBy: statements.count - count)
        machine.caches.typed.remember(block)
        return block.typed
    }

    func found(_ expression: Expression, expecting expected: StaticType?) -> TypedExpression {
        let typer = Typer(index: machine.index, scope: .prompt)
        typer.memo = self
        let typed = typer.check(expression, expecting: expected)
        return TypedExpression(source: expression, typed: typed.expression, type: typed.type, diagnostics: typer.diagnostics)
    }
}

extension CodeScope {
    /// What code of the prompt sees: the program, and the keys of the environment by their bare names.
    static var prompt: CodeScope {
        var scope = CodeScope()
        scope.isScene = true
        return scope
    }

    /// Does it see nothing but what all code of the prompt sees?
    var isBarePrompt: Bool { isScene && selfType == nil && locals.allSatisfy(\.isEmpty) }
}

extension Expression {
    /// What a method is called on; nil where it is no call of one.
    var receiverOfCall: Expression? {
        if case .call(let call) = kind, case .member(let receiver, _, _) = call.callee.kind { receiver } else { nil }
    }

    fileprivate var isPlainLiteral: Bool {
        switch kind {
        case .integer, .float, .bool, .nil: true
        default: false
        }
    }
}
