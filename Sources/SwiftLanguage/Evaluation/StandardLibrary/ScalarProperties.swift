// SPDX-License-Identifier: GPL-3.0-or-later

/// What Unicode says of a scalar: `properties` is the scalar itself here.
extension StandardLibrary {
    private typealias Properties = Unicode.Scalar.Properties

    static let scalarProperties = truths.merging([
        "name": of { $0.name.map { .string($0) } }, "nameAlias": of { $0.nameAlias.map { .string($0) } },
        "uppercaseMapping": of { .string($0.uppercaseMapping) }, "lowercaseMapping": of { .string($0.lowercaseMapping) },
        "titlecaseMapping": of { .string($0.titlecaseMapping) }, "numericValue": of { $0.numericValue.map { .double($0) } },
        "numericType": of { $0.numericType.map { .native(ScalarTraitValue("Unicode.NumericType", "\($0)")) } },
        "generalCategory": of { .native(ScalarTraitValue("Unicode.GeneralCategory", "\($0.generalCategory)")) },
    ]) { $1 }

    private static let truths: [String: NativeProperty] = [
        "isAlphabetic": test { $0.isAlphabetic }, "isASCIIHexDigit": test { $0.isASCIIHexDigit }, "isCased": test { $0.isCased },
        "isDash": test { $0.isDash }, "isDiacritic": test { $0.isDiacritic }, "isEmoji": test { $0.isEmoji },
        "isEmojiModifier": test { $0.isEmojiModifier }, "isEmojiModifierBase": test { $0.isEmojiModifierBase },
        "isEmojiPresentation": test { $0.isEmojiPresentation }, "isHexDigit": test { $0.isHexDigit },
        "isIdeographic": test { $0.isIdeographic }, "isLowercase": test { $0.isLowercase }, "isMath": test { $0.isMath },
        "isPatternWhitespace": test { $0.isPatternWhitespace }, "isQuotationMark": test { $0.isQuotationMark },
        "isUppercase": test { $0.isUppercase }, "isVariationSelector": test { $0.isVariationSelector },
        "isWhitespace": test { $0.isWhitespace }, "isIDStart": test { $0.isIDStart }, "isIDContinue": test { $0.isIDContinue },
        "isXIDStart": test { $0.isXIDStart }, "isXIDContinue": test { $0.isXIDContinue },
    ]

    private static func of(_ read: @escaping @Sendable (Properties) -> Value?) -> NativeProperty {
        .of { scalar($0).flatMap { read($0.properties) } ?? .nil }
    }

    private static func test(_ test: @escaping @Sendable (Properties) -> Bool) -> NativeProperty {
        .of { .bool(scalar($0).map { test($0.properties) } ?? false) }
    }

    static let scalarCategory = trait(
        "Unicode.GeneralCategory",
        [
            Unicode.GeneralCategory.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
            .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate,
            .privateUse, .unassigned,
        ])

    static let numericType = trait("Unicode.NumericType", [Unicode.NumericType.decimal, .digit, .numeric])

    private static func trait<Trait>(_ name: String, _ traits: [Trait]) -> NativeType {
        let members = traits.map { ("\($0)", NativeStatic.constant(.native(ScalarTraitValue(name, "\($0)")))) }
        return NativeType(name, conformances: ["Hashable"], staticMembers: Dictionary(members) { $1 })
    }
}

/// `Unicode.GeneralCategory.uppercaseLetter`
private struct ScalarTraitValue: NativeValue, Hashable {
    let nativeTypeName: String
    let swiftDescription: String

    init(_ type: String, _ name: String) { (nativeTypeName, swiftDescription) = (type, name) }

    func isEqual(to other: any NativeValue) -> Bool { other as? ScalarTraitValue == self }
}
