// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let show = Command(
        "show", .inspect, syntax: ["show [TARGET]"], parameters: [.target], summary: "Draws the screen, or one view, as boxes to scale.",
        examples: ["show", "show vStack1"], related: ["draw", "boxes", "picture", "preview"]
    ) { (context) throws(Diagnostic) in
        let target = try context.targetOrRoot()
        try context.arguments.expectEnd()
        let layer = try target.map { (target) throws(Diagnostic) in try context.layer(target) }
        return .show(SceneDrawing.output(context.laidOut, layer: layer))
    }
}
