// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// `--json`: one object a line for each input, and nothing else.
@Suite struct JSONTests {
    @Test func everyInputIsOneObjectOnOneLine() throws {
        let run = try PipedRun("--json", "-c", "print 1 + 2", "-c", "echo \"hi\"", "-c", "root VStack { Text(\"a\") }")
        let objects = try run.lines.map(object)
        #expect(objects.count == 3)
        #expect(objects.map { $0["line"] as? Int } == [1, 2, 3])
        #expect(objects.allSatisfy { $0["ok"] as? Bool == true && $0["result"] is [String: Any] })
        #expect(objects[0]["input"] as? String == "print 1 + 2")
        #expect((objects[0]["result"] as? [String: Any])?["text"] as? String == "3")
        #expect(run.errors == "")
    }

    @Test func anErrorIsAnObjectToo() throws {
        let run = try PipedRun("--json", input: "# nothing\n\nundo\n")
        let objects = try run.lines.map(object)
        #expect(objects.count == 1)
        #expect(objects[0]["ok"] as? Bool == false)
        #expect(objects[0]["line"] as? Int == 3)
        let error = objects[0]["error"] as? [String: Any]
        #expect(error?["id"] as? String == "nothing-to-undo")
        #expect(error?["message"] is String)
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    /// Whoever reads them finds the same keys wherever an error comes from, at the prompt, too.
    @Test(.needsPseudoTerminal) func allErrorsHaveTheSameKeys() throws {
        let sandbox = try Sandbox()
        try sandbox.write("print nothing\n", to: "a.scroll")
        let session = try TerminalSession(arguments: ["--json", "-q", "-i", "a.scroll"], sandbox: sandbox, columns: 500)
        _ = session.waits(forLine: "scrollscope›")
        session.type("print nothing\rsource missing.scroll\rquit\r")
        #expect(session.end() == 0)
        let lines = session.screen.lines.filter { $0.hasPrefix("{") && $0.contains("\"error\"") }
        let errors = try (lines + [PipedRun("--json", "-c", "undo").output]).map { try object($0)["error"] as? [String: Any] ?? [:] }
        #expect(errors.count == 4)
        for error in errors {
            #expect(Set(error.keys) == ["id", "message", "line", "column", "length", "file", "hint", "suggestion"], "\(error)")
        }
        #expect(errors.map { $0["file"] as? String } == ["a.scroll", nil, nil, "<c>"])
    }

    @Test func whatIsNotTextIsAnObjectToo() throws {
        let run = try PipedRun(arguments: ["--json"], input: Array("echo a\n".utf8) + [0xFF, 10])
        let objects = try run.lines.map(object)
        #expect(objects.count == 2)
        #expect((objects.last?["error"] as? [String: Any])?["id"] as? String == "invalid-encoding")
        #expect((objects.last?["error"] as? [String: Any])?["line"] as? Int == 2)
    }

    @Test func echoAndColorDoNotMixIn() throws {
        let run = try PipedRun("--json", "--echo", "all", "--color", "always", "-c", "print 1 + 2")
        #expect(run.lines.count == 1)
        #expect(!run.output.contains("\u{1B}"))
        _ = try run.lines.map(object)
    }

    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
}
