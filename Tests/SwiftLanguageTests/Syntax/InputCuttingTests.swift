// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@Suite struct InputCuttingTests {
    @Test(arguments: [
        ("a {", OpenConstruct.brace), ("a (", .parenthesis), ("a [1,", .bracket), ("add VStack {", .brace), ("@State var x: Int {", .brace),
        ("\"abc", .string), ("\"\\(a", .string), ("\"\"\"", .multilineString), ("\"\"\"\n\\(f(", .multilineString), ("/* x", .comment),
        ("a { // }", .brace), ("a { \"}\"", .brace), ("a { /* } */", .brace), ("#if os(iOS)", .other("'#endif'")),
        ("x +", .other("expression after operator")), ("func f()", .other("body of 'f'")), ("let x =", .other("expression in variable")),
        ("@State", .other("declaration after attribute")), ("struct A", .other("member block in struct")), ("x =", .other("expression")),
    ])
    func openConstructs(_ text: String, open: OpenConstruct) {
        #expect(SwiftReader.openConstruct(in: text) == open)
    }

    @Test(arguments: [
        "", "x", "a }", "a ( }", "a )", "tree", "set list spacing:", "echo don't", "echo \"", "help func", "repeat 3 tree", "Text(\"a\n",
        "case",
        "# a comment (", "a # b", "// {", "scroll to \"r1\" anchor: .top", "x.y", "device iPhone 15 Pro", "source /tmp/a.scroll",
    ])
    func completeTexts(_ text: String) {
        let expected: OpenConstruct? = text == "echo \"" ? .string : nil
        #expect(SwiftReader.openConstruct(in: text) == expected)
    }

    /// A closed bracket or a literal at the end does not make everything whole.
    @Test(arguments: [
        "x ? (1)", "x ? \"a\"", "x ? 1", "repeat { }", "@A(1)", "if (x)", "switch f(1)", "while true, a[0]", "func f(x: Int)",
    ])
    func textsThatWaitBehindAClosedBracket(_ text: String) {
        #expect(SwiftReader.openConstruct(in: text) != nil)
    }

    /// Plain text opens nothing, and what it seems to open is closed for the lines after it.
    @Test(arguments: [
        ("echo :-(", false), ("echo {\nprint 1", false), ("echo (\nprint (1", true), ("print 1\necho [", false), ("echo /*", false),
    ])
    func plainTextWaitsForNothing(_ text: String, waits: Bool) {
        #expect((SwiftReader.openConstruct(in: text, words: ShellWords(plainText: ["echo"])) != nil) == waits)
    }

    /// The word of a command is whole, though Swift would have it go on; what follows it is read as ever.
    @Test(arguments: [("repeat", false), ("print 1\nrepeat", false), ("repeat {", true), ("repeat { }", true), ("repeat; print (", true)])
    func aCommandAloneWaitsForNothing(_ text: String, waits: Bool) {
        #expect((SwiftReader.openConstruct(in: text, words: ShellWords(commands: ["repeat"])) != nil) == waits)
    }

    static let splits: [(text: String, inputs: [String])] = [
        ("tree; print 1", ["tree", "print 1"]), (";;a;;", ["a"]), ("", []), ("// c", []), ("a // c; d", ["a"]),
        ("a /* ; */; b", ["a", "b"]),
        ("#!/usr/bin/env scrollscope\ntree", ["tree"]), ("# don't (\ntree\n  # {\nshow", ["tree", "show"]), ("#\ntree", ["tree"]),
        ("add VStack {\n  Text(\"a;b\")\n}\n.padding()\ntree", ["add VStack {\n  Text(\"a;b\")\n}\n.padding()", "tree"]),
        ("VStack {\n# shell comment with } and \"\nText(\"a\")\n}", ["VStack {\n# shell comment with } and \"\nText(\"a\")\n}"]),
        ("struct A { var x = 1; var y = 2 }; tree", ["struct A { var x = 1; var y = 2 }", "tree"]),
        ("@State\nvar x = 1\n@Environment(\\.a)\nprivate var y", ["@State\nvar x = 1", "@Environment(\\.a)\nprivate var y"]),
        ("let y = 1 +\n  2", ["let y = 1 +\n  2"]), ("let y =\n  2", ["let y =\n  2"]), ("set a x: 1,\n y: 2", ["set a x: 1,\n y: 2"]),
        ("x\n  + 5", ["x\n  + 5"]), ("scroll by 0\n-50", ["scroll by 0", "-50"]), ("x ? 1\n  : 2", ["x ? 1\n  : 2"]),
        ("tree\n:q", ["tree", ":q"]), ("tree\n?", ["tree", "?"]), ("tree\n.help\nshow", ["tree", ".help", "show"]),
        ("echo ---\ntree", ["echo ---", "tree"]), ("echo a +\n.padding()", ["echo a +", ".padding()"]),
        ("echo a:\nb", ["echo a:", "b"]),
        ("echo :-(\necho [b; c\ntree\nprint (1 +\n 2)", ["echo :-(", "echo [b; c", "tree", "print (1 +\n 2)"]),
        ("echo {\n}", ["echo {", "}"]),
        ("echo don't; show", ["echo don't", "show"]), ("source /tmp/a; x/b", ["source /tmp/a", "x/b"]),
        ("split 1/3; split 2/3", ["split 1/3", "split 2/3"]),
        ("print \"\"\"\na;b\n# text\n\"\"\"\ntree", ["print \"\"\"\na;b\n# text\n\"\"\"", "tree"]),
        ("print \"a\ntree", ["print \"a", "tree"]), ("root Text(\"a\ntree\nprint (1)", ["root Text(\"a", "tree", "print (1)"]),
        ("print [\"a: f(1)\nf(2)", ["print [\"a: f(1)", "f(2)"]), ("f(\n\"a\n)\ntree", ["f(\n\"a\n)", "tree"]),
        ("#if os(iOS)\nlet z = 1; let y = 2\n#endif\ntree", ["#if os(iOS)\nlet z = 1; let y = 2\n#endif", "tree"]),
        ("struct A: View\n{\n}\nif a { b }\nelse { c }", ["struct A: View\n{\n}", "if a { b }\nelse { c }"]), ("}\ntree", ["}", "tree"]),
        ("\"\\(\"a;b\"); c\"; d", ["\"\\(\"a;b\"); c\"", "d"]), ("a\r\nb\r\n", ["a", "b"]), ("1...\ntree", ["1...", "tree"]),
        ("tick 16ms; tick 0.5s; viewport 400x600", ["tick 16ms", "tick 0.5s", "viewport 400x600"]), ("a ( ; b", ["a ( ; b"]),
    ]

    @Test(arguments: splits)
    func inputs(_ row: (text: String, inputs: [String])) {
        let source = SourceText(row.text)
        #expect(
            SwiftReader.splitInputs(source, words: ShellWords(standalone: [".help"], plainText: ["echo"])).map { source.text(in: $0) }
                == row.inputs)
    }

    /// Words of other shells begin plain text, too, unless what follows goes on with a value of that name.
    @Test(arguments: [
        ("cd ..\ntree", ["cd ..", "tree"]), ("cd /\ntree", ["cd /", "tree"]), ("how do I (center?\ntree", ["how do I (center?", "tree"]),
        ("how\n    .map { 1 }", ["how\n    .map { 1 }"]), ("how +\n2", ["how +\n2"]), ("how .map {\n1\n}", ["how .map {\n1\n}"]),
        ("how = [\n1]", ["how = [\n1]"]),
    ])
    func wordsOfOtherShells(_ text: String, _ inputs: [String]) {
        let source = SourceText(text)
        let words = ShellWords(foreign: ["cd", "how"])
        #expect(SwiftReader.splitInputs(source, words: words).map { source.text(in: $0) } == inputs)
        #expect(SwiftReader.openConstruct(in: inputs[0], words: words) == nil)
    }

    /// What a line of plain text leaves open is none: all that follows it is not read anew for each of many such lines.
    @Test(.timeLimit(.minutes(1)), arguments: [["echo (", ")"], ["echo \"\"\"", "a", "b"], ["echo [ (", "f(1)", "echo \""]])
    func manyLinesOfPlainTextAreCut(_ lines: [String]) {
        let inputs = Array(repeating: lines, count: 20_000).flatMap(\.self)
        let source = SourceText(inputs.joined(separator: "\n"))
        #expect(SwiftReader.splitInputs(source, words: ShellWords(plainText: ["echo"])).map { source.text(in: $0) } == inputs)
    }

    @Test func aRangeIsCutOnItsOwn() {
        let source = SourceText("aa; bb; cc")
        #expect(SwiftReader.splitInputs(source, range: 4..<10).map { source.text(in: $0) } == ["bb", "cc"])
    }

    @Test(arguments: [
        ("VStack { Text(\"in\") } in list", "VStack { Text(\"in\") }", " in list"), ("\"r1\" anchor: .top", "\"r1\"", " anchor: .top"),
        ("\"r1\" anchor .top", "\"r1\"", " anchor .top"), ("a == b within 2", "a == b", " within 2"), ("x.in in y", "x.in", " in y"),
        ("-100 300", "-100", " 300"), ("0 -50", "0", " -50"), (".leading, spacing: 0", ".leading", ", spacing: 0"), ("x", "x", ""),
        ("a { b in c } in d", "a { b in c }", " in d"), ("[1, 2] in a", "[1, 2]", " in a"), ("a; b", "a", "; b"),
        ("f(x: 1) anchor : .top", "f(x: 1)", " anchor : .top"),
    ])
    func leadingExpressionsEndAtTheirWords(_ text: String, expression: String, rest: String) throws {
        let source = SourceText(text)
        let (found, end) = try SwiftReader.leadingExpression(source, from: 0, stopWords: ["in", "within", "anchor:", "anchor"])
        #expect(SwiftPrinter.line(found) == expression)
        #expect(source.text(in: end..<text.utf8.count) == rest)
    }

    @Test(arguments: [
        ("\"a\" .padding(8)", "\"a\"", " .padding(8)"), ("list[42].text1 .padding()", "list[42].text1", " .padding()"),
        ("view(\"a b\") VStack { }", "view(\"a b\")", " VStack { }"), ("x", "x", ""),
    ])
    func targetsEndAtABlank(_ text: String, expression: String, rest: String) throws {
        let source = SourceText(text)
        let (found, end) = try SwiftReader.leadingExpression(source, from: 0, stopsAtBlank: true)
        #expect(SwiftPrinter.line(found) == expression)
        #expect(source.text(in: end..<text.utf8.count) == rest)
    }

    @Test(arguments: [("let x", "syntax"), (") foo", "syntax"), ("", "syntax"), ("VStack {", "incomplete-input"), ("a + in b", "syntax")])
    func leadingExpressionsFail(_ text: String, id: String) {
        #expect(outcome { _ = try SwiftReader.leadingExpression(SourceText(text), from: 0, stopWords: ["in"]) } == id)
    }
}
