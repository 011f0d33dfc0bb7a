// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let circle = ViewDeclaration(
        "Circle", summary: "The largest circle in its proposal.", examples: ["Circle()"], conformances: ["InsettableShape", "Shape"],
        outline: .circle,
        overloads: [
            Overload { maker in ShapePayload(kind: "Circle").view(tag: maker.tag) }
        ])
}
