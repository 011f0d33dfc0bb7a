// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let watch = Command(
        "watch", .inspect, .edit, syntax: ["watch EXPR, …"],
        summary: "Prints values after each input when they change.",
        examples: ["watch feed.contentOffset.y", "watch root.size, text1.frame"], related: ["observe", "monitor"]
    ) { (context) throws(Diagnostic) in
        // What watching does is seen, never kept.
        var scene = context.laidOut.scene
        let evaluator = PromptEvaluator(context.laidOut, budget: context.turn.budget, isKept: false)
        for argument in try context.arguments.watched() {
            do throws(Diagnostic) { _ = try evaluator.evaluate(argument.expression) } catch {
                throw error.located(at: argument.expression.span)
            }
            scene.watches.removeAll { $0.text == argument.text }
            scene.watches.append(Watch(expression: argument.expression, text: argument.text))
        }
        return .edit(scene)
    }
}

extension ArgumentCursor {
    /// Expressions with commas between, or with blanks.
    fileprivate mutating func watched() throws(Diagnostic) -> [(expression: Expression, text: String)] {
        guard !isAtEnd else { throw missing("an expression") }
        var result: [(Expression, String)] = []
        while !isAtEnd {
            let start = position
            let comma = SwiftReader.tokens(source, range: position..<end).first { $0.kind == .comma && $0.depth == 0 }
            let (expression, _) = try SwiftReader.leadingExpression(source, from: position, upTo: comma?.start ?? end)
            let stop = try SwiftReader.leadingExpression(source, from: position, upTo: comma?.start ?? end).end
            result.append((expression, source.text(in: start..<stop).trimmingBlanks))
            skip(to: comma.map { max($0.end, stop) } ?? stop)
        }
        return result
    }
}
