// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The answers of today as those that a session file expects.
package struct SessionRecording: Sendable {
    package let path: String
    /// The file with the answers that its inputs have now.
    package let text: String
    /// From the file as it is to that.
    package let difference: SessionDifference?
    /// Inputs that fail: a file with such is left alone.
    package let failures: [SessionResult.Failure]

    package var isFine: Bool { failures.isEmpty }
    package var isChanged: Bool { difference != nil }

    /// Runs a file; nothing is written.
    package init(_ path: String, files: any FileAccess) {
        self.path = path
        do {
            let old = try SessionSuite.read(path, files)
            let run = try SessionRun(old, name: path, files: files)
            let new = Self.recorded(run)
            text = new
            failures = Self.failures(run)
            difference = new == old ? nil : SessionDifference(from: Self.lines(old), to: Self.lines(new))
        } catch {
            (text, difference, failures) = ("", nil, [.init(diagnostic: error)])
        }
    }

    /// Replaces the file.
    package func write(_ files: any FileAccess) throws(Diagnostic) {
        do { try files.write(Array(text.utf8), to: path) } catch { throw FileGate.diagnostic(error, path, at: nil) }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// An error is nothing to expect by accident: who means it says so.
    private static func failures(_ run: SessionRun) -> [SessionResult.Failure] {
        run.parts.flatMap(\.answers).compactMap { answer in
            guard var failure = answer.failure else { return nil }
            if failure.id != .expectationFailed {
                let own = failure.hint.map { $0 + "; " } ?? ""
                failure.hint =
                    own + "'expect error \(failure.id.rawValue): \(answer.input.prefix { $0 != "\n" })' marks an input that should fail"
            }
            return .init(diagnostic: failure)
        }
    }

    /// Inputs without expected output get none, unless nothing is expected in the whole file.
    private static func recorded(_ run: SessionRun) -> String {
        let recordsAll = run.parts.allSatisfy { part in
            part.item.expected == nil && !part.answers.contains { $0.input.hasPrefix("expect ") }
        }
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
}
