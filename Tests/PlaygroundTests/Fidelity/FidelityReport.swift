// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// How many of Apple's own numbers the engine gives, family by family, each difference in words, and what was decided without a measurement.
struct FidelityReport {
    struct Family {
        let name: String
        let cases: Int
        /// Frames, sizes and values that were reported from Apple's SwiftUI.
        let numbers: Int
        let differences: [String]
    }

    /// A rule that no measurement settles, what we do, and where the choice lives.
    struct Choice {
        let rule: String
        let text: String
        let file: String
    }

    let families: [Family]
    let choices: [Choice]

    /// The measured cases among some.
    static func family(_ name: String, _ cases: [CaseFile.Case]) throws -> Family? {
        let measured = cases.filter { $0.tag == "measured" }
        var numbers = 0
        var differences: [String] = []
        for item in measured {
            let outcomes = try DeepStack.run { Result { try CaseRun(item).outcomes() } }.get()
            numbers += outcomes.count
            differences += outcomes.compactMap(\.failure).map { "\(item.name) (\(item.rules)): \($0)" }
        }
        return measured.isEmpty ? nil : Family(name: name, cases: measured.count, numbers: numbers, differences: differences)
    }

    /// `RULE | what we do | file`, a line each; lines that begin with # are remarks.
    static func choices(_ text: String) -> [Choice] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.components(separatedBy: " | ")
            return parts.count == 3 ? Choice(rule: parts[0], text: parts[1], file: parts[2]) : nil
        }
    }

    var markdown: String {
        let numbers = families.map(\.numbers).reduce(0, +)
        let differences = families.flatMap(\.differences)
        var lines = [
            "# Fidelity", "",
            "Written by `make fidelity` from the measured cases in `Tests/PlaygroundTests/Cases`; a test fails when it is out of date.",
            "A *number* is a frame, a size or a value that was reported from Apple's own SwiftUI (macOS 26 and 27, iOS 26). It counts as given",
            "when every coordinate lies within the tolerance of its case, 0.01 points unless the case says otherwise.", "",
            "**\(numbers - differences.count) of \(numbers) of Apple's numbers are given.**", "",
            "| family | cases | numbers | given |", "|---|---|---|---|",
        ]
        lines += families.map { "| \($0.name) | \($0.cases) | \($0.numbers) | \($0.numbers - $0.differences.count) |" }
        lines += ["", "## Differences", ""]
        lines += differences.isEmpty ? ["None."] : differences.map { "- " + $0 }
        lines += [
            "", "## Decided without a measurement", "",
            "Sources disagree or are silent here. Each choice lives in one place, so that a measurement can turn it.", "",
            "| rule | what we do | where |", "|---|---|---|",
        ]
        lines += choices.map { "| \($0.rule) | \($0.text) | `\($0.file)` |" }
        return lines.joined(separator: "\n") + "\n"
    }
}
