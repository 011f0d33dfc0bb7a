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
    let content: Node
    let metrics: NavigationBarMetrics

    private func items(_ placement: BarPlacement) -> Node { stack(BarItemsNode(content, placement)) }

    private func stack(_ content: Node) -> Node {
        StackNode(content, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: metrics.spacing)
    }

    /// As wide as its items ask to be, and more where that leaves what is principal in the middle of the bar.
    private func side(_ placement: BarPlacement, _ alignment: Alignment) -> Node {
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        let fixed = FixedSizeNode(items(placement), axes: .horizontal)
        return FlexibleFrameNode(fixed, horizontal: all, vertical: all, alignment: alignment)
    }

    /// What stands over the title's row: as wide as the bar.
    var row: Node {
        let parts = [side(.leading, .leading), PriorityNode(items(.principal), 1), side(.trailing, .trailing)]
        return AttachmentNode(inRow(inset(stack(GroupNode(parts)))), NavigationBarMark.items)
    }

    /// A button that leads back, at the start of that row.
    func leading(_ button: Node) -> Node { inRow(PaddingNode(button, insets: EdgeInsets(.leading, metrics.margin))) }

    /// In the middle of the height of that row.
    private func inRow(_ content: Node) -> Node {
        let height = FlexibleFrameNode.Bounds.exactly(metrics.row.upperBound - metrics.row.lowerBound)
        let row = FlexibleFrameNode(content, horizontal: .filling, vertical: height, alignment: .leading)
        return metrics.row.lowerBound == 0 ? row : PaddingNode(row, insets: EdgeInsets(.top, metrics.row.lowerBound))
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
