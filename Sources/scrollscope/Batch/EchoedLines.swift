// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// The lines of a script that `--echo` prints before each answer.
struct EchoedLines {
    private let choice: EchoChoice
    private let lines: [Substring]
    private let firstLine: Int
    private var printed = 0

    init(source: SourceText, choice: EchoChoice) {
        self.choice = choice
        lines = choice == .all ? source.text.split(separator: "\n", omittingEmptySubsequences: false) : []
        firstLine = source.firstLine
    }

    /// What stands before a step's answer: the input itself, or all the lines up to its end.
    mutating func upTo(_ step: Step) -> String {
        switch choice {
        case .none: ""
        case .commands: step.input
        case .errors: step.failure == nil ? "" : step.input
        case .all: take(upTo: step.line - firstLine + step.input.split(separator: "\n", omittingEmptySubsequences: false).count)
        }
    }

    /// The comments and blank lines after the last input.
    mutating func rest() -> String {
        take(upTo: lines.last?.isEmpty == true ? lines.count - 1 : lines.count)
    }

    private mutating func take(upTo count: Int) -> String {
        let end = min(count, lines.count)
        guard end > printed else { return "" }
        defer { printed = end }
        // Recorded answers would stand there twice.
        return lines[printed..<end].filter { !$0.hasPrefix("#> ") }.map { $0 + "\n" }.joined()
    }
}
