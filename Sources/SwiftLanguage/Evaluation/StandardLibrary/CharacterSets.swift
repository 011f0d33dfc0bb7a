// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    /// Which characters `trimmingCharacters(in:)` takes away.
    static let characterSet = NativeType(
        "CharacterSet", conformances: ["Hashable"],
        initializers: [
            NativeFunction("CharacterSet", [.string("charactersIn")]) { call in .native(CharacterSetValue(own: call.string(0) ?? "")) }
        ],
        staticMembers: Dictionary(
            uniqueKeysWithValues: CharacterSetValue.Kind.allCases.map { ($0.rawValue, .constant(.native(CharacterSetValue(kind: $0)))) }))
}

struct CharacterSetValue: NativeValue, Hashable {
    enum Kind: String, CaseIterable {
        case whitespaces, newlines, whitespacesAndNewlines, letters, uppercaseLetters, lowercaseLetters, decimalDigits, alphanumerics
        case punctuationCharacters, symbols
    }

    var kind: Kind?
    var own = ""

    var nativeTypeName: String { "CharacterSet" }
    var swiftDescription: String { "CharacterSet" }
    func isEqual(to other: any NativeValue) -> Bool { other as? CharacterSetValue == self }

    func contains(_ character: Character) -> Bool {
        switch kind {
        case nil: own.contains(character)
        case .whitespaces?: character.isWhitespace && !character.isNewline
        case .newlines?: character.isNewline
        case .whitespacesAndNewlines?: character.isWhitespace
        case .letters?: character.isLetter
        case .uppercaseLetters?: character.isUppercase
        case .lowercaseLetters?: character.isLowercase
        case .decimalDigits?: character.isNumber
        case .alphanumerics?: character.isLetter || character.isNumber
        case .punctuationCharacters?: character.isPunctuation
        case .symbols?: character.isSymbol
        }
    }
}
