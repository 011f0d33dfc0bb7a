// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Session files as tests (language.md §5).
package enum SessionSuite {
    /// Files as given, and the session files of folders, in order of their names; what cannot be looked through is refused.
    /// - Parameter filter: keeps those whose path contains it, ignoring case.
    package static func sessions(
        _ paths: [String], filter: String? = nil, files: any FileAccess
    ) -> (found: [String], refused: [SessionResult]) {
        var (found, refused): ([String], [SessionResult]) = ([], [])
        for path in paths {
            guard files.isDirectory(path) else {
                found.append(path)
                continue
            }
            do { found += try FolderWalk(files: files, ending: ".scroll").found(in: path) } catch {
                refused.append(SessionResult(path: path, unreadable: error))
            }
        }
        if let filter { found = found.filter { $0.lowercased().contains(filter.lowercased()) } }
        return (found, refused)
    }

    /// Runs a session file as a test.
    package static func test(_ path: String, files: any FileAccess) -> SessionResult {
        do {
            let text = try read(path, files)
            let test = SessionTest(SourceText(text, name: path), try SessionRun(text, name: path, files: files))
            return SessionResult(path: path, failures: test.failures + (try lessonFaults(text, path, files)), checks: test.checks)
        } catch {
            return SessionResult(path: path, unreadable: error)
        }
    }

    static func read(_ path: String, _ files: any FileAccess) throws(Diagnostic) -> String {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw FileGate.diagnostic(error, path, at: nil) }
        return try FileGate.decode(bytes, path)
    }

    /// A lesson is also played, with its solutions and its wrong answers.
    private static func lessonFaults(_ text: String, _ path: String, _ files: any FileAccess) throws(Diagnostic) -> [SessionResult.Failure]
    {
        guard text.contains("#:") else { return [] }
        let lesson = try LessonReader.read(text, name: path)
        guard lesson.steps.contains(where: { $0.task != nil }) else { return [] }
        return try LessonTrial(lesson, files: files, interrupt: InterruptFlag()).faults.map { SessionResult.Failure(diagnostic: $0) }
    }
}
