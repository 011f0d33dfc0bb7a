// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Undo restores, redo repeats: for every kind of input.
@Suite struct HistoryTests {
    static let inputs = [
        "root box = VStack { Text(\"a\"); ScrollView { Rectangle().frame(height: 2000) } }", "add Text(\"b\")", "set box spacing: 20",
        "scroll by 100",
        "type xLarge", "device iphone-16-pro landscape", "@State var n = 3", "state n = 4", "modify text1 .padding(n)",
        "wrap text1 in HStack()",
        "rename text1 title", "focus hStack1", "insert Divider() before title", "copy title after title", "unwrap hStack1",
        "unmodify title",
        "replace title Image(systemName: \"star\")", "scroll to .bottom", "rotate", "environment isEnabled = false", "remove text2",
        "clock manual",
        "repeat 2 add Text(\"x\") in box", "reset",
    ]

    @Test func undoRestoresAndRedoRepeats() throws {
        let shell = try Shell()
        var snapshots = [shell.snapshot]
        for input in Self.inputs {
            if let error = shell.feed(input).lazy.compactMap(\.failure).first { Issue.record("\(input): \(error.message)") }
            snapshots.append(shell.snapshot)
        }
        for index in Self.inputs.indices.reversed() {
            #expect(shell.error("undo") == nil)
            #expect(shell.snapshot == snapshots[index], "undo of \(Self.inputs[index])")
        }
        #expect(shell.error("undo") == "nothing-to-undo")
        for index in Self.inputs.indices {
            #expect(shell.error("redo") == nil)
            #expect(shell.snapshot == snapshots[index + 1], "redo of \(Self.inputs[index])")
        }
    }

    @Test func looksDoNotCount() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\"); root Text(\"b\"); print 1; frames; tree; measure root 3 3; env; history; geometry; help")
        #expect(shell.text("undo") == "undone: root Text(\"b\")\n")
    }

    /// Only inputs that changed the scene count (language.md).
    @Test(arguments: [
        "rename text1 text1", "set vStack1 spacing: 8", "set text1 \"a\"", "move text2 after text1", "focus text1",
        "viewport 300x300", "type large", "environment isEnabled = false",
    ])
    func whatChangesNothingDoesNotCount(_ input: String) throws {
        let shell = try Shell()
        shell.feed(
            "root VStack(spacing: 8) { Text(\"a\"); Text(\"b\") }\nfocus text1\nviewport 300x300\ntype large\nenvironment isEnabled = false"
        )
        let (before, history) = (shell.snapshot, shell.text("history"))
        #expect(shell.text(input) == "nothing changed\n")
        #expect(shell.snapshot == before)
        #expect(shell.text("history") == history)
    }

    @Test func theLastInputsAreListed() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\"); root Text(\"b\"); root Text(\"c\")")
        #expect(shell.text("history 2") == "2  root Text(\"b\")\n3  root Text(\"c\")\n")
        #expect(shell.text("history 9") == shell.text("history"))
    }

    /// An input of several lines is shown in them.
    @Test func linesAreListedAsTyped() throws {
        let shell = try Shell()
        shell.feed("struct A: View {\n\tvar body: some View { Text(\"a\") }\n}\nA()")
        #expect(shell.text("history") == "1  struct A: View {\n       var body: some View { Text(\"a\") }\n   }\n2  A()\n")
    }

    @Test func aSourceCountsAsOne() throws {
        let files = TestFiles([
            "a.scroll": "root VStack { }\nadd Text(\"a\")\nsource sub/b.scroll\n", "sub/b.scroll": "add Text(\"b\")\nsource c.scroll\n",
            "sub/c.scroll": "add Text(\"c\")\n",
        ])
        let shell = try Shell(files)
        let before = shell.snapshot
        #expect(shell.error("source a.scroll") == nil)
        #expect(shell.text("print root.children.count") == "3\n")
        shell.feed("undo")
        #expect(shell.snapshot == before)
    }

    @Test func aSourceThatFailsLeavesNothing() throws {
        let shell = try Shell(TestFiles(["a.scroll": "root VStack { }\nadd Txt(\"a\")\n", "loop.scroll": "source loop.scroll"]))
        let before = shell.snapshot
        #expect(shell.error("source a.scroll") == "unknown-view")
        #expect(shell.error("source loop.scroll") == "limit-exceeded")
        #expect(shell.snapshot == before)
    }
}
