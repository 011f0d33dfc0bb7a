// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The names of a layout's views, gathered when somebody asks for one. All scenes that have the layout share them, and a layout that only
/// moved its views has those of the layout before.
final class LayoutNames {
    private let snapshot: LayoutSnapshot
    /// The last layout before whose names are known; nil where there is none, and when those of this one are.
    private var earlier: LayoutNames?
    /// nil as long as nobody asked.
    private(set) var made: ViewNames?

    init(_ snapshot: LayoutSnapshot, after previous: LayoutNames? = nil) {
        self.snapshot = snapshot
        earlier = previous.flatMap { $0.made == nil ? $0.earlier : $0 }
    }

    var names: ViewNames {
        if let made { return made }
        let names = known ?? ViewNames(snapshot)
        made = names
        earlier = nil
        return names
    }

    /// Those of the layout before, if it has the same views nested in the same way.
    private var known: ViewNames? {
        guard let earlier, snapshot.hasSameViews(as: earlier.snapshot) else { return nil }
        return earlier.made
    }
}
