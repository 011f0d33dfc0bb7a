// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `.offset`, `.rotation`, `.scale` and `.transform` make of a shape, by the names of their types; each takes the whole proposal (L3.3).
extension ViewDeclaration {
    static let offsetShape = ViewDeclaration(
        "OffsetShape", summary: "A shape whose outline is moved; takes the whole proposal.",
        examples: ["OffsetShape(shape: Circle(), offset: CGSize(width: 4, height: 0))"], conformances: ["Shape"],
        overloads: [
            Overload(.shape("shape", name: "shape"), .required("offset", CGSize.self)) { maker, shape, offset in
                maker.changing(shape, .offset(offset))
            }
        ])

    static let rotatedShape = ViewDeclaration(
        "RotatedShape", summary: "A shape whose outline is turned; takes the whole proposal.",
        examples: ["RotatedShape(shape: Rectangle(), angle: .degrees(20))"], conformances: ["Shape"],
        overloads: [
            Overload(.shape("shape", name: "shape"), .required("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) {
                maker, shape, angle, anchor in maker.changing(shape, .rotation(angle, anchor: anchor))
            }
        ])

    static let scaledShape = ViewDeclaration(
        "ScaledShape", summary: "A shape whose outline is scaled; takes the whole proposal.",
        examples: ["ScaledShape(shape: Circle(), scale: CGSize(width: 0.5, height: 1))"], conformances: ["Shape"],
        overloads: [
            Overload(.shape("shape", name: "shape"), .required("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)) {
                maker, shape, scale, anchor in maker.changing(shape, .scale(scale, anchor: anchor))
            }
        ])

    static let transformedShape = ViewDeclaration(
        "TransformedShape", summary: "A shape whose outline is transformed; takes the whole proposal.",
        examples: ["TransformedShape(shape: Circle(), transform: CGAffineTransform(scaleX: 0.5, y: 1))"], conformances: ["Shape"],
        overloads: [
            Overload(.shape("shape", name: "shape"), .required("transform", CGAffineTransformValue.self)) { maker, shape, transform in
                maker.changing(shape, .transform(transform))
            }
        ])
}
