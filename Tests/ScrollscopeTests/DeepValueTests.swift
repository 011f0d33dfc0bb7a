// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Values that are nested very deep: the program has the stack for them (docs/decisions/0002), a test does not.
struct DeepValueTests {
    /// What many inputs put around one another would in the end be too deep to be released.
    @Test func valuesLieOnlySoDeepInOneAnother() throws {
        let step = "for _ in 0..<150_000 { a = [a] }"
        let run = try PipedRun("--keep-going", input: "@State var a: [Any] = []\n\(step)\n\(step)\na = []\nprint a.count\n")
        #expect(run.errors.contains("or be nested more than 200000 deep [limit-exceeded]"), "\(run.errors)")
        #expect(run.errors.ranges(of: "error:").count == 1 && run.output.hasSuffix("0\n"), "\(run.errors)\(run.output)")
    }

    /// Nobody could read a file with such a value again; all else that asks for it has an answer.
    @Test func onlySavingRefusesWhatLiesDeep() throws {
        let inputs = ["save a.scroll", "state", "diff", "undo", "print a == a", "watch a", "a = []", "print 1 + 1"]
        let run = try PipedRun(
            "--keep-going",
            input: "@State var a: [AnyHashable] = []\nfor _ in 0..<100_000 { a = [a] }\n" + inputs.joined(separator: "\n") + "\n")
        #expect(run.errors.contains("nested more than 240 deep: that is too much for a session file"), "\(run.errors)")
        #expect(run.errors.ranges(of: "error:").count == 1 && run.output.hasSuffix("2\n"), "\(run.errors)\(run.output)")
    }
}
