// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let viewport = Command(
        "viewport", .environment, .edit, syntax: ["viewport WxH"], summary: "Changes the size of the screen only.",
        examples: ["viewport 320x480"], details: "Insets, scale and size classes stay as they are.", related: ["size", "resize"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        scene.stage.viewport = try context.arguments.size()
        try context.arguments.expectEnd()
        return .edit(scene)
    }
}
