// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The history: where it lies, who may read it, what is kept.
@Suite(.needsPseudoTerminal) struct HistoryTests {
    private let sandbox: Sandbox
    private let file = ".local/state/scrollscope/history"

    init() throws { sandbox = try Sandbox() }

    @Test func inputsAreKeptBeforeTheyRunAndForOneselfOnly() throws {
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox)
        session.type("echo kept\r\(endless)\r")
        #expect(session.waits { $0.contains("kept") && $0.text.contains("working") })
        #expect(entries() == ["echo kept", "\(endless)"])
        #expect(sandbox.mode(file) == 0o600)
        #expect(sandbox.mode(".local/state/scrollscope") == 0o700)
    }

    @Test func privateAndRepeatedInputsAreNotKept() throws {
        try run(" echo private\recho twice\recho twice\r\recho once\r")
        #expect(entries() == ["echo twice", "echo once"])
    }

    @Test func aBlockIsOneEntryThatComesBackWhole() throws {
        try run("root VStack {\rText(\"a\")\r}\r")
        #expect(entries() == ["root VStack {\nText(\"a\")\n}"])
        let session = try TerminalSession("-q", sandbox: sandbox)
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("\u{1B}[A")
        #expect(session.waits { $0.text.contains("scrollscope› root VStack {\n           › Text(\"a\")\n           › }") })
        session.type("\u{1B}[B\recho free\r")
        #expect(session.waits { $0.contains("free") }, "the arrows lead out of it")
    }

    @Test func twoSessionsKeepBothTheirInputs() throws {
        let first = try TerminalSession("-q", sandbox: sandbox)
        let second = try TerminalSession("-q", sandbox: sandbox)
        #expect(first.waits(forLine: "scrollscope›") && second.waits(forLine: "scrollscope›"))
        first.type("echo one\r")
        #expect(first.waits { $0.contains("one") })
        second.type("echo two\r")
        #expect(second.waits { $0.contains("two") })
        first.type("echo three\r")
        #expect(first.waits { $0.contains("three") })
        #expect(entries() == ["echo one", "echo two", "echo three"])
    }

    @Test func variablesSayWhereItLies() throws {
        try run("echo a\r", ["XDG_STATE_HOME": sandbox.folder + "/elsewhere"])
        #expect(sandbox.mode("elsewhere/scrollscope/history") == 0o600)
        try run("echo a\r", ["SCROLLSCOPE_HISTORY": sandbox.folder + "/own"])
        #expect(sandbox.mode("own") == 0o600)
        #expect(sandbox.mode(file) == nil)
        try run("echo a\r", ["XDG_STATE_HOME": "relative"])
        #expect(entries() == ["echo a"], "a relative folder counts as not set")
    }

    @Test func itCanBeSwitchedOff() throws {
        try run("echo a\r", ["SCROLLSCOPE_HISTORY": ""])
        try run("echo a\r", [:], "--no-history")
        #expect(sandbox.mode(file) == nil)
    }

    @Test func aFileThatOthersCouldReadIsClosedToThem() throws {
        try sandbox.makeFolder(".local/state/scrollscope")
        try sandbox.write("#1700000000\necho old\n", to: file)
        try run("echo new\r")
        #expect(sandbox.mode(file) == 0o600)
        #expect(entries() == ["echo old", "echo new"])
    }

    @Test func aLongFileIsShortened() throws {
        try sandbox.makeFolder(".local/state/scrollscope")
        try sandbox.write((0..<20_100).map { "#1700000000\necho \($0)\n" }.joined(), to: file)
        try run("echo new\r")
        let kept = entries()
        #expect(kept.count == 10_001)
        #expect(kept.first == "echo 10100")
        #expect(kept.last == "echo new")
    }

    @Test func withoutAFileTheShellStillWorks() throws {
        let session = try TerminalSession.atPrompt("-q", sandbox: sandbox, environment: ["XDG_STATE_HOME": "/proc/nowhere"])
        session.type("echo a\recho b\r")
        #expect(session.waits { $0.contains("b") })
        #expect(session.screen.text.split(separator: "history is not saved").count == 2, "said once")
    }

    private func run(_ keys: String, _ environment: [String: String?] = [:], _ options: String = "-q") throws {
        let session = try TerminalSession("-q", options, sandbox: sandbox, environment: environment)
        #expect(session.waits(forLine: "scrollscope›"))
        session.type(keys + "\u{4}")
        #expect(session.end() == 0)
    }

    private func entries() -> [String] {
        (sandbox.read(file) ?? "").split(separator: "#17").compactMap { entry in
            guard let end = entry.firstIndex(of: "\n") else { return nil }
            let text = entry[entry.index(after: end)...]
            return String(text.hasSuffix("\n") ? text.dropLast() : text)
        }
    }
}
