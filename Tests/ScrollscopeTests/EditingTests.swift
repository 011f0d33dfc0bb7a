// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Completion, pastes, the editor, inputrc and the start-up file.
@Suite(.needsPseudoTerminal) struct EditingTests {
    private let sandbox: Sandbox
    private let prompt = "scrollscope›"

    init() throws { sandbox = try Sandbox() }

    @Test func aWordThatOnlyOneThingBeginsIsCompleted() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("unmod\t")
        #expect(session.waits { $0.cursorLine.hasPrefix("scrollscope› unmodify") })
    }

    @Test func severalCandidatesAreListed() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("un\t\t")
        #expect(session.waits { $0.text.contains("undo") && $0.text.contains("unwrap") && $0.cursorLine == "scrollscope› un" })
    }

    /// What may stand in a further line is told by those above it: a member of what they end with, a label of a call that they opened.
    @Test(arguments: [
        ("root VStack {\rText(\"a\")\r", ".pad", ".padding"), ("root VStack(\r", "align", "alignment"),
        ("func f() {\rlet breadth = 3\r", "bread", "breadth"),
    ])
    func aFurtherLineIsCompletedAsPartOfItsInput(above: String, typed: String, completed: String) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type(above)
        #expect(session.waits { $0.cursorLine.hasSuffix("›") && $0.cursorLine != prompt })
        session.type(typed + "\t")
        #expect(session.waits { $0.cursorLine.contains("› " + completed) }, "\(session.screen.text)")
    }

    /// A name with blanks is listed whole, though TAB goes on with its last word.
    @Test(arguments: [("device \"iPhone 1", "\n\"iPhone 15 Pro\" "), ("device iPhone 1", "\niPhone 15 Pro ")])
    func namesWithBlanksAreListedWhole(line: String, listed: String) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type(line + "\t\t")
        #expect(session.waits { $0.text.contains(listed) && $0.cursorLine == "scrollscope› " + line }, "\(session.screen.text)")
    }

    @Test func aCharacterThatTurnsTheLineAroundIsShownAsItsEscape() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("\u{1B}[200~print \"é\u{202E}cba€\" // \u{9B}7m\u{1B}[201~")
        #expect(session.waits { $0.cursorLine == "scrollscope› print \"é\\u{202E}cba€\" // \\u{9B}7m" })
        session.type("\u{15}print \"\u{2066}\".count\r")
        #expect(session.waits { $0.text.contains("\n1\n") })
    }

    @Test func aPasteRunsAtEnterAndStopsAtItsFirstError() throws {
        let session = try TerminalSession("-q")
        #expect(session.waits(forLine: prompt))
        session.type("\u{1B}[200~echo one\nundo\necho three\u{1B}[201~")
        #expect(session.waits { $0.cursorLine == "           › echo three" })
        #expect(!session.screen.contains("one"), "nothing runs before Enter")
        session.type("\r")
        #expect(session.waits { $0.contains("one") && $0.text.contains("[nothing-to-undo]") && $0.text.contains("Stopped at line 2") })
        #expect(!session.screen.contains("three"))
    }

    /// The terminal drops what has not been read at a Ctrl-C, the mark at the end of the paste too.
    @Test func aPasteWithoutItsEndCanBeLeft() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("\u{1B}[200~echo not run\recho nor this")
        // It shows nothing yet.
        usleep(300_000)
        session.type("\u{3}")
        #expect(session.waits { $0.text.contains("^C") && $0.cursorLine == "scrollscope›" })
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == "scrollscope›" })
        #expect(!session.screen.text.contains("\nnot run"))
        session.type("\u{1B}[200~echo a")
        usleep(300_000)
        session.signal(SIGTERM)
        #expect(session.end() == 143)
    }

    @Test func aLongPasteIsNotCut() throws {
        let session = try TerminalSession("-q")
        #expect(session.waits(forLine: prompt))
        session.type("\u{1B}[200~" + (1...200).map { "echo line \($0)\n" }.joined() + "\u{1B}[201~\r")
        #expect(session.waits { $0.contains("line 200") && $0.contains("line 1") && $0.cursorLine == prompt })
    }

    /// Readline alone would show the first rows of it, and the last in place of all the others.
    @Test func aTextThatIsTallerThanTheWindowIsSeenToItsEnd() throws {
        let session = try TerminalSession(arguments: ["-q"], sandbox: sandbox, rows: 10)
        #expect(session.waits(forLine: prompt))
        let lines = (1...30).map { "echo line \($0)" }
        let paste = "\u{1B}[200~" + lines.joined(separator: "\n") + "\u{1B}[201~"
        func isWhole(_ window: Screen) -> Bool {
            Array(window.lines.dropLast()) == Array(lines.suffix(9)) && window.cursorLine.hasPrefix("<")
                && window.cursorLine.hasSuffix("^Jecho line 30")
        }
        session.type(paste)
        #expect(session.waitsForWindow(isWhole), "\(session.window.text)")
        session.type("\u{15}echo a\u{1B}\recho b")
        #expect(
            session.waitsForWindow { $0.cursorLine == "           › echo b" && $0.contains("scrollscope› echo a") },
            "\(session.window.text)")
        session.type("\u{3}")
        #expect(session.waitsForWindow { $0.cursorLine == prompt })
        session.type(paste + "\r")
        #expect(session.waitsForWindow { $0.cursorLine == prompt && $0.lines.dropLast().last == "line 30" })
        session.type("\u{1B}[A")
        #expect(session.waitsForWindow(isWhole), "\(session.window.text)")
    }

    @Test func whatIsTypedAheadRunsInOrder() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type((1...50).map { "echo line \($0)\r" }.joined())
        #expect(session.waits { $0.contains("line 50") && $0.cursorLine == prompt })
        let answers = session.screen.lines.map { String($0) }.filter { $0.hasPrefix("line ") }
        #expect(answers == (1...50).map { "line \($0)" })
    }

    @Test func theEditorBringsTheInputBackUnsent() throws {
        let editor = try sandbox.write("#!/bin/sh\necho 'echo from the editor' > \"$1\"\n", to: "editor.sh")
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: ["EDITOR": editor, "VISUAL": nil])
        session.type("edit\r")
        #expect(session.waits(forLine: "scrollscope› echo from the editor"))
        #expect(!session.screen.contains("from the editor"))
        session.type("\r")
        #expect(session.waits { $0.contains("from the editor") })
        session.type("echo x\u{18}\u{5}")
        #expect(session.waits(forLine: "scrollscope› echo from the editor"))
    }

    /// Nothing of a longer text is left beside what came back, wherever the cursor was.
    @Test func theEditorsTextStandsAlone() throws {
        let editor = try sandbox.write("#!/bin/sh\necho 'echo short' > \"$1\"\n", to: "editor.sh")
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: ["EDITOR": editor, "VISUAL": nil])
        session.type("root VStack {\u{1B}\rText(\"a\")\u{1B}\rText(\"b\")\u{1B}\r}\u{1}")
        #expect(session.waits { $0.contains("           › }") })
        session.type("\u{18}\u{5}")
        #expect(session.waits(forLine: "scrollscope› echo short"))
        #expect(session.screen.lines.last == "scrollscope› echo short", "\(session.screen.text)")
        session.type("\r")
        #expect(session.waits { $0.contains("short") && $0.cursorLine == prompt })
    }

    @Test func anEditorThatFailsIsTold() throws {
        let session = try TerminalSession.atPrompt("-q", environment: ["EDITOR": "/no/such/editor", "VISUAL": nil])
        session.type("echo a\redit\r")
        #expect(session.waits { $0.text.contains("/no/such/editor") && $0.cursorLine == prompt })
    }

    @Test func onesOwnInputrcWins() throws {
        try sandbox.write("$if scrollscope\n\"\\C-t\": \"echo bound\\C-m\"\n$endif\n", to: "inputrc")
        let session = try TerminalSession("-q", sandbox: sandbox, environment: ["INPUTRC": sandbox.folder + "/inputrc"])
        #expect(session.waits(forLine: prompt))
        session.type("\u{14}")
        #expect(session.waits { $0.contains("bound") })
    }

    @Test func ourKeysAreThereInViModeToo() throws {
        try sandbox.write("set editing-mode vi\n", to: "inputrc")
        let editor = try sandbox.write("#!/bin/sh\necho 'echo from the editor' > \"$1\"\n", to: "editor.sh")
        let environment = ["INPUTRC": sandbox.folder + "/inputrc", "EDITOR": editor, "VISUAL": nil]
        let session = try TerminalSession("-q", "--no-pager", sandbox: sandbox, environment: environment)
        #expect(session.waits(forLine: prompt))
        session.type("echo first\rprint 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == prompt })
        session.type("ec\u{1B}[A")
        #expect(session.waits(forLine: "scrollscope› echo first"))
        session.type("\u{18}\u{5}")
        #expect(session.waits(forLine: "scrollscope› echo from the editor"))
        // Of the command mode, the key of vi.
        session.type("\u{15}print 3\u{1B}")
        #expect(session.waits(forLine: "scrollscope› print 3"))
        session.type("v")
        #expect(session.waits(forLine: "scrollscope› echo from the editor"))
        // A line that was sent from there leaves the next one its keys.
        session.type("\u{1B}")
        session.type("ddihelp keys\u{1B}")
        #expect(session.waits(forLine: "scrollscope› help keys"))
        session.type("\r")
        #expect(session.waits { $0.text.contains("completes the word") && $0.cursorLine == prompt }, "\(session.screen.text)")
    }

    @Test func theUpArrowFindsInputsThatBeginAsTyped() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("echo first\rprint 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == prompt })
        session.type("ec\u{1B}[A")
        #expect(session.waits(forLine: "scrollscope› echo first"))
    }

    @Test func theStartUpFileRunsUnlessRefused() throws {
        try sandbox.makeFolder(".config/scrollscope")
        try sandbox.write("@State var mine = 12\n", to: ".config/scrollscope/rc.scroll")
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox)
        session.type("print mine\r")
        #expect(session.waits { $0.contains("12") })
        let without = try TerminalSession.atPrompt("-q", "--no-rc", sandbox: sandbox)
        without.type("print mine\r")
        #expect(without.waits { $0.text.contains("error") })
        #expect(try PipedRun("-c", "print mine", sandbox: sandbox).status == 1, "a script is the same for everybody")
    }

    /// Ctrl-Z in a pager or an editor stops that; the person's shell gets its terminal only if we stop, too. Continued, both go on.
    @Test(arguments: ["help\r", "edit\r"]) func aChildThatIsStoppedStopsTheShell(input: String) throws {
        // `sh -c` may stand between us and the child.
        let child = try sandbox.write(
            """
            #!/bin/sh
            stopped=$$
            if [ "$(cat /proc/$PPID/comm)" = sh ]; then stopped="$PPID $$"; fi
            echo "$stopped" >"$0.stopped"
            kill -STOP $stopped
            echo child goes on

            """, to: "child.sh")
        let session = try TerminalSession.atPrompt(
            "-q", sandbox: sandbox, environment: ["SCROLLSCOPE_PAGER": child, "EDITOR": child, "VISUAL": nil])
        session.type("echo a\r" + input)
        #expect(session.waitsForStop())
        // As a person's shell does it: all that Ctrl-Z has stopped is continued together.
        let stopped = try #require(sandbox.read("child.sh.stopped"))
        session.signal(SIGCONT)
        #expect(try SpawnedProcess(["-c", "kill -CONT " + stopped], program: "/bin/sh", sandbox: sandbox).wait() == 0)
        #expect(session.waits { $0.contains("child goes on") && $0.cursorLine.hasPrefix(prompt) })
        session.type("\u{3}print 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == prompt })
    }

    @Test func aLongAnswerIsPaged() throws {
        let session = try TerminalSession.atPrompt("-q", environment: ["SCROLLSCOPE_PAGER": "sed 's/^/paged: /'"])
        session.type("print (1...60).map { \"\\($0)\\n\" }.joined()\rhelp\r")
        #expect(session.waits { $0.text.contains("paged: ") })
    }
}
