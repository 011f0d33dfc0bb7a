// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let anyShape = ViewDeclaration(
        "AnyShape", summary: "A type-erased shape; it lays out like the shape inside.",
        examples: ["AnyShape(Circle())"], conformances: ["Shape"],
        overloads: [
            Overload(.shape(nil, name: "shape")) { maker, shape in shape.view(tag: maker.tag, typeName: "AnyShape") }
        ])
}
