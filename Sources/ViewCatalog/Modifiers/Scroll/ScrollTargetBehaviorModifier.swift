// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollTargetBehavior = ModifierDeclaration(
        "scrollTargetBehavior", .scroll, summary: "Where scrolling comes to rest.",
        examples: ["ScrollView { Text(\"a\") }.scrollTargetBehavior(.paging)"],
        overloads: [
            Overload(.any(nil, name: "behavior", type: "ScrollTargetBehavior")) { maker, behavior in
                maker.attaching(ScrollTargetBehaviorAttachment(behavior: behavior))
            }
        ])
}
