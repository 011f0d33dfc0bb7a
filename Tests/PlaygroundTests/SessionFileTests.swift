// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Session files: expectations, patterns, recording.
@Suite struct SessionFileTests {
    private func test(_ text: String) -> (isFine: Bool, report: [String]) {
        var report: [String] = []
        let isFine = SessionSuite.test(paths: ["a.scroll"], files: TestFiles(["a.scroll": text]), style: OutputStyle()) {
            report.append($0)
        }
        return (isFine, report)
    }

    @Test func comparesTheOutput() {
        #expect(test("print 1 + 1\n#> 2\n").report == ["1 passed, 0 failed"])
        #expect(!test("print 1 + 1\n#> 3\n").isFine)
        #expect(test("print 10\nprint 3\n#> 3\n").isFine)
        #expect(test("print 10 / 0\n#> [..]error: [..] [division-by-zero]\n#> ...\n").isFine)
    }

    @Test func anErrorOrAFalseCheckFails() {
        #expect(!test("print nothing\n").isFine)
        #expect(!test("expect 1 == 2\n#> ...\n").isFine)
        #expect(test("# a comment\n\nexpect 1 == 1\n").isFine)
    }

    @Test func recordsWhatIsThere() {
        let files = TestFiles(["a.scroll": "print 1\n#> 7\nprint 2\n", "b.scroll": "print 1\nprint [\n2]\n"])
        #expect(SessionSuite.record(paths: ["a.scroll", "b.scroll"], files: files) { _ in })
        #expect(files.text("a.scroll") == "print 1\n#> 1\nprint 2\n")
        #expect(files.text("b.scroll") == "print 1\n#> 1\nprint [\n2]\n#> [2]\n")
        #expect(SessionSuite.test(paths: ["a.scroll", "b.scroll"], files: files, style: OutputStyle()) { _ in })
    }

    @Test(arguments: [
        (["a"], ["a"], true), (["a"], ["b"], false), (["..."], ["a", "b"], true), (["a", "...", "z"], ["a", "z"], true),
        (["..."], [], true),
        (["a", "...", "z"], ["a", "b", "z", "c"], false), (["[..]"], [""], true), (["x[..]y"], ["x12y"], true),
        (["x[..]y[..]"], ["xay"], true),
        (["x[..]x"], ["x"], false), ([], ["a"], false),
    ]) func patterns(_ pattern: [String], _ lines: [String], _ matches: Bool) {
        #expect(TranscriptPattern(lines: pattern).matches(lines) == matches)
    }
}
