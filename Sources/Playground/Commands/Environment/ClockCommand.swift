// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let clock = Command(
        "clock", .environment, .edit, syntax: ["clock auto", "clock manual"],
        summary: "Runs motion to its end after each input, or step by step.", examples: ["clock manual", "clock auto"],
        related: ["time", "animation", "tick"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        scene.clock.isManual = try context.choice("clock", [("auto", false), ("manual", true)])
        try context.arguments.expectEnd()
        return .edit(scene)
    }
}
