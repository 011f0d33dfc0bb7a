// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let fling = Command(
        "fling", .scroll, .event, syntax: ["fling [SCROLL] VX VY", "fling [SCROLL] V"],
        summary: "Flicks a scroll view at a velocity in points per second.", examples: ["fling 1200", "fling list 0 -800"],
        details: "It is a touch, a drag of length 0 and a release at that velocity: the view slows down, and its target behaviour applies.",
        related: ["momentum", "flick", "swipe", "deceleration", "velocity", "paging"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scrollBeforeNumbers()
        let velocity = try context.vector(scroll.node.axes, "a velocity")
        return try context.gesture(on: scroll) { gesture, update in
            gesture.touch(&update)
            update.enter(.interacting, scroll.path)
            gesture.release(&update, velocity: velocity)
        }
    }
}

extension CommandContext {
    /// SCROLL in front of one or two numbers: a number is an id only where more numbers follow than are meant.
    fileprivate func scrollBeforeNumbers() throws(Diagnostic) -> ViewIndex.Scroll {
        var copy = arguments
        var count = 0
        while copy.isAtNumber {
            _ = copy.word()
            count += 1
        }
        if count == 1 || count == 2, copy.isAtEnd, let word = arguments.peekWord() { return try scroll(before: [word.text]) }
        return try scroll(orElse: "'fling 1200' flicks towards the end, 'fling -1200' towards the start")
    }
}
