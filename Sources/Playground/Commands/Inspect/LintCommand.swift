// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let lint = Command(
        "lint", .inspect, .question, syntax: ["lint"],
        summary: "Names anti-patterns in the scene's code, why they hurt, and the better form.",
        examples: ["lint"],
        details: "It looks at the root and at every declared view, shown or not.",
        related: ["warning", "anti-pattern", "advice", "check"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        return .show(LintFinding.output(Linter.findings(context.laidOut)))
    }
}
