// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Font.Width: CatalogNative {
    package static var typeName: String { "Font.Width" }
    package var swiftDescription: String { "Font.Width(value: \(value))" }
    package var literal: String {
        let named: [(String, Font.Width)] = [
            ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
        ]
        return named.first { $0.1 == self }.map { "." + $0.0 } ?? ".init(\(value.literal))"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [.initializer(.unlabeled("value", Double.self)) { Font.Width($0) }],
            staticMembers: [
                "compressed": .of(Font.Width.compressed), "condensed": .of(Font.Width.condensed),
                "standard": .of(Font.Width.standard), "expanded": .of(Font.Width.expanded),
            ],
            properties: ["value": .computed { (width: Font.Width) in width.value }]),
        summary: "The width of letters: 0 is standard, less is narrower, more is wider.",
        examples: ["Font.Width.condensed", "Font.Width(0.1).value"])
}
