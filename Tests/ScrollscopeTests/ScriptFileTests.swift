// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Session files: comments, line ends, encodings and echo.
@Suite struct ScriptFileTests {
    @Test func aScriptMayBeginWithAnInterpreterLine() throws {
        #expect(try run("#!/usr/bin/env scrollscope\n# a comment\n\nprint 1 + 2\n").output == "3\n")
    }

    @Test func aByteOrderMarkAndWindowsLineEndsAreAccepted() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("echo a\r\necho b\r\nundo\r\n".utf8)
        let run = try run(bytes)
        #expect(run.output == "a\nb\n")
        #expect(run.errors.contains("a.scroll:3:1: error"))
    }

    @Test func theLastLineMayLackItsEnd() throws {
        #expect(try run("echo a\necho b").output == "a\nb\n")
    }

    @Test(arguments: [[0xFF], [0x00], [0xC3], [0xE6, 0x97], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func whatIsNotTextHasItsPlace(bad: [UInt8]) throws {
        let run = try run(Array("echo a\necho x".utf8) + bad + Array("y\necho c\n".utf8))
        #expect(run.output == "a\n")
        #expect(run.errors.contains("a.scroll:2:7: error"))
        #expect(run.errors.contains("[invalid-encoding]"))
        #expect(run.status == 1)
    }

    /// What is wrong with a file of Swift is told like that of a session, and where it was named.
    @Test func aSwiftFileInAnotherEncodingIsNamed() throws {
        let sandbox = try Sandbox()
        try sandbox.write([0xFF, 0xFE] + "import SwiftUI\n".utf8.flatMap { [$0, 0] }, to: "a.swift")
        let run = try PipedRun("a.swift", sandbox: sandbox)
        #expect(run.errors.hasPrefix("<command line>:1:6: error: 'a.swift' is UTF-16, not UTF-8 [invalid-encoding]"), "\(run.errors)")
        #expect(run.status == 1)
    }

    @Test func charactersSurviveTheEdgesOfReading() throws {
        // Lines of 2,709 bytes, groups of nine: at the edges of 64 KB each byte of the three characters has its turn.
        let answer = String(repeating: "é日🙂", count: 300) + "...\n"
        let count = 300
        let run = try run("#\n" + String(repeating: "echo " + answer, count: count))
        #expect(run.output == String(repeating: answer, count: count))
        #expect(run.errors == "")
    }

    @Test func aLongBlockIsOneInput() throws {
        let rows = (0..<6000).map { "    Text(\"row \($0)\")" }.joined(separator: "\n")
        let run = try run("struct Rows: View { var body: some View { Group {\n\(rows)\n} } }\necho done\n", "--json")
        #expect(run.lines.count == 2)
    }

    @Test func echoPrintsTheInputs() throws {
        let text = "# first\necho a; echo b\n\necho c\n# last\n"
        #expect(try run(text, "--echo", "commands").output == "echo a\na\necho b\nb\necho c\nc\n")
        #expect(try run(text, "--echo", "all").output == "# first\necho a; echo b\na\nb\n\necho c\nc\n# last\n")
    }

    @Test func filesRunInOrderInOneScene() throws {
        let sandbox = try Sandbox()
        try sandbox.write("@State var x = 4\n", to: "one.scroll")
        try sandbox.write("print x\n", to: "two.scroll")
        #expect(try PipedRun("one.scroll", "two.scroll", sandbox: sandbox).output.hasSuffix("4\n"))
    }

    @Test func aSwiftFileIsLoadedAndShown() throws {
        let sandbox = try Sandbox()
        try sandbox.write("import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"a\") } }\n", to: "My View.swift")
        let run = try PipedRun("--json", "My View.swift", "-c", "print 1 + 2", sandbox: sandbox)
        #expect(run.status == 0)
        #expect(run.lines.count == 3)
    }

    private func run(_ text: String, _ options: String...) throws -> PipedRun { try run(Array(text.utf8), options) }

    private func run(_ bytes: [UInt8], _ options: [String] = []) throws -> PipedRun {
        let sandbox = try Sandbox()
        try sandbox.write(bytes, to: "a.scroll")
        return try PipedRun(arguments: options + ["a.scroll"], input: [], sandbox: sandbox)
    }
}
