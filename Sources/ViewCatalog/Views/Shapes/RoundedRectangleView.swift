// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let roundedRectangle = ViewDeclaration(
        "RoundedRectangle", summary: "A rectangle with round corners: takes its proposal.",
        examples: ["RoundedRectangle(cornerRadius: 12)"], conformances: ["InsettableShape", "Shape"],
        overloads: [
            Overload(.required("cornerRadius", Double.self), .corners) { maker, radius, _ in
                ShapePayload(kind: "RoundedRectangle", cornerRadii: [radius]).view(tag: maker.tag)
            },
            Overload(.required("cornerSize", CGSize.self), .corners) { maker, size, _ in
                ShapePayload(kind: "RoundedRectangle", cornerRadii: [size.width]).view(tag: maker.tag)
            },
        ])
}
