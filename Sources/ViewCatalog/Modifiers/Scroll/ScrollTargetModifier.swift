// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollTarget = ModifierDeclaration(
        "scrollTarget", .scroll, summary: "Marks one view as a scroll target.",
        examples: ["Text(\"a\").scrollTarget()"],
        overloads: [
            Overload(.defaulted("isEnabled", true)) { maker, isEnabled in maker.attaching(ScrollTargetAttachment(isEnabled: isEnabled)) }
        ])
}
