// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// Texts that nobody types and anybody can paste: an answer or an error, soon, never a crash.
@Suite struct AdversarialTests {
    private static func times(_ text: String, _ count: Int, _ tail: String = "") -> String { String(repeating: text, count: count) + tail }

    /// The id of what reading ends in.
    static let texts: [(name: String, text: String, id: String)] = [
        ("open parentheses", times("(", 10_000), "limit-exceeded"), ("open brackets", times("[", 10_000), "limit-exceeded"),
        ("open braces", times("f {", 10_000), "limit-exceeded"), ("closers", times(")", 10_000), "syntax"),
        ("balanced parentheses", times("(", 10_000) + "x" + times(")", 10_000), "limit-exceeded"),
        ("200 parentheses", times("(", 200) + "x" + times(")", 200), "ok"),
        ("200 containers", times("VStack { ", 200) + times("}", 200), "ok"),
        ("10 brackets", times("[", 10) + times("]", 10), "ok"), ("200 brackets", times("[", 200) + times("]", 200), "ok"),
        ("1,000 nests", "[" + times(times("[", 9) + "A" + times("]", 9) + ", ", 1_000) + "]", "ok"),
        ("30 open brackets", times("[", 30), "incomplete-input"),
        ("try", times("try ", 10_000, "x"), "limit-exceeded"), ("await", times("await ", 10_000, "x"), "limit-exceeded"),
        ("try!", times("try! ", 10_000, "x"), "limit-exceeded"), ("try?", times("try? ", 10_000, "x"), "limit-exceeded"),
        ("await on lines", times("await\n", 10_000, "x"), "limit-exceeded"), ("minus", times("- ", 10_000, "x"), "*"),
        ("prefix operators", times("!", 10_000, "x"), "syntax"), ("ternaries", times("a ? b : ", 10_000, "c"), "limit-exceeded"),
        ("nested ternaries", times("a ? ", 10_000, "c"), "limit-exceeded"),
        ("else if", times("if a { } else ", 10_000, "{ }"), "limit-exceeded"),
        ("generics", times("A<", 10_000, "B"), "limit-exceeded"), ("closed generics", times("A<", 900) + "B" + times(">", 900, "()"), "*"),
        ("a type in types", "x as A" + times(".B", 99), "ok"),
        ("a type in many types", "x as A" + times(".B", 9_000), "limit-exceeded"),
        ("types in types", "A" + times(".B", 9_000), "ok"),
        ("generic types in types", "x as A<Int>" + times(".B", 9_000), "limit-exceeded"),
        ("function types", "x as " + times("() -> ", 10_000, "A"), "limit-exceeded"),
        ("some", "x as " + times("some ", 10_000, "A"), "limit-exceeded"),
        ("chain", "x" + times(".y", 9_000), "ok"), ("long chain", "x" + times(".y", 20_000), "limit-exceeded"),
        ("calls", "x" + times(".y()", 10_001), "limit-exceeded"), ("wrong chain", "x" + times(".y", 20_000) + ")", "limit-exceeded"),
        ("self chain", "x" + times(".self", 20_000), "limit-exceeded"), ("broken chain", "x" + times(".\ny", 20_000), "limit-exceeded"),
        ("subscripts", "x" + times("[0]", 20_000), "limit-exceeded"), ("optional", "x as A" + times("?", 9_000), "ok"),
        ("sum", "x" + times(" + 1", 9_000), "ok"), ("tight sum", "x" + times("+1", 9_000), "ok"),
        ("long sum", "x" + times(" + 1", 20_000), "limit-exceeded"),
        ("labels", "f { " + times("a: ", 10_000) + "while x { } }", "limit-exceeded"), ("string", "\"" + times("a", 100_000) + "\"", "ok"),
        ("open string", "\"" + times("a", 100_000), "incomplete-input"), ("escapes", "\"" + times("\\n", 50_000) + "\"", "ok"),
        ("interpolations", "\"" + times("\\(x)", 10_000) + "\"", "ok"), ("nested interpolations", times("\"\\(", 10_000), "limit-exceeded"),
        ("lone quotes", times("'", 10_000), "*"), ("quotes", times("\" ", 10_001), "*"), ("triple quotes", times("\"\"\"\n", 1_001), "*"),
        ("comment openers", times("/*", 10_000), "incomplete-input"),
        ("nested comments", times("/*", 10_000) + times("*/", 10_000) + " x", "ok"),
        ("pounds", times("#", 10_000), "*"), ("#if", times("#if a\n", 10_000), "limit-exceeded"), ("NULs", times("\0", 1_000) + "x", "ok"),
        ("only NULs", times("\0", 1_000), "syntax"), ("backslashes", times("\\", 10_000), "*"), ("at signs", times("@", 10_000), "*"),
        ("many faults", "f { " + times(". ", 5_000) + "}", "syntax"), ("regular expressions", times("/( ", 10_000), "limit-exceeded"),
        ("dots", times(".", 10_000), "syntax"), ("spaced dots", times(". ", 10_000), "*"),
        ("array", "[" + times("1, ", 20_000) + "]", "ok"),
        ("replaced bytes", String(decoding: [0xFF, 0xFE, 0x41, 0xC0], as: UTF8.self), "syntax"), ("controls", "\u{1}\u{2}\u{7F}", "*"),
        ("a control before =", "x \u{1C}= 1", "syntax"), ("a form feed after =", "x/**/ =\u{C} 1", "syntax"),
        ("DEL before =", "x \u{7F}= 1", "syntax"),
        ("curly quotes", "Text(“a”)", "syntax"), ("arguments", "f(" + times("a: 1, ", 20_000) + "b: 2)", "ok"),
        ("closures", "f " + times("{ } a: ", 5_000) + "{ }", "*"), ("long word", times("a", 200_000), "ok"),
        ("digits", times("9", 100_000), "overflow"),
        ("bidi", "x\u{202E}y", "*"), ("BOM", "\u{FEFF}x", "ok"), ("slashes", times("/ ", 10_000), "*"),
        ("semicolons", times(";", 20_000), "*"),
        ("commas", times(",", 10_000), "syntax"),
        ("colons", times(":", 10_000), "*"), ("emoji", times("👩‍👩‍👧‍👦", 10_000), "*"),
        ("multi-line strings", "[" + times("\"\"\"\na\n\"\"\",", 2_000) + "]", "ok"),
        ("comment lines", times("# don't (\n", 10_000) + "x", "ok"),
    ]

