// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// The layout of a row of a table, or of its headers (L3.14): the cells side by side, each as wide as its column, in the middle of the
/// row's height.
struct TableRowLayout: LayoutAlgorithm {
    /// A column as the rows see it.
    struct Column: Hashable, Sendable {
        var width: TableColumnWidth
        /// Where a cell that is narrower than its column stands.
        var alignment: HorizontalAlignment
    }

    let columns: [Column]

    /// Between two columns.
    private static let gap = 8.0

    /// - Parameter cells: one for each column; several views in a cell stand side by side.
    static func row(_ cells: [Node], columns: [Column]) -> Node {
        let cells = cells.map { StackNode($0, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil) }
        return CustomLayoutNode(GroupNode(cells), algorithm: TableRowLayout(columns: columns))
    }

    private var gaps: Double { Self.gap * Double(max(0, columns.count - 1)) }

    private func widths(in width: Double) -> [Double] { columns.map(\.width).widths(in: width - gaps) }

    /// What the columns would like to have in all.
    private func idealWidth(_ view: LayoutSubview) -> Double {
        zip(columns, view.subviews).reduce(gaps) { $0 + ($1.0.width.ideal ?? $1.1.sizeThatFits(.unspecified).width) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        let width = proposal.width ?? idealWidth(view)
        let heights = zip(widths(in: width), view.subviews).map { width, cell in
            cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: max(0, width), height: heights.max() ?? 0)
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        var start = 0.0
        return zip(columns, zip(widths(in: bounds.width), view.subviews)).map { column, place in
            let (width, cell) = place
            let inner = ProposedViewSize(width: width, height: nil)
            let size = cell.sizeThatFits(inner)
            let line = column.alignment.key.defaultValue(in: CGSize(width: width, height: bounds.height))
            let x = start + line - cell.guide(column.alignment.key, in: size, proposal: inner)
            start += width + Self.gap
            return LayoutPlace(point: CGPoint(x: x, y: bounds.height / 2), anchor: .leading, proposal: inner)
        }
    }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { .plain }
}
