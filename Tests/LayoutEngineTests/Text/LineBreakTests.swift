// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Line breaking")
struct LineBreakTests {
    /// At a width of 0 every break is taken, also inside words; so the breaks are asked of the table.
    @Test(
        "Where lines may break",
        arguments: [
            ("one two", "one |two"), ("well-known", "well-|known"), ("-5", "-5"), ("a/b", "a/|b"), ("1/2", "1/2"),
            ("$99.50 (net)", "$99.50 |(net)"),
            ("(a b)", "(a |b)"), ("a ! b", "a ! |b"), ("\"a b\" c", "\"a |b\" |c"), ("f(x)", "f(x)"), ("50% off", "50% |off"),
            ("3,141.59", "3,141.59"), ("a…b", "a…|b"), ("a—b", "a|—|b"), ("no\u{A0}break here", "no\u{A0}break |here"),
            ("zero\u{200B}width", "zero\u{200B}|width"), ("日本語。次", "日|本|語。|次"), ("「引用」と", "「引|用」|と"), ("きゃっと", "きゃっ|と"),
            ("한국어 텍스트", "한국어 |텍스트"), ("中文ab中", "中|文|ab|中"), ("a\u{2060}-b", "a\u{2060}-|b"), ("👍🏽👨‍👩‍👧‍👦", "👍🏽|👨‍👩‍👧‍👦"), ("a\tb", "a\t|b"),
        ])
    func breaks(string: String, expected: String) {
        #expect(Self.marked(string) == expected)
    }

    /// The text with "|" where a line may end.
    static func marked(_ string: String) -> String {
        let source = ClusterText([string], faces: [TypesetFont(.style(.body), in: .phone(scale: 3)).face])
        var marked = ""
        var last = LineBreakClass.start
        var hasSpaces = false
        for index in 0..<source.count {
            let breakClass = source.breakClass(index)
            if breakClass == .space {
                hasSpaces = true
            } else {
                if LineBreakTable.allowsBreak(between: last, and: breakClass, spaced: hasSpaces) { marked += "|" }
                last = breakClass
                hasSpaces = false
            }
            marked += source.string(index..<index + 1)
        }
        return marked
    }
}
