// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let frames = Command(
        "frames", .inspect, .question, syntax: ["frames [TARGET]"],
        summary: "Lists the frames of every layer of every realized view.",
        examples: ["frames", "frames vStack1"], details: "Global layout frames: (0, 0) is the window's top-left corner.",
        related: ["position", "size", "rect"]
    ) { (context) throws(Diagnostic) in
        let target = try context.targetOrRoot()
        try context.arguments.expectEnd()
        let index = context.index
        let range = try target.map { (target) throws(Diagnostic) in index.subtree(of: try context.layer(target)) } ?? 0..<index.layers.count
        let rows = range.compactMap { FrameRow(index.layers[$0], index) }
        return .show(Output(json: .object(["frames": .array(rows.map(\.json))]), parts: rows.isEmpty ? [] : [.table(FrameRow.table(rows))]))
    }
}
