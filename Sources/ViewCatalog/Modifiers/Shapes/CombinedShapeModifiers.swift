// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    /// `union`, `intersection` and the like: shapes that take the whole proposal (L3.3).
    static let combinedShapes: [ModifierDeclaration] = ShapeOperation.allCases.map { operation in
        ModifierDeclaration(
            operation.rawValue, on: "Shape", gives: "Shape", .visual, summary: operation.summary,
            examples: ["Circle().\(operation.rawValue)(Rectangle().scale(0.5))"],
            overloads: [
                Overload(.shape(nil, name: "other"), .defaulted("eoFill", false)) { (maker, other, evenOdd) throws(Diagnostic) in
                    guard maker.shape.count + other.count <= ShapePayload.maximumCount else {
                        throw Diagnostic(.limitExceeded, "more than \(ShapePayload.maximumCount) shapes are combined")
                    }
                    return maker.changingShape(.combined(operation, other, evenOdd: evenOdd))
                }
            ])
    }
}

extension ShapeOperation {
    fileprivate var summary: String {
        switch self {
        case .union: "The area in either of two shapes."
        case .intersection: "The area in both of two shapes."
        case .subtracting: "A shape without the area of another."
        case .symmetricDifference: "The area in only one of two shapes."
        case .lineIntersection: "The part of a shape's outline inside another shape."
        case .lineSubtraction: "The part of a shape's outline outside another shape."
        }
    }
}
