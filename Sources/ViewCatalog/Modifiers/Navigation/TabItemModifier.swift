// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tabItem = ModifierDeclaration(
        "tabItem", .data, summary: "The label of this page in the bar of a TabView.",
        examples: ["TabView { Text(\"a\").tabItem { Text(\"A\") } }"],
        overloads: [
            Overload(.unlabeledLate("label", [])) { maker, label in
                maker.attaching(TabItemAttachment(label: DeferredNode { label.node([], at: $0) }))
            }
        ])
}
