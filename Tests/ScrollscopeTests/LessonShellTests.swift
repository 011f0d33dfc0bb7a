// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Lessons as a person at the terminal meets them.
@Suite(.needsPseudoTerminal) struct LessonShellTests {
    /// Typed from the first step on; an empty line goes on, the pager is never started, and a second shell goes on where this one was.
    @Test func aLessonWaitsAtThePromptAndIsKept() throws {
        let sandbox = try Sandbox()
        let pager = ["SCROLLSCOPE_PAGER": "sed 's/^/paged: /'"]
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: pager)
        session.type("lesson proposals\r")
        #expect(session.waits { $0.text.contains("goes on") && $0.cursorLine == "scrollscope›" })
        session.type("\r")
        #expect(session.waits { $0.text.contains("How wide is the colour now?") && $0.cursorLine == "scrollscope›" })
        session.type("300\r")
        #expect(session.waits { $0.text.contains("Right: it is 300.") && $0.cursorLine == "scrollscope›" })
        session.type("\r")
        #expect(session.waits { $0.text.contains("step 3 of 5") && $0.cursorLine == "scrollscope›" })
        #expect(!session.screen.text.contains("paged:"))
        session.type("\u{4}")
        #expect(session.end() == 0)
        #expect(sandbox.read(".local/state/scrollscope/lessons")?.hasPrefix("proposals 3 ++") == true)

        let next = try TerminalSession.atPrompt("-q", sandbox: sandbox)
        next.type("continue\r")
        #expect(next.waits { $0.text.contains("step 3 of 5") && $0.cursorLine == "scrollscope›" })
        next.type("q\r")
        #expect(next.waits { $0.text.contains("left 'Proposals and answers'") })
    }

    @Test(arguments: ["--no-history", "--read-only"]) func nothingIsKept(_ option: String) throws {
        let sandbox = try Sandbox()
        let session = try TerminalSession.atPrompt("-q", option, sandbox: sandbox)
        session.type("lesson frames\r")
        #expect(session.waits { $0.text.contains("Predict") && $0.cursorLine == "scrollscope›" })
        session.type("\u{4}")
        #expect(session.end() == 0)
        #expect(sandbox.read(".local/state/scrollscope/lessons") == nil)
    }

    @Test func helpKeysTellsWhatIsBound() throws {
        let sandbox = try Sandbox()
        try sandbox.write("\"\\C-t\": reverse-search-history\n", to: ".inputrc")
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: ["INPUTRC": sandbox.folder + "/.inputrc"])
        session.type("help keys\r")
        #expect(session.waits { $0.text.contains("C-r, C-t") && $0.text.contains("searches the history") })
        #expect(session.screen.text.contains("M-Enter") && !session.screen.text.contains("C-m"), "as it stands on the keyboard")
        #expect(!session.screen.text.contains("M-["), "a key has a name")
    }
}

/// `scrollscope test` and `record`, as CI runs them.
@Suite struct SuiteCommandTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("s")
        try sandbox.write("expect 1 == 1\n", to: "s/good.scroll")
        try sandbox.write("echo a\n#> b\n", to: "s/wrong.scroll")
        return sandbox
    }

    @Test(arguments: [["--jobs", "1"], ["--jobs", "3"], []]) func tellsOfEachFileInOrder(_ options: [String]) throws {
        let run = try PipedRun(arguments: ["test", "s"] + options, input: [], sandbox: sandbox())
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("✓ s/good.scroll  ") == true)
        #expect(lines.contains { $0.hasPrefix("✗ s/wrong.scroll  ") })
        #expect(run.output.contains("s/wrong.scroll:1:1: error: the answer differs from what is expected"))
        #expect(run.output.contains("  - b\n  + a\n"))
        #expect(lines.last?.hasPrefix("1 passed, 1 failed in ") == true)
    }

    @Test func filtersAndReports() throws {
        let sandbox = try sandbox()
        let run = try PipedRun("test", "s", "--filter", "GOOD", "--junit", "report.xml", "--json", sandbox: sandbox)
        #expect(run.status == 0)
        #expect(run.output.contains(#"{"file": "s/good.scroll", "ok": true, "#) && run.output.contains(#"{"passed": 1, "failed": 0, "#))
        #expect(sandbox.read("report.xml")?.contains(#"<testcase name="s/good.scroll""#) == true)
        #expect(try PipedRun("test", "s", "--filter", "nothing", sandbox: sandbox).status == 66)
        #expect(try PipedRun("test", "s", "--jobs", "0", sandbox: sandbox).status == 64)
    }

    /// Nothing was tested: that is no success.
    @Test(arguments: [["test", "empty"], ["record", "empty"], ["test", "s", "empty"], ["test", "empty", "--filter", "good"]])
    func aFolderWithoutSessionsIsNamed(_ arguments: [String]) throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("empty")
        try sandbox.write("no session", to: "empty/notes.txt")
        let run = try PipedRun(arguments: arguments, input: [], sandbox: sandbox)
        #expect(run.status == 66 && run.output == "", "\(run)")
        #expect(run.errors.hasPrefix("scrollscope: empty: there are no sessions"), "\(run.errors)")
    }

    @Test func recordShowsAndCheckOnlySays() throws {
        let sandbox = try sandbox()
        let check = try PipedRun("record", "--check", "s", sandbox: sandbox)
        #expect(check.status == 1 && check.output.contains("s/wrong.scroll: would change") && check.output.contains("+ #> a"))
        #expect(sandbox.read("s/wrong.scroll") == "echo a\n#> b\n")
        let record = try PipedRun("record", "s", sandbox: sandbox)
        #expect(record.status == 0 && record.output.contains("s/wrong.scroll: recorded"))
        #expect(sandbox.read("s/wrong.scroll") == "echo a\n#> a\n")
        #expect(try PipedRun("record", "--check", "s", sandbox: sandbox).status == 0)
        try sandbox.write("print 1 / 0\n", to: "s/wrong.scroll")
        let refused = try PipedRun("record", "s", sandbox: sandbox)
        #expect(refused.status == 1 && refused.output.contains("not recorded") && refused.output.contains("expect error division-by-zero"))
        #expect(sandbox.read("s/wrong.scroll") == "print 1 / 0\n")
    }

    @Test func sourceTellsWhatAClassIsTold() throws {
        let sandbox = try Sandbox()
        try sandbox.write("# One thing,\n# told.\nprint 1\n#: say Another.\nprint 2\n", to: "class.scroll")
        #expect(try PipedRun("-c", "source class.scroll", sandbox: sandbox).output == "│ One thing, told.\n1\n│ Another.\n2\n")
    }
}
