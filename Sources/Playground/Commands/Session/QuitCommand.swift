// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let quit = Command(
        "quit", synonyms: ["exit", "q", ":q"], .session, .session, syntax: ["quit [N]"],
        summary: "Leaves the shell, with an exit status if you give one.",
        examples: ["quit"], related: ["leave", "bye"]
    ) { (context) throws(Diagnostic) in
        guard let word = context.arguments.word() else { return .session(.quit(0)) }
        try context.arguments.expectEnd()
        guard let status = word.wholeNumber else {
            throw Diagnostic(
                .typeMismatch, "'\(word.text)' is not an exit status", at: word.span,
                hint: "'quit' leaves the shell, 'leave' a lesson")
        }
        guard (0...255).contains(status) else {
            throw Diagnostic(.outOfRange, "an exit status must be between 0 and 255", at: word.span)
        }
        return .session(.quit(Int32(status)))
    }
}
