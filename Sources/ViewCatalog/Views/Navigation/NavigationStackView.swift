// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationStack = ViewDeclaration(
        "NavigationStack", summary: "A bar at the top and the root view below it, inset by the bar; fills its proposal.",
        examples: ["NavigationStack { List { Text(\"a\") }.navigationTitle(\"Title\") }"],
        otherNames: ["UINavigationController"],
        traits: .keepsState,
        overloads: [
            Overload(.builder("root")) { maker, content in NavigationMaker.stack(maker, nil, content) },
            Overload(.required("path", BindingValue.self), .builder("root")) { maker, path, content in
                NavigationMaker.stack(maker, path, content)
            },
        ])
}
