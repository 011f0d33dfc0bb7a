// SPDX-License-Identifier: GPL-3.0-or-later

/// Which names Swift only takes in backticks.
enum SwiftNames {
    /// A name where one is declared or used on its own.
    static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// A name that is declared: `self` and `init` would be misread there too.
    static func declared(_ name: String) -> String {
        reserved.contains(name) || ["self", "Self", "super", "true", "false", "nil", "Any"].contains(name) ? "`\(name)`" : name
    }

    /// Words before a type that are no attributes.
    static let typeSpecifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const",
    ]

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let", "operator",
        "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "as", "break",
        "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "is", "repeat", "return",
        "switch", "throw", "throws", "try", "where", "while",
    ]
}

extension String {
    /// `move` of `move(from:to:)`: functions as values are told apart by their types.
    var withoutLabels: String {
        guard utf8.last == UInt8(ascii: ")"), let open = firstIndex(of: "(") else { return self }
        return String(self[..<open])
    }
}
