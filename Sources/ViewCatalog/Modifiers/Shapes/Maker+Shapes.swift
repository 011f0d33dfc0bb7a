// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Maker {
    /// The outline of the shape that a modifier is called on.
    var shape: ShapePayload { receiver?.payload as? ShapePayload ?? ShapePayload(kind: "Rectangle") }

    /// Drawn otherwise, with the size of the shape (L3.3).
    func keepingShape(_ paint: PaintAttachment) -> ViewValue {
        view(AttachmentNode(content, paint, tag: tag), payload: paint.outline, typeName: paint.outline?.kind)
    }

    /// The shape with its outline changed; it takes the whole proposal (L3.3).
    func changingShape(_ change: ShapePayload.Change) -> ViewValue {
        var shape = shape
        shape.changes.append(change)
        return takingAll(PaintAttachment(style: nil, outline: shape))
    }

    /// A shape that takes the whole proposal (L3.3).
    func takingAll(_ paint: PaintAttachment) -> ViewValue {
        view(WholeProposalNode(content, paint, tag: tag), payload: paint.outline, typeName: paint.outline?.kind)
    }
}
