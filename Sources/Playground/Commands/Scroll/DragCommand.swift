// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let drag = Command(
        "drag", .scroll, .event, syntax: ["drag [SCROLL] by DX DY", "drag [SCROLL] by D"],
        summary: "Puts a finger on a scroll view and moves it; it stays down until 'release'.",
        examples: ["drag by 0 -50", "drag list by 120", "drag by 0 0"],
        details: """
            The numbers are the distance that the finger moves, with the sign of the content offset: positive goes towards the \
            end. Past an edge the view follows less and less (rubber banding). 'drag by 0 0' only touches the view, which stops \
            its motion.
            """,
        related: ["finger", "pan", "rubber band", "release", "interacting"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll(
            before: ["by"], orElse: "'drag by 100' moves a finger by points towards the end, 'drag by -100' towards the start")
        guard context.arguments.take("by") else { throw context.arguments.missing("'by' with a distance") }
        let delta = try context.vector(scroll.node.axes, "a distance")
        return try context.gesture(on: scroll, keepsFinger: true) { gesture, update in
            gesture.drag(&update, by: CGPoint(x: delta.dx, y: delta.dy))
        }
    }
}
