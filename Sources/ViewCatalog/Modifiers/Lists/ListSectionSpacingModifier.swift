// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listSectionSpacing = ModifierDeclaration(
        "listSectionSpacing", .environment, summary: "The distance of the sections of grouped lists inside.",
        examples: [
            "Form { Section(\"a\") { Text(\"b\") }; Section { Text(\"c\") } }.listSectionSpacing(12)",
            "Form { Text(\"a\") }.listSectionSpacing(.compact)",
        ],
        overloads: [
            Overload(.unlabeled("spacing", ListSectionSpacing.self)) { maker, spacing in node(maker, spacing.points) },
            Overload(.unlabeled("spacing", Double.self)) { maker, spacing in node(maker, max(0, spacing)) },
        ])

    private static func node(_ maker: Maker, _ points: Double?) -> Node {
        EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.listSectionSpacing, to: points, by: $1) }
    }
}

/// `.default`, `.compact`; compact is about half (recalled).
enum ListSectionSpacing: CatalogEnum {
    case `default`, compact
    static var typeName: String { "ListSectionSpacing" }
    var points: Double? { self == .compact ? 17.5 : nil }

    static let declaration = ValueTypeDeclaration(
        .enumeration(ListSectionSpacing.self), summary: "How far apart the sections of a list are.",
        examples: ["ListSectionSpacing.compact"])
}
