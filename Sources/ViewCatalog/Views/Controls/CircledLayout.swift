// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// As wide as high, whichever is more, with the content in the middle: room for a circle that no label sticks out of.
struct CircledLayout: LayoutAlgorithm {
    static func around(_ content: Node) -> Node { CustomLayoutNode(GroupNode([content]), algorithm: CircledLayout()) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        let side = view.subviews.reduce(0) { side, content in
            let size = content.sizeThatFits(proposal)
            return max(side, size.width, size.height)
        }
        return CGSize(width: side, height: side)
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        view.subviews.map { _ in
            LayoutPlace(point: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center, proposal: proposal)
        }
    }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { nil }
}
