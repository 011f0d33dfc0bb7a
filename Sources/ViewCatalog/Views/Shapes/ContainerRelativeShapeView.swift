// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let containerRelativeShape = ViewDeclaration(
        "ContainerRelativeShape", summary: "The shape of the container: takes its proposal.", examples: ["ContainerRelativeShape()"],
        conformances: ["InsettableShape", "Shape"],
        overloads: [Overload { maker in ShapePayload(kind: "ContainerRelativeShape").view(tag: maker.tag) }])
}
