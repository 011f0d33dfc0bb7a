// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let visible = Command(
        "visible", .inspect, .question, syntax: ["visible [SCROLL]"],
        summary: "Lists the realized views of a scroll view and how much of each shows.",
        examples: ["visible", "visible scrollView1"], related: ["onscreen", "realized", "fraction"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll()
        try context.arguments.expectEnd()
        let index = context.index
        let own = index.view(of: scroll)
        let range = index.subtree(of: scroll.layer)
        var json: [JSON] = []
        var table = Table("view", "id", "visible", "fraction")
        var names = NestedNames()
        for view in index.views.indices {
            let layer = index.outermost(view)
            guard range.contains(layer), layer != scroll.layer, view != own else { continue }
            let fraction = index.visibleFraction(layer)
            let id = index.views[view].layers.compactMap { index.layers[$0].id }.first
            json.append(
                .object([
                    "name": .string(index.views[view].text), "id": JSON(id), "isVisible": .bool(index.isVisible(layer)),
                    "visibleFraction": .number(fraction),
                ]))
            table.rows.append([
                .text(names.next(index.views[view].text)), id.map { .text($0.literal) } ?? .empty,
                .text(index.isVisible(layer) ? "yes" : "no"),
                .number(fraction),
            ])
        }
        return .show(Output(json: .object(["visible": .array(json)]), parts: [.table(table)]))
    }
}
