// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Folds `a + b * c ? d : e` by Swift's precedence.
extension TreeReader {
    func fold(_ node: SequenceExprSyntax) throws(Diagnostic) -> Expression {
        var sequence = OperatorSequence(reader: self)
        var effects: [(index: Int, words: [EffectWord])] = []
        var elements = Array(node.elements)[...]
        if elements.count > 2 * Self.maximumChain { throw tooLong(node) }
        while let element = elements.popFirst() {
            if let sign = try infix(element) {
                try sequence.add(sign, typeAfter: &elements)
                continue
            }
            let (operand, words) = withoutEffects(element)
            if !words.isEmpty {
                guard sequence.takesEffect else {
                    throw failure(
                        "'\(words[0].text)' cannot appear to the right of a non-assignment operator", at: element,
                        hint: "write it in front of the whole expression")
                }
                effects.append((sequence.operands.count, words))
            }
            sequence.operands.append(try expression(operand))
        }
        // `try` and `await` cover everything to their right.
        for effect in effects.reversed() {
            sequence.operands[effect.index] = try sequence.foldTail(from: effect.index, effects: effect.words)
        }
        return try sequence.foldTail(from: 0, effects: [])
    }

    private func withoutEffects(_ node: ExprSyntax) -> (ExprSyntax, words: [EffectWord]) {
        var words: [EffectWord] = []
        var current = node
        while true {
            if let node = current.as(TryExprSyntax.self) {
                words.append(EffectWord(text: effectWord(node), start: start(node)))
                current = node.expression
            } else if let node = current.as(AwaitExprSyntax.self) {
                words.append(EffectWord(text: "await", start: start(node)))
                current = node.expression
            } else {
                return (current, words)
            }
        }
    }

    /// Nothing in sight declares an operator. In loaded code a package that is not there may, unless the sign is a slip that is known.
    ///
    /// - Returns: how tightly it binds as far as can be told.
    func undeclared(
        _ sign: String, _ fixity: OperatorDeclaration.Fixity, at node: some SyntaxProtocol
    ) throws(Diagnostic) -> OperatorPrecedence {
        let slip: String? =
            switch (sign, fixity) {
            case ("..", _): "a range is 1...3 with its end, or 1..<3 without"
            case ("++", _): "Swift adds with +="
            case ("--", .postfix): "Swift subtracts with -="
            case ("=>", _): "a closure is { x in … }"
            case ("%", .postfix): "Swift has no percentages: 50% is 0.5"
            default: nil
            }
        if slip == nil, source.marksUnknowns { return .default }
        let hint = slip ?? "'\(fixity.rawValue) operator \(sign)' declares one"
        throw failure("cannot find operator '\(sign)' in scope", at: node, hint: hint)
    }

    private func infix(_ node: ExprSyntax) throws(Diagnostic) -> InfixSign? {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let sign):
            let text = sign.operator.text
            let known = operators.precedence(infix: text)
            let precedence = if let known { known } else { try undeclared(text, .infix, at: node) }
            return InfixSign(.binary(text, isAssignment: precedence == .assignment), precedence, span(node))
        case .assignmentExpr: return InfixSign(.binary("=", isAssignment: true), .assignment, span(node))
        case .unresolvedTernaryExpr(let node):
            return InfixSign(.ternary(try expression(node.thenExpression)), .ternary, span(node))
        case .unresolvedAsExpr(let node):
            let kind = Expression.CastKind(rawValue: "as" + (node.questionOrExclamationMark?.text ?? "")) ?? .coerce
            return InfixSign(.cast(kind), .casting, span(node))
        case .unresolvedIsExpr(let node): return InfixSign(.test, .casting, span(node))
        case .arrowExpr: throw unsupported("a function type here", at: node)
        default: return nil
        }
    }
}

/// `try` or `await`, and where it begins.
private struct EffectWord {
    let text: String
    let start: Int
}

/// What stands between two operands.
struct InfixSign {
    enum Kind {
        case binary(String, isAssignment: Bool)
        case ternary(Expression)
        case cast(Expression.CastKind)
        case test
    }
    let kind: Kind
    let precedence: OperatorPrecedence
    let span: SourceSpan

    init(_ kind: Kind, _ precedence: OperatorPrecedence, _ span: SourceSpan) {
        self.kind = kind
        self.precedence = precedence
        self.span = span
    }
}

