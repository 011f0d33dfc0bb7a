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

    /// `-i` keeps the shell, not a script that went wrong.
    @Test func aScriptStopsAtItsErrorBeforeTheShell() throws {
        let session = try TerminalSession("-q", "-i", "-c", "undo", "-c", "echo not run")
        #expect(session.waits(forLine: "scrollscope›"))
        #expect(!session.screen.text.contains("not run"))
    }

    /// Names that a person did not choose cannot colour the screen or move the cursor.
    @Test(arguments: [["\u{1B}[31mred"], ["--device", "\u{1B}[31mred"], ["--\u{1B}[31mred"], ["test", "\u{1B}[31mred"], ["a\u{202E}b"]])
    func wordsOfTheCommandLineAreHarmless(arguments: [String]) throws {
        let session = try TerminalSession(arguments: arguments, sandbox: nil, environment: ["NO_COLOR": "1"])
        #expect(session.end() != 0)
        #expect(!session.raw.contains(0x1B))
        #expect(!String(decoding: session.raw, as: UTF8.self).contains("\u{202E}"))
        #expect(session.screen.text.contains("\\u{"))
    }

    /// Files that somebody else has named: in lists, answers and errors.
    @Test(arguments: [["record", "--check", "."], ["test", "."], ["--echo", "all", "FILE"], ["-c", "load ."], ["-c", "source FILE"]])
    func namesOfFilesAreHarmless(arguments: [String]) throws {
        let sandbox = try Sandbox()
        let name = "a\u{1B}[31mred\u{202E}.scroll"
        try sandbox.write("echo a\nundo\n", to: name)
        let words = arguments.map { $0.replacing("FILE", with: $0 == "FILE" ? name : "\"\(name)\"") }
        let session = try TerminalSession(arguments: words, sandbox: sandbox, environment: ["NO_COLOR": "1"])
        _ = session.end()
        #expect(!session.raw.contains(0x1B) && !String(decoding: session.raw, as: UTF8.self).contains("\u{202E}"), "\(session.screen.text)")
    }

    /// Readline writes what it is given: the history and an editor give it nothing that acts.
    @Test func theHistoryAndTheEditorAreHarmless() throws {
        let sandbox = try Sandbox()
        let history = try sandbox.write("#1\necho \"\u{202E}abc\u{1B}[31m\"\n", to: "history")
        let editor = try sandbox.write("#!/bin/sh\nprintf 'echo \"\\342\\200\\256x\"' >\"$1\"\n", to: "editor.sh")
        let session = try TerminalSession.atPrompt(
            "-q", sandbox: sandbox, environment: ["SCROLLSCOPE_HISTORY": history, "EDITOR": editor, "VISUAL": nil])
        session.type("\u{1B}[A")
        #expect(session.waits(forLine: "scrollscope› echo \"\\u{202E}abc\\u{1B}[31m\""))
        session.type("\u{3}\u{18}\u{5}")
        #expect(session.waits(forLine: "scrollscope› echo \"\\u{202E}x\""))
        session.type("\u{3}edit\r")
        #expect(session.waits { $0.cursorLine == "scrollscope› echo \"\\u{202E}x\"" && $0.text.contains("edit") })
        #expect(!String(decoding: session.raw, as: UTF8.self).contains("\u{202E}"))
    }

    @Test func echoedScriptsAreHarmless() throws {
        let sandbox = try Sandbox()
        let path = try sandbox.write("echo a # \u{1B}[31m\u{202E}\n", to: "a.scroll")
        let session = try TerminalSession(arguments: ["--echo", "all", path], sandbox: sandbox, environment: ["NO_COLOR": "1"])
        _ = session.end()
        #expect(session.screen.text.contains("echo a"))
        #expect(!session.raw.contains(0x1B))
    }

    @Test func aPagerThatFailsCostsNoAnswer() throws {
        let session = try TerminalSession("-q", "-i", "-c", "help scroll", environment: ["PAGER": "false"])
        #expect(session.waits(forLine: "scrollscope›"))
        #expect(session.screen.text.contains("scroll [SCROLL] by"))
    }

    /// As git has it: `less` shows colours as colours, unless the person has other wishes.
    @Test(arguments: [(nil, "FRX"), ("-S", "-S"), ("", "")] as [(String?, String)])
    func lessIsToldOfColours(_ less: String?, _ settings: String) throws {
        let session = try TerminalSession.atPrompt(
            "-q", environment: ["PAGER": "sh -c 'cat > /dev/null; echo \"less has <$LESS>\"'", "LESS": less])
        session.type("help\r")
        #expect(session.waits { $0.contains("less has <\(settings)>") && $0.cursorLine == "scrollscope›" }, "\(session.screen.text)")
    }

    /// A command that is typed while `less` shows an answer is keys to it, and its `s` writes a file.
    @Test(arguments: [(nil, "1"), ("0", "0")] as [(String?, String)])
    func lessWritesNoFile(_ secure: String?, _ setting: String) throws {
        let session = try TerminalSession.atPrompt(
            "-q", environment: ["PAGER": "sh -c 'cat > /dev/null; echo \"secure: <$LESSSECURE>\"'", "LESSSECURE": secure])
        session.type("help\r")
        #expect(session.waits { $0.contains("secure: <\(setting)>") && $0.cursorLine == "scrollscope›" }, "\(session.screen.text)")
    }

    /// Ctrl-Z reaches the shell that starts a pager, too: if only that stopped, the terminal would have two readers.
    @Test func aPagerThatCannotBeStoppedGoesOn() throws {
        let sandbox = try Sandbox()
        let pager = try sandbox.write(
            "#!/bin/sh\ntrap '' TSTP\ncat >/dev/null\necho in the pager\nread key </dev/tty\n", to: "pager")
        let script = try sandbox.write("set -m\n\(Program.path) -q\necho it stopped\n", to: "run.sh")
        let session = try TerminalSession(
            arguments: [script], program: "/bin/sh", sandbox: sandbox, environment: ["PAGER": pager])
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("help\r")
        #expect(session.waits { $0.contains("in the pager") })
        session.type("\u{1A}\r")
        #expect(session.waits { $0.cursorLine == "scrollscope›" || $0.contains("it stopped") })
        #expect(!session.screen.contains("it stopped"))
    }

    /// What is no program can't be run in place of the shell: the answer would come without its pager.
    @Test(arguments: ["command ./pager", "exec ./pager", "eval ./pager", "env ./pager"])
    func aPagerMayBeginWithAWordOfTheShell(_ commandLine: String) throws {
        let sandbox = try Sandbox()
        let pager = try sandbox.write("#!/bin/sh\ncat >/dev/null\necho in the pager\n", to: "pager")
        let session = try TerminalSession.atPrompt(
            "-q", sandbox: sandbox, environment: ["PAGER": commandLine.replacing("./pager", with: pager)])
        session.type("help\r")
        #expect(session.waits { $0.contains("in the pager") && $0.cursorLine == "scrollscope›" }, "\(session.screen.text)")
    }

    @Test func inAWindowOfOneRowNothingIsPaged() throws {
        let session = try TerminalSession.atPrompt("-q", environment: ["PAGER": "echo paged; cat"])
        try session.resize(columns: 80, rows: 1)
        session.type("print 1 + 2\r")
        #expect(session.waits { $0.contains("3") })
        #expect(!session.screen.text.contains("paged"))
    }

    @Test func aPagerCanBeLeftOut() throws {
        let session = try TerminalSession("-q", "--no-pager", "-i", "-c", "help frame", environment: ["PAGER": "echo paged; cat"])
        #expect(session.waits(forLine: "scrollscope›"))
        #expect(!session.screen.text.contains("paged"))
    }

    /// Readline 8.2 divides by the columns of a row, of which a wide character in a tiny window leaves none.
    @Test(arguments: ["dumb", "xterm"], [1, 2])
    func aTinyWindowCanBeTypedIn(kind: String, size: Int) throws {
        let session = try TerminalSession(arguments: ["-q"], sandbox: nil, environment: ["TERM": kind], columns: size, rows: size)
        #expect(session.waits { _ in !session.raw.isEmpty })
        session.type("print \"日本\"\rq" + String(repeating: "\u{7F}", count: 5) + "\u{15}quit 3\r")
        #expect(session.end() == 3)
    }

    @Test func aWindowMayShrinkToNothingWhileALineIsEdited() throws {
        let session = try TerminalSession.atPrompt("-q", environment: ["TERM": "dumb"])
        session.type("print \"日本語 日本語 日本語\"")
        #expect(session.waits { $0.text.contains("日本語 日本語 日本語") })
        for (columns, rows) in [(1, 1), (2, 2), (500, 200), (3, 1), (1, 40)] {
            try session.resize(columns: columns, rows: rows)
            session.type("\u{1}日\u{7F}\u{5}")
        }
        session.type("\u{15}quit 3\r")
        #expect(session.end() == 3)
    }
}
