// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The shell on a pseudo-terminal: prompts, continuation, Ctrl-C and Ctrl-D.
@Suite(.needsPseudoTerminal) struct PromptTests {
    private let prompt = "scrollscope›"

    @Test func anInputIsAnsweredBelowItsLine() throws {
        let session = try TerminalSession()
        #expect(session.waits(forLine: prompt))
        #expect(session.screen.text.contains("help"), "the banner says where to begin")
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.text.contains("scrollscope› print 1 + 2\n3\nscrollscope›") })
        session.type("undo\r")
        #expect(session.waits { $0.text.contains("[nothing-to-undo]") && $0.cursorLine == prompt })
        session.type("\u{4}")
        #expect(session.end() == 0, "an error at the prompt is no error of the shell")
    }

    @Test func quietStartsWithThePrompt() throws {
        let session = try TerminalSession("-q")
        #expect(session.waits { $0.lines.count == 1 && $0.cursorLine == prompt })
        session.type("quit 5\r")
        #expect(session.end() == 5)
    }

    /// Who forgot a parenthesis and tries to get out is told once what is open.
    @Test func anEmptyLineInBracketsTellsWhatIsOpen() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("print (1 + 2\rhelp\r")
        #expect(session.waits(forLine: "          (›"))
        #expect(!session.screen.text.contains("goes on until"))
        session.type("\r\r")
        #expect(session.waits { $0.text.contains("The input goes on until '(' is closed. Ctrl-C drops it.") }, "\(session.screen.text)")
        #expect(session.screen.text.split(separator: "goes on until").count == 2)
        session.type("\u{3}")
        #expect(session.waits(forLine: prompt))
    }

    /// Swift would wait for a loop's body; a person means the command.
    @Test func aCommandAloneIsAnsweredAtOnce() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("repeat\r")
        #expect(session.waits { $0.text.contains("a number of times is missing") && $0.cursorLine == prompt })
        session.type("for\r")
        #expect(session.waits { $0.cursorLine.hasSuffix("'for' statement›") && $0.cursorLine.count < 24 }, "\(session.screen.text)")
        session.type("\u{3}")
        #expect(session.waits(forLine: prompt))
        session.type("repeat {\r")
        #expect(session.waits(forLine: "          {›"), "Swift's loop goes on")
    }

    @Test func thePromptNamesTheFocus() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("root list = VStack { Text(\"a\") }\rfocus list\r")
        #expect(session.waits(forLine: "list›"))
    }

    @Test func aFurtherLineNamesWhatIsOpen() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("root VStack {\r")
        #expect(session.waits(forLine: "          {›"))
        session.type("Text(\"a\")\r}\rprint 1 + 2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == prompt })
    }

    /// Swift's own rule: an operator at the end of a line wants its other side; an empty line says that there is none.
    @Test func anOperatorAtTheEndGoesOn() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("print 1 +\r")
        #expect(session.waits(forLine: "          +›"))
        session.type("2\r")
        #expect(session.waits { $0.contains("3") && $0.cursorLine == prompt })
        session.type("print 1 +\r\r")
        #expect(session.waits { $0.text.contains("[incomplete-input]") && $0.cursorLine == prompt })
    }

    @Test func timeTellsMillisecondsToAPerson() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("time echo a\r")
        #expect(session.waits { $0.text.contains(" ms, 0 passes") })
    }

    @Test func altEnterBeginsAnotherLine() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("print 4\u{1B}\rprint 5")
        #expect(session.waits { $0.cursorLine == "           › print 5" && $0.contains("scrollscope› print 4") })
        #expect(!session.screen.contains("4"), "nothing runs before Enter")
        // The line above can be edited still.
        session.type("\u{1}\u{4}P\u{5}6")
        #expect(session.waits { $0.cursorLine == "           › print 56" && $0.contains("scrollscope› Print 4") })
        session.type("\u{1}\u{4}p\r")
        #expect(session.waits { $0.contains("4") && $0.contains("56") && $0.cursorLine == prompt })
    }

    @Test func aStringThatNoFurtherLineCanCloseIsAnErrorAtOnce() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("print \"abc\r")
        #expect(session.waits { $0.text.contains("error") && $0.cursorLine == prompt })
    }

    @Test func endOfInputInABlockEndsTheBlock() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("root VStack {\r")
        #expect(session.waits(forLine: "          {›"))
        session.type("\u{4}")
        #expect(session.waits { $0.text.contains("[incomplete-input]") && $0.cursorLine == prompt })
        session.type("\u{4}")
        #expect(session.end() == 0)
    }

    /// Readline remembers both as the end of the input, and would begin every answer after them with an empty line.
    @Test(arguments: ["zzz\u{1B}[A\u{15}", "root VStack {\r\u{4}"]) func aFailedSearchAndCtrlDLeaveNoEmptyLines(keys: String) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("echo a\r")
        #expect(session.waits { $0.contains("a") && $0.cursorLine == prompt })
        session.type(keys + "print 1 + 2\r")
        #expect(session.waits { $0.text.contains("3\nscrollscope›") })
        #expect(session.screen.text.contains("scrollscope› print 1 + 2\n3\nscrollscope›"), "\(session.screen.text)")
    }

    @Test func interruptKeepsTheLineOnTheScreenAndRunsNothing() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("half typed")
        #expect(session.waits(forLine: "scrollscope› half typed"))
        session.type("\u{3}")
        #expect(session.waits { $0.contains("scrollscope› half typed^C") && $0.cursorLine == prompt })
        session.type("root VStack {\r")
        #expect(session.waits(forLine: "          {›"))
        session.type("\u{3}")
        #expect(session.waits(forLine: prompt), "the open block is dropped")
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.contains("3") })
        #expect(!session.screen.text.contains("error"))
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func outputThatIsHeldBackKeepsNoShellAlive(number: Int32) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("\u{13}print 1\rprint 2\r")
        usleep(300_000)
        session.signal(number)
        #expect(session.end() == 128 + number)
    }

    /// What the person's shell writes next would stand in the line.
    @Test(arguments: [SIGTERM, SIGHUP]) func aSignalThatEndsTheShellEndsItsLineToo(number: Int32) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("half typed")
        #expect(session.waits(forLine: "scrollscope› half typed"))
        session.signal(number)
        #expect(session.end() == 128 + number)
        #expect(session.screen.lines == ["scrollscope› half typed", ""])
    }

    @Test func interruptLeavesASearchClean() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("echo found\r")
        #expect(session.waits { $0.contains("found") && $0.cursorLine == prompt })
        session.type("\u{12}ech")
        #expect(session.waits { $0.cursorLine.contains("reverse-i-search") && $0.cursorLine.contains("echo found") })
        session.type("\u{3}")
        #expect(session.waits(forLine: prompt))
        session.type("\r")
        session.type("echo after\r")
        #expect(session.waits { $0.contains("after") })
        #expect(session.screen.lines.filter { String($0) == "found" }.count == 1, "Enter after it runs nothing")
    }

    /// The prompt is in colours here, as at a person's: readline counts them wrongly where what it has found has several lines.
    @Test(arguments: [
        ("\u{7}echo c", ["scrollscope› echo c"]), ("\u{5} + 6", ["scrollscope› print 4", "           › print 5 + 6"]),
        ("\u{3}", ["scrollscope› print 4", "           › print 5^C", "scrollscope›"]), ("nt\u{8}\u{8}\u{7}b", ["scrollscope› b"]),
        ("\u{1B}[Hecho d; ", ["scrollscope› echo d; print 4", "           › print 5"]),
    ]) func aSearchLeavesNothingOfAnInputOfSeveralLines(keys: String, lines: [String]) throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("print 4\u{1B}\rprint 5\r")
        #expect(session.waits { $0.contains("4") && $0.contains("5") && $0.cursorLine == prompt })
        let answered = session.screen.lines.count - 1
        session.type("\u{12}pri")
        #expect(session.waits { $0.text.contains("reverse-i-search)`pri': print 4\nprint 5") })
        session.type(keys)
        #expect(session.waits { Array($0.lines.dropFirst(answered)) == lines }, "\(session.screen.text)")
    }

    @Test func interruptStopsRunningWork() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("\(endless)\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type("\u{3}")
        #expect(session.waits { $0.text.contains("interrupted; the scene is unchanged [interrupted]") && $0.cursorLine == prompt })
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.contains("3") })
        #expect(!session.screen.text.contains("working"), "the progress line is wiped")
    }

    @Test func aWindowThatShrinksKeepsTheText() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("echo some text")
        #expect(session.waits(forLine: "scrollscope› echo some text"))
        try session.resize(columns: 60)
        session.type(" and more\r")
        #expect(session.waits { $0.contains("some text and more") })
    }

    @Test func aStoppedShellComesBackWithItsLine() throws {
        let session = try TerminalSession.atPrompt("-q")
        session.type("echo kept")
        #expect(session.waits(forLine: "scrollscope› echo kept"))
        session.signal(SIGSTOP)
        session.signal(SIGCONT)
        session.type(" text\r")
        #expect(session.waits { $0.contains("kept text") })
    }
}
