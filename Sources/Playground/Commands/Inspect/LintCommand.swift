// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let lint = Command(
        "lint", .inspect, .question, syntax: ["lint"],
        summary: "Names what is wrong with the scene's code and its layout, why it hurts, and the better form.",
        examples: ["lint"],
        details: """
            In the code: the root and every declared view, shown or not. In the layout, as it is on this screen: texts that are cut off, views \
            that overlap, lie off the screen or under the keyboard, or are too small to tap, scroll targets and pages that do not fit. 'matrix lint across type' \
            asks on many screens.
            """,
        related: ["warning", "anti-pattern", "advice", "check", "truncation", "overlap", "off-screen", "tap target"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        return .show(LintFinding.output(try context.laidOut.lint(budget: context.turn.budget)))
    }
}

extension LaidOutScene {
    /// What is wrong with the code, then what is wrong with the layout.
    func lint(budget: Budget) throws(Diagnostic) -> [LintFinding] {
        Linter.findings(self) + (try LayoutLinter(laidOut: self, budget: budget).findings())
    }
}
