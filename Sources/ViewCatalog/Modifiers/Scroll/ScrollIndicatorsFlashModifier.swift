// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollIndicatorsFlash = ModifierDeclaration(
        "scrollIndicatorsFlash", .scroll, observes: .indicators,
        summary: "Shows the indicators of the scroll views inside for a moment.",
        examples: ["ScrollView { Text(\"a\") }.scrollIndicatorsFlash(onAppear: true)"],
        overloads: [
            Overload(.required("onAppear", Bool.self)) { maker, onAppear in
                maker.attaching(ScrollIndicatorsFlash(trigger: .nil, flashesAtFirst: onAppear))
            },
            Overload(.required("trigger", Value.self)) { maker, trigger in
                maker.attaching(ScrollIndicatorsFlash(trigger: trigger, flashesAtFirst: false))
            },
        ])
}
