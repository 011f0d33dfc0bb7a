// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Enums of the engine as the language sees them: one row each.

extension LayoutDirection: CatalogEnum {
    package static var typeName: String { "LayoutDirection" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Left to right or right to left.", examples: ["LayoutDirection.rightToLeft"])
}

extension UserInterfaceSizeClass: CatalogEnum {
    package static var typeName: String { "UserInterfaceSizeClass" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Compact or regular.", examples: ["UserInterfaceSizeClass.compact"])
}

extension ControlSize: CatalogEnum {
    package static var typeName: String { "ControlSize" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The size of controls.", examples: ["ControlSize.small"])
}

extension ContentMarginPlacement: CatalogEnum {
    package static var typeName: String { "ContentMarginPlacement" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The part of a scroll view to which content margins apply.",
        examples: ["ContentMarginPlacement.scrollContent"])
}

extension ScrollAnchorRole: CatalogEnum {
    package static var typeName: String { "ScrollAnchorRole" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The role of a scroll anchor.", examples: ["ScrollAnchorRole.initialOffset"])
}

extension ScrollPhase: CatalogEnum {
    package static var typeName: String { "ScrollPhase" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self, properties: ["isScrolling": .computed { (phase: ScrollPhase) in phase.isScrolling }]),
        summary: "What a scroll view is doing.", examples: ["ScrollPhase.idle"])
}

extension TextAlignment: CatalogEnum {
    package static var typeName: String { "TextAlignment" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The alignment of lines of text.", examples: ["TextAlignment.leading"])
}

extension TextTruncationMode: CatalogEnum {
    package static var typeName: String { "Text.TruncationMode" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Where text that does not fit is truncated.", examples: ["Text.TruncationMode.tail"])
}

extension TextCase: CatalogEnum {
    package static var typeName: String { "Text.Case" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Upper or lower case.", examples: ["Text.Case.uppercase"])
}

extension Font.TextStyle: CatalogEnum {
    package static var typeName: String { "Font.TextStyle" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The text styles of the system.", examples: ["Font.TextStyle.body"])
}

extension Font.Weight: CatalogEnum {
    package static var typeName: String { "Font.Weight" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self, operators: NativeType.comparisons(Font.Weight.self)), summary: "The thickness of strokes.",
        examples: ["Font.Weight.bold"])
}

extension Font.Design: CatalogEnum {
    package static var typeName: String { "Font.Design" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The design of the system font.", examples: ["Font.Design.rounded"])
}

extension Font.Leading: CatalogEnum {
    package static var typeName: String { "Font.Leading" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The distance between lines.", examples: ["Font.Leading.tight"])
}

extension AspectRatioNode.ContentMode: CatalogEnum {
    package static var typeName: String { "ContentMode" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Whether content fits within its space or fills it.", examples: ["ContentMode.fit"])
}
