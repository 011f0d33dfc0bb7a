// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let targets = Command(
        "targets", .inspect, .question, syntax: ["targets [SCROLL] [velocity: V] [all] [rules]"],
        summary: "Lists the scroll targets of a scroll view, where each would rest, and where a fling from here would end and why.",
        examples: ["targets", "targets scrollView1 all", "targets velocity: 1200"],
        details: """
            Offsets are counted from rest. Lazy rows that were never built are where they are estimated to be. Nothing moves: \
            the flings, forward and back or at the given velocity, are only computed.
            """,
        related: ["scrollTargetLayout", "viewAligned", "snapping", "fling"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll(before: ["velocity:", "velocity", "all", "rules"])
        var velocities = TargetsReport.velocities
        var showsAll = false
        var showsRules = context.scene.options.showsRules
        while !context.arguments.isAtEnd {
            if context.arguments.takeLabel("velocity") {
                velocities = [try context.arguments.number("a velocity")]
            } else if context.arguments.take("all") {
                showsAll = true
            } else if context.arguments.take("rules") {
                showsRules = true
            } else {
                try context.arguments.expectEnd()
            }
        }
        guard let subject = ScrollSubject(context.laidOut, scroll.path) else {
            throw Diagnostic(.notRealized, "this scroll view was not laid out", at: context.word.span)
        }
        return .show(try TargetsReport(subject: subject, showsAll: showsAll, showsRules: showsRules).output(velocities))
    }
}
