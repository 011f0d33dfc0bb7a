// SPDX-License-Identifier: GPL-3.0-or-later

/// What a text still waits for at its end.
package enum OpenConstruct: Sendable, Equatable {
    case brace, parenthesis, bracket
    /// A string that would have to end on this line: another line can't close it.
    case string
    case multilineString, comment
    /// In the parser's words: “expression after operator”, “'#endif' in conditional compilation block”.
    case other(String)
}

extension OpenConstruct {
    /// What brackets, quotes and comments say; nil also for a text that no continuation could repair.
    init?(_ scanned: ScannedText) {
        if scanned.isBroken { return nil }
        if scanned.unterminatedComment != nil {
            self = .comment
            return
        }
        guard let innermost = scanned.open.last else { return nil }
        if let string = scanned.open.first(where: { $0.kind.isString }) {
            self = string.kind == .string ? .string : .multilineString
            return
        }
        switch innermost.kind {
        case .brace: self = .brace
        case .bracket: self = .bracket
        case .conditional: self = .other("'#endif'")
        default: self = .parenthesis
        }
    }
}
