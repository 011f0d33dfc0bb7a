// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let window = Command(
        "window", .environment, .edit, syntax: ["window WxH [anchor: UNITPOINT]"],
        summary: "Shows the scene in a resizable window that the root fills.",
        examples: ["window 700x500", "window 600x400 anchor: .topLeading"],
        details: """
            The anchor is the point of the window that stays in place; it does not move the content. Safe areas and size classes stay those \
            of the device. 'device' ends the window.
            """, related: ["resize", "split"]
    ) { (context) throws(Diagnostic) in
        let size = try context.arguments.size()
        let anchor = try context.arguments.takeLabel("anchor") ? context.unitPoint() : nil
        try context.arguments.expectEnd()
        var scene = context.scene
        scene.stage.window = size
        scene.stage.viewport = nil
        if let anchor { scene.stage.windowAnchor = anchor }
        return .edit(scene)
    }
}
