// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationView = ViewDeclaration(
        "NavigationView", summary: "A bar at the top and the content below it, as in NavigationStack.",
        examples: ["NavigationView { Text(\"a\").navigationTitle(\"Title\") }"],
        traits: .keepsState,
        overloads: [Overload(.builder()) { maker, content in NavigationMaker.stack(maker, nil, content) }])
}
