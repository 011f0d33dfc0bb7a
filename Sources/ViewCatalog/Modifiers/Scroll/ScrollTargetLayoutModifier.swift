// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollTargetLayout = ModifierDeclaration(
        "scrollTargetLayout", .scroll, summary: "Makes the views of this layout scroll targets.",
        examples: ["VStack { Text(\"a\") }.scrollTargetLayout()"],
        overloads: [
            Overload(.defaulted("isEnabled", true)) { maker, isEnabled in
                maker.attaching(ScrollTargetLayoutAttachment(isEnabled: isEnabled))
            }
        ])
}
