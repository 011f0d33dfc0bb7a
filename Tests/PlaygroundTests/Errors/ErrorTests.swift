// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What goes wrong, with which id, and that the scene stays as it was.
@Suite struct ErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let input: String
        let id: String
        var testDescription: String { input }

        init(_ input: String, _ id: String) {
            self.input = input
            self.id = id
        }
    }

    static let cases = [
        Case("scrol by 10", "unknown-command"), Case("frmaes", "unknown-command"), Case("drag list by 0 10", "unknown-target"),
        Case("root Vstack { }", "unknown-view"), Case("root Text(\"a\").pading()", "unknown-modifier"),
        Case("root VStack {", "incomplete-input"),
        Case("root Text(", "incomplete-input"), Case("root Text(\"a", "incomplete-input"), Case("print 1 +", "incomplete-input"),
        Case("print )", "syntax"),
        Case("print nothing", "unknown-name"), Case("print box.fram", "unknown-member"), Case("print 1 + \"a\"", "type-mismatch"),
        Case("print 1 / 0", "division-by-zero"), Case("print [1][3]", "index-out-of-range"), Case("print Int.max + 1", "overflow"),
        Case("add Text(\"a\") in nowhere", "unknown-target"), Case("add Text(\"a\") in text1", "not-a-container"),
        Case("add box = Text(\"a\")", "duplicate-name"), Case("add root = Text(\"a\")", "invalid-name"),
        Case("rename box 2nd", "invalid-name"),
        Case("rename box focus", "invalid-name"), Case("rename text1 box", "duplicate-name"), Case("move box in text1", "invalid-edit"),
        Case("insert Text(\"a\") before box", "invalid-edit"), Case("unwrap text1", "not-a-container"),
        Case("set box gap: 3", "unknown-argument"),
        Case("set box spacing: \"wide\"", "type-mismatch"), Case("set box", "missing-argument"),
        Case("unmodify box padding", "unknown-modifier"),
        Case("modify box padding()", "syntax"), Case("remove", "missing-argument"), Case("remove \"row\"", "unknown-target"),
        Case("scroll by 10", "no-scroll-view"), Case("geometry box", "no-scroll-view"), Case("tap box", "not-a-button"),
        Case("device nokia", "unknown-device"), Case("device iphone-16 landscape split 1/2", "unknown-value"),
        Case("device iphone-16 slideover", "unknown-value"),
        Case("viewport 10", "type-mismatch"),
        Case("viewport", "missing-argument"), Case("viewport 1e99x3", "out-of-range"), Case("scale 0", "out-of-range"),
        Case("type huge", "unknown-value"),
        Case("safearea top", "missing-argument"), Case("safearea middle 3", "unknown-value"), Case("safearea off now", "unknown-argument"),
        Case("sizeclass horizontal wide", "unknown-value"), Case("os 12", "unknown-value"), Case("environment nothing = 3", "unknown-key"),
        Case("environment isEnabled = 3", "type-mismatch"), Case("env box nothing", "unknown-key"),
        Case("option nothing on", "unknown-option"),
        Case("measure box 10", "missing-argument"), Case("measure box wide 10", "type-mismatch"), Case("undo 500", "nothing-to-undo"),
        Case("redo", "nothing-to-redo"), Case("undo 0", "out-of-range"), Case("help nothing-at-all", "unknown-topic"),
        Case("source nowhere.scroll", "file-not-found"), Case("load nowhere.swift", "file-not-found"),
        Case("export picture.gif", "unknown-format"),
        Case("expect 1 == 2", "expectation-failed"), Case("expect box.size.width < 0", "expectation-failed"),
        Case("expect 3", "type-mismatch"),
        Case("expect error unknown-view: print 1", "expectation-failed"),
        Case("expect error unknown-view: print nothing", "expectation-failed"),
        Case("repeat 0 undo", "out-of-range"), Case("repeat 99999999 undo", "out-of-range"), Case("state nothing = 3", "unknown-name"),
        Case("edit", "unsupported"),
        Case("focus text1 text1", "unknown-argument"), Case("rotate now", "unknown-argument"), Case("quit 1000", "out-of-range"),
        Case("func f(_ n: Int) -> Int { f(n + 1) }; print f(0)", "limit-exceeded"),
        Case("struct A: View { var body: some View { A() } }; root A()", "limit-exceeded"),
    ]

    @Test(arguments: cases) func failsAndLeavesTheScene(_ test: Case) throws {
        let shell = try Shell()
        shell.feed("root box = VStack { Text(\"a\") }")
        let before = shell.snapshot
        #expect(shell.error(test.input) == test.id)
        #expect(shell.snapshot == before)
    }

    @Test func repeatsInRepeatsAreBounded() throws {
        #expect(try Shell().error("repeat 10000 repeat 10000 echo a") == "limit-exceeded")
        #expect(try Shell().error("repeat 100 repeat 100 echo a") == nil)
    }

    /// A property without a declared type has that of its first value.
    @Test func stateKeepsItsInferredType() throws {
        let shell = try Shell()
        shell.feed("struct S: View { @State private var n = 0; var body: some View { Text(\"\\(n)\") } }\nroot S()")
        #expect(shell.error("state n = \"a\"") == "type-mismatch")
        #expect(shell.error("state n = 2.5") == "type-mismatch")
        #expect(shell.text("state n = 7\nprint s1.body.text1.size.width > 0") == "true\n")
    }

    @Test func twoScrollViewsAreAmbiguous() throws {
        let shell = try Shell()
        shell.feed("root VStack { ScrollView { Color.red }; ScrollView { Color.red } }")
        #expect(shell.error("scroll by 10") == "ambiguous-target")
        #expect(shell.error("scroll scrollView2 by 10") == nil)
    }

    /// The hint has the names that are quickest to type: the last of a path where it is enough.
    @Test func scrollViewsInsideAComponentAreOfferedByTheirShortNames() throws {
        let shell = try Shell()
        shell.feed("struct Feed: View { var body: some View { VStack { ScrollView { Color.red }; ScrollView { Color.red } } } }")
        shell.feed("root Feed()")
        #expect(shell.text("scroll by 10").contains("scroll views: scrollView1, scrollView2"))
        #expect(shell.error("scroll scrollView2 by 10") == nil)
    }

    @Test func anErrorInALazyRowFailsTheInput() throws {
        let shell = try Shell()
        let root = "root ScrollView { LazyVStack { ForEach(0..<100) { i in Rectangle().frame(height: i < 90 ? 50 : [1][i]) } } }"
        #expect(shell.error(root) == nil)
        let before = shell.snapshot
        #expect(shell.error("scroll to .bottom") == "index-out-of-range")
        #expect(shell.snapshot == before)
    }
}
