// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let lint = Command(
        "lint", .inspect, .question, syntax: ["lint"],
        summary: "Lists problems in the scene's code and layout, with the reason and a better form.",
        examples: ["lint"],
        details: """
            It checks the code of the root and of every declared view, shown or not, and the layout on the current screen: text \
            that is cut off; views that overlap, are off the screen or under the keyboard, or are too small to tap; scroll \
            targets and pages that do not fit. 'matrix lint across type' checks many screens.
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
