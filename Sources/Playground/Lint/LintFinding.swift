// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// One anti-pattern that was found: where, what, why, and the better form.
struct LintFinding {
    let pattern: LintPattern
    let view: String
    /// The words at fault; nil for what was made by commands and never stood in a text.
    let span: SourceSpan?
    let text: String
    let better: String
    /// How many other views that the same expression made have it too.
    var repetitions = 0

    var json: JSON {
        .object(
            [
                JSON.Field("id", .string(pattern.rawValue)), JSON.Field("view", .string(view)), JSON.Field("text", .string(text)),
                JSON.Field("better", .string(better)),
            ] + (repetitions > 0 ? [JSON.Field("repetitions", .int(repetitions))] : []) + DiagnosticRenderer.place(span))
    }

    private var parts: [Output.Part] {
        let place = DiagnosticRenderer(style: .init()).place(span)
        let head = StyledText(place, .faint) + StyledText(view, .name) + StyledText("  " + pattern.rawValue, .faint)
        let others =
            repetitions == 0 ? "" : " \(repetitions.counted("more finding")) like this."
        // The place of a file, which others read, stays whole: where it stands must not decide what a session answers.
        let isOfFile = span?.source.name.map { !$0.hasPrefix("<") } ?? false
        return [isOfFile ? .line(head) : .row(head)] + (span.map { [.source($0)] } ?? [])
            + [.paragraph("  " + text + others), .paragraph("  Better: " + better)]
    }

    static func output(_ findings: [LintFinding]) -> Output {
        var parts: [Output.Part] = []
        for finding in findings {
            if !parts.isEmpty { parts.append(.line("")) }
            parts += finding.parts
        }
        if parts.isEmpty { parts.append(.line(StyledText("no problems found", .faint))) }
        return Output(json: .object(["lint": .array(findings.map(\.json))]), parts: parts)
    }
}
