// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Rules

/// How many of Apple's own numbers the engine gives, family by family, each difference in words, and the rules that were decided.
struct FidelityReport {
    struct Family {
        let name: String
        let cases: Int
        /// Frames, sizes and values that were reported from Apple's SwiftUI.
        let numbers: Int
        let differences: [String]
    }

    let families: [Family]
    /// Measured scenes that no rule explains.
    let unexplained: [Family]

    /// The measured cases among some.
    static func family(_ name: String, _ runs: [CaseFamily.Run]) -> Family? {
        let measured = runs.filter { $0.item.tag == "measured" }
        let differences = measured.flatMap { run in run.failures.map { "\(run.item.name) (\(run.item.rules)): \($0)" } }
        let numbers = measured.map(\.outcomes.count).reduce(0, +)
        return measured.isEmpty ? nil : Family(name: name, cases: measured.count, numbers: numbers, differences: differences)
    }

    var markdown: String {
        let all = families + unexplained
        let numbers = all.map(\.numbers).reduce(0, +)
        let differences = families.flatMap(\.differences)
        let known = unexplained.flatMap(\.differences)
        var lines = [
            "# Fidelity", "",
            "Written by `make fidelity` from the measured cases in `Tests/PlaygroundTests/Cases`; a test fails when it is out of date.",
            "A *number* is a frame, a size or a value that was reported from Apple's own SwiftUI (macOS 26 and 27, iOS 26). It counts as given",
            "when every coordinate lies within the tolerance of its case, 0.01 points unless the case says otherwise.", "",
            "**\(numbers - differences.count - known.count) of \(numbers) of Apple's numbers are given.**", "",
            "| family | cases | numbers | given |", "|---|---|---|---|",
        ]
        lines += all.map { "| \($0.name) | \($0.cases) | \($0.numbers) | \($0.numbers - $0.differences.count) |" }
        lines += ["", "## Differences", ""]
        lines += differences.isEmpty ? ["None."] : differences.map { "- " + $0 }
        lines += ["", "## Known differences", "", "No rule explains the scenes of `Tests/PlaygroundTests/Cases/Unexplained`.", ""]
        lines += known.isEmpty ? ["None."] : known.map { "- " + $0 }
        lines += [
            "", "## Decided without a measurement", "",
            "Sources are silent or disagree here, or the shell has a contract of its own. [rules](rules/README.md) says what each rule is.",
            "",
            "| rule | about | decided |", "|---|---|---|",
        ]
        lines += Self.decisions
        return lines.joined(separator: "\n") + "\n"
    }
    /// A row for each rule of docs/rules of which a part was decided: the whole of it where nothing is said.
    private static var decisions: [String] {
        RuleBook.rules.flatMap { rule in
            rule.origins.filter { $0.kind == .decided }.map { origin in
                "| \(rule.number) | \(rule.title) | \(origin.detail.isEmpty ? "what is not measured or documented" : origin.detail) |"
            }
        }
    }
}
