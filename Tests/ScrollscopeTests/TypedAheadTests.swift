// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What is typed while an input runs comes to the next prompt, key by key, as if it had been typed there.
@Suite(.needsPseudoTerminal) struct TypedAheadTests {
    private let sandbox: Sandbox
    private let prompt = "scrollscope›"
    /// Ends by itself after a second or two, with an error; long enough to type meanwhile.
    private let slow = "for i in 0..<30_000_000 { if i == -1 { print(i) } }"

    init() throws { sandbox = try Sandbox() }

    /// A shell in which the slow input runs.
    private func busy(_ environment: [String: String?] = [:]) throws -> TerminalSession {
        let session = try TerminalSession.atPrompt("-q", "--no-pager", sandbox: sandbox, environment: environment)
        session.type(slow + "\r")
        #expect(session.waits { $0.text.contains("working") })
        return session
    }

    /// `h` where pastes are marked, `l` where they are not.
    private func lastMark(of session: TerminalSession) -> Character? {
        String(decoding: session.raw, as: UTF8.self).components(separatedBy: "\u{1B}[?2004").last?.first
    }

    @Test func ctrlDLeavesAfterTheRunningInput() throws {
        let session = try busy()
        session.type("\u{4}")
        #expect(session.end() == 0)
        #expect(session.screen.text.contains("[limit-exceeded]"))
    }

    @Test func inputsAndThenCtrlD() throws {
        let session = try busy()
        session.type("echo one\recho two\r\u{4}")
        #expect(session.end() == 0)
        #expect(session.screen.contains("one") && session.screen.contains("two"))
    }

    @Test(arguments: [
        ("echo ab\u{7F}c", "echo ac"), ("echo zy\u{1B}[Dx", "echo zxy"), ("xx\u{15}echo a", "echo a"), ("echo abc\u{1}\u{4}", "cho abc"),
        ("unmod\t", "unmodify"), ("ec\u{1B}[A", "echo earlier"),
    ]) func keysEditTheNextLine(_ keys: String, _ line: String) throws {
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox)
        session.type("echo earlier\r" + slow + "\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type(keys)
        #expect(session.waits { $0.cursorLine == prompt + " " + line })
    }

    @Test func altEnterBeginsAnotherLine() throws {
        let session = try busy()
        session.type("echo a\u{1B}\recho b\r")
        #expect(session.waits { $0.contains("a") && $0.contains("b") && $0.cursorLine == prompt })
        #expect(session.screen.lines.filter { $0.hasPrefix(prompt) }.count == 3)
    }

    /// The terminal marks a paste only for who asks for it: until it is read, too.
    @Test func aPasteWaitsForEnter() throws {
        let session = try busy()
        #expect(lastMark(of: session) == "h", "pastes are marked while an input runs")
        session.type("\u{1B}[200~echo one\recho two\u{1B}[201~")
        #expect(session.waits(forLine: "           › echo two"))
        #expect(!session.screen.contains("one"))
        session.type("\r")
        #expect(session.waits { $0.contains("one") && $0.contains("two") && $0.cursorLine == prompt })
    }

    @Test func aLongLineIsNotCut() throws {
        let session = try busy()
        let long = String(repeating: "long ", count: 1500)
        session.type("print \"" + long + "\".count\r")
        #expect(session.waits { $0.contains("7500") && $0.cursorLine == prompt })
    }

    /// A terminal drops them, and so do we.
    @Test func ctrlCDropsWhatWasTypedBefore() throws {
        let session = try busy()
        session.type("echo dropped\r\u{3}")
        #expect(session.waits { $0.text.contains("[interrupted]") && $0.cursorLine == prompt })
        session.type("echo kept\r")
        #expect(session.waits { $0.contains("kept") && $0.cursorLine == prompt })
        #expect(!session.screen.text.contains("dropped"))
    }

    /// It would be written into answers, the line that says that work goes on, and a pane.
    @Test func nothingIsEchoedIntoTheAnswers() throws {
        let session = try busy()
        session.type("echo a\r")
        #expect(session.waits { $0.contains("a") && $0.cursorLine == prompt })
        #expect(!String(decoding: session.raw, as: UTF8.self).contains("stops it)echo"))
        #expect(session.screen.text.components(separatedBy: "echo a").count == 2)
    }

