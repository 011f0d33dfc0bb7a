// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A layer and its frame: one row of `frames` and `measure`.
struct FrameRow {
    let name: String
    let id: ViewID?
    let kind: String
    let layer: Int
    let frame: CGRect

    init?(_ layer: ViewIndex.Layer, _ index: ViewIndex, relativeTo origin: CGPoint = .zero) {
        guard let tag = layer.tag, let view = layer.view else { return nil }
        name = index.views[view].text
        id = layer.id
        kind = tag.kind
        self.layer = tag.layer
        frame = layer.frame.offsetBy(x: -origin.x, y: -origin.y)
    }

    var json: JSON {
        .object([
            "name": .string(name), "id": JSON(id), "kind": .string(kind), "layer": .int(layer), "x": .number(frame.minX),
            "y": .number(frame.minY),
            "width": .number(frame.width), "height": .number(frame.height),
        ])
    }

    static func table(_ rows: [FrameRow]) -> Table {
        var table = Table("view", "kind", "id", "x", "y", "width", "height")
        var names = NestedNames()
        table.rows = rows.map { row in
            [
                .text(names.next(row.name)), .text(row.kind), row.id.map { .text($0.literal) } ?? .empty, .number(row.frame.minX),
                .number(row.frame.minY),
                .number(row.frame.width), .number(row.frame.height),
            ]
        }
        return table
    }
}
