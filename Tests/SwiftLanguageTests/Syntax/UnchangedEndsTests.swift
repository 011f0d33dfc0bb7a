// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// What an edit left alone of a list of statements is found from both ends, and never twice.
@Suite struct UnchangedEndsTests {
    /// Each letter is an expression: the same letter is the same object. `-` is a statement that is none.
    private static let rows: [(earlier: String, now: String, start: Int, end: Int)] = [
        ("abc", "abc", 3, 0), ("abc", "axc", 1, 1), ("abc", "xbc", 0, 2), ("abc", "abx", 2, 0),
        ("abc", "abxc", 2, 1), ("abc", "ac", 1, 1), ("abc", "", 0, 0), ("", "abc", 0, 0), ("aaa", "aa", 2, 0), ("aa", "aaa", 2, 0),
        ("abcd", "bcda", 0, 0), ("abcd", "xyz", 0, 0), ("a-c", "a-c", 1, 1), ("-", "-", 0, 0),
    ]

    @Test(arguments: rows.indices) func endsAreFound(_ index: Int) {
        let row = Self.rows[index]
        var known: [Character: Expression] = [:]
        func statements(_ letters: String) -> [Statement] {
            letters.map { letter in
                if letter == "-" { return Statement(.fallthrough) }
                let expression = known[letter] ?? Expression(.nil)
                known[letter] = expression
                return Statement(.expression(expression))
            }
        }
        let earlier = statements(row.earlier)
        let now = statements(row.now)
        let same = UnchangedEnds(now, since: earlier)
        #expect((same.start, same.end) == (row.start, row.end), "\(row.earlier) to \(row.now)")
        #expect(same.middle(of: now.count) == row.start..<now.count - row.end)
    }
}
