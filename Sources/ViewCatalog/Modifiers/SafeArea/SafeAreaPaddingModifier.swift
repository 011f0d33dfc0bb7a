// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let safeAreaPadding = ModifierDeclaration(
        "safeAreaPadding", .layout, summary: "Adds to the safe area: scroll views keep their size and inset their content.",
        examples: ["ScrollView { Color.red }.safeAreaPadding(.horizontal, 20)", "Text(\"a\").safeAreaPadding(8)"],
        overloads: [

            Overload(.unlabeledDefault("edges", Edge.Set.all), .unlabeledOptional("length", Double.self)) { maker, edges, length in
                SafeAreaPadding.node(maker, EdgeInsets(edges, length ?? PaddingNode.defaultLength))
            },
            Overload(.unlabeled("length", Double.self)) { maker, length in SafeAreaPadding.node(maker, EdgeInsets(.all, length)) },
            Overload(.unlabeled("insets", EdgeInsets.self)) { maker, insets in SafeAreaPadding.node(maker, insets) },
        ])
}

/// A clear bar at each edge that is padded, one inside the other (L11.5). Across its edge a bar has no length: so the view is as large as
/// with `padding`.
enum SafeAreaPadding {
    static func node(_ maker: Maker, _ insets: EdgeInsets) -> Node {
        let edges = [Edge.top, .bottom, .leading, .trailing].filter { insets[$0] != 0 }
        var node = maker.content
        for edge in edges.dropLast() { node = bar(node, edge, insets[edge], tag: nil) }
        return edges.last.map { bar(node, $0, insets[$0], tag: maker.tag) } ?? LayerNode(node, tag: maker.tag)
    }

    private static func bar(_ content: Node, _ edge: Edge, _ length: Double, tag: ViewTag?) -> Node {
        let isVertical = edge.axis == .vertical
        let clear = FrameNode(FillNode(), width: isVertical ? 0 : length, height: isVertical ? length : 0)
        let alignment = isVertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        return SafeAreaInsetNode(content, edge: edge, alignment: alignment, spacing: 0, bar: clear, tag: tag)
    }
}
