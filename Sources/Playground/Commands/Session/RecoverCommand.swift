// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let recover = Command(
        "recover", .session, .session, syntax: ["recover", "recover discard"],
        summary: "Brings back the scene of a shell that was killed or cut off.", examples: ["recover", "recover discard"],
        details: """
            What changes the scene is kept beside the history until the shell is left with 'quit' or Ctrl-D. The newest scene that is left \
            comes first; 'recover discard' forgets it. With --no-history nothing is kept, and with --read-only nothing is written.
            """,
        related: ["crash", "journal", "restore", "lost"]
    ) { (context) throws(Diagnostic) in
        let discards = context.arguments.take("discard")
        try context.arguments.expectEnd()
        return .session(.recover(discards: discards))
    }
}
