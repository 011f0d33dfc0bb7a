// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ContentSizeCategory`: the older names of the text sizes.
enum ContentSizeCategory: CatalogEnum, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    static var typeName: String { "ContentSizeCategory" }

    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3] }

    /// The text size of that name.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

    static let declaration = ValueTypeDeclaration(
        .enumeration(
            Self.self, aliases: ["UIContentSizeCategory"], conformances: ["Comparable"],
            properties: [
                "isAccessibilityCategory": .computed { (category: ContentSizeCategory) in category.size.isAccessibilitySize }
            ], operators: NativeType.comparisons(Self.self)),
        summary: "The older names of the text sizes.", examples: ["ContentSizeCategory.extraLarge.isAccessibilityCategory"])
}
