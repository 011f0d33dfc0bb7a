// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let time = Command(
        "time", .session, .session, syntax: ["time COMMAND"],
        summary: "Runs an input and reports how much work it took.",
        examples: ["time scroll by 500"],
        details: "It counts operations, so that a script prints the same everywhere; at the prompt it also shows milliseconds.",
        related: ["performance", "speed", "count"]
    ) { (context) throws(Diagnostic) in
        guard !context.arguments.isAtEnd else { throw context.arguments.missing("an input") }
        return .session(.time(context.arguments.source, context.arguments.position..<context.arguments.end))
    }
}
