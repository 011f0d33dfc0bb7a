// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let padding = ModifierDeclaration(
        "padding", .layout, geometry: .pads, summary: "Space around the content: 16 points unless you give a length.",
        examples: [
            "Text(\"a\").padding()", "Text(\"a\").padding(.horizontal, 8)", "Text(\"a\").padding(4)",
            "Text(\"a\").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
        ],
        otherNames: [
            "inset": ".padding(16)",
            "margin": ".padding(16)",
            "margins": ".padding(16)",
            "paddingBottom": ".padding(.bottom, 8)",
            "paddingHorizontal": ".padding(.horizontal, 8)",
            "paddingLeft": ".padding(.leading, 8)",
            "paddingRight": ".padding(.trailing, 8)",
            "paddingTop": ".padding(.top, 8)",
            "paddingVertical": ".padding(.vertical, 8)",
        ],
        overloads: [

            Overload(.unlabeledDefault("edges", Edge.Set.all), .unlabeledOptional("length", Double.self)) { maker, edges, length in
                PaddingNode(maker.content, insets: EdgeInsets(edges, length ?? PaddingNode.defaultLength), tag: maker.tag)
            },
            Overload(.unlabeled("length", Double.self)) { maker, length in
                PaddingNode(maker.content, insets: EdgeInsets(.all, length), tag: maker.tag)
            },
            Overload(.unlabeled("insets", EdgeInsets.self)) { maker, insets in PaddingNode(maker.content, insets: insets, tag: maker.tag) },
        ])

    /// On a phone the margin of the screen is that of the standard padding (recalled: 16 in compact width, 20 in regular [C]).
    static let scenePadding = ModifierDeclaration(
        "scenePadding", .layout, geometry: .pads, summary: "Space around the content, as at the edges of the scene.",
        examples: ["Text(\"a\").scenePadding()", "Text(\"a\").scenePadding(.minimum, edges: .horizontal)"],
        overloads: [
            Overload(.unlabeledDefault("edges", Edge.Set.all)) { maker, edges in scenePadded(maker, edges) },
            Overload(.any(nil, name: "padding", type: "ScenePadding"), .defaulted("edges", Edge.Set.all)) { maker, _, edges in
                scenePadded(maker, edges)
            },
        ])

    private static func scenePadded(_ maker: Maker, _ edges: Edge.Set) -> Node {
        DeferredNode { site in
            let length: Double = site.environment[EnvironmentKeys.horizontalSizeClass] == .regular ? 20 : 16
            return PaddingNode(maker.content, insets: EdgeInsets(edges, length), tag: maker.tag)
        }
    }
}
