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
        guard scene.watches.count <= ListSeparators.limit else {
            throw Diagnostic(.limitExceeded, "a scene can watch at most \(ListSeparators.limit) values", at: context.word.span)
        }
        return .edit(scene)
    }
}

extension ArgumentCursor {
    /// Expressions with commas between, or with blanks.
    fileprivate mutating func watched() throws(Diagnostic) -> [(expression: Expression, text: String)] {
        guard !isAtEnd else { throw missing("an expression") }
        var result: [(Expression, String)] = []
        var separators = ListSeparators(self, splitsAtBlanks: true)
        while !isAtEnd {
            let start = position
            let next = try separators.next(after: start)
            let (expression, stop) = try SwiftReader.leadingExpression(source, from: start, upTo: next?.start ?? end)
            result.append((expression, source.text(in: start..<stop).trimmingBlanks))
            skip(to: stop)
            if let next, next.kind == .comma, position == next.start { skip(to: next.end) }
        }
        return result
    }
}
