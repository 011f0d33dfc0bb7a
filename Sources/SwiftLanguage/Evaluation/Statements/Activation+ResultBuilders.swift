// SPDX-License-Identifier: GPL-3.0-or-later

/// Running statements by a `@resultBuilder` of the user's (SE-0289): each expression and choice is a part, and its functions put them together.
extension Activation {
    func buildResult(_ statements: [Statement], by builder: String) throws(Diagnostic) -> Value {
        guard let type = program.types[builder] else { throw Diagnostic(.internal, "the builder '\(builder)' no longer exists") }
        let outer = scope
        defer { scope = outer }
        if statements.containsReturn {
            guard case .returned(let value) = try run(statements) else { return .void }
            return value
        }
        let parts = try builderParts(statements, type)
        let block = try combined(parts, type, at: statements.first?.span)
        return try built("buildFinalResult", nil, [block], type, at: nil) ?? block
    }

    private func builderParts(_ statements: [Statement], _ builder: UserType) throws(Diagnostic) -> [Value] {
        var parts: [Value] = []
        for statement in statements { try add(statement, to: &parts, builder) }
        return parts
    }

    private func add(_ statement: Statement, to parts: inout [Value], _ builder: UserType) throws(Diagnostic) {
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .if(let choice): parts.append(try builtChoice(choice, builder, at: statement.span))
            case .switch(let choice): parts.append(try builtSelection(choice, builder, at: statement.span))
            case .assignment: _ = try evaluate(expression)
            default: parts.append(try builtExpression(expression, builder))
            }
        case .if(let choice): parts.append(try builtChoice(choice, builder, at: statement.span))
        case .switch(let choice): parts.append(try builtSelection(choice, builder, at: statement.span))
        case .forIn(let loop): parts.append(try builtLoop(loop, builder, at: statement.span))
        case .declaration(let declaration): try declare(declaration)
        case .conditionalCompilation(let branches): for inner in try activeBranch(branches) ?? [] { try add(inner, to: &parts, builder) }
        case .do(let block) where block.catches.isEmpty: parts.append(try inner(block.body, builder))
        default:
            throw Diagnostic(
                .unsupported, "the result builder '\(builder.name)' can only contain expressions, 'let', 'if', 'switch' and 'for'",
                at: statement.span)
        }
    }

    private func builtExpression(_ expression: Expression, _ builder: UserType) throws(Diagnostic) -> Value {
        let value = try evaluate(expression, try partType(builder))
        return try built("buildExpression", nil, [value], builder, at: expression.span) ?? value
    }

    /// What a part is expected to be: `.init(…)` and `.name` need it.
    private func partType(_ builder: UserType) throws(Diagnostic) -> ResolvedType {
        for name in ["buildExpression", "buildBlock", "buildPartialBlock"] {
            let functions = builder.members.staticMethods[name] ?? []
            guard let only = functions.first else { continue }
            return functions.count == 1 ? try shape(of: only).parameters.first?.type ?? .any : .any
        }
        return .any
    }

    private func inner(_ body: [Statement], _ builder: UserType) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        return try combined(try builderParts(body, builder), builder, at: body.first?.span)
    }

    // MARK: Choices

    private func builtChoice(_ choice: IfStatement, _ builder: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let value = try branch(choice, builder, at: span)
        guard !choice.hasFinalElse else { return value ?? .void }
        if let built = try built("buildOptional", nil, [value ?? .nil], builder, at: span) { return built }
        if let built = try built("buildIf", nil, [value ?? .nil], builder, at: span) { return built }
        throw Diagnostic(.unsupported, "'\(builder.name)' has no 'buildOptional' for an 'if' without 'else'", at: span)
    }

    /// The branch that holds, marked with the sides that lead to it; nil when none does.
    private func branch(_ choice: IfStatement, _ builder: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let outer = scope
        defer { scope = outer }
        let chain = choice.chain
        let count = chain.count + (choice.hasFinalElse ? 1 : 0)
        for (place, link) in chain.enumerated() {
            if try hold(link.conditions) { return try chosen(link.body, place, of: count, builder, at: span) }
            scope = outer
        }
        guard choice.hasFinalElse, let last = chain.last?.elseBody else { return nil }
        return try chosen(last, count - 1, of: count, builder, at: span)
    }

    private func chosen(
        _ body: [Statement], _ index: Int, of count: Int, _ builder: UserType, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        var value = try inner(body, builder)
        for side in Self.sides(of: index, among: count) { value = try built("buildEither", side, [value], builder, at: span) ?? value }
        return value
    }

    private func builtSelection(_ choice: SwitchStatement, _ builder: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        let index = try chosenCase(choice, at: span)
        return try chosen(choice.cases[index].body, index, of: choice.cases.count, builder, at: span)
    }

    /// A switch, or a chain of `else if`, is a tree of choices between two, complete from the left: the sides that lead to a case, from the case to the root.
    private static func sides(of index: Int, among count: Int) -> [String] {
        guard count > 1 else { return [] }
        let half = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
        return index < half
            ? sides(of: index, among: half) + ["first"] : sides(of: index - half, among: count - half) + ["second"]
    }

    private func builtLoop(_ loop: ForStatement, _ builder: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        var rounds: [Value] = []
        for element in try elements(of: try evaluate(loop.sequence), at: loop.sequence.span) {
            try budget.step(at: span)
            let outer = scope
            defer { scope = outer }
            guard try match(loop.pattern, element, at: loop.sequence.span) else { continue }
            if let condition = loop.condition, try !self.condition(condition) { continue }
            rounds.append(try inner(loop.body, builder))
        }
        try budget.allocate(rounds.count, at: span)
        if let value = try built("buildArray", nil, [.array(rounds)], builder, at: span) { return value }
        throw Diagnostic(.unsupported, "'\(builder.name)' has no 'buildArray' for a 'for' loop", at: span)
    }

    // MARK: Functions of the builder

    private func combined(_ parts: [Value], _ builder: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if let first = parts.first, builder.members.staticMethods["buildPartialBlock"] != nil {
            var result = try built("buildPartialBlock", "first", [first], builder, at: span) ?? first
            for part in parts.dropFirst() {
                let actuals = [
                    Actual(label: "accumulated", value: result, span: span), Actual(label: "next", value: part, span: span),
                ]
                result = try callStatic("buildPartialBlock", of: TypeReference(builder), actuals, nil, at: span)
            }
            return result
        }
        if let value = try built("buildBlock", nil, parts, builder, at: span) { return value }
        throw Diagnostic(.missingRequirement, "the result builder '\(builder.name)' has no 'buildBlock'", at: builder.span)
    }

    /// nil where the builder has no such function.
    private func built(
        _ name: String, _ label: String?, _ values: [Value], _ builder: UserType, at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        guard machine.hasStatic(name, of: builder.qualifiedName) else { return nil }
        let actuals = values.map { Actual(label: label, value: $0, span: span) }
        return try callStatic(name, of: TypeReference(builder), actuals, nil, at: span)
    }
}

extension IfStatement {
    /// The `if` of an `else if`.
    var elseIf: IfStatement? {
        guard let elseBody, elseBody.count == 1 else { return nil }
        switch elseBody[0].kind {
        case .if(let next): return next
        case .expression(let expression):
            if case .if(let next) = expression.kind { return next }
            return nil
        default: return nil
        }
    }

    /// It and each `else if`, in their order.
    var chain: [IfStatement] {
        var result = [self]
        while let next = result.last?.elseIf { result.append(next) }
        return result
    }

    var hasFinalElse: Bool { elseIf?.hasFinalElse ?? (elseBody != nil) }
}
