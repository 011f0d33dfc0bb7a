// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let coordinateSpace = ModifierDeclaration(
        "coordinateSpace", .data, summary: "Names the coordinate space of this view, for frames read inside it.",
        examples: ["VStack { Text(\"a\") }.coordinateSpace(.named(\"stack\"))", "VStack { Text(\"a\") }.coordinateSpace(name: \"stack\")"],
        overloads: [

            Overload(.unlabeled("name", SpaceValue.self)) { maker, space in
                guard case .named(let name) = space.space else { return LayerNode(maker.content, tag: maker.tag) as Node }
                return CoordinateSpaceNode(maker.content, name: name, tag: maker.tag)
            },
            Overload(.required("name", Value.self), isDeprecated: true) { maker, name in
                CoordinateSpaceNode(maker.content, name: ViewID(name), tag: maker.tag)
            },
        ])
}
