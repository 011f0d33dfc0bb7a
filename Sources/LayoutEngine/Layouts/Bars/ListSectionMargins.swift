// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a section stays from the leading and the trailing edge of its list, in points; nil: as far as the list's style says.
package struct ListSectionMargins: Sendable {
    package private(set) var leading: Double?
    package private(set) var trailing: Double?

    package init() {}

    /// A length below 0 counts as 0, one that is no number as nil. Lengths of vertical edges are not kept.
    package func setting(_ edges: Edge.Set, to length: Double?) -> ListSectionMargins {
        let length = length.flatMap { $0.isFinite ? max(0, $0) : nil }
        var new = self
        if edges.contains(.leading) { new.leading = length }
        if edges.contains(.trailing) { new.trailing = length }
        return new
    }
}

extension ListRowMetrics {
    /// From the edges of a list of a width to one of its rows: as its section says, else as the list does, else as its style does.
    package func margins(width: Double, of row: some LayeredView) -> EdgeInsets {
        let (own, standard) = (row.mark(ListSectionMargins.self), margin(width))
        return EdgeInsets(
            top: 0, leading: own?.leading ?? sectionMargins.leading ?? standard, bottom: 0,
            trailing: own?.trailing ?? sectionMargins.trailing ?? standard)
    }
}
