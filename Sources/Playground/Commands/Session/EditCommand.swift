// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let edit = Command(
        "edit", .session, .session, syntax: ["edit"], summary: "Opens the last input in $EDITOR; needs a terminal.", examples: ["edit"],
        related: ["editor"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        guard context.options.isInteractive else {
            throw Diagnostic(.unsupported, "'edit' needs a terminal", at: context.word.span)
        }
        return .session(.edit)
    }
}
