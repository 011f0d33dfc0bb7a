// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Compares what a session's inputs answered with what its file expects.
struct SessionTest {
    private let source: SourceText
    /// UTF-8 offsets of the starts of lines.
    private let starts: [Int]
    private(set) var failures: [SessionResult.Failure] = []
    private(set) var checks = 0

    init(_ source: SourceText, _ run: SessionRun) {
        self.source = source
        var (starts, offset) = ([0], 0)
        for byte in source.text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        self.starts = starts
        for part in run.parts { compare(part) }
        checks += source.text.split(separator: "\n").count { $0.hasPrefix("#: check ") || $0.hasPrefix("#: answer ") }
        if checks == 0 { failures.append(.init(diagnostic: nothingChecked)) }
    }

    private var nothingChecked: Diagnostic {
        Diagnostic(
            .missingRequirement, "this file checks nothing", at: SourceSpan(source: source, start: 0, end: 0),
            hint: "'expect EXPR' adds a check; 'scrollscope record FILE' records the answers")
    }

    /// Errors that nobody expected, and answers that are not as expected.
    private mutating func compare(_ part: SessionRun.Part) {
        for (index, answer) in part.answers.enumerated() {
            if answer.input.hasPrefix("expect ") { checks += 1 }
            let isCompared = index == part.answers.count - 1 && part.item.expected != nil
            guard let failure = answer.failure, failure.id == .expectationFailed || !isCompared else { continue }
            failures.append(.init(diagnostic: failure.located(at: span(of: answer))))
        }
        guard let expected = part.item.expected else { return }
        checks += 1
        guard !TranscriptPattern(lines: expected).matches(part.lines) else { return }
        let place = part.answers.last.map(span) ?? SourceSpan(source: source, start: 0, end: 0)
        failures.append(
            .init(
                diagnostic: Diagnostic(.expectationFailed, "the answer differs from what is expected", at: place),
                difference: SessionDifference(from: expected, to: part.lines, isSame: TranscriptPattern.line)))
    }

    /// The input as it stands in the file.
    private func span(of answer: SessionRun.Answer) -> SourceSpan {
        let start = starts.indices.contains(answer.firstLine - 1) ? starts[answer.firstLine - 1] : 0
        let line = source.line(at: start)
        let first = answer.input.split(separator: "\n").first.map(String.init) ?? ""
        let before = line.firstRange(of: first).map { line[..<$0.lowerBound].utf8.count } ?? 0
        return SourceSpan(source: source, start: start + before, end: start + before + answer.input.utf8.count)
    }
}
