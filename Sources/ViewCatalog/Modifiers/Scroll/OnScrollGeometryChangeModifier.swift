// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onScrollGeometryChange = ModifierDeclaration(
        "onScrollGeometryChange", .scroll, observes: .scrollGeometry,
        summary: "Runs an action when a value of the first scroll view's geometry inside changes.",
        examples: [
            "ScrollView { Text(\"a\") }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { old, new in print(new) }"
        ],
        overloads: [
            Overload(
                .any("for", name: "type"), .closure("of", [.named("ScrollGeometry")], result: .named("Any")),
                .closure("action", [.named("Any"), .named("Any")])
            ) { maker, _, transform, action in maker.attaching(ScrollGeometryObserver(transform: transform, action: action)) }
        ])
}
