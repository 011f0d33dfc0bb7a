// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let rectangle = ViewDeclaration(
        "Rectangle", summary: "A rectangle: takes its proposal.", examples: ["Rectangle()"], conformances: ["InsettableShape", "Shape"],
        overloads: [
            Overload { maker in ShapePayload(kind: "Rectangle").view(tag: maker.tag) }
        ])
}
