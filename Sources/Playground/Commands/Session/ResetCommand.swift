// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let reset = Command(
        "reset", .session, .edit, syntax: ["reset"], summary: "Starts over with a fresh scene; 'undo' brings the old one back.",
        examples: ["reset"],
        related: ["clear", "new"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        var fresh = try Scene.fresh(context.options)
        fresh.options = context.scene.options
        return .edit(fresh)
    }
}