/// Operands and the signs between them; a cast has taken its type with it and stands for a sign with no right operand.
private struct OperatorSequence {
    let reader: TreeReader
    var operands: [Expression] = []
    /// `casts[i]` follow operand `i` directly.
    private var casts: [Int: [(sign: InfixSign, type: TypeSyntax, end: Int)]] = [:]
    private var signs: [InfixSign] = []

    init(reader: TreeReader) { self.reader = reader }

    mutating func add(_ sign: InfixSign, typeAfter elements: inout ArraySlice<ExprSyntax>) throws(Diagnostic) {
        switch sign.kind {
        case .cast, .test:
            guard let node = elements.popFirst(), let type = try reader.typeFromExpression(node) else {
                throw Diagnostic(.syntax, "expected a type", at: sign.span)
            }
            casts[operands.count - 1, default: []].append((sign, type, reader.end(node)))
        default: signs.append(sign)
        }
    }

    /// `try` and `await` stand in front of everything, or behind `=`, `?` and `:`.
    var takesEffect: Bool { signs.last.map { $0.precedence == .assignment || $0.precedence == .ternary } ?? true }

    /// Folds operand `start` and everything behind it into one.
    mutating func foldTail(from start: Int, effects: [EffectWord]) throws(Diagnostic) -> Expression {
        var values: [Expression] = [operands[start]]
        var pending: [InfixSign] = []
        try applyCasts(at: start, &values, &pending)
        for index in operands.indices.dropFirst(start + 1) {
            let sign = signs[index - 1]
            try reduce(&values, &pending, before: sign)
            pending.append(sign)
            values.append(operands[index])
            try applyCasts(at: index, &values, &pending)
        }
        while let sign = pending.popLast() { combine(&values, sign) }
        operands.removeSubrange((start + 1)...)
        signs.removeSubrange(start...)
        return effects.reversed().reduce(values[0]) { value, word in
            Expression(.effect(word.text, value), span: value.span.map { reader.span(from: word.start, to: $0.end) })
        }
    }

    private mutating func applyCasts(at index: Int, _ values: inout [Expression], _ pending: inout [InfixSign]) throws(Diagnostic) {
        for cast in casts.removeValue(forKey: index) ?? [] {
            try reduce(&values, &pending, before: cast.sign)
            let value = values.removeLast()
            let span = value.span.map { reader.span(from: $0.start, to: cast.end) }
            if case .cast(let kind) = cast.sign.kind {
                values.append(Expression(.as(value, kind, cast.type), span: span))
            } else {
                values.append(Expression(.is(value, cast.type), span: span))
            }
        }
    }

    /// Combines what binds tighter than the sign that comes.
    private func reduce(_ values: inout [Expression], _ pending: inout [InfixSign], before sign: InfixSign) throws(Diagnostic) {
        while let last = pending.last {
            if last.precedence.rank == sign.precedence.rank, last.precedence.group != sign.precedence.group {
                throw Diagnostic(
                    .syntax,
                    "adjacent operators are in unordered precedence groups '\(last.precedence.group)' and '\(sign.precedence.group)'",
                    at: sign.span, hint: "add parentheses")
            }
            if last.precedence == sign.precedence, sign.precedence.associativity == .none {
                throw Diagnostic(
                    .syntax, "operators of the same rank can't follow each other here", at: sign.span, hint: "add parentheses")
            }
            let isTighter = last.precedence > sign.precedence
            guard isTighter || (last.precedence == sign.precedence && sign.precedence.associativity == .left) else { return }
            pending.removeLast()
            combine(&values, last)
        }
    }

    private func combine(_ values: inout [Expression], _ sign: InfixSign) {
        guard values.count >= 2 else { return }
        let right = values.removeLast()
        let left = values.removeLast()
        let kind: Expression.Kind =
            switch sign.kind {
            case .binary(let name, isAssignment: true): .assignment(left, name, right)
            case .binary(let name, isAssignment: false): .binary(left, name, right)
            case .ternary(let middle): .ternary(left, middle, right)
            case .cast, .test: left.kind
            }
        let start = left.span?.start ?? sign.span.start
        values.append(Expression(kind, span: reader.span(from: start, to: right.span?.end ?? sign.span.end)))
    }
}
