// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let show = Command(
        "show", .inspect, .question, syntax: ["show [TARGET]"], parameters: [.target],
        summary: "Draws the screen, or one view, as boxes to scale.",
        examples: ["show", "show vStack1"],
        details: """
            ░ is safe area. ≈ and ≀ are edges at which a scroll view cuts its content; ▲ 141 says how many points lie beyond. ┈ and ┊ mark \
            where content rests: insets and margins. █ and ▬ are scroll indicators, seen while something moves or a finger holds. A box that \
            is too small for its name has a sign, and the sign a line below the picture; › joins views of one box, – stands before one that \
            others cover. Dashed boxes are containers and frames, solid ones draw something.
            """, related: ["draw", "boxes", "picture", "preview"]
    ) { (context) throws(Diagnostic) in
        let target = try context.targetOrRoot()
        try context.arguments.expectEnd()
        let layer = try target.map { (target) throws(Diagnostic) in try context.layer(target) }
        return .show(SceneDrawing.output(context.laidOut, layer: layer))
    }
}
