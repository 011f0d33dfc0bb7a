// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let safeAreaPadding = ModifierDeclaration(
        "safeAreaPadding", .layout, summary: "Adds to the safe area: scroll views keep their size and inset their content (L11.5).",
        examples: ["ScrollView { Color.red }.safeAreaPadding(.horizontal, 20)", "Text(\"a\").safeAreaPadding(8)"],
        overloads: [

            Overload(.unlabeledDefault("edges", Edge.Set.all), .unlabeledOptional("length", Double.self)) { maker, edges, length in
                SafeAreaPadding.node(maker, EdgeInsets(edges, length ?? PaddingNode.defaultLength))
            },
            Overload(.unlabeled("length", Double.self)) { maker, length in SafeAreaPadding.node(maker, EdgeInsets(.all, length)) },
            Overload(.unlabeled("insets", EdgeInsets.self)) { maker, insets in SafeAreaPadding.node(maker, insets) },
        ])
}

/// A clear bar at each edge, one inside the other (L11.5); one of no length at the edges that are not named, so that a view that is
/// smaller than its offer stands in the middle of all of it, whichever edges are padded.
enum SafeAreaPadding {
    static func node(_ maker: Maker, _ insets: EdgeInsets) -> Node {
        var node = maker.content
        for edge in [Edge.top, .bottom, .leading] { node = bar(node, edge, insets[edge], tag: nil) }
        return bar(node, .trailing, insets.trailing, tag: maker.tag)
    }

    private static func bar(_ content: Node, _ edge: Edge, _ length: Double, tag: ViewTag?) -> Node {
        let isVertical = edge.axis == .vertical
        let clear = FrameNode(FillNode(), width: isVertical ? nil : length, height: isVertical ? length : nil)
        let alignment = isVertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        return SafeAreaInsetNode(content, edge: edge, alignment: alignment, spacing: 0, bar: clear, tag: tag)
    }
}
