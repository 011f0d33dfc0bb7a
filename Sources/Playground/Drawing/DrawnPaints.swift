// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What the layers of a list are painted with.
struct DrawnPaints {
    struct Paint {
        let layer: Int
        let rect: CGRect
        let paint: DrawnPaint
    }

    /// Styles behind and before views.
    private(set) var grounds: [Paint] = []
    private(set) var borders: [Paint] = []
    /// The first fill of a leaf, or of the modifiers that paint it.
    private var fills: [Int: DrawnPaint] = [:]

    init(_ list: DisplayList, _ snapshot: LayoutSnapshot) {
        for entry in list.entries where entry.layer >= 0 {
            switch entry.item {
            case .fill(let shape, let paint):
                let attachment = (snapshot[entry.layer].node as? AttachmentNode)?.attachment as? PaintAttachment
                if let attachment, attachment.place != .shape {
                    grounds.append(Paint(layer: entry.layer, rect: shape.bounds, paint: paint))
                } else if fills[entry.layer] == nil {
                    fills[entry.layer] = paint
                }
            case .stroke(let shape, _, let paint):
                if (snapshot[entry.layer].node as? AttachmentNode)?.attachment is DrawingAttachment {
                    borders.append(Paint(layer: entry.layer, rect: shape.bounds, paint: paint))
                }
            case .begin, .end, .text: break
            }
        }
    }

    /// That of a leaf: its own, or that of the modifiers directly around it.
    func fill(in layer: Int, _ snapshot: LayoutSnapshot) -> DrawnPaint? {
        if let own = fills[layer] { return own }
        var current = snapshot[layer].parent
        for _ in 0..<6 {
            guard let outer = current, snapshot[outer].node is UnaryNode else { return nil }
            if let paint = fills[outer] { return paint }
            current = snapshot[outer].parent
        }
        return nil
    }
}
