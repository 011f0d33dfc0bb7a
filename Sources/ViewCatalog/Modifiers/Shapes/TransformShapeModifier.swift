// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let transformShape = ModifierDeclaration(
        "transform", on: "Shape", gives: "Shape", .visual, summary: "Transforms the outline; takes the whole proposal.",
        examples: ["Circle().transform(CGAffineTransform(rotationAngle: 0.5))"],
        overloads: [
            Overload(.unlabeled("transform", CGAffineTransformValue.self)) { maker, transform in
                maker.changingShape(.transform(transform))
            }
        ])
}
