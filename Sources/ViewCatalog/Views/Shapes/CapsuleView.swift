// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let capsule = ViewDeclaration(
        "Capsule", summary: "A capsule: takes its proposal.", examples: ["Capsule()"], conformances: ["InsettableShape", "Shape"],
        outline: .capsule,
        overloads: [
            Overload(.corners) { maker, _ in ShapePayload(kind: "Capsule").view(tag: maker.tag) }
        ])
}
