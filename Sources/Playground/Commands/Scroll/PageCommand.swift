// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let page = Command(
        "page", .scroll, .event, syntax: ["page [SCROLL] next", "page [SCROLL] previous"],
        summary: "Scrolls to the next or previous scroll target, or by one container length, as paddle buttons do.",
        examples: ["page next", "page list previous"],
        details:
            "The scroll is animated with .default. A bound scroll position is set at once; past the first or last target nothing happens.",
        related: ["paddle", "paging", "carousel", "scrollPosition"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll(
            before: ["next", "previous"], orElse: "'page next' goes towards the end, 'page previous' towards the start")
        let isNext = try context.choice("page", [("next", true), ("previous", false)])
        try context.arguments.expectEnd()
        let turn = SceneStep.change { (laidOut, _) throws(Diagnostic) in
            guard let subject = ScrollSubject(laidOut, scroll.path) else { return SceneUpdate(laidOut.scene) }
            return SceneUpdate(try ScrollPage(scene: laidOut.scene, subject: subject, isNext: isNext).turned())
        }
        return .steps(from: context.scene, context.lifting() + [turn])
    }
}
