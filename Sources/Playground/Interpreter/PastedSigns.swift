// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Signs that web pages and word processors put into code, and what is to be done about them.
enum PastedSigns {
    /// A hint, where an error in Swift is at one of them.
    static func hint(on error: Diagnostic) -> String? {
        guard error.id == .syntax, error.hint == nil, let span = error.span else { return nil }
        let column = span.source.position(at: span.start).column
        let rest = span.source.line(at: span.start).dropFirst(column - 1)
        guard let first = rest.first else { return nil }
        if "‘’‚‛".contains(first) { return "a string stands in straight double quotes: \"…\"" }
        // The prompt shows an invisible character as Swift's escape of it.
        if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") {
            return "'\(rest[...end])' came with the pasted text and means nothing here: delete it"
        }
        let isInvisible = first.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
        return isInvisible ? "an invisible character stands here: delete it" : nil
    }
}
