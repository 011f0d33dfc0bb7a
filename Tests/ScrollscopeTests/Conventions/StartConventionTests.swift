// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// How the program starts and ends on a terminal, and what it writes there (`ConventionTests`).
@Suite(.needsPseudoTerminal) struct StartConventionTests {
    private let sandbox: Sandbox
    private let prompt = "scrollscope›"

    init() throws { sandbox = try Sandbox() }

    private func ended(_ arguments: String..., columns: Int = 80) throws -> (screen: Screen, status: Int32?) {
        let session = try TerminalSession(arguments: arguments, sandbox: sandbox, columns: columns)
        let status = session.end()
        return (session.screen, status)
    }

    /// Runs a line of the system's shell in which `$P` is the program.
    private func run(_ line: String, _ environment: [String: String?] = [:]) throws -> TerminalSession {
        var environment = environment
        environment["P"] = Program.path
        return try TerminalSession(arguments: ["-c", line], program: "/bin/sh", sandbox: sandbox, environment: environment)
    }

    // MARK: start and files

    @Test func whatIsNamedIsABatch() throws {
        try sandbox.write("echo from a file\n", to: "a.scroll")
        try sandbox.write("echo odd\n", to: "-odd.scroll")
        #expect(try ended("a.scroll").screen.text == "from a file\n")
        #expect(try ended("-c", "echo a", "-c", "echo b").screen.text == "a\nb\n")
        #expect(try ended("--", "-odd.scroll").screen.text == "odd\n")
        let session = try TerminalSession(arguments: ["-"], sandbox: sandbox)
        session.type("echo typed\n\u{4}")
        #expect(session.end() == 0)
        #expect(session.screen.contains("typed") && !session.screen.text.contains(prompt))
    }

    @Test func aScriptMayComeFromAnywhere() throws {
        try sandbox.write("\u{FEFF}#!/usr/bin/env scrollscope\r\n# a comment\r\necho a\r\necho b", to: "a.scroll")
        #expect(try ended("a.scroll").screen.text == "a\nb\n")
        try sandbox.write("echo a\necho \u{0}b\n", to: "nul.scroll")
        try sandbox.write(Array("echo a\n\n".utf8) + [0xFF], to: "bytes.scroll")
        for (file, place) in [("nul.scroll", "2:6"), ("bytes.scroll", "3:1")] {
            let (screen, status) = try ended(file)
            #expect(status == 1)
            #expect(screen.text.contains("\(file):\(place): error") && screen.text.contains("[invalid-encoding]"), "\(screen.text)")
        }
    }

    // MARK: exit statuses

    @Test(
        arguments: [
            (["-c", "echo a"], 0), (["-c", "undo"], 1), (["-c", "expect 1 == 2"], 1), (["--wrong"], 64), (["--width", "a"], 64),
            (["missing.scroll"], 66), (["-c", "quit 7"], 7), (["-c", "undo", "--keep-going", "-c", "echo a"], 1),
        ] as [([String], Int32)])
    func theStatusTellsHowItEnded(arguments: [String], status: Int32) throws {
        #expect(try TerminalSession(arguments: arguments, sandbox: sandbox).end() == status)
    }

    @Test func aReaderThatLeavesEndsIt() throws {
        let session = try run("($P -c 'repeat 9000 echo a'; echo status $? >&2) | true")
        _ = session.end()
        #expect(session.screen.text == "status 141\n")
    }

    @Test func aBatchStopsAtItsErrorAndAShellDoesNot() throws {
        try sandbox.write("echo a\nundo\necho b\n", to: "a.scroll")
        let stopped = try ended("a.scroll")
        #expect(stopped.status == 1 && stopped.screen.contains("a") && !stopped.screen.contains("b"))
        let kept = try ended("--keep-going", "a.scroll")
        #expect(kept.status == 1 && kept.screen.contains("b"))
        let session = try TerminalSession.atPrompt("-q")
        session.type("undo\recho b\rquit 3\r")
        #expect(session.end() == 3)
        #expect(session.screen.contains("b"))
    }

    /// Else a person who goes on at the prompt does not know how much of it has run.
    @Test(
        arguments: [
            (["a.scroll"], "Stopped at line 2 of a.scroll."), (["-c", "echo a", "-c", "undo"], "Stopped at -c 'undo'."),
            (["Bad.swift"], "Stopped at Bad.swift."), (["outer.scroll"], "Stopped at line 1 of outer.scroll."),
            (["--keep-going", "a.scroll"], nil), (["-c", "echo a"], nil),
        ] as [([String], String?)]) func aScriptThatStopsBeforeThePromptSaysWhere(arguments: [String], words: String?) throws
    {
        try sandbox.write("echo a\nundo\necho b\n", to: "a.scroll")
        try sandbox.write("source a.scroll\n", to: "outer.scroll")
        try sandbox.write("struct {\n", to: "Bad.swift")
        let session = try TerminalSession(arguments: ["-q", "-i"] + arguments, sandbox: sandbox)
        #expect(session.waits(forLine: prompt))
        #expect(session.screen.lines.first { $0.hasPrefix("Stopped") } == words, "\(session.screen.text)")
    }

