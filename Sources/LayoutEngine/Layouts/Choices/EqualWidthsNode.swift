// SPDX-License-Identifier: GPL-3.0-or-later

/// Views side by side, each in room for the widest of them: the segments of a picker that hugs its labels (L3.10).
package final class EqualWidthsNode: Node, @unchecked Sendable {
    private let content: Node

    package init(_ content: Node) {
        self.content = content
        super.init(tag: nil)
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { content.list(at: site) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let cell = cell(view)
        return CGSize(width: cell.width * Double(view.subviews.count), height: cell.height)
    }

    override func placeSubviews(
        in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext
    ) {
        let cell = cell(view)
        for (index, part) in view.subviews.enumerated() {
            let own = part.sizeThatFits(.unspecified)
            let origin = CGPoint(x: cell.width * Double(index) + (cell.width - own.width) / 2, y: (cell.height - own.height) / 2)
            part.place(at: origin, size: own, proposal: .unspecified)
        }
    }

    /// The room of each.
    private func cell(_ view: LayoutSubview) -> CGSize {
        view.subviews.reduce(CGSize.zero) { $0.union($1.sizeThatFits(.unspecified)) }
    }
}
