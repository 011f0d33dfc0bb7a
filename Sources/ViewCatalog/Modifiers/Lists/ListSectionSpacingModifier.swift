// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let listSectionSpacing = ModifierDeclaration(
        "listSectionSpacing", .environment, summary: "The spacing between sections of the grouped lists inside.",
        examples: [
            "Form { Section { Text(\"a\") }; Section { Text(\"b\") } }.listSectionSpacing(8)",
            "Form { Section { Text(\"a\") } }.listSectionSpacing(.compact)",
        ],
        overloads: [
            Overload(.unlabeled("spacing", Double.self)) { maker, points in maker.sectionSpacing(.custom(points)) },
            Overload(.unlabeled("spacing", ListSectionSpacing.self)) { maker, spacing in maker.sectionSpacing(spacing) },
        ])
}

extension Maker {
    fileprivate func sectionSpacing(_ spacing: ListSectionSpacing) -> Node {
        EnvironmentNode(content, tag: tag) { $0.setting(CatalogKeys.listSectionSpacing, to: spacing, by: $1) }
    }
}

/// `ListSectionSpacing`: the platform's, less, or a number of points. A negative number counts as 0.
package enum ListSectionSpacing: CatalogNative {
    case `default`
    case compact
    case custom(Double)

    package static var typeName: String { "ListSectionSpacing" }
    package var swiftDescription: String { "ListSectionSpacing" + literal }
    package var literal: String {
        switch self {
        case .default: ".default"
        case .compact: ".compact"
        case .custom(let points): ".custom(\(points.literal))"
        }
    }

    func points(_ traits: LayoutTraits) -> Double {
        let list = traits.controls.list
        switch self {
        case .compact: return list.compactSectionSpacing
        case .custom(let points) where points.isFinite: return max(0, points)
        case .default, .custom: return list.sectionSpacing(traits)
        }
    }

    /// How much of the distance above it a header takes: the second half, but nothing of a number of points.
    func takenByHeader(_ traits: LayoutTraits) -> Double {
        if case .custom(let points) = self, points.isFinite { return 0 }
        return points(traits) / 2
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "default": .of(ListSectionSpacing.default), "compact": .of(ListSectionSpacing.compact),
                "custom": NativeStatic(functions: [.make("custom", .unlabeled("spacing", Double.self)) { ListSectionSpacing.custom($0) }]),
            ]),
        summary: "The spacing between a list's sections.", examples: ["ListSectionSpacing.compact", "ListSectionSpacing.custom(12)"])
}
