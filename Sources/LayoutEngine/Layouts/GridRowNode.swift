// SPDX-License-Identifier: GPL-3.0-or-later

/// GridRow: its views are consecutive cells of the Grid around it; anywhere else it is transparent (L10.1).
public final class GridRowNode: Node, @unchecked Sendable {
    public let content: Node
    /// nil: the grid's (L10.3).
    public let alignment: VerticalAlignment?

    public init(_ content: Node, alignment: VerticalAlignment? = nil, tag: ViewTag? = nil) {
        self.content = content
        self.alignment = alignment
        super.init(tag: tag)
    }

    public override func collect(into list: inout ViewList, site: ViewSite) {
        list.asRow(aligned: alignment) { content.collect(into: &$0, site: site) }
    }
}
