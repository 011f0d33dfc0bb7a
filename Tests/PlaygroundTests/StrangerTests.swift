// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What someone types who comes from elsewhere is answered with what to do here.
@Suite struct StrangerTests {
    @Test(arguments: [
        ("clear", "Ctrl-L"), ("cls", "'reset'"), ("preview", "'show'"), ("exit()", "'quit'"),
        ("screenshot", "'export FILE.svg'"), ("run x", "'source FILE'"), ("add Text(\"x\") to root", "add VIEW in TARGET"),
    ]) func foreignWordIsAnswered(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root VStack { }\n" + input)
        #expect(text.contains("hint: ") && text.contains(hint), "\(text)")
    }

    /// A place that is none is answered with those that there are.
    @Test(arguments: [
        ("scroll to end", "an edge (.top"), ("scroll to Row 5", "an edge (.top"), ("scroll to .end", "an edge (.top"),
        ("scroll to bottom", "did you mean '.bottom'?"), ("scroll to 500", "there are 0, 1, 2…"),
        ("scroll to \"Row 5\"", "there are 0, 1, 2…"), ("scroll to \"5\"", "ids compare by type"),
    ]) func aPlaceThatIsNoneIsAnswered(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root ScrollView { LazyVStack { ForEach(0..<100) { Text(\"Row \\($0)\") } } }\n" + input)
        #expect(text.contains(hint), "\(text)")
    }

    @Test func whereNothingHasAnIdThatIsSaid() throws {
        let text = try Shell().text("root ScrollView { Text(\"a\") }\nscroll to 5")
        #expect(text.contains("ForEach and .id(…) give one"), "\(text)")
    }

    @Test(arguments: [
        "root.size", "print root.size", "explain root width", "matrix root.size across type", "sweep width 300...400 root.size",
    ])
    func anEmptySceneSaysThatItHasNoRoot(_ input: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains("the scene has no root view") && text.contains("begin with root"), "\(text)")
    }

    @Test func expectedOutputIsNoInput() throws {
        let text = try Shell().text("root Color.red\n#> anything {\n#>\nprint 1 + 1\n#> 2\n")
        #expect(text == "2\n")
    }

    @Test func optionsThatChangeNothingDoNotExist() throws {
        #expect(try Shell().error("option rounding none") == "unknown-option")
        #expect(try Shell().error("option rules on") == nil)
    }

    @Test func treeHasOneLineAView() throws {
        let shell = try Shell()
        shell.feed("root VStack { Text(\"a\").padding().background(Color.red).frame(width: 90); Text(\"b\") }")
        let lines = shell.text("tree").split(separator: "\n")
        #expect(lines.count == Set(lines.map { $0.trimmingPrefix { $0 == " " }.prefix { $0 != " " } }).count)
    }
}
