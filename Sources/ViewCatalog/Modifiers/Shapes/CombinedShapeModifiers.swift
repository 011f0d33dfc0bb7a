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
        case .union: "What lies in one of two shapes, or in both."
        case .intersection: "What lies in both of two shapes."
        case .subtracting: "A shape without what lies in another."
        case .symmetricDifference: "What lies in one of two shapes alone."
        case .lineIntersection: "The outline of a shape as far as it lies in another."
        case .lineSubtraction: "The outline of a shape as far as it lies outside of another."
        }
    }
}
