// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let unknown = Command(
        "unknown", .inspect, .question, syntax: ["unknown"],
        summary: "Lists what was left out of loaded Swift because nothing declares it.",
        examples: ["unknown"],
        details: """
            An unknown view is a placeholder of at most 100 by 100 points, an unknown modifier has no effect, and any other \
            unknown value can be passed on. 'load FILE strict' makes the first of them an error. In expressions 'unknown' is \
            their number: expect unknown == 0.
            """,
        related: ["load", "placeholder", "missing", "strict", "left out"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        let report = UnknownReport(unknowns: context.scene.unknowns.unknowns[...])
        let parts = report.parts(limit: .max)
        return .show(
            Output(
                json: .object(["unknown": report.json]),
                parts: parts.isEmpty ? [.row(StyledText("nothing was left out", .faint))] : parts))
    }
}
