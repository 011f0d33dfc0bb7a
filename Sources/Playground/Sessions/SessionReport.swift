// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Results of tests as people, programs and CI servers read them.
package enum SessionReport {
    /// A result with the time that it took, in seconds.
    package typealias Timed = (result: SessionResult, seconds: Double)

    // MARK: for people

    /// The file with its time, and below it what went wrong.
    package static func text(_ timed: Timed, style: OutputStyle) -> String {
        let writer = StyleWriter(style: style)
        let mark = timed.result.isFine ? writer.written("✓", .good) : writer.written("✗", .bad)
        let head = mark + " " + sanitized(timed.result.path) + writer.written("  " + time(timed.seconds), .faint) + "\n"
        return head + failures(timed.result.failures, style: style)
    }

    package static func failures(_ failures: [SessionResult.Failure], style: OutputStyle) -> String {
        failures.map { failure in
            let lines = failure.difference.map { ["  - expected, + found:"] + $0.shown(style).map { "  " + $0 } } ?? []
            return DiagnosticRenderer(style: style).text(of: failure.diagnostic) + lines.map { $0 + "\n" }.joined()
        }.joined()
    }

    /// The last line.
    package static func sum(_ results: [Timed], seconds: Double) -> String {
        let failed = results.count { !$0.result.isFine }
        return "\(results.count - failed) passed, \(failed) failed in \(time(seconds))\n"
    }

    static func time(_ seconds: Double) -> String {
        seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : NumberText.of((seconds * 100).rounded() / 100) + " s"
    }

    // MARK: for programs

    /// An object of a file, on one line.
    package static func json(_ timed: Timed) -> String {
        let failures = timed.result.failures.map { failure -> JSON in
            guard case .object(var fields) = DiagnosticRenderer.json(failure.diagnostic) else { return .null }
            if let difference = failure.difference {
                fields.append(
                    JSON.Field("expected", .array(difference.lines.compactMap { if case .new = $0 { nil } else { .string($0.text) } })))
                fields.append(
                    JSON.Field("found", .array(difference.lines.compactMap { if case .old = $0 { nil } else { .string($0.text) } })))
            }
            return .object(fields)
        }
        return JSON.object([
            "file": .string(timed.result.path), "ok": .bool(timed.result.isFine), "seconds": .number(timed.seconds),
            "checks": .int(timed.result.checks), "failures": .array(failures),
        ]).text + "\n"
    }

    package static func jsonSum(_ results: [Timed], seconds: Double) -> String {
        let failed = results.count { !$0.result.isFine }
        return JSON.object(["passed": .int(results.count - failed), "failed": .int(failed), "seconds": .number(seconds)]).text + "\n"
    }

    // MARK: for CI servers

    /// The file that Jenkins, GitLab and others read: a suite, a case for each session.
    package static func junit(_ results: [Timed], seconds: Double) -> String {
        let failed = results.count { !$0.result.isFine }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites tests=\"\(results.count)\" failures=\"\(failed)\" time=\"\(decimal(seconds))\">\n"
        text += "  <testsuite name=\"scrollscope\" tests=\"\(results.count)\" failures=\"\(failed)\" time=\"\(decimal(seconds))\">\n"
        for timed in results {
            let path = timed.result.path
            let (name, folder) = (XMLText.escaped(path), XMLText.escaped(FilePath.folder(of: path)))
            let head =
                "    <testcase name=\"\(name)\" classname=\"\(folder)\" file=\"\(name)\" time=\"\(decimal(timed.seconds))\""
            if timed.result.isFine {
                text += head + "/>\n"
                continue
            }
            text += head + ">\n"
            for failure in timed.result.failures {
                let words = failures([failure], style: OutputStyle())
                text +=
                    "      <failure type=\"\(failure.diagnostic.id.rawValue)\" message=\"\(XMLText.escaped(failure.diagnostic.message))\">"
                text += XMLText.escaped(lines: words) + "</failure>\n"
            }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func decimal(_ seconds: Double) -> String { NumberText.of(seconds) }
}

extension SessionDifference.Line {
    fileprivate var text: String {
        switch self {
        case .same(let text), .old(let text), .new(let text): text
        }
    }
}

extension SessionRecording {
    /// What changed, or what stands in the way.
    package func report(style: OutputStyle) -> String {
        SessionReport.failures(failures, style: style)
            + (isFine ? (difference?.shown(style) ?? []).map { "  " + $0 + "\n" }.joined() : "")
    }
}
