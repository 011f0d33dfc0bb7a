// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let print = Command(
        "print", synonyms: ["p"], .inspect, .event, syntax: ["print EXPR"],
        summary: "Shows the value of an expression.",
        examples: ["print root.frame", "print 3 * 14", "print horizontalSizeClass"],
        details: "A bare name is a variable of the scene, else a view, else an environment key of the root.",
        related: ["value", "evaluate"]
    ) { (context) throws(Diagnostic) in try context.printing(try context.printedExpression()) }
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
        let written = printedLines()
        var parts = written.map { Output.Part.line(StyledText($0)) }
        if case .void = value {
            let json = written.isEmpty ? JSON.object([JSON.Field]()) : .object(["printed": .array(written.map { .string($0) })])
            return Output(json: json, parts: parts)
        }
        parts.append(.line(StyledText(text)))
        if case .function = value, case .identifier(let name, _) = expression.kind {
            parts.append(.line(StyledText("a function: 'print \(name)(…)' calls it", .faint)))
        }
        let json = JSON.object([
            "type": .string(ValueJSON.typeName(value)), "value": ValueJSON(evaluator: evaluator).json(value), "text": .string(text),
        ])
        return Output(json: json, parts: parts)
    }
}
