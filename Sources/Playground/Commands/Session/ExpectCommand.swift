// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let expect = Command(
        "expect", .session, .session,
        syntax: [
            "expect EXPR [\"MESSAGE\"]", "expect EXPR == EXPR [within N] [\"MESSAGE\"]", "expect error ID: COMMAND",
            "expect forall DIMENSION [VALUE…], …: EXPR [within N]",
        ],
        meanings: ["ID": .words(Diagnostic.ID.allCases.map(\.rawValue))],
        summary: "Checks a condition; if it is false, that is an error that shows both sides.",
        examples: [
            "expect text1.frame.minY == 59", "expect root.size.width > 100", "expect root.size.width == 393 \"fill the screen\"",
            "expect error unknown-view: root Vstack { }", "expect forall device, type large xxxLarge: root.size.width > 100",
        ],
        details: "Geometry is compared within 0.001 unless you say otherwise. A message after the check comes first when it fails. "
            + "'forall' checks every combination of screens, as 'matrix' lists them.",
        related: ["assert", "check", "test"]
    ) { (context) throws(Diagnostic) in
        if let request = try context.expectedError() { return .session(request) }
        if context.arguments.take("forall") {
            try context.expectForAll()
            return .show(.nothing)
        }
        try context.verifyExpectation()
        return .edit(context.scene)
    }
}

extension CommandContext {
    /// What stands in the arguments of `expect`: an error unless it holds.
    func verifyExpectation() throws(Diagnostic) {
        let message = arguments.takeMessage()
        let span = arguments.restSpan
        let text = arguments.rest
        let (expression, tolerance) = try checkedExpression(standard: Expectation.standardTolerance)
        let check = Expectation(context: self, tolerance: tolerance, span: span, text: text)
        do { try check.verify(expression) } catch {
            guard let message, error.id == .expectationFailed else { throw error }
            var failure = error
            (failure.message, failure.hint) = (message, error.message)
            throw failure
        }
    }

    /// The number that a prediction is about, and how far off it may be.
    func expectedNumber() throws(Diagnostic) -> (number: Double, tolerance: Double) {
        let span = arguments.restSpan
        let (expression, tolerance) = try checkedExpression(standard: Expectation.predictionTolerance)
        switch ValueJSON(evaluator: evaluator).json(try evaluate(expression)) {
        case .int(let number): return (Double(number), tolerance)
        case .number(let number): return (number, tolerance)
        default: throw Diagnostic(.typeMismatch, "the value to predict is not a number", at: span)
        }
    }

    private func checkedExpression(standard: Double) throws(Diagnostic) -> (Expression, Double) {
        let expression = try arguments.expression("an expression", stopWords: ["within"])
        let tolerance = try arguments.tolerance(standard: standard)
        try arguments.expectEnd()
        return (expression, tolerance)
    }

    /// `forall DIMENSIONS: EXPR`: the check holds on each combination.
    fileprivate func expectForAll() throws(Diagnostic) {
        guard let colon = arguments.wordPosition(":") else {
            throw Diagnostic(
                .missingArgument, "':' and a check are missing", at: arguments.endSpan, hint: "expect forall device, type: EXPR")
        }
        let combinations = SceneCombinations(dimensions: try dimensions(upTo: colon.start))
        arguments.skip(to: colon.end)
        let (text, span) = (arguments.rest, arguments.restSpan)
        let (expression, tolerance) = try checkedExpression(standard: Expectation.standardTolerance)
        var failures: [(screen: String, message: String)] = []
        var count = 0
        try attempting(combinations) { (combination, result) throws(Diagnostic) in
            count += 1
            let check = Expectation(context: looking(at: try result.get(), in: turn), tolerance: tolerance, span: span, text: text)
            do throws(Diagnostic) { try check.verify(expression) } catch {
                guard error.id == .expectationFailed else { throw error }
                failures.append((combinations.text(combination), error.message))
            }
        }
        guard let first = failures.first else { return }
        let others = failures.dropFirst().prefix(5).map { Diagnostic.Note("also on \($0.screen)", span: nil) }
        throw Diagnostic(
            .expectationFailed, "\(first.message), on \(first.screen): \(failures.count) of \(count) combinations fail", at: span,
            notes: others)
    }

