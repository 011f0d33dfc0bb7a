// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Swift at the prompt: values that last, loops, functions that run inputs. All of one input happens, or nothing.
@Suite struct PromptCodeTests {
    private static func shell() throws -> Shell {
        let shell = try Shell()
        #expect(shell.error("@State var n = 1\nroot box = Color.red.frame(height: 40)") == nil)
        return shell
    }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// Code, and what it prints: the box is as wide as the screen.
    @Test(arguments: [
        ("for w in [320, 375] { run(\"viewport \\(w)x800\"); print(box.size.width) }", ["320.0", "375.0"]),
        ("var sum = 0\nfor i in 0..<4 where i != 2 { sum += i }\nsum", ["4"]),
        ("while n < 5 { n += 1 }\nn", ["5"]), ("repeat { n += 1 } while n < 3\nn", ["3"]),
        ("outer: for i in 0..<3 { for j in 0..<3 { if j > i { continue outer }; print(i * j) } }", ["0", "0", "1", "0", "2", "4"]),
        ("var k = 0\nfunc f() -> (Int, Int) { k += 1; return (k, k) }\nlet (a, b) = f()\n[a, b, k]", ["[1, 1, 1]"]),
        ("for i in 0..<2 { Task { print(i) }; print(\"first\") }", ["first", "first", "0", "1"]),
        ("do { run(\"state n = 7\"); print(n) }", ["7"]),
        ("if box.size.width > 300 { run(\"viewport 200x300\"); print(box.size.width) }", ["200.0"]),
        (
            "func width(at w: Int) -> Double { run(\"viewport \\(w)x500\"); return box.size.width }\nwidth(at: 300) + width(at: 10)",
            ["310.0"]
        ),
        (
            "func f<T>(_ x: T) -> String { \"any\" }\nfunc f<T: Comparable>(_ x: T) -> String { \"ordered\" }\n[f(1), f([1: 2])]",
            ["[\"ordered\", \"any\"]"]
        ),
        ("let before = box.size\nviewport 100x100\nbefore.width - box.size.width", ["293.0"]),
        ("for i in 0..<2 { n += 1; run(\"state n = n * 10\"); print(n) }", ["20", "210"]),
        ("for d in [\"iphone-se-3\", \"ipad-pro-11-m4\"] { run(\"device \\(d)\"); print(horizontalSizeClass!) }", ["compact", "regular"]),
        ("run(\"print 1 + 1; print 3\")", ["2", "3"]), ("run(\"for i in 0..<2 { print(i) }\")", ["0", "1"]),
        ("run(\"root Text(\\\"other\\\")\")\ntext1.text", ["other"]),
    ]) func codeRuns(_ code: String, _ printed: [String]) throws {
        let shell = try Self.shell()
        #expect(shell.error(code) == nil, "\(code)")
        #expect(Self.lines(try Self.shell().text(code)) == printed, "\(code)")
    }

    /// A path leads to a view wherever an expression may stand, whatever variables its ids are of.
    @Test(arguments: [
        ("for i in 0..<3 { print(forEach1[i].card1.body.text1.text) }", ["card 0", "card 1", "card 2"]),
        ("for s in [\"a\", \"b\"] { print(forEach2[s].text1.text) }", ["a", "b"]),
        ("(0..<2).map { forEach1[$0].card1.body.text1.lineCount }", ["[1, 1]"]),
        ("func words(_ i: Int) -> String { forEach1[i].card1.body.text1.text }\nwords(1)", ["card 1"]),
        ("let first = forEach1[0].card1.body.text1.text\nfirst", ["card 0"]),
        ("forEach1[forEach1[2].card1.body.text1.lineCount].card1.body.text1.text", ["card 1"]),
        ("for i in [2, 900] { print(forEach3[i].isRealized) }", ["true", "false"]),
        ("forEach3[900].text1.isRealized", ["false"]), ("let i = 2\nforEach1[i].card1.size.height == view(i).size.height", ["true"]),
    ]) func pathsAreExpressions(_ code: String, _ printed: [String]) throws {
        let shell = try Shell()
        let scene = """
            struct Card: View { let n: Int; var body: some View { Text("card \\(n)") } }
            root VStack { ForEach(0..<3) { i in Card(n: i).id(i) }; ForEach(["a", "b"], id: \\.self) { s in Text(s) }; \
            ScrollView { LazyVStack { ForEach(0..<1000) { i in Text("row \\(i)") } } } }
            """
        #expect(shell.error(scene) == nil)
        #expect(Self.lines(shell.text(code)) == printed, "\(code)")
    }

