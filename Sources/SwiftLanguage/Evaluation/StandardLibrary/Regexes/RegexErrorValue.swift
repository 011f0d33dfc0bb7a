// SPDX-License-Identifier: GPL-3.0-or-later

/// What is thrown for a pattern that is not a regular expression.
struct RegexErrorValue: NativeValue {
    /// What Swift's own reader says of it.
    let text: String

    static let typeName = "RegexCompilationError"
    var nativeTypeName: String { Self.typeName }
    var swiftDescription: String { text }
    func isEqual(to other: any NativeValue) -> Bool { (other as? RegexErrorValue)?.text == text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension StandardLibrary {
    static let regexError = NativeType(
        RegexErrorValue.typeName, conformances: ["Error"],
        properties: ["localizedDescription": .of { .string("The operation couldn’t be completed. (\($0.typeKey))") }])
}
