// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onGeometryChange = ModifierDeclaration(
        "onGeometryChange", .action, observes: .geometry, summary: "Runs an action when a value of the view's geometry changes.",
        examples: ["Text(\"a\").onGeometryChange(for: CGSize.self) { $0.size } action: { print($0) }"],
        overloads: [
            Overload(
                .any("for", name: "type"), .closure("of", [.named("GeometryProxy")], result: .named("Any")),
                .closure("action", [.named("Any"), .named("Any")])
            ) { maker, _, transform, action in maker.attaching(GeometryChangeAttachment(transform: transform, action: action)) }
        ])
}

/// `.onGeometryChange(for:of:action:)`: the transform gets the GeometryProxy of the view inside.
package struct GeometryChangeAttachment: Sendable {
    package let transform: LateCall
    package let action: LateCall
}
