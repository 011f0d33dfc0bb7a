// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onScrollPhaseChange = ModifierDeclaration(
        "onScrollPhaseChange", .scroll, observes: .scrollPhase,
        summary: "Runs an action when the first scroll view inside changes its phase.",
        examples: ["ScrollView { Text(\"a\") }.onScrollPhaseChange { old, new in print(new) }"],
        overloads: [
            Overload(.closure(nil, name: "action", [.named("ScrollPhase"), .named("ScrollPhase"), .named("ScrollPhaseChangeContext")])) {
                maker, action in maker.attaching(ScrollPhaseObserver(action: action))
            }
        ])
}
