// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let ellipse = ViewDeclaration(
        "Ellipse", summary: "An ellipse: takes its proposal.", examples: ["Ellipse()"], conformances: ["InsettableShape", "Shape"],
        outline: .ellipse,
        overloads: [
            Overload { maker in ShapePayload(kind: "Ellipse").view(tag: maker.tag) }
        ])
}
