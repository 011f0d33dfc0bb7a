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
        takingAll(PaintAttachment(style: nil, outline: shape.changed(change)))
    }

    /// The same as a view of its own: `OffsetShape(shape: Circle(), offset: …)`.
    func changing(_ shape: ShapePayload, _ change: ShapePayload.Change) -> ViewValue {
        let changed = shape.changed(change)
        let node = WholeProposalNode(shape.view(tag: nil).node, PaintAttachment(style: nil, outline: changed), tag: tag)
        return view(node, payload: changed, typeName: kind)
    }

    /// A shape that takes the whole proposal (L3.3).
    func takingAll(_ paint: PaintAttachment) -> ViewValue {
        view(WholeProposalNode(content, paint, tag: tag), payload: paint.outline, typeName: paint.outline?.kind)
    }
}
