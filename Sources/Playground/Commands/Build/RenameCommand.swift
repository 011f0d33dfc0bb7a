// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let rename = Command(
        "rename", .build, .edit, syntax: ["rename TARGET NAME"], summary: "Renames a view.",
        examples: ["rename vStack1 list"], related: ["name"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        guard let name = context.arguments.word() else { throw context.arguments.missing("a name") }
        try context.checkName(name, template: view.template, except: view.id)
        try context.arguments.expectEnd()
        var scene = context.scene
        guard scene.names[view.id] != name.text else { return .edit(scene) }
        // The name is part of the nodes that the expressions of its path give.
        scene.root = scene.root?.renewingPath(to: view.id)
        scene.names.choose(name.text, for: view.id)
        if let path = target.view.map({ context.index.views[$0].path }) { scene.move(path, to: name.text) }
        return .edit(scene)
    }
}
