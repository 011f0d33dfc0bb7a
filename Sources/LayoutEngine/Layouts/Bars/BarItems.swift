// SPDX-License-Identifier: GPL-3.0-or-later

/// Where in the bars of a navigation view an item stands (L11.9).
package enum BarPlacement: Sendable {
    /// In the bar at the top.
    case leading, principal, trailing
    /// In the bar at the bottom.
    case bottom
    /// In none of the two.
    case elsewhere
}

/// The items of a navigation view's bars, each at its place.
struct BarItems {
    private let content: Node
    private let metrics: NavigationBarMetrics

    init(_ items: [Node], metrics: NavigationBarMetrics) {
        content = GroupNode(items)
        self.metrics = metrics
    }

    private func items(_ placement: BarPlacement) -> Node {
        StackNode(BarItemsNode(content, placement), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: metrics.spacing)
    }

    private func placed(_ placement: BarPlacement, _ alignment: Alignment) -> Node {
        FlexibleFrameNode(items(placement), horizontal: .filling, vertical: .filling, alignment: alignment)
    }

    /// What stands over the title's row: as wide as the bar.
    var row: Node {
        let parts = ZStackNode(GroupNode([placed(.leading, .leading), placed(.principal, .center), placed(.trailing, .trailing)]))
        return lowered(AttachmentNode(framed(inset(parts), .center), NavigationBarMark.items))
    }

    /// A button at the start of that row, in the middle of its height.
    func inRow(_ button: Node) -> Node { lowered(framed(PaddingNode(button, insets: EdgeInsets(.leading, metrics.margin)), .leading)) }

    private func framed(_ content: Node, _ alignment: Alignment) -> Node {
        let height = metrics.row.upperBound - metrics.row.lowerBound
        return FlexibleFrameNode(content, horizontal: .filling, vertical: .exactly(height), alignment: alignment)
    }

    private func lowered(_ row: Node) -> Node {
        metrics.row.lowerBound == 0 ? row : PaddingNode(row, insets: EdgeInsets(.top, metrics.row.lowerBound))
    }

    func hasAny(at place: BarPlacement, _ site: ViewSite) -> Bool { !BarItemsNode(content, place).list(at: site).elements.isEmpty }

    /// The bar at the bottom; nil where no item stands there.
    func bottomBar(_ site: ViewSite) -> Node? {
        guard hasAny(at: .bottom, site) else { return nil }
        let row = FlexibleFrameNode(inset(items(.bottom)), horizontal: .filling, vertical: .exactly(metrics.bottomBarHeight))
        return AttachmentNode(row, NavigationBarMark.bottom)
    }

    private func inset(_ items: Node) -> Node { PaddingNode(items, insets: EdgeInsets(.horizontal, metrics.margin)) }
}

/// Those views of a content that stand at a place in the bars; views without a mark stand at the trailing edge.
private final class BarItemsNode: Node, @unchecked Sendable {
    private let content: Node
    private let placement: BarPlacement

    init(_ content: Node, _ placement: BarPlacement) {
        (self.content, self.placement) = (content, placement)
        super.init(tag: nil)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.isDynamic = true
        for element in content.list(at: site).elements where (element.mark(BarPlacement.self) ?? .trailing) == placement {
            list.append(element)
        }
    }
}
