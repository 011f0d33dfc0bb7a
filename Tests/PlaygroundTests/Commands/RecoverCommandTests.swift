// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// `recover`: the inputs of another shell, as one.
@Suite struct RecoverCommandTests {
    private func shell(_ text: String, interactive: Bool = false) throws -> Shell {
        let files = TestFiles()
        files.journals = TestJournals(text)
        return try Shell(files, interactive: interactive)
    }

    @Test func itIsOneInput() throws {
        let shell = try shell("reset\n@State var n = 1\nroot Text(\"a\")\nstate n = 2\n")
        shell.feed("root Color.red")
        #expect(shell.error("recover") == nil)
        #expect(shell.text("print n") == "2\n")
        #expect(shell.error("recover") == "file-not-found", "it is this shell's now")
        shell.feed("undo")
        #expect(shell.text("tree").contains("color"))
    }

    /// Another version may refuse an input: what comes before it is not lost.
    @Test func whatStillWorksComesBack() throws {
        let shell = try shell("root kept = Text(\"a\")\nnothing of the kind\nadd Text(\"b\")\n")
        #expect(shell.text("recover").contains("nothing of the kind"))
        #expect(shell.text("tree").contains("kept"))
        #expect(try self.shell("nothing\n").error("recover") != nil, "where nothing works, nothing changes")
    }

    /// At a prompt the beginning of a command is enough: what was typed so comes back.
    @Test func beginningsOfCommandsComeBack() throws {
        let shell = try shell("root Text(\"a\")\ndev iphone-se-3\nmodi text1 .padding(4)\n", interactive: true)
        let answer = shell.text("recover")
        #expect(answer.hasPrefix("recovered") && !answer.contains("fails"), "\(answer)")
        #expect(shell.text("print UIScreen.main.bounds.width") == "375.0\n")
    }

    @Test func itCanBeForgotten() throws {
        let shell = try shell("root Text(\"a\")\n")
        #expect(shell.error("recover discard") == nil)
        #expect(shell.error("recover") == "file-not-found")
    }
}
