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
    private let height: Double

    /// - `height`: of the bar at the top without a large title.
    init(_ items: [Node], height: Double) {
        content = GroupNode(items)
        self.height = height
    }

    /// Between two items.
    static let spacing = 16.0

    private func items(_ placement: BarPlacement) -> Node {
        StackNode(
            BarItemsNode(content, placement), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: Self.spacing)
    }

    private func placed(_ placement: BarPlacement, _ alignment: Alignment) -> Node {
        FlexibleFrameNode(items(placement), horizontal: .filling, vertical: .filling, alignment: alignment)
    }

    /// What stands over the title's row: as wide as the bar.
    var row: Node {
        let parts = ZStackNode(GroupNode([placed(.leading, .leading), placed(.principal, .center), placed(.trailing, .trailing)]))
        return AttachmentNode(
            FlexibleFrameNode(Self.inset(parts), horizontal: .filling, vertical: .exactly(height)), NavigationBarMark.items)
    }

    /// A button at the start of that row, in the middle of its height.
    func inRow(_ button: Node) -> Node {
        let inset = PaddingNode(button, insets: EdgeInsets(.leading, 16))
        return FlexibleFrameNode(inset, horizontal: .filling, vertical: .exactly(height), alignment: .leading)
    }

    /// The bar at the bottom; nil where no item stands there.
    func bottomBar(_ site: ViewSite) -> Node? {
        guard !BarItemsNode(content, .bottom).list(at: site).elements.isEmpty else { return nil }
        return AttachmentNode(
            FlexibleFrameNode(Self.inset(items(.bottom)), horizontal: .filling, vertical: .exactly(49)), NavigationBarMark.bottom)
    }

    private static func inset(_ items: Node) -> Node { PaddingNode(items, insets: EdgeInsets(.horizontal, 16)) }
}

/// Those views of a content that stand at a place in the bars; views without a mark stand at the trailing edge.
private final class BarItemsNode: Node, @unchecked Sendable {
    private let content: Node
    private let placement: BarPlacement

    init(_ content: Node, _ placement: BarPlacement) {
        self.content = content
        self.placement = placement
        super.init(tag: nil)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.isDynamic = true
        for element in content.list(at: site).elements where (element.mark(BarPlacement.self) ?? .trailing) == placement {
            list.append(element)
        }
    }
}

/// A search field below the title of a navigation bar: 36 high, with room above and below (L11.9).
enum SearchFieldMetrics {
    /// With what is above and below it.
    static let room = 52.0

    static func placed(_ field: Node) -> Node {
        let framed = FlexibleFrameNode(field, horizontal: .filling, vertical: .exactly(36))
        let inset = PaddingNode(framed, insets: EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
        return AttachmentNode(inset, NavigationBarMark.searchField)
    }
}
