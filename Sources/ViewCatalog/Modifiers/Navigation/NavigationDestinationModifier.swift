// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationDestination = ModifierDeclaration(
        "navigationDestination", .data, summary: "The view for values that links lead to; kept, not shown.",
        examples: ["NavigationStack { Text(\"a\").navigationDestination(for: Int.self) { Text(\"\\($0)\") } }"],
        overloads: [
            Overload(.required("for", Value.self), .late("destination", [.named("Any")])) { maker, _, _ in
                LayerNode(maker.content, tag: maker.tag)
            },
            Overload(.required("isPresented", BindingValue.self), .late("destination")) { maker, _, _ in
                LayerNode(maker.content, tag: maker.tag)
            },
        ])
}
