// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Session files as tests (language.md §5).
package enum SessionSuite {
    /// Runs session files and folders of them; true when all are as expected. The last line reported is “N passed, N failed”.
    package static func test(paths: [String], files: any FileAccess, style: OutputStyle, report: (String) -> Void) -> Bool {
        var (passed, failed) = (0, 0)
        for path in sessions(paths, files) {
            let problems = problems(of: path, files)
            if problems.isEmpty {
                passed += 1
            } else {
                failed += 1
                for problem in problems { report(problem) }
            }
        }
        report("\(passed) passed, \(failed) failed")
        return failed == 0
    }

    /// Rewrites the expected output of session files; false when one could not be run or written.
    package static func record(paths: [String], files: any FileAccess, report: (String) -> Void) -> Bool {
        var isFine = true
        for path in sessions(paths, files) {
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
            return run.parts.compactMap { problem($0, path) }
        } catch {
            return ["\(path): \(error.message) [\(error.id.rawValue)]"]
        }
    }

    private static func problem(_ part: SessionRun.Part, _ path: String) -> String? {
        let line = part.item.firstLine
        if let failure = part.failure, failure.id == .expectationFailed || part.item.expected == nil {
            let place = failure.span.map { $0.source.position(at: $0.start).line } ?? line
            return "\(path):\(place): \(failure.message) [\(failure.id.rawValue)]"
        }
        guard let expected = part.item.expected, !TranscriptPattern(lines: expected).matches(part.lines) else { return nil }
        let both = ["\(path):\(line): the output is not as expected"] + expected.map { "  expected  " + $0 } + part.lines.map { "  got       " + $0 }
        return both.joined(separator: "\n")
    }

    /// The file with the output that its inputs have now; parts without expected output get none.
    private static func recorded(_ text: String, _ path: String, _ files: any FileAccess) throws(Diagnostic) -> String {
        let run = try SessionRun(text, name: path, files: files, isReadOnly: true)
        var result = ""
        for part in run.parts {
            result += part.item.text
            guard let expected = part.item.expected else { continue }
            let keeps = TranscriptPattern(lines: expected).matches(part.lines)
            for line in keeps ? expected : part.lines { result += line.isEmpty ? "#>\n" : "#> " + line + "\n" }
        }
        return result
    }

    // MARK: finding

    /// Files as given, and the session files of folders, in order of their names.
    private static func sessions(_ paths: [String], _ files: any FileAccess) -> [String] {
        paths.flatMap { path -> [String] in
            guard files.isDirectory(path) else { return [path] }
            let names = files.list(path).sorted()
            return names.flatMap { name -> [String] in
                let inner = path.hasSuffix("/") ? path + name : path + "/" + name
                if files.isDirectory(inner) { return sessions([inner], files) }
                return name.hasSuffix(".scroll") ? [inner] : []
            }
        }
    }
}
