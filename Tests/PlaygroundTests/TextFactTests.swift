// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What a Text can be asked: its words, its lines, whether they all show (L12.1, L12.2, L12.4).
@Suite struct TextFactTests {
    private static func shell(_ view: String) throws -> Shell {
        let shell = try Shell()
        #expect(shell.error("root " + view) == nil)
        return shell
    }

    /// Expressions that hold: three words over three lines of one word each, one line of three, none.
    @Test(arguments: [
        ("Text(\"one\\ntwo\\nthree\")", "text1.lineCount == 3 && !text1.isTruncated && text1.text == \"one\\ntwo\\nthree\""),
        ("Text(\"one\\ntwo\\nthree\").lineLimit(2)", "text1.lineCount == 2 && text1.isTruncated"),
        ("Text(\"one\\ntwo\\nthree\").frame(height: 45)", "text1.lineCount == 2 && text1.isTruncated"),
        ("Text(\"\")", "text1.lineCount == 0 && !text1.isTruncated && text1.text == \"\""),
        ("Text(\"quiet\").textCase(.uppercase)", "text1.text == \"QUIET\""),
        ("Text(\"shrinks to fit\").lineLimit(1).minimumScaleFactor(0.1).frame(width: 60)", "text1.fontScale < 1 && !text1.isTruncated"),
        ("Text(\"as it is\")", "text1.fontScale == 1"),
        ("Button(\"Save\") { }", "button1.text == \"Save\" && button1.lineCount == 1"),
        ("VStack { Label(\"Home\", systemImage: \"house\") }", "label1.text == \"Home\""),
        ("VStack { ForEach(0..<2) { i in Text(\"row \\(i)\") } }", "forEach1[1].text1.text == \"row 1\""),
    ]) func factsHold(_ view: String, _ fact: String) throws {
        let shell = try Self.shell(view)
        #expect(shell.error("expect " + fact) == nil, "\(shell.text("expect " + fact))")
    }

    @Test func whatIsNoTextHasNone() throws {
        let shell = try Self.shell("VStack { Color.red; Text(\"a\") }")
        #expect(shell.error("print color1.lineCount") == "unknown-member")
        #expect(shell.error("print vStack1.isTruncated") == "unknown-member")
    }

    @Test func inspectAndTreeTellThem() throws {
        let shell = try Self.shell("Text(\"one\\ntwo\\nthree\").lineLimit(2)")
        #expect(shell.text("tree").contains("2 lines  cut off"))
        let tree = shell.json("tree")[0]
        #expect(tree.contains("\"text\": \"one\\ntwo\\nthree\", \"lineCount\": 2, \"isTruncated\": true"), "\(tree)")
        let inspect = shell.json("inspect text1")[0]
        #expect(inspect.contains("\"lineCount\": 2, \"isTruncated\": true"), "\(inspect)")
        #expect(shell.text("inspect text1").contains("isTruncated"))
    }

    /// A view answers a proposal as `measure` says.
    @Test func sizeThatFitsIsWhatMeasureSays() throws {
        let shell = try Self.shell("HStack(spacing: 10) { Color.red.frame(width: 30, height: 40); Color.blue.frame(minWidth: 5) }")
        for check in [
            "hStack1.sizeThatFits(.unspecified) == CGSize(width: 50, height: 40)",
            "hStack1.sizeThatFits(.zero) == CGSize(width: 45, height: 40)",
            "hStack1.sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 100, height: 60)",
            "hStack1.sizeThatFits(.init(width: 100, height: nil)).width == 100",
        ] { #expect(shell.error("expect " + check) == nil, "\(shell.text("expect " + check))") }
        #expect(shell.error("print hStack1.sizeThatFits(3)") == "type-mismatch")
    }
}
