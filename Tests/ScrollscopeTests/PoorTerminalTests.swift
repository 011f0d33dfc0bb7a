// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Terminals that can do little, and streams that are only partly a terminal.
@Suite(.needsPseudoTerminal) struct PoorTerminalTests {
    @Test func aDumbTerminalGetsNoEscapes() throws {
        let session = try TerminalSession("-q", environment: ["TERM": "dumb"])
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == "scrollscope›" })
        session.type("undo\r\u{4}")
        #expect(session.end() == 0)
        #expect(!session.raw.contains(0x1B))
    }

    @Test func aTerminalThatEditsLinesItselfNeedsNoReadline() throws {
        let session = try TerminalSession("-q", environment: ["TERM": "dumb", "INSIDE_EMACS": "29.1"])
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("print 1 + 2\n")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == "scrollscope›" })
        session.type("\u{4}")
        #expect(session.end() == 0)
        #expect(!session.raw.contains(0x1B))
    }

    @Test(arguments: [["LANG": "C"], ["LC_ALL": "POSIX"]] as [[String: String]])
    func withoutUTF8ThePromptIsASCII(variables: [String: String]) throws {
        let session = try TerminalSession("-q", environment: variables)
        #expect(session.waits(forLine: "scrollscope>"))
        session.type("echo x日本\u{7F}\r")
        #expect(session.waits { $0.contains("x日") }, "a backspace takes a whole character")
    }

    @Test func asciiIsAnOptionToo() throws {
        let session = try TerminalSession("-q", "--ascii")
        #expect(session.waits(forLine: "scrollscope>"))
    }

    @Test func aBatchOnATerminalHasNoPrompt() throws {
        let session = try TerminalSession("-c", "print 1 + 2")
        #expect(session.end() == 0)
        #expect(session.screen.text == "3\n")
    }

    @Test func afterItsInputsTheShellStaysIfAsked() throws {
        let session = try TerminalSession("-q", "-i", "-c", "@State var x = 41")
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("print x + 1\r")
        #expect(session.waits { $0.contains("42") })
    }

    @Test func anInterruptedBatchIsStatus130() throws {
        let session = try TerminalSession("-c", "\(endless)")
        #expect(session.waits { $0.text.contains("working") })
        session.type("\u{3}")
        #expect(session.end() == 130)
    }
}
