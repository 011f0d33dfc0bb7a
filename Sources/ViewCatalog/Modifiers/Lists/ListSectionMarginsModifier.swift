// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listSectionMargins = ModifierDeclaration(
        "listSectionMargins", .environment,
        summary: "The distance from the sides of a list to a section, or to all sections inside; nil leaves it to the style.",
        examples: [
            "List { Text(\"a\") }.listSectionMargins(.horizontal, 8)", "List { Section { Text(\"a\") }.listSectionMargins(.leading, 0) }",
        ],
        overloads: [
            Overload(.unlabeledDefault("edges", Edge.Set.all), .unlabeledOptional("length", Double.self)) { maker, edges, length in
                // A section carries them to its rows, a list to what is inside.
                let marked = AttachmentNode(maker.content, ListSectionMargins().setting(edges, to: length))
                return EnvironmentNode(marked, tag: maker.tag) {
                    let inside = $0[CatalogKeys.listSectionMargins].setting(edges, to: length)
                    return $0.setting(CatalogKeys.listSectionMargins, to: inside, by: $1)
                }
            }
        ])
}