    @Test(arguments: texts)
    func readingEnds(_ row: (name: String, text: String, id: String)) async {
        let text = row.text
        let found = await onBigStack { outcome { _ = try SwiftReader.expression(SourceText(text)) } }
        if row.id == "*" {
            #expect(found != "internal", "\(row.name)")
        } else {
            #expect(found == row.id, "\(row.name)")
        }
    }

    @Test(arguments: texts)
    func cuttingEnds(_ row: (name: String, text: String, id: String)) async {
        let text = row.text
        let isWhole = await onBigStack {
            let source = SourceText(text)
            _ = SwiftReader.openConstruct(in: text)
            let inputs = SwiftReader.splitInputs(source)
            return zip(inputs, inputs.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
                && inputs.allSatisfy { !$0.isEmpty && $0.upperBound <= text.utf8.count }
        }
        #expect(isWhole, "\(row.name)")
    }

    @Test func anExpressionOfManyPartsPrintsAndWalks() async {
        let text = "x" + Self.times(".y(1)", 4_000) + Self.times(" + 1", 9_000)
        let same = await onBigStack {
            guard let tree = try? read(text) else { return false }
            var count = 0
            tree.walk { _ in
                count += 1
                return true
            }
            _ = tree.freeIdentifiers
            return SwiftPrinter.line(tree) == text && count > 20_000 && structure(tree.copyWithFreshIDs().modifierChain.base).count > 0
        }
        #expect(same)
    }

    @Test func aLongPasteIsReadInOneGo() async {
        let row = "Text(\"Row \\(i)\").padding(8).frame(width: 100, height: 44).background(.blue)\n"
        let text = "VStack {\n" + Self.times(row, 3_000) + "}"
        let found = await onBigStack { outcome { _ = try SwiftReader.expression(SourceText(text)) } }
        #expect(found == "ok")
    }
}
