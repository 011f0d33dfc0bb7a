// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutEngine

@Suite("Wrapping (L12.1, L12.2)")
struct TextWrappingTests {
    @Test("(0, 0) gives (0, 0), negative lengths count as 0", arguments: [(0.0, 0.0), (-5, 0), (-5, -7)])
    func nothing(width: Double, height: Double) {
        let size = TextLayout("x", context: .phone(scale: 3)).measure(width: width, height: height)
        #expect(size.width == 0)
        #expect(size.height == 0)
    }

    @Test("A width of 0 gives one character a line, the space none")
    func zeroWidth() {
        let hello = TextLayout("Hello, World", context: .mac).measure(width: 0, height: nil)
        #expect(hello.width == 0)
        #expect(hello.height == 176)
        #expect(hello.lineCount == 11)
        let body = TextLayout("Hg", context: .phone(scale: 3)).measure(width: 0, height: nil)
        #expect(body.lineCount == 2)
    }

    @Test("No length at all: one line", arguments: [nil, Double.infinity, .nan])
    func unconstrained(length: Double?) {
        let size = TextLayout("Hello, world", context: .mac).measure(width: length, height: length)
        #expect(size.width == 72)
        #expect(size.height == 16)
        #expect(size.lineCount == 1)
    }

    @Test("Words move to the next line whole")
    func words() {
        let text = TextLayout("The quick brown fox jumps over the lazy dog", context: .phone(scale: 3))
        #expect(text.lines(width: 120, height: nil).map(\.string) == ["The quick", "brown fox", "jumps over the", "lazy dog"])
    }

    @Test("A word wider than the line is broken by characters")
    func longWord() {
        let text = TextLayout("a supercalifragilistic b", context: .phone(scale: 3))
        let lines = text.lines(width: 60, height: nil).map(\.string)
        #expect(lines.first == "a")
        #expect(lines.joined().filter { $0 != " " } == "asupercalifragilisticb")
        #expect(lines.allSatisfy { TextLayout($0, context: .phone(scale: 3)).idealMeasurement.width <= 60.34 })
    }

    @Test("The widest line counts with the space that ends it, up to the proposal")
    func trailingSpace() {
        let context = FontContext.phone(scale: 2)
        let wide = TextLayout("mmmmmm ", context: context).idealMeasurement.width
        let bare = TextLayout("mmmmmm", context: context).idealMeasurement.width
        let text = TextLayout("mmmmmm mm mm", context: context)
        #expect(text.measure(width: bare + 20, height: nil).width == wide)
        #expect(text.measure(width: bare + 1, height: nil).width == bare + 1)
        #expect(text.measure(width: bare, height: nil).width == bare)
    }

    @Test("Two lines are evened out if the second would be a single word")
    func noSingleWord() {
        let context = FontContext.phone(scale: 2)
        let all = TextLayout("aaaa bbbb cccc dddd", context: context)
        let three = TextLayout("aaaa bbbb cccc", context: context).idealMeasurement.width
        #expect(all.lines(width: three + 2, height: nil).map(\.string) == ["aaaa bbbb", "cccc dddd"])
        // Here the lines would become less even.
        let short = TextLayout("a bbbbbbbb cccccccc", context: context)
        let two = TextLayout("a bbbbbbbb", context: context).idealMeasurement.width
        #expect(short.lines(width: two + 2, height: nil).map(\.string) == ["a bbbbbbbb", "cccccccc"])
        // Three lines are left alone.
        let many = TextLayout("aaaa bbbb cccc dddd eeee ffff gggg", context: context)
        #expect(many.lines(width: three + 2, height: nil).map(\.string) == ["aaaa bbbb cccc", "dddd eeee ffff", "gggg"])
    }

    /// Measured with lines of 16 and five lines of text.
    @Test(
        "The height limits the lines",
        arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4), (80, 5), (1000, 5)])
    func heightLimit(height: Double, lines: Int) {
        let text = TextLayout("one\ntwo\nthree\nfour\nfive", context: .mac)
        let size = text.measure(width: 100, height: height)
        #expect(size.lineCount == lines)
        #expect(size.height == Double(lines) * 16)
        #expect(size.isTruncated == (lines < 5))
    }

    @Test("One line is shown however low the height", arguments: [0.0, 5, -3])
    func oneLineAlways(height: Double) {
        #expect(TextLayout("one\ntwo", context: .mac).measure(width: 100, height: height).height == 16)
    }

    @Test("Newlines of every kind start a line", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
    func newlines(string: String) {
        let size = TextLayout(string, context: .mac).idealMeasurement
        #expect(size.lineCount == 2)
        #expect(size.height == 32)
    }

    @Test("An empty line between two, and one at the end")
    func emptyLines() {
        #expect(TextLayout("a\n\nb", context: .mac).idealMeasurement.height == 48)
        #expect(TextLayout("a\n", context: .mac).idealMeasurement.height == 32)
    }

    @Test("An empty text has no line and no width")
    func empty() {
        let size = TextLayout("", context: .mac).idealMeasurement
        #expect(size.width == 0)
        // Measured with the default font of macOS.
        #expect(size.height == 14)
        #expect(size.lineCount == 0)
        #expect(!size.isTruncated)
        #expect(TextLayout("", context: .mac).lines(width: nil, height: nil).isEmpty)
        #expect(TextLayout(runs: [], attributes: TextAttributes(), context: .mac).measure(width: 10, height: 10).width == 0)
        #expect(TextLayout("", attributes: TextAttributes(minimumLines: 2), context: .mac).idealMeasurement.height == 32)
    }
}