    /// A step that leads nowhere is named, with the view that was meant.
    @Test(arguments: [
        ("for i in 0..<5 { print(forEach1[i].text1.size) }", "unknown-target"), ("forEach1[1].text2", "unknown-target"),
        ("forEach1[0].text1.frme", "unknown-member"), ("box[1]", "unknown-member"), ("forEach1[0].text1.body", "unknown-member"),
    ]) func pathsThatLeadNowhere(_ code: String, _ id: String) throws {
        let shell = try Shell()
        shell.feed("root VStack { Color.red; ForEach(0..<3) { i in Text(\"a\") } }\nrename color1 box")
        #expect(shell.error(code) == id)
    }

    /// One `undo` takes the whole input back, and `redo` brings all of it again.
    @Test(arguments: [
        "for w in [320, 375] { run(\"viewport \\(w)x800\"); n += 1 }",
        "func f() { n = 5; run(\"type xLarge\"); run(\"unmodify box frame\") }\nf()",
        "if true { run(\"rotate\"); run(\"state n = 4\") }", "while n < 4 { run(\"state n = n + 1\") }",
    ]) func oneUndoTakesItBack(_ code: String) throws {
        let shell = try Self.shell()
        if code.hasPrefix("func") { shell.feed(String(code.split(separator: "\n")[0])) }
        let before = shell.lasting
        #expect(shell.error(String(code.split(separator: "\n").last ?? "")) == nil)
        let after = shell.lasting
        #expect(before != after)
        #expect(shell.error("undo") == nil)
        #expect(shell.lasting == before)
        #expect(shell.error("redo") == nil)
        #expect(shell.lasting == after)
    }

    /// What fails on its way leaves the scene, the log and the history as they were.
    @Test(arguments: [
        ("for i in 0..<3 { n += 1; run(\"viewport 300x300\"); if i == 2 { run(\"bogus command\") } }", "unknown-command"),
        ("for i in 0..<3 { run(\"viewport 300x300\"); print([1, 2][i]) }", "index-out-of-range"),
        ("run(\"viewport 300x300; root Nothing { }\")", "unknown-view"), ("run(\"quit\")", "not-allowed-here"), ("run(3)", "type-mismatch"),
        ("for i in 0..<3 { run(\"state n = 9\"); let }", "syntax"), ("for x in box { }", "type-mismatch"),
        ("for i in 0..<30_000 { run(\"print i\") }", "unknown-name"), ("func f() { run(\"f()\") }\nf()", "limit-exceeded"),
        ("let r = box", "type-mismatch"), ("print run(\"tree\")", "not-allowed-here"), ("expect run(\"tree\") == 1", "not-allowed-here"),
        ("guard n > 3 else { }", "unknown-command"),
    ]) func failureLeavesEverythingAsItWas(_ code: String, _ id: String) throws {
        let shell = try Self.shell()
        if code.hasPrefix("func") { shell.feed(String(code.split(separator: "\n")[0])) }
        let before = shell.snapshot + shell.text("history")
        #expect(shell.error(String(code.split(separator: "\n").last ?? "")) == id)
        #expect(shell.snapshot + shell.text("history") == before)
    }

    /// An action, a body or an observer has nothing to run inputs with, and is told so.
    @Test(arguments: [
        "root Button(\"Go\") { run(\"type small\") }\ntap button1",
        "func f() { run(\"undo\") }\nroot Button(\"Go\") { f() }\ntap button1",
        "root Text(\"a\").onAppear { run(\"undo\") }", "root VStack { let _ = run(\"undo\"); Text(\"a\") }",
    ]) func actionsRunNoInputs(_ code: String) throws {
        let shell = try Shell()
        #expect(shell.error(code) == "not-allowed-here")
    }

    /// What views were asked is kept as a value, so that a saved scene needs no view for it.
    @Test func askedValuesAreSaved() throws {
        let files = TestFiles()
        let shell = try Shell(files)
        shell.feed("root box = Color.red.frame(height: 40)\nlet before = box.size\n@State var w = box.size.width / 2\nsave saved.scroll")
        let saved = try #require(files.text("saved.scroll"))
        #expect(saved.contains("let before = CGSize(width: 393") && saved.contains("196.5"), "\(saved)")
        let again = try Shell()
        #expect(again.error(saved) == nil)
        #expect(again.text("before") == shell.text("before"))
    }

    @Test func programsGetWhatWasPrinted() throws {
        let shell = try Self.shell()
        #expect(shell.json("for i in 0..<2 { print(i) }")[0].contains("\"printed\": [\"0\", \"1\"]"))
    }
}
