// SPDX-License-Identifier: GPL-3.0-or-later

/// gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment: a layer that only tells the Grid about its cell.
public final class GridCellNode: UnaryNode, @unchecked Sendable {
    let traits: GridCellTraits

    public init(
        _ content: Node, columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = [],
        columnAlignment: HorizontalAlignment? = nil,
        tag: ViewTag? = nil
    ) {
        traits = GridCellTraits(columns: columns, anchor: anchor, unsizedAxes: unsizedAxes, columnAlignment: columnAlignment)
        super.init(content, tag: tag)
    }
}

/// What the modifiers of a cell tell its Grid.
struct GridCellTraits {
    private(set) var columns = 1
    private(set) var anchor: UnitPoint?
    private(set) var unsizedAxes: Axis.Set = []
    private(set) var columnAlignment: HorizontalAlignment?

    init() {}

    fileprivate init(columns: Int, anchor: UnitPoint?, unsizedAxes: Axis.Set, columnAlignment: HorizontalAlignment?) {
        self.columns = Self.clamped(columns)
        self.anchor = anchor.map { UnitPoint(x: $0.x.isFinite ? $0.x : 0.5, y: $0.y.isFinite ? $0.y : 0.5) }
        self.unsizedAxes = unsizedAxes
        self.columnAlignment = columnAlignment
    }

    /// All modifiers of a view, through whatever other modifiers stand around and between them (L10.4.6).
    init(of element: Element) {
        var layer: Element? = element
        while let current = layer, current.node is UnaryNode {
            if let cell = current.node as? GridCellNode { add(cell.traits) }
            layer = current.existingChildren.first
        }
    }

    /// Adds what a modifier further inside says. Columns multiply (L10.1); unsized axes add up; of anchors and column alignments
    /// the outermost holds, the last one that was written (both C).
    private mutating func add(_ inner: GridCellTraits) {
        columns = Self.clamped(columns * inner.columns)
        anchor = anchor ?? inner.anchor
        unsizedAxes.formUnion(inner.unsizedAxes)
        columnAlignment = columnAlignment ?? inner.columnAlignment
    }

    /// More columns than anyone can see; keeps `gridCellColumns(.max)` from being made.
    private static let columnLimit = 1_000

    private static func clamped(_ columns: Int) -> Int { min(max(columns, 1), columnLimit) }
}
