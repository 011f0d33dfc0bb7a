// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let targets = Command(
        "targets", .inspect, syntax: ["targets [SCROLL]"], parameters: [.scroll],
        summary: "Lists the scroll targets of a scroll view and where each would rest.", examples: ["targets", "targets scrollView1"],
        details: "Offsets count from rest. Rows of lazy content that were never made stand where they are estimated.",
        related: ["scrollTargetLayout", "viewAligned", "snapping"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll()
        try context.arguments.expectEnd()
        let rows = ScrollSubject(context.laidOut, scroll.path).map(ScrollTargetRow.all) ?? []
        let table = Table(
            "id", "x", "y", "width", "height", "rests at",
            rows: rows.map { row in
                [
                    row.id.map { .text($0.literal) } ?? .empty, .number(row.frame.minX), .number(row.frame.minY), .number(row.frame.width),
                    .number(row.frame.height), .text("(\(NumberText.of(row.offset.x)), \(NumberText.of(row.offset.y)))"),
                ]
            })
        return .show(Output(json: .object(["targets": .array(rows.map(\.json))]), parts: [.table(table)]))
    }
}
