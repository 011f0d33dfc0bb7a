// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollPosition = ModifierDeclaration(
        "scrollPosition", .scroll, observes: .scrollPosition, summary: "Binds the position of the scroll view inside.",
        examples: ["ScrollView { Text(\"a\") }.scrollPosition(id: $chosen)"],
        overloads: [
            Overload(.required("id", BindingValue.self), .optional("anchor", UnitPoint.self)) { maker, binding, anchor in
                maker.attaching(ScrollPositionIDAttachment(id: binding, anchor: anchor))
            },
            Overload(.unlabeledBinding("position", ScrollPositionValue.self), .optional("anchor", UnitPoint.self)) {
                maker, binding, anchor in
                maker.attaching(ScrollPositionAttachment(position: binding, anchor: anchor))
            },
        ])
}
