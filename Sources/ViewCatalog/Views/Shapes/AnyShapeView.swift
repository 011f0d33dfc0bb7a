// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let anyShape = ViewDeclaration(
        "AnyShape", summary: "A shape whose type does not show; it lays out as the shape inside.",
        examples: ["AnyShape(Circle())"], conformances: ["Shape"],
        overloads: [
            Overload(.shape(nil, name: "shape")) { maker, shape in shape.view(tag: maker.tag, typeName: "AnyShape") }
        ])
}