    /// `error ID: COMMAND`.
    fileprivate func expectedError() throws(Diagnostic) -> SessionRequest? {
        guard arguments.peekWord()?.text == "error" else { return nil }
        var copy = arguments
        _ = copy.word()
        guard let word = copy.word(), word.text.hasSuffix(":") else { return nil }
        let name = String(word.text.dropLast())
        guard let id = Diagnostic.ID(rawValue: name) else {
            let ids = Diagnostic.ID.allCases.map(\.rawValue)
            throw Diagnostic(
                .unknownValue, "'\(name)' is not an error id", at: word.span, suggestion: ClosestWord.of(name, in: ids),
                hint: "an error shows its id in brackets")
        }
        guard !copy.isAtEnd else { throw copy.missing("a command") }
        return .expectError(id, copy.source, copy.position..<copy.end, word.span)
    }
}

/// A check of `expect`.
struct Expectation {
    let context: CommandContext
    let tolerance: Double
    let span: SourceSpan
    let text: String

    static let standardTolerance = 0.001
    /// Half a point: predictions are not made in pixels.
    static let predictionTolerance = 0.5

    func verify(_ expression: Expression) throws(Diagnostic) {
        if case .binary(let left, "==", let right) = expression.kind { return try verify(expression, left, right) }
        if case .assignment(_, "=", _) = expression.kind {
            throw Diagnostic(.typeMismatch, "use of '=' in a boolean context, did you mean '=='?", at: expression.span ?? span)
        }
        let value = try context.evaluate(expression)
        guard case .bool(let holds) = value else {
            let text = if case .string(let text) = value { text.debugDescription } else { ValueJSON.text(value) }
            throw Diagnostic(.typeMismatch, "a check must be true or false, not \(text)", at: span)
        }
        if !holds { throw failure(try sides(expression)) }
    }

    private func verify(_ whole: Expression, _ left: Expression, _ right: Expression) throws(Diagnostic) {
        if left.startsWithImplicitMember, !right.startsWithImplicitMember { return try verify(whole, right, left) }
        let a = try context.evaluate(left)
        if right.startsWithImplicitMember {
            guard case .bool(true) = try context.evaluate(whole) else {
                throw failure("\(ValueJSON.text(a)) is not \(SwiftPrinter.line(right))")
            }
            return
        }
        let b = try context.evaluate(right)
        let writer = ValueJSON(evaluator: context.evaluator)
        if Self.areNear(writer.json(a), writer.json(b), tolerance), Self.haveLikeTypes(a, b) { return }
        if try areEqual(a, b, whole, left, right) { return }
        throw failure("\(Self.exact(a, b)) is not \(Self.exact(b, a))")
    }

    /// A literal takes its type from the other side: `[2, 1]` beside a Set is a Set.
    private func areEqual(_ a: Value, _ b: Value, _ whole: Expression, _ left: Expression, _ right: Expression) throws(Diagnostic) -> Bool {
        if left.isCollectionLiteral || right.isCollectionLiteral { return try context.evaluate(whole) == .bool(true) }
        do { return try context.evaluator.areEqual(a, b) } catch { throw error.located(at: whole.span ?? span) }
    }

    /// With all digits where rounding would make them look alike.
    private static func exact(_ value: Value, _ other: Value) -> String {
        let text = ValueJSON.text(value)
        return text == ValueJSON.text(other) ? value.debugDescription() : text
    }

    private static func haveLikeTypes(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.int, .double), (.double, .int): true
        case (.string, .native), (.native, .string): false
        default: ValueJSON.typeName(a) == ValueJSON.typeName(b)
        }
    }

    private static func areNear(_ a: JSON, _ b: JSON, _ tolerance: Double) -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): a == b || abs(Double(a) - Double(b)) <= tolerance
        case (.number(let a), .number(let b)): a == b || abs(a - b) <= tolerance
        case (.int(let a), .number(let b)): abs(Double(a) - b) <= tolerance
        case (.number(let a), .int(let b)): abs(a - Double(b)) <= tolerance
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { areNear($0, $1, tolerance) }
        case (.object(let a), .object(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && areNear($0.value, $1.value, tolerance) }
        default: a == b
        }
    }

    /// Both sides of a comparison that does not hold.
    private func sides(_ expression: Expression) throws(Diagnostic) -> String {
        guard case .binary(let left, let sign, let right) = expression.kind, ["<", ">", "<=", ">=", "!="].contains(sign),
            !right.startsWithImplicitMember
        else {
            return "it is false"
        }
        return "\(ValueJSON.text(try context.evaluate(left))) \(sign) \(ValueJSON.text(try context.evaluate(right))) is false"
    }

    private func failure(_ sides: String) -> Diagnostic { Diagnostic(.expectationFailed, "expected \(text), but \(sides)", at: span) }
}

extension Expression {
    /// `.compact`, `.init(…)`: only the other side tells what it means.
    var startsWithImplicitMember: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let call): call.callee.startsWithImplicitMember
        case .member(let base, _, _): base.startsWithImplicitMember
        default: false
        }
    }
}
