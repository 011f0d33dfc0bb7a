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
    var header: Heading
    var footer: Heading
    /// The insets of a row in a list of a width.
    package var insets: @Sendable (Double) -> EdgeInsets
    /// From the list's edges to grouped rows, for a width; 0 in plain lists.
    package var margin: @Sendable (Double) -> Double
    /// From the edges of a list of a width to one of its rows: as the row's section says, else as the list does.
    package var margins: @Sendable (_ width: Double, _ row: any LayeredView) -> EdgeInsets

    /// A header or a footer, whose content has the insets of rows at its sides.
    package struct Heading: Sendable {
        var minimumHeight: Double
        /// Above and below the content.
        var insets: EdgeInsets
        /// How far it reaches into the distance above it.
        var overlap: Double

        package init(minimumHeight: Double, insets: EdgeInsets = .zero, overlap: Double = 0) {
            self.minimumHeight = minimumHeight
            self.insets = insets
            self.overlap = overlap
        }
    }

    package init(
        minimumHeight: Double, header: Heading, footer: Heading, insets: @escaping @Sendable (Double) -> EdgeInsets,
        margin: @escaping @Sendable (Double) -> Double, margins: @escaping @Sendable (_ width: Double, _ row: any LayeredView) -> EdgeInsets
    ) {
        self.minimumHeight = minimumHeight
        self.header = header
        self.footer = footer
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
        var overlap = 0.0
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
        case .header?: return frame(metrics.header, standard.masked(.horizontal) + side)
        case .footer?: return frame(metrics.footer, standard.masked(.horizontal) + side)
        case .gap?: return Frame(insets: .zero, minimum: 0, isHosted: false)
        case nil: return Frame(insets: standard + side, minimum: metrics.minimumHeight)
        }
    }

    private func frame(_ heading: ListRowMetrics.Heading, _ sides: EdgeInsets) -> Frame {
        Frame(insets: heading.insets + sides, minimum: heading.minimumHeight, overlap: heading.overlap)
    }

    private func inner(_ proposal: ProposedViewSize, _ frame: Frame) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - frame.insets.horizontal) }, height: nil)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let frame = frame(proposal.width, view)
        let content = view.child.sizeThatFits(inner(proposal, frame))
        let width = proposal.width ?? content.width + frame.insets.horizontal
        let height = max(frame.minimum, content.height + frame.insets.vertical)
        let whole = frame.isHosted ? TextPixelGrid(scale: view.traits.displayScale).up(height) : height
        return CGSize(width: max(0, width), height: max(0, whole - frame.overlap))
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let frame = frame(size.width, view)
        let inner = inner(ProposedViewSize(size), frame)
        let content = view.child.sizeThatFits(inner)
        let free = size.height + frame.overlap - frame.insets.vertical - content.height
        let y = frame.insets.top + free / 2 - frame.overlap
        view.child.place(at: CGPoint(x: frame.insets.leading, y: y), size: content, proposal: inner)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .plain }
}
