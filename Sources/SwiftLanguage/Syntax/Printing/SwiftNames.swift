// SPDX-License-Identifier: GPL-3.0-or-later

/// Which names Swift only takes in backticks.
package enum SwiftNames {
    /// Is it a word of the language, so that nothing can have it as a name without backticks?
    package static func isKeyword(_ name: String) -> Bool {
        reserved.contains(name) || values.contains(name) || ["init", "_"].contains(name)
    }

    /// Does it stand for a value or a type?
    package static func isValue(_ name: String) -> Bool { values.contains(name) }

    /// A name where one is declared or used on its own.
    static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// A name that is declared: `self` would be misread there too.
    static func declared(_ name: String) -> String {
        reserved.contains(name) || values.contains(name) ? "`\(name)`" : name
    }

    /// Words before a type that are not attributes.
    static let typeSpecifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const", "repeat",
    ]

    /// Words that stand for a value or a type.
    private static let values: Set<String> = ["self", "Self", "super", "true", "false", "nil", "Any"]

    private static let reserved: Set<String> = statementWords.union([
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let", "operator",
        "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "as", "catch",
        "else", "in", "is", "throws", "try", "where",
    ])

    /// Words with which a statement begins, or a part of a switch.
    package static let statementWords: Set<String> = [
        "break", "case", "continue", "default", "defer", "do", "fallthrough", "for", "guard", "if", "repeat", "return", "switch", "throw",
        "while",
    ]

    /// Words with which a value may begin.
    package static let operandWords: Set<String> = values.union(["try", "await", "if", "switch"])

    /// Words behind a value, a block or the parameters of a function.
    package static let joiningWords: Set<String> = ["as", "async", "catch", "else", "in", "is", "rethrows", "throws", "where", "while"]

    /// Words before a declaration, or of one, in a type alone; elsewhere they are names.
    package static let memberWords: Set<String> = [
        "associatedtype", "convenience", "deinit", "init", "lazy", "override", "required", "subscript", "unowned", "weak",
    ]
}

extension String {
    /// `from`, `to` of `move(from:to:)`; nil where none are written.
    var writtenLabels: [String?]? {
        guard utf8.last == UInt8(ascii: ")"), let open = firstIndex(of: "(") else { return nil }
        return self[index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
    }

    /// `move` of `move(from:to:)`: functions as values are told apart by their types.
    var withoutLabels: String {
        guard utf8.last == UInt8(ascii: ")"), let open = firstIndex(of: "(") else { return self }
        return String(self[..<open])
    }
}
