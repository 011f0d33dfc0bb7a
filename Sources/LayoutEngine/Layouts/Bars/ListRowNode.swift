// SPDX-License-Identifier: GPL-3.0-or-later

/// What marks a view inside a list: its own insets, or that it is a header, a footer or the gap between two sections.
package enum ListRowMark: Sendable {
    case insets(EdgeInsets)
    /// The standard insets but at some edges.
    case edges(Edge.Set, Double)
    case header
    case footer
    /// As high as its content, without insets.
    case gap
}

/// How the rows of a list stand.
package struct ListRowMetrics: Sendable {
    package var minimumHeight: Double
    var minimumHeaderHeight: Double
    /// The insets of a row in a list of a width.
    package var insets: @Sendable (Double) -> EdgeInsets
    /// From the list's edges to grouped rows, for a width; 0 in plain lists.
    package var margin: @Sendable (Double) -> Double
    /// From the edges of a list of a width to one of its rows: as the row's section says, else as the list does.
    package var margins: @Sendable (_ width: Double, _ row: any LayeredView) -> EdgeInsets

    package init(
        minimumHeight: Double, minimumHeaderHeight: Double, insets: @escaping @Sendable (Double) -> EdgeInsets,
        margin: @escaping @Sendable (Double) -> Double, margins: @escaping @Sendable (_ width: Double, _ row: any LayeredView) -> EdgeInsets
    ) {
        self.minimumHeight = minimumHeight
        self.minimumHeaderHeight = minimumHeaderHeight
        self.insets = insets
        self.margin = margin
        self.margins = margins
    }
}

/// A row of a List or Form (L3.12): as wide as the list, at least of the least height, its content inset, leading, and
/// in the middle of the height, which is whole pixels, as each row is hosted by itself (L1.7). Around several views it goes around each (L2.2).
package final class ListRowNode: UnaryNode, @unchecked Sendable {
    package let metrics: ListRowMetrics

    package init(_ content: Node, metrics: ListRowMetrics) {
        self.metrics = metrics
        super.init(content)
    }

    override func independence(_ view: LayoutSubview) -> Independence { .none }
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    private struct Frame {
        var insets: EdgeInsets
        var minimum: Double
        /// Is it a view that is hosted by itself?
        var isHosted = true
    }

    private func frame(_ width: Double?, _ view: LayoutSubview) -> Frame {
        let width = width ?? 0
        let side = metrics.margins(width, view.element)
        let standard = metrics.insets(width)
        switch view.element.mark(ListRowMark.self) {
        case .insets(let own)?: return Frame(insets: own + side, minimum: metrics.minimumHeight)
        case .edges(let edges, let length)?:
            let own = EdgeInsets(edges, length) + standard.masked(Edge.Set.all.subtracting(edges))
            return Frame(insets: own + side, minimum: metrics.minimumHeight)
        case .header?, .footer?:
            return Frame(insets: standard.masked(.horizontal) + side, minimum: metrics.minimumHeaderHeight)
        case .gap?: return Frame(insets: .zero, minimum: 0, isHosted: false)
        case nil: return Frame(insets: standard + side, minimum: metrics.minimumHeight)
        }
    }

    private func inner(_ proposal: ProposedViewSize, _ frame: Frame) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - frame.insets.horizontal) }, height: nil)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let frame = frame(proposal.width, view)
        let content = view.child.sizeThatFits(inner(proposal, frame))
        let width = proposal.width ?? content.width + frame.insets.horizontal
        let height = max(frame.minimum, content.height + frame.insets.vertical)
        return CGSize(width: max(0, width), height: frame.isHosted ? TextPixelGrid(scale: view.traits.displayScale).up(height) : height)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let frame = frame(size.width, view)
        let inner = inner(ProposedViewSize(size), frame)
        let content = view.child.sizeThatFits(inner)
        let free = size.height - frame.insets.vertical - content.height
        view.child.place(at: CGPoint(x: frame.insets.leading, y: frame.insets.top + free / 2), size: content, proposal: inner)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }
}
