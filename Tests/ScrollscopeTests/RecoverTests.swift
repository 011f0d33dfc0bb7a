// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The scene of a shell that is killed is not lost.
@Suite(.needsPseudoTerminal) struct RecoverTests {
    private let sandbox: Sandbox
    private let folder = ".local/state/scrollscope/history.scenes"

    init() throws { sandbox = try Sandbox() }

    private func aShellDies(after inputs: [String], _ arguments: String...) throws {
        let session = try TerminalSession(arguments: ["-q"] + arguments, sandbox: sandbox, environment: [:])
        #expect(session.waits(forLine: "scrollscope›"))
        for (number, input) in inputs.enumerated() {
            session.type(input + "; echo done \(number)\r")
            #expect(session.waits { $0.text.contains("\ndone \(number)") })
        }
        session.signal(SIGKILL)
        _ = session.end()
    }

    private func shell(_ arguments: String...) throws -> TerminalSession {
        let session = try TerminalSession(arguments: arguments, sandbox: sandbox, environment: [:])
        #expect(session.waits { $0.cursorLine.hasPrefix("scrollscope") })
        return session
    }

    private func journals() -> [String] {
        guard let stream = opendir(sandbox.folder + "/" + folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            )
        }
        return names.filter { !$0.hasPrefix(".") }
    }

    /// Its last change lies an hour back.
    private func makeOlder(_ journal: String) {
        let hourAgo = timespec(tv_sec: time(nil) - 3_600, tv_nsec: 0)
        #expect(utimensat(AT_FDCWD, "\(sandbox.folder)/\(folder)/\(journal)", [hourAgo, hourAgo], 0) == 0)
    }

    @Test func aKilledShellsSceneComesBack() throws {
        try aShellDies(after: [
            "@State var n = 1", "root VStack { Text(\"a \\(n)\") }", "add second = Text(\"b\")", "n = 7", "add gone = Text(\"c\")", "undo",
        ])
        #expect(journals().count == 1 && sandbox.mode(folder + "/" + journals()[0]) == 0o600)
        let session = try shell()
        #expect(session.screen.text.contains("'recover' brings back"))
        session.type("recover\r")
        #expect(session.waits { $0.text.contains("recovered") })
        session.type("print n; tree\r")
        #expect(session.waits { $0.text.contains("\n7\n") && $0.text.contains("second") && !$0.text.contains("gone") })
        #expect(journals().count == 1, "it is this shell's by now")
        session.type("quit\r")
        #expect(session.end() == 0)
        #expect(journals().isEmpty, "a shell that is left loses nothing")
        #expect(!(try shell().screen.text.contains("recover")))
    }

    /// The end of the terminal looks like Ctrl-D. The signal that tells of it goes to the shell from which ours was started, and comes
    /// late, or never as here.
    @Test func aClosedTerminalLosesNothing() throws {
        let session = try TerminalSession(
            arguments: ["-c", "trap '' HUP; exec \"$P\" -q"], program: "/bin/sh", sandbox: sandbox, environment: ["P": Program.path])
        #expect(session.waits(forLine: "scrollscope›"))
        session.type("root kept = Text(\"a\"); echo done\r")
        #expect(session.waits { $0.text.contains("\ndone") && $0.cursorLine == "scrollscope›" })
        session.hangUp()
        #expect(session.end() == 129)
        #expect(journals().count == 1)
        let next = try shell()
        next.type("recover; tree\r")
        #expect(next.waits { $0.text.contains("kept  Text") })
    }

    @Test func whatRanInOtherInputsIsKeptAsTheScene() throws {
        try sandbox.write("root sourced = HStack { Text(\"a\") }\n", to: "a.scroll")
        try aShellDies(after: ["source \(sandbox.folder)/a.scroll", "repeat 3 add Text(\"x\")"])
        unlink(sandbox.folder + "/a.scroll")
        let session = try shell()
        session.type("recover; tree\r")
        #expect(session.waits { $0.text.contains("sourced") })
    }

    @Test func shellsDoNotMix() throws {
        let living = try shell("-q")
        living.type("root living = Text(\"a\"); echo done\r")
        #expect(living.waits { $0.text.contains("\ndone") })
        try aShellDies(after: ["root older = Text(\"a\")"])
        for journal in journals() { makeOlder(journal) }
        try aShellDies(after: ["root newer = Text(\"a\")"])
        let session = try shell()
        #expect(session.screen.text.contains("one more"), "that of a shell that lives is not counted")
        session.type("recover; tree\r")
        #expect(session.waits { $0.text.contains("newer") })
        session.type("recover discard; recover\r")
        #expect(session.waits { $0.text.contains("there is no scene to recover") })
        #expect(!session.screen.text.contains("older"))
    }

    @Test(arguments: ["--no-history", "--read-only"])
    func nothingIsWrittenWhereNothingMayBe(_ option: String) throws {
        try aShellDies(after: ["root Text(\"a\")"], option)
        #expect(journals().isEmpty)
        let session = try shell(option)
        session.type("recover\r")
        #expect(session.waits { $0.text.contains("there is no scene to recover") })
    }
}
