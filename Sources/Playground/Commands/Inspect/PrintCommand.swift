// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let print = Command(
        "print", synonyms: ["p"], .inspect, .event, syntax: ["print EXPR"],
        summary: "Shows the value of an expression.",
        examples: ["print root.frame", "print 3 * 14", "print horizontalSizeClass"],
        details: "A bare name is a variable of the scene, else a view, else an environment key of the root.",
        related: ["value", "evaluate"]
    ) { (context) throws(Diagnostic) in
        let effect = try context.printing(try context.printedExpression())
        // As Swift prints what is Void; a script shows nothing of it.
        guard case .edit(let scene, let output) = effect, output.isEmpty, context.isAnswered else { return effect }
        return .edit(scene, Output(json: output.json, lines: [StyledText("()")]))
    }
}

extension CommandContext {
    /// What `print` is to show: one expression. Swift's `print(a, b)` without its brackets is told how to write it.
    fileprivate func printedExpression() throws(Diagnostic) -> Expression {
        do throws(Diagnostic) {
            return try arguments.expression("an expression")
        } catch {
            guard error.id == .syntax, error.message.hasPrefix("unexpected code ',") else { throw error }
            var worded = error
            worded.message = "'print' shows one expression"
            worded.hint = "several values in brackets: print(a, b)"
            throw worded
        }
    }

    /// Shows the value of an expression; what it changed stays.
    func printing(_ expression: Expression) throws(Diagnostic) -> Effect {
        let output = try printed(expression)
        return .edit(scene, output)
    }

    /// The value of an expression, after what it wrote itself.
    private func printed(_ expression: Expression) throws(Diagnostic) -> Output {
        let value = try perform(expression)
        let text = try text(of: value, at: expression.span)
        if value.isData, let unknown = turn.unknowns.unknowns.first { throw .dependingOn(unknown) }
        let written = printedLines()
        var parts = written.map { Output.Part.line(StyledText($0)) }
        if case .void = value {
            let json = written.isEmpty ? JSON.object([JSON.Field]()) : .object(["printed": .array(written.map { .string($0) })])
            return Output(json: json, parts: parts)
        }
        parts.append(.line(StyledText(text)))
        if let remark = remark(on: value, of: expression) { parts.append(.row(StyledText(remark, .faint))) }
        let json = JSON.object([
            "type": .string(ValueJSON.typeName(value)), "value": ValueJSON(evaluator: evaluator).json(value), "text": .string(text),
        ])
        return Output(json: json, parts: parts)
    }

    /// What a value does not tell by itself.
    private func remark(on value: Value, of expression: Expression) -> String? {
        if case .function = value, case .identifier(let name, _) = expression.kind { return "a function: 'print \(name)(…)' calls it" }
        // A bare key is that of the root, which no ScrollViewport is outside of.
        guard isAnswered, expression.freeIdentifiers.contains(EnvironmentKeys.viewport.name) else { return nil }
        return "'viewport' is zero outside of a ScrollViewport; 'print root.frame' and 'show' tell what the root fills"
    }
}

extension Value {
    /// Is it what code has worked out, no view or object of one, which is shown without what was left out of it?
    fileprivate var isData: Bool {
        switch self {
        case .bool, .int, .integer, .double, .float, .string, .substring, .character, .array, .dictionary, .set, .tuple, .nil: true
        case .native(let native): native is UnknownValue
        default: false
        }
    }
}

extension Diagnostic {
    /// There is no answer where code that was left out has worked at it: a stand-in is none.
    fileprivate static func dependingOn(_ unknown: Unknown) -> Diagnostic {
        Diagnostic(unknown.id, unknown.message, at: unknown.span, hint: "it was left out of the loaded code, so there is no answer")
    }
}
