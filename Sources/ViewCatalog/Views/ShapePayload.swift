// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a shape view keeps beside its node: its outline, for drawing and for `inset`, `trim`, `fill`.
package struct ShapePayload: Sendable {
    /// `Circle`, `RoundedRectangle`…
    package var kind: String
    /// Radii top-leading, top-trailing, bottom-leading, bottom-trailing; one for all, or none.
    var cornerRadii: [Double] = []
    package var inset = 0.0
    /// What was done to the outline in its frame, one after the other.
    package var changes: [Change] = []
    /// The part of the outline that is drawn.
    package var trim: ClosedRange<Double>?
    /// A shape of the user's: `path(in:)` is asked when it is drawn.
    package var custom: StructValue?
    /// What code drew.
    package var path: PathValue?

    package init(kind: String, cornerRadii: [Double] = []) {
        self.kind = kind
        self.cornerRadii = cornerRadii
    }

    /// A change of an outline that its frame has no part in.
    package enum Change: Sendable {
        case offset(CGSize)
        /// About the top left of the frame.
        case transform(CGAffineTransformValue)
        case rotation(Angle, anchor: UnitPoint)
        case scale(CGSize, anchor: UnitPoint)
        /// As large as that, with the anchor where that of the frame is: at the top left, unless it is said.
        case size(CGSize, anchor: UnitPoint = .topLeading)
        /// With another shape in the same frame.
        indirect case combined(ShapeOperation, ShapePayload, evenOdd: Bool)
    }

    /// Of how many shapes it is made, itself included: one that is combined with itself counts twice, as it is drawn twice.
    var count: Int {
        changes.reduce(1) { sum, change in
            if case .combined(_, let other, _) = change { sum + other.count } else { sum }
        }
    }

    /// The most shapes that are combined into one.
    static let maximumCount = 1_000

    /// The shape with one more change of its outline.
    func changed(_ change: Change) -> ShapePayload {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Circles stay square (L3.2).
    var isSquare: Bool { kind == "Circle" }

    /// The shape as a leaf.
    func view(tag: ViewTag?, typeName: String? = nil) -> ViewValue {
        let node = PaintNode(PaintAttachment(style: nil, outline: self), isSquare: isSquare, tag: tag)
        return ViewValue(
            node: node, typeName: typeName ?? kind, name: tag?.name ?? ViewNaming.lowerCamelCase(kind), layers: 1, payload: self)
    }
}

extension Parameter {
    /// A shape as an argument: `in: .rect(cornerRadius: 8)`.
    static func shape(_ label: String?, name: String) -> Parameter<ShapePayload> where T == ShapePayload {
        Parameter<ShapePayload>(ParameterInfo(label: label, name: name, type: .named("Shape"))) { (call, index) throws(Diagnostic) in
            try call.shape(index) ?? ShapePayload(kind: "Rectangle")
        }
    }

    /// A style as an argument: `.red`, `.thinMaterial`, a gradient.
    static func style(_ label: String?, name: String) -> Parameter<Value> where T == Value {
        .any(label, name: name, type: "ShapeStyle")
    }
}

extension NativeCall {
    func shape(_ index: Int) throws(Diagnostic) -> ShapePayload? {
        guard let value = self[index] else { return nil }
        let view = try ViewBuilding.view(value, argumentExpression(index), context)
        return view.payload as? ShapePayload
    }
}
