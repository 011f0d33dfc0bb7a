// SPDX-License-Identifier: GPL-3.0-or-later

/// gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment: a layer that only tells the Grid about its cell.
public final class GridCellNode: UnaryNode, @unchecked Sendable {
    let traits: GridCellTraits

    /// A cell with settings of its own.
    /// With 0 `columns` it takes no column, and less counts as 0; coordinates of `anchor` that are not finite count as the middle.
    public init(
        _ content: Node, columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [],
        columnAlignment: HorizontalAlignment? = nil, tag: ViewTag? = nil
    ) {
        traits = GridCellTraits(columns: columns, anchor: anchor, unsizedAxes: unsizedAxes, columnAlignment: columnAlignment)
        super.init(content, tag: tag)
    }
}

/// What the modifiers of a cell tell its Grid.
struct GridCellTraits {
    /// How many columns the cell takes (G2); 0: the next cell shares its column.
    private(set) var span = 1
    private(set) var anchor: UnitPoint?
    private(set) var unsizedAxes: Axis.Set = []
    private(set) var columnAlignment: HorizontalAlignment?

    /// More columns than anyone can see; their products and the sums of rows still fit into an Int.
    private static let widestSpan = 1 << 31

    fileprivate init(columns: Int, anchor: UnitPoint?, unsizedAxes: Axis.Set, columnAlignment: HorizontalAlignment?) {
        span = min(max(columns, 0), Self.widestSpan)
        self.anchor = anchor.map { UnitPoint(x: $0.x.isFinite ? $0.x : 0.5, y: $0.y.isFinite ? $0.y : 0.5) }
        self.unsizedAxes = unsizedAxes
        self.columnAlignment = columnAlignment
    }

    /// All modifiers of a view, through whatever other modifiers stand around and between them (G21).
    /// - Parameter rowLayers: how many of the outermost stand around its GridRow. A cell over several columns is as many cells to them, so
    ///   that their span multiplies its own (measured, where G2 adds).
    init(of element: Element, rowLayers: Int) {
        var own = GridCellTraits(columns: 1, anchor: nil, unsizedAxes: [], columnAlignment: nil)
        self = own
        for (depth, layer) in element.layers.enumerated() {
            guard let cell = layer as? GridCellNode else { continue }
            if depth < rowLayers { add(cell.traits) } else { own.add(cell.traits) }
        }
        let rowSpan = span
        add(own)
        span = min(rowSpan * own.span, Self.widestSpan)
    }

    /// Adds what a modifier further inside says: spans add up, a 0 among them takes no column (G2); unsized axes are joined; of anchors and
    /// column alignments the innermost wins (G20).
    private mutating func add(_ inner: GridCellTraits) {
        span = span == 0 || inner.span == 0 ? 0 : min(span + inner.span - 1, Self.widestSpan)
        anchor = inner.anchor ?? anchor
        unsizedAxes.formUnion(inner.unsizedAxes)
        columnAlignment = inner.columnAlignment ?? columnAlignment
    }
}
