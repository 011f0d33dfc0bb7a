// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let remove = Command(
        "remove", synonyms: ["delete", "rm"], .build, .edit, syntax: ["remove TARGET"],
        summary: "Removes a view.",
        examples: ["remove text1", "remove \"row-3\""], related: ["delete"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        try context.arguments.expectEnd()
        let view = try context.authored(target)
        return .edit(try context.removing(view, target))
    }
}

extension CommandContext {
    /// The scene without a view; without its root it is empty.
    func removing(_ view: Outline.View, _ target: Target) throws(Diagnostic) -> Scene {
        var scene: Scene
        if view.outer === self.scene.root {
            scene = self.scene
            scene.root = nil
            scene.names = SceneNames()
        } else {
            scene = try rewriting(view) { _ in
                []
            } elsewhere: { (_) throws(Diagnostic) in
                throw Diagnostic(.invalidEdit, "'\(target.text)' is an argument: it can be replaced, not removed", at: target.span)
            }
        }
        if let focus = scene.focus, let source = laidOut.outline.view(focus), let own = target.source, laidOut.outline.isInside(source, own)
        {
            scene.focus = nil
        }
        return scene
    }
}
