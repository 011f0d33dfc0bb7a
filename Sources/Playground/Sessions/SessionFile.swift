// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A session file (language.md §5): inputs, and after each the output that is expected, in lines that begin with `#> `.
struct SessionFile {
    struct Item {
        /// The text between two expectations, with the number of its first line.
        var text: String
        var firstLine: Int
        /// The expected lines; nil where none are written.
        var expected: [String]?
    }

    private(set) var items: [Item] = []

    init(_ text: String) {
        var current = Item(text: "", firstLine: 1)
        var number = 0
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines {
            number += 1
            if let expected = Self.expectation(line) {
                current.expected = (current.expected ?? []) + [expected]
                continue
            }
            if current.expected != nil {
                items.append(current)
                current = Item(text: "", firstLine: number)
            }
            current.text += line + "\n"
        }
        items.append(current)
    }

    /// The text of a `#> ` line, also of a bare `#>`.
    private static func expectation(_ line: Substring) -> String? {
        if line == "#>" { return "" }
        return line.hasPrefix("#> ") ? String(line.dropFirst(3)) : nil
    }

    /// The inputs alone, every line where it was: what is expected and what a lesson says are comments.
    static func inputs(of text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")), text.contains("#>") || text.contains("#:") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            expectation(line) == nil && !line.hasPrefix("#:") ? String(line) : ""
        }.joined(separator: "\n")
    }
}
