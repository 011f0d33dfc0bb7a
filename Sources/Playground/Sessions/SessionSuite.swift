// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Session files as tests (language.md §5).
package enum SessionSuite {
    /// Runs session files and folders of them; true when all are as expected. The last line reported is “N passed, N failed”.
    package static func test(paths: [String], files: any FileAccess, style: OutputStyle, report: (String) -> Void) -> Bool {
        var (passed, failed) = (0, 0)
        let (sessions, refused) = sessions(paths, files)
        for path in sessions {
            let problems = problems(of: path, files)
            if problems.isEmpty {
                passed += 1
            } else {
                failed += 1
                for problem in problems { report(problem) }
            }
        }
        for problem in refused { report(problem) }
        failed += refused.count
        report("\(passed) passed, \(failed) failed")
        return failed == 0
    }

    /// Rewrites the expected output of session files; false when one could not be run or written.
    package static func record(paths: [String], files: any FileAccess, report: (String) -> Void) -> Bool {
        let (sessions, refused) = sessions(paths, files)
        for problem in refused { report(problem) }
        var isFine = refused.isEmpty
        for path in sessions {
            do throws(Diagnostic) {
                let text = try read(path, files)
                let new = try recorded(text, path, files)
                if new == text {
                    report("\(path): unchanged")
                    continue
                }
                do { try files.write(Array(new.utf8), to: path) } catch { throw FileGate.diagnostic(error, path, at: nil) }
                report("\(path): recorded")
            } catch {
                report("\(path): \(error.message) [\(error.id.rawValue)]")
                isFine = false
            }
        }
        return isFine
    }

    // MARK: one file

    private static func read(_ path: String, _ files: any FileAccess) throws(Diagnostic) -> String {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw FileGate.diagnostic(error, path, at: nil) }
        return try FileGate.decode(bytes, path)
    }

    private static func problems(of path: String, _ files: any FileAccess) -> [String] {
        do {
            let run = try SessionRun(try read(path, files), name: path, files: files, isReadOnly: true)
            return run.parts.flatMap { problems($0, path) }
        } catch {
            return ["\(path): \(error.message) [\(error.id.rawValue)]"]
        }
    }

    /// Errors that nobody expected, and output that is not as expected.
    private static func problems(_ part: SessionRun.Part, _ path: String) -> [String] {
        var problems: [String] = []
        for (index, answer) in part.answers.enumerated() {
            let isCompared = index == part.answers.count - 1 && part.item.expected != nil
            guard let failure = answer.failure, failure.id == .expectationFailed || !isCompared else { continue }
            let line = failure.span.map { $0.source.position(at: $0.start).line } ?? answer.lastLine
            problems.append("\(path):\(line): \(failure.message) [\(failure.id.rawValue)]")
        }
        guard let expected = part.item.expected, !TranscriptPattern(lines: expected).matches(part.lines) else { return problems }
        let line = part.answers.last?.lastLine ?? part.item.firstLine
        let both =
            ["\(path):\(line): the output is not as expected"] + expected.map { "  expected  " + $0 }
            + part.lines.map { "  got       " + $0 }
        return problems + [both.joined(separator: "\n")]
    }

    /// The file with the output that its inputs have now. Inputs without expected output get none, unless the file has none at all.
    private static func recorded(_ text: String, _ path: String, _ files: any FileAccess) throws(Diagnostic) -> String {
        let run = try SessionRun(text, name: path, files: files, isReadOnly: true)
        let recordsAll = run.parts.allSatisfy { $0.item.expected == nil }
        return run.parts.map { part in
            if recordsAll { return everything(part) }
            guard let expected = part.item.expected else { return part.item.text }
            let keeps = TranscriptPattern(lines: expected).matches(part.lines)
            return part.item.text + written(keeps ? expected : part.lines)
        }.joined()
    }

    /// A part with the output of each of its inputs.
    private static func everything(_ part: SessionRun.Part) -> String {
        var lines = part.item.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
        if lines.last == "\n" { lines.removeLast() }
        for answer in part.answers {
            let index = answer.lastLine - part.item.firstLine
            if lines.indices.contains(index) { lines[index] += written(answer.lines) }
        }
        return lines.joined()
    }

    private static func written(_ lines: [String]) -> String { lines.map { $0.isEmpty ? "#>\n" : "#> " + $0 + "\n" }.joined() }

    // MARK: finding

    /// Files as given, and the session files of folders, in order of their names.
    private static func sessions(_ paths: [String], _ files: any FileAccess) -> (found: [String], refused: [String]) {
        var (found, refused): ([String], [String]) = ([], [])
        for path in paths {
            guard files.isDirectory(path) else {
                found.append(path)
                continue
            }
            do { found += try FolderWalk(files: files, ending: ".scroll").found(in: path) } catch {
                refused.append("\(path): \(error.message) [\(error.id.rawValue)]")
            }
        }
        return (found, refused)
    }
}
