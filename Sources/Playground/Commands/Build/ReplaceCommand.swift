// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let replace = Command(
        "replace", .build, .edit, syntax: ["replace TARGET VIEW"],
        summary: "Replaces a view with another.",
        examples: ["replace text1 Image(systemName: \"star\")"], details: "A name that you chose is passed on to the new view.",
        related: ["exchange", "swap"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let old = try context.authored(target)
        if let word = context.arguments.peekWord(), ["with", "by"].contains(word.text) {
            throw Diagnostic(.unknownArgument, "'\(word.text)' is not expected here", at: word.span)
        }
        let (name, view) = try context.newView()
        if let name { try context.checkName(name, template: old.template, except: old.id) }
        var scene = try context.replacing(old) { _ in view }
        if let chosen = name?.text ?? (scene.names.chosen.contains(old.id) ? scene.names[old.id] : nil) {
            scene.names.names[old.id] = nil
            scene.names.chosen.remove(old.id)
            scene.names.choose(chosen, for: view.chainBase.id)
        }
        if scene.focus == old.id { scene.focus = view.chainBase.id }
        return .edit(scene)
    }
}