    // MARK: output

    @Test func answersAndErrorsAreApart() throws {
        let session = try run("$P -c 'echo a' > out; $P --keep-going -c 'echo b' -c undo 2> err; cat out")
        _ = session.end()
        #expect(session.screen.text == "b\na\n")
        #expect(sandbox.read("err")?.contains("[nothing-to-undo]") == true)
    }

    /// Waiting for a pipe, or for a person, is no work.
    @Test func whoWaitsForInputDoesNotSayThatItWorks() throws {
        let piped = try run("(sleep 2; echo 'echo late') | $P")
        #expect(piped.end() == 0)
        #expect(piped.screen.text == "late\n")
        #expect(!String(decoding: piped.raw, as: UTF8.self).contains("working"))
    }

    /// Each stream is asked for itself.
    @Test func coloursAreDecidedForEachStream() throws {
        let session = try run("$P --keep-going -c 'root Text(\"a\")' -c tree -c undo -c undo > out; $P -c undo 2> err; true")
        _ = session.end()
        #expect(sandbox.read("out")?.contains("\u{1B}") == false && sandbox.read("err")?.contains("\u{1B}") == false)
        #expect(session.raw.contains(0x1B), "the errors of the first run went to the terminal")
    }

    @Test(arguments: [
        ("none", ["a"]), ("commands", ["echo a", "a", "undo"]), ("errors", ["a", "undo"]), ("all", ["# said", "echo a", "a", "undo"]),
    ])
    func aBatchIsBare(echo: String, lines: [String]) throws {
        try sandbox.write("# said\necho a\nundo\n", to: "a.scroll")
        let session = try TerminalSession(arguments: ["--echo", echo, "a.scroll"], sandbox: sandbox)
        _ = session.end()
        let shown = session.screen.text.split(separator: "\n").map { String($0) }.prefix { !$0.contains("error") }
        #expect(Array(shown) == lines, "\(session.screen.text)")
        #expect(!session.raw.contains(0x07) && !session.screen.text.contains(prompt))
    }

    @Test func jsonIsAlone() throws {
        let (screen, status) = try ended("--json", "--echo", "all", "-c", "echo a", "-c", "undo", columns: 500)
        #expect(status == 1)
        let lines = screen.text.split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("{\"input\"") && $0.hasSuffix("}") }, "\(lines)")
    }

    /// At the prompt the window decides, in a script nothing but `--width`.
    @Test func linesAreAsWideAsTheWindow() throws {
        let scene = "root HStack { ForEach(0..<9) { i in Text(\"日本語 \\(i)\").id(\"a rather long name \\(i)\") } }"
        for columns in [60, 130] {
            let session = try TerminalSession(
                arguments: ["-q", "--no-pager", "-i", "-c", scene, "-c", "explain text1 width"], sandbox: sandbox, columns: columns)
            _ = session.waits(forLine: prompt)
            session.type("help scroll\rquit\r")
            _ = session.end()
            let widest = session.screen.lines.map { $0.count }.max() ?? 0
            #expect(widest <= columns && widest > columns - 25, "\(widest) of \(columns)")
        }
        let narrow = try ended("-c", "help scroll", columns: 130).screen.lines.map { $0.count }.max() ?? 0
        #expect(narrow <= 80)
        let wide = try ended("--width", "120", "-c", "help scroll", columns: 130).screen.lines.map { $0.count }.max() ?? 0
        #expect(wide > 80 && wide <= 120)
    }

    @Test func whatFitsAndLessonsAreNotPaged() throws {
        let session = try TerminalSession(
            arguments: ["-q"], sandbox: sandbox, environment: ["SCROLLSCOPE_PAGER": "sed 's/^/paged: /'", "PAGER": "false"], rows: 16)
        #expect(session.waits(forLine: prompt))
        session.type("echo short\r")
        #expect(session.waits { $0.contains("short") && $0.cursorLine == prompt })
        session.type("lesson frames\r")
        #expect(session.waits { $0.text.contains("Predict") && $0.cursorLine == prompt })
        #expect(!session.screen.text.contains("paged: "))
        session.type("help scroll\r")
        #expect(session.waits { $0.text.contains("paged: ") })
    }

    /// Who leaves a pager presses the key twice, and has lost nothing by that.
    @Test func theKeyThatLeavesAPagerDoesNotLeaveTheShellToo() throws {
        let session = try TerminalSession(
            arguments: ["-q"], sandbox: sandbox, environment: ["SCROLLSCOPE_PAGER": "sed 's/^/paged: /'"], rows: 16)
        #expect(session.waits(forLine: prompt))
        session.type("help scroll\r")
        #expect(session.waits { $0.text.contains("paged: ") && $0.cursorLine == prompt })
        session.type("q\r")
        #expect(session.waits { $0.text.contains("Another 'q' leaves the shell.") })
        #expect(session.waits(forLine: prompt))
        session.type("q\r")
        #expect(session.end() == 0)
    }
}
