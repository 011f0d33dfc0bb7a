// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@testable import Playground

@Suite("Texts in columns")
struct TextTests {
    @Test(
        "Display width",
        arguments: [
            ("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("1️⃣", 2), ("각", 2), ("ﾊﾝ", 2), ("┌─┐", 3),
            ("\u{7}", 0),
            ("～", 2), ("→", 1), ("a\u{200D}b", 2), ("👍🏽", 2),
        ])
    func width(_ text: String, _ columns: Int) { #expect(displayWidth(text) == columns) }

    @Test(
        "Sanitizing shows what acts and keeps what is read",
        arguments: [
            ("plain é 日本 👨‍👩‍👧", "plain é 日本 👨‍👩‍👧"), ("a\nb\t\r\0", "a\\nb\\t\\r\\0"), ("\u{1B}[31m", "\\u{1B}[31m"),
            ("\u{202E}x\u{2069}", "\\u{202E}x\\u{2069}"),
            ("\u{9B}31m", "\\u{9B}31m"), ("\u{301}a", "◌\u{301}a"), ("\u{2028}", "\\u{2028}"), ("a\r\nb", "a\\r\\nb"),
            ("\u{E0041}", "\\u{E0041}"),
        ])
    func sanitizing(_ text: String, _ shown: String) {
        #expect(sanitized(text) == shown)
        #expect(sanitized(shown) == shown)
    }

    @Test(
        "Numbers",
        arguments: [
            (0.0, "0"), (20.333333, "20.333"), (58200, "58 200"), (1210, "1210"), (-441, "-441"), (-0.0001, "0"),
            (1234567.5, "1 234 567.5"),
            (.infinity, "inf"), (.nan, "nan"),
        ])
    func numbers(_ value: Double, _ text: String) { #expect(PointText.number(value) == text) }

    @Test("Wrapping keeps every letter and the width", arguments: [2, 3, 7, 20])
    func wrapping(_ width: Int) {
        let text = "The quick 日本語のテキスト and incomprehensibilities"
        let lines = TextFitting.wrap(text, to: width)
        #expect(lines.allSatisfy { displayWidth($0) <= width })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }

    @Test("A name that is too long breaks before a capital", arguments: [(32, 25), (25, 25), (24, 16), (12, 10)])
    func breakingNames(_ width: Int, _ first: Int) {
        let lines = TextFitting.wrap("horizontalScrollIndicatorVisibility", to: width)
        #expect(lines.joined() == "horizontalScrollIndicatorVisibility")
        #expect(lines[0].count == first)
    }

    @Test("A path breaks before its dots, names only where they are too long")
    func breakingPaths() {
        let path = "page1.body.trackingScrollView1.body.row1"
        #expect(TextFitting.wrap(path, to: 28) == ["page1.body", ".trackingScrollView1.body", ".row1"])
        #expect(TextFitting.wrap(path, to: 16) == ["page1.body", ".trackingScroll", "View1.body.row1"])
    }

    @Test("A table") func table() {
        let table = TextTable(
            header: ["name", "x", "size"], rows: [["root", "0", "393 × 852"], ["  日本", "-16.5", "20 × 20"], ["b", "nil", ""]])
        #expect(
            table.lines(width: 80) == [
                "name        x       size",
                "──────  ─────  ─────────",
                "root        0  393 × 852",
                "  日本  -16.5    20 × 20",
                "b         nil",
            ])
        #expect(table.lines(width: 80, ascii: true)[1] == "------  -----  ---------")
    }

    @Test("Tables wrap and cut nothing", arguments: [2, 8, 15, 20, 30, 44, 60])
    func tables(_ width: Int) {
        let table = TextTable(
            header: ["name", "what it says"], rows: [["forEach1[42].text1", "a long text that has to wrap somewhere"], ["b", "2"]])
        let lines = table.lines(width: width)
        #expect(lines.allSatisfy { displayWidth($0) <= width })
        let letters = lines.joined().filter { $0.isLetter }.sorted()
        let all = table.rows.joined().joined().filter { $0.isLetter }
        #expect(all.allSatisfy { letter in letters.filter { $0 == letter }.count >= all.filter { $0 == letter }.count })
    }

    /// Where the columns cannot keep their words whole, each row becomes a few lines.
    @Test("A narrow table breaks no ordinary word", arguments: [20, 30, 40, 60, 80])
    func narrowTables(_ width: Int) {
        let words = ["proposals", "and", "answers", "modifier-order", "the", "order", "of", "modifiers"]
        let table = TextTable(
            header: ["lesson", "progress", "title", "builds on"],
            rows: [
                ["proposals", "5 steps", "proposals and answers", ""],
                ["modifier-order", "4 steps", "the order of modifiers", "proposals"],
            ])
        let found = Set(table.lines(width: width).joined(separator: "\n").split { " \n".contains($0) }.map(String.init))
        #expect(found.isSuperset(of: words), "\(found)")
    }

    @Test("A row goes on below and loses nothing", arguments: [12, 20, 40])
    func rows(_ width: Int) {
        let text = "wrote a/folder/with/a/long/name/picture.svg at once"
        let lines = RowWriter(style: OutputStyle(width: width)).lines(StyledText(text))
        #expect(lines.allSatisfy { displayWidth($0) <= width })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }

    /// Signs that ASCII writes longer are counted as long as they are then.
    @Test("A terminal that knows only ASCII gets three dots", arguments: [9, 12, 40])
    func threeDots(_ width: Int) {
        let style = OutputStyle(width: width, ascii: true)
        let row = RowWriter(style: style).lines(StyledText("set x … → ‘y’ … z…"))
        #expect(row.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ") == "set x ... > 'y' ... z...")
        let table = TableRenderer(style: style).lines(Table("a…", "b", rows: [[.text("{ … }"), .text("1…2")]]))
        #expect((row + table).allSatisfy { displayWidth($0) <= width && $0.allSatisfy(\.isASCII) }, "\(row) \(table)")
        #expect(table.joined().contains("1...2"))
    }

    @Test("In ASCII each of our signs has its like") func asciiSigns() {
        let text = ASCIIText.of("› here ✓ done ✗ – seen … 3 × 4 · “a” ≠ ∞")
        #expect(text == "> here + done x - seen ... 3 x 4 . \"a\" != inf")
        #expect(TextFitting.cut("abcdefgh", to: 6, ascii: true) == "abc...")
    }

    @Test("The line of an error is cut by columns", arguments: [false, true]) func errorLine(_ ascii: Bool) {
        let source = SourceText("root Text(\"" + String(repeating: "日本", count: 40) + "\").foo()")
        let end = source.text.utf8.count
        let style = OutputStyle(width: 60, ascii: ascii)
        let lines = DiagnosticRenderer(style: style).excerpt(SourceSpan(source: source, start: end - 5, end: end - 2))
        #expect(lines.allSatisfy { displayWidth($0) <= 60 }, "\(lines)")
        #expect(lines[0].hasPrefix(ascii ? "..." : "  …") && lines[0].hasSuffix("foo()"), "\(lines)")
        let places = zip(lines, ["foo", "^"]).map { line, mark in line.split(separator: mark).first.map { displayWidth(String($0)) } }
        #expect(places[0] == places[1] && places[0] != nil, "\(lines)")
    }
}
