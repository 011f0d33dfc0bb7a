// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Session files: expectations, patterns, recording.
@Suite struct SessionFileTests {
    private func test(_ text: String, at path: String = "a.scroll") -> SessionResult {
        DeepStack.run { SessionSuite.test(path, files: TestFiles([path: text])) }
    }

    private func report(_ text: String, at path: String = "a.scroll") -> String {
        SessionReport.text((test(text, at: path), 0.0124), style: OutputStyle())
    }

    @Test func comparesTheOutput() {
        #expect(report("print 1 + 1\n#> 2\n") == "✓ a.scroll  12 ms\n")
        #expect(!test("print 1 + 1\n#> 3\n").isFine)
        #expect(test("print 10\nprint 3\n#> 3\n").isFine)
        #expect(test("print 10 / 0\n#> [..]error: [..] [division-by-zero]\n#> ...\n").isFine)
    }

    @Test func anErrorOrAFalseCheckFails() {
        #expect(!test("expect 1 == 1\nprint nothing\n").isFine)
        #expect(!test("expect 1 == 2\n#> ...\n").isFine)
        #expect(test("# a comment\n\nexpect 1 == 1\n").isFine)
    }

    /// Where, with the line itself, and what is different.
    @Test func aFailureSaysWhereAndWhat() {
        #expect(
            report("expect 1 == 1\n  print [1, 2]; echo a\n#> b\n") == """
                ✗ a.scroll  12 ms
                a.scroll:2:17: error: the answer differs from what is expected [expectation-failed]
                    print [1, 2]; echo a
                                  ^~~~~~
                  - expected, + found:
                  - b
                  + a

                """)
        #expect(
            report("expect 1 == 2\n").contains(
                "a.scroll:1:8: error: expected 1 == 2, but 1 is not 2 [expectation-failed]\n  expect 1 == 2\n"))
        #expect(report("expect 1 == 2 \"one is not two\"\n").contains("1:8: error: one is not two [expectation-failed]"))
    }

    @Test(arguments: ["", "# only a comment\n", "root Text(\"a\")\nshow\n", "echo expect\n"])
    func aFileThatChecksNothingFails(_ text: String) {
        #expect(report(text).contains("this file checks nothing [missing-requirement]"))
    }

    /// A lesson counts by what it asks, and is played.
    @Test func aLessonIsPlayed() {
        let lesson = "#: step a\nroot Text(\"a\")\n#: ask b\n#: wrong root Text(\"b\")\nroot Color.red\n#: check root.size.width == 393\n"
        #expect(test(lesson).isFine)
        #expect(
            report(lesson.replacing("wrong root Text(\"b\")", with: "wrong root Color.blue")).contains(
                "a.scroll:3:8: error: the wrong answer"))
    }

    /// The same answers from wherever it is run.
    @Test func pathsCountFromTheSessionsFolder() throws {
        let files = [
            "x/b.scroll": "source in.scroll\nprint unknown\n", "x/in.scroll": "load v.swift\n",
            "x/v.swift": "import SwiftUI\nstruct V: View { var body: some View { Blob() } }\n",
        ]
        let recording = SessionRecording("x/b.scroll", files: TestFiles(files))
        #expect(recording.isFine && recording.text.contains("v.swift:2") && !recording.text.contains("x/"), "\(recording.text)")
    }

    @Test func recordsWhatIsThere() throws {
        let files = TestFiles(["a.scroll": "print 1\n#> 7\nprint 2\n", "b.scroll": "print 1\nprint [\n2]\n"])
        for path in ["a.scroll", "b.scroll"] {
            let recording = SessionRecording(path, files: files)
            #expect(recording.isFine && recording.isChanged)
            try recording.write(files)
            #expect(!SessionRecording(path, files: files).isChanged)
            #expect(SessionSuite.test(path, files: files).isFine)
        }
        #expect(files.text("a.scroll") == "print 1\n#> 1\nprint 2\n")
        #expect(files.text("b.scroll") == "print 1\n#> 1\nprint [\n2]\n#> [2]\n")
    }

    @Test func recordingShowsWhatItChanges() {
        let recording = SessionRecording("a.scroll", files: TestFiles(["a.scroll": "echo 1\n#> 7\necho 2\n"]))
        #expect(recording.report(style: OutputStyle()) == "    echo 1\n  - #> 7\n  + #> 1\n    echo 2\n    \n")
    }

    @Test func anInputThatFailsIsNotRecorded() {
        for text in ["print 1 / 0\n", "print 1 / 0\n#> [..]\n#> ...\n", "expect 1 == 2\n"] {
            let recording = SessionRecording("a.scroll", files: TestFiles(["a.scroll": text]))
            #expect(!recording.isFine)
        }
        let marked = SessionRecording(
            "a.scroll", files: TestFiles(["a.scroll": "expect error division-by-zero: print 1 / 0\necho a\n#> b\n"]))
        #expect(marked.isFine && marked.text.hasSuffix("echo a\n#> a\n"))
        #expect(
            SessionRecording("a.scroll", files: TestFiles(["a.scroll": "print 1 / 0\n"])).report(style: OutputStyle())
                .contains("'expect error division-by-zero: print 1 / 0'"))
    }

    // MARK: for programs

    @Test func asJSON() {
        let result = test("print 1\n#> 2\n")
        #expect(
            SessionReport.json((result, 0.5)) == #"""
                {"file": "a.scroll", "ok": false, "seconds": 0.5, "checks": 1, "failures": [{"id": "expectation-failed", "message": "the answer differs from what is expected", "line": 1, "column": 1, "length": 7, "file": "a.scroll", "hint": null, "suggestion": null, "expected": ["2"], "found": ["1"]}]}

                """#)
        #expect(SessionReport.jsonSum([(result, 0.5)], seconds: 1.25) == "{\"passed\": 0, \"failed\": 1, \"seconds\": 1.25}\n")
    }

    @Test func asJUnit() {
        let failed = test("expect 1 < 0\n", at: "s/<&\".scroll")
        let text = SessionReport.junit([(test("expect true\n"), 0.25), (failed, 0.5)], seconds: 0.75)
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"2\" failures=\"1\" time=\"0.75\">\n"))
        #expect(text.contains("<testcase name=\"a.scroll\" classname=\".\" file=\"a.scroll\" time=\"0.25\"/>"))
        #expect(text.contains("name=\"s/&lt;&amp;&quot;.scroll\"") && text.contains("1 &lt; 0 is false\">"))
        #expect(text.hasSuffix("  </testsuite>\n</testsuites>\n"))
    }

    @Test func longDifferencesEnd() {
        let (old, new) = ((0..<20_000).map { "a\($0)" }, (0..<20_000).map { "b\($0)" })
        let shown = SessionDifference(from: old, to: new).shown(OutputStyle())
        #expect(shown.count == 201 && shown.last == "  … and 39800 more lines")
    }

    @Test(arguments: [
        (["a", "b", "c"], ["a", "x", "c"], ["  a", "- b", "+ x", "  c"]), ([], ["a"], ["+ a"]), (["a"], [], ["- a"]),
        (["a"], ["a"], ["  …"]),
        (["1", "2", "3", "4", "5"], ["1", "2", "3", "4"], ["  …", "  3", "  4", "- 5"]), (["x[..]"], ["xy", "z"], ["  xy", "+ z"]),
    ]) func differences(_ old: [String], _ new: [String], _ shown: [String]) {
        #expect(SessionDifference(from: old, to: new, isSame: TranscriptPattern.line).shown(OutputStyle()) == shown)
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
