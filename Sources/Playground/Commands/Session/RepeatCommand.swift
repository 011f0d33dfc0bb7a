// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let `repeat` = Command(
        "repeat", .session, .session, syntax: ["repeat N COMMAND"],
        summary: "Runs an input several times, as one.",
        examples: ["repeat 3 add Text(\"Row\")", "repeat 5 scroll by 100"], related: ["loop", "times"]
    ) { (context) throws(Diagnostic) in
        guard !context.arguments.isAtEnd else {
            var missing = context.arguments.missing("a number of times")
            missing.hint = "repeat 3 scroll by 100; Swift's loop is repeat { … } while CONDITION"
            throw missing
        }
        if let word = context.arguments.peekWord(), Command.named(word.text) != nil {
            throw Diagnostic(
                .missingArgument, "'repeat' needs a number of times", at: word.span, hint: "repeat 3 \(context.arguments.rest)")
        }
        let count = try context.arguments.count("a number of times", standard: 1, limit: 10_000)
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("an input") }
        return .session(.repeat(count, context.arguments.source, context.arguments.position..<context.arguments.end))
    }
}