    @Test func anotherSizeMeanwhileIsThePromptsSize() throws {
        let session = try busy()
        session.type("echo abc ")
        try session.resize(columns: 40)
        session.type(String(repeating: "x", count: 30))
        #expect(session.waitsForWindow { $0.text.contains("scrollscope› echo abc xxxxxxxxxxxxxxxxxx\nxxxxxxxxxxxx") })
    }

    @Test func aPaneStaysWholeWhileOneTypesAndResizes() throws {
        let session = try TerminalSession.atPrompt("-q", "--no-pager", sandbox: sandbox)
        session.type("root Text(\"in the pane\")\rpane on\r" + slow + "\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type("echo one\recho two\recho th")
        try session.resize(columns: 100)
        session.type("ree")
        #expect(session.waitsForWindow { $0.lines.contains { $0.hasPrefix("scrollscope› echo three ") } })
        #expect(session.waitsForWindow { $0.lines.allSatisfy { $0.contains("│") } })
    }

    // MARK: the mode

    /// Under a shell with jobs, as only such a one has a use for Ctrl-Z.
    @Test func aStoppedShellGivesTheTerminalBackAndTakesItAgain() throws {
        let script = try sandbox.write(
            """
            set -m
            \(Program.path) -q --no-pager
            stty -a >stopped
            echo it stopped
            fg >/dev/null

            """, to: "run.sh")
        let session = try TerminalSession(arguments: [script], program: "/bin/sh", sandbox: sandbox)
        #expect(session.waits(forLine: prompt))
        session.type(slow + "\r")
        #expect(session.waits { $0.text.contains("working") })
        session.type("\u{1A}")
        #expect(session.waits { $0.text.contains("it stopped") })
        #expect(sandbox.read("stopped")?.contains(" icanon") == true)
        #expect(session.waits { $0.text.contains("[limit-exceeded]") && $0.cursorLine == prompt })
        session.type("\u{4}")
        #expect(session.end() == 0)
    }

    @Test(arguments: ["quit\r", "\u{4}"]) func theTerminalIsLeftAsItWasFound(end: String) throws {
        let script = try sandbox.write("stty -a >before; \(Program.path) -q; stty -a >after\n", to: "run.sh")
        let session = try TerminalSession(arguments: [script], program: "/bin/sh", sandbox: sandbox)
        #expect(session.waits(forLine: prompt))
        session.type("echo a\r" + end)
        #expect(session.end() == 0)
        let before = try #require(sandbox.read("before"))
        #expect(before == sandbox.read("after") && before.contains(" icanon"))
        #expect(lastMark(of: session) == "l")
    }

    /// A batch never takes it.
    @Test func aBatchLeavesTheTerminalAlone() throws {
        let script = try sandbox.write("stty -a >before; \(Program.path) -c 'echo a'; stty -a >after\n", to: "run.sh")
        let session = try TerminalSession(arguments: [script], program: "/bin/sh", sandbox: sandbox)
        #expect(session.end() == 0)
        let before = try #require(sandbox.read("before"))
        #expect(before == sandbox.read("after") && before.contains(" icanon"))
    }

    @Test(arguments: ["help\r", "edit\r", "\u{18}\u{5}"]) func aPagerAndAnEditorHaveTheTerminalAsItWasFound(input: String) throws {
        let child = try sandbox.write("#!/bin/sh\nstty -a </dev/tty >child; echo it ran >/dev/tty\n", to: "child.sh")
        let session = try TerminalSession.atPrompt(
            "-q", sandbox: sandbox, environment: ["SCROLLSCOPE_PAGER": child, "EDITOR": child, "VISUAL": nil])
        session.type("echo a\r" + input)
        #expect(session.waits { $0.text.contains("it ran") && $0.cursorLine.hasPrefix(prompt) })
        let mode = try #require(sandbox.read("child"))
        #expect(mode.contains(" icanon") && mode.contains(" echo ") && mode.contains(" icrnl"), "\(mode)")
        session.type("\u{3}echo b\r")
        #expect(session.waits { $0.contains("b") && $0.cursorLine == prompt })
    }
}
