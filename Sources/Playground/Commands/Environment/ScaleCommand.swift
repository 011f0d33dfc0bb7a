// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let scale = Command(
        "scale", .environment, .edit, syntax: ["scale N"], summary: "Sets the number of pixels per point.",
        examples: ["scale 2"],
        related: ["displayScale", "pixel", "retina"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        let bounds = Double.leastNormalMagnitude...16
        scene.stage.scale = try context.arguments.number("a scale", in: bounds, "a scale must be above 0 and at most 16")
        try context.arguments.expectEnd()
        return .edit(scene)
    }
}
