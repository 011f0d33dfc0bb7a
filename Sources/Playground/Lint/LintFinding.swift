// SPDX-License-Identifier: GPL-3.0-or-later

/// One anti-pattern that was found: where, what, why, and the better form.
struct LintFinding {
    /// A short name of the pattern: `lazy-in-lazy`.
    let id: String
    let view: String
    let text: String
    let better: String

    var json: JSON { .object(["id": .string(id), "view": .string(view), "text": .string(text), "better": .string(better)]) }

    static func output(_ findings: [LintFinding]) -> Output {
        var parts: [Output.Part] = []
        for finding in findings {
            if !parts.isEmpty { parts.append(.line("")) }
            parts.append(.line(StyledText(finding.view, .name) + StyledText("  " + finding.id, .faint)))
            parts += [.paragraph("  " + finding.text), .paragraph("  Better: " + finding.better)]
        }
        if parts.isEmpty { parts.append(.line(StyledText("nothing to say against it", .faint))) }
        return Output(json: .object(["lint": .array(findings.map(\.json))]), parts: parts)
    }
}
