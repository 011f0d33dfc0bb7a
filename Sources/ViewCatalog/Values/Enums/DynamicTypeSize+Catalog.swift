// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension DynamicTypeSize: CatalogEnum {
    package static var typeName: String { "DynamicTypeSize" }

    static let declaration = ValueTypeDeclaration(
        .enumeration(
            DynamicTypeSize.self, conformances: ["Comparable"],
            properties: ["isAccessibilitySize": .computed { (size: DynamicTypeSize) in size.isAccessibilitySize }],
            operators: NativeType.comparisons(DynamicTypeSize.self)),
        summary: "The user's text size, in twelve steps; the last five are accessibility sizes.",
        examples: ["DynamicTypeSize.xLarge > .large", "DynamicTypeSize.accessibility1.isAccessibilitySize"])
}
