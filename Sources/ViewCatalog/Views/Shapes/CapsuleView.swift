// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let capsule = ViewDeclaration(
        "Capsule", summary: "A capsule: takes its proposal (L3.1).", examples: ["Capsule()"], conformances: ["Shape"],
        overloads: [
            Overload(.corners) { maker, _ in ShapePayload(kind: "Capsule").view(tag: maker.tag) }
        ])
}
