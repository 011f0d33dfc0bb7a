// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let recover = Command(
        "recover", .session, .session, syntax: ["recover", "recover discard"],
        summary: "Brings back the scene of a shell that was killed or disconnected.", examples: ["recover", "recover discard"],
        details: """
            Changes of the scene are recorded beside the history until you leave the shell with 'quit' or Ctrl-D. The newest \
            scene comes first; 'recover discard' deletes it. With --no-history nothing is kept, and with --read-only nothing is \
            written.
            """,
        related: ["crash", "journal", "restore", "lost"]
    ) { (context) throws(Diagnostic) in
        let discards = context.arguments.take("discard")
        try context.arguments.expectEnd()
        return .session(.recover(discards: discards))
    }
}
