// SPDX-License-Identifier: GPL-3.0-or-later

/// A row of a table, or its headers (L3.14): the cells side by side, each as wide as its column, in the middle of the row's height.
package final class TableRowNode: ContainerNode, @unchecked Sendable {
    /// A column as the rows see it.
    package struct Column: Hashable, Sendable {
        package var width: TableColumnWidth
        /// Where a cell that is narrower than its column stands.
        package var alignment: HorizontalAlignment

        package init(width: TableColumnWidth, alignment: HorizontalAlignment) {
            self.width = width
            self.alignment = alignment
        }
    }

    /// Between two columns.
    static let gap = 8.0

    package let columns: [Column]

    /// - Parameter cells: one for each column; several views in a cell stand side by side.
    package init(_ cells: [Node], columns: [Column]) {
        self.columns = columns
        super.init(
            opened: cells.map { StackNode($0, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil) }, tag: nil)
    }

    override func stackAxis(inherited: Axis?) -> Axis? { nil }
    override func independence(_ view: LayoutSubview) -> Independence { .none }

    private func widths(in width: Double) -> [Double] {
        columns.map(\.width).widths(in: width - Self.gap * Double(max(0, columns.count - 1)))
    }

    /// What the columns would like to have in all.
    private func idealWidth(_ view: LayoutSubview) -> Double {
        let cells = zip(columns, view.subviews).map { $0.width.ideal ?? $1.sizeThatFits(.unspecified).width }
        return cells.reduce(0, +) + Self.gap * Double(max(0, columns.count - 1))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let width = proposal.width ?? idealWidth(view)
        let heights = zip(widths(in: width), view.subviews).map { width, cell in
            cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: max(0, width), height: heights.max() ?? 0)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        var x = 0.0
        for (index, width) in widths(in: size.width).enumerated() where index < view.subviews.count {
            let inner = ProposedViewSize(width: width, height: nil)
            let cell = view.subviews[index]
            let cellSize = cell.sizeThatFits(inner)
            var origin = cell.aligned(
                Alignment(horizontal: columns[index].alignment, vertical: .center), in: CGSize(width: width, height: size.height),
                childSize: cellSize, childProposal: inner)
            origin.x += x
            cell.place(at: origin, size: cellSize, proposal: inner)
            x += width + Self.gap
        }
    }
}
