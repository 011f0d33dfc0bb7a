// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How far a section stays from the leading and the trailing edge of its list, in points; nil: as far as the list's style says.
struct ListSectionMargins: Sendable {
    private(set) var leading: Double?
    private(set) var trailing: Double?

    init() {}

    /// A length below 0 counts as 0, one that is not a number as nil. Lengths of vertical edges are not kept.
    func setting(_ edges: Edge.Set, to length: Double?) -> ListSectionMargins {
        let length = length.flatMap { $0.isFinite ? max(0, $0) : nil }
        var new = self
        if edges.contains(.leading) { new.leading = length }
        if edges.contains(.trailing) { new.trailing = length }
        return new
    }

    /// From the edges of a list to one of its rows: as its section says, else as the list does, else as the list's style does.
    static func insets(of row: some LayeredView, else list: ListSectionMargins, else standard: Double) -> EdgeInsets {
        let own = row.mark(ListSectionMargins.self)
        return EdgeInsets(
            top: 0, leading: own?.leading ?? list.leading ?? standard, bottom: 0,
            trailing: own?.trailing ?? list.trailing ?? standard)
    }
}
