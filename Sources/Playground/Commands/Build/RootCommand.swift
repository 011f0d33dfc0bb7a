// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let root = Command(
        "root", .build, .edit, syntax: ["root VIEW", "root NAME = VIEW"],
        summary: "Replaces the root view.", examples: ["root VStack { Text(\"Hello\") }", "root feed = ScrollView { Text(\"Hello\") }"],
        details: "A view typed alone does the same.", related: ["start", "new", "show"]
    ) { (context) throws(Diagnostic) in
        let (name, view) = try context.newView()
        var scene = context.scene
        scene.startAnew(with: view)
        if let name {
            try context.checkRootName(name)
            scene.names.choose(name.text, for: view.chainBase.id)
        }
        return .edit(scene)
    }
}

extension CommandContext {
    /// The old views go, so only reserved words and variables are in the way.
    fileprivate func checkRootName(_ name: ArgumentCursor.Word) throws(Diagnostic) {
        do { try checkName(name) } catch {
            if error.id == .duplicateName, scene.program.variables[name.text] == nil { return }
            throw error
        }
    }
}
