// SPDX-License-Identifier: GPL-3.0-or-later

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
