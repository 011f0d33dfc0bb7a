// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let save = Command(
        "save", .session, .session, syntax: ["save FILE"],
        summary: "Writes a session that rebuilds the scene exactly.",
        examples: ["save feed.scroll"], related: ["store", "write", "session"]
    ) { (context) throws(Diagnostic) in
        let path = try context.path()
        return .session(.write(path: path.text, bytes: Array(try SceneScript(context: context).text().utf8), span: path.span))
    }
}
