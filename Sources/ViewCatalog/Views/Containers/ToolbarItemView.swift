// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `.toolbar` holds: bars have no place in the layout, so where an item stands changes nothing.
extension ViewDeclaration {
    static let toolbarItem = ViewDeclaration(
        "ToolbarItem", summary: "A view in a toolbar; not laid out, but 'tap' reaches it.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarItem(placement: .topBarTrailing) { Text(\"b\") } } }"],
        traits: .part,
        overloads: [
            Overload(placement, .builder()) { maker, _, content in GroupNode([content], tag: maker.tag) },
            Overload(.required("id", String.self), placement, .builder()) { maker, _, _, content in GroupNode([content], tag: maker.tag) },
        ])

    static let toolbarItemGroup = ViewDeclaration(
        "ToolbarItemGroup", summary: "Several views in a toolbar; not laid out, but 'tap' reaches them.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarItemGroup { Text(\"b\"); Text(\"c\") } } }"],
        traits: .part,
        overloads: [Overload(placement, .builder()) { maker, _, content in GroupNode([content], tag: maker.tag) }])

    private static var placement: Parameter<Value> {
        .any("placement", name: "placement", type: "ToolbarItemPlacement", defaultText: ".automatic")
    }
}
