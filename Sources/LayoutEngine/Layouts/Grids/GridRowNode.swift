// SPDX-License-Identifier: GPL-3.0-or-later

/// GridRow: its views are consecutive cells of the Grid around it; anywhere else it is transparent (G1, G25).
public final class GridRowNode: Node, @unchecked Sendable {
    let content: Node
    /// nil: the grid's (G18).
    let alignment: VerticalAlignment?

    /// The cells of a row. `alignment` is that of the row; nil: that of the grid.
    public init(_ content: Node, alignment: VerticalAlignment? = nil, tag: ViewTag? = nil) {
        self.content = content
        self.alignment = alignment
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.asRow(aligned: alignment, layers: site.wrapperCount) { content.collect(into: &$0, site: site) }
    }
}
