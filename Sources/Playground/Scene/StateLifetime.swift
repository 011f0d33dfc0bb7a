// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What a view has stored goes with it: a row that left (S11.10), the other branch of a condition, an element that was removed.
enum StateLifetime {
    /// Views that keep what they do not show: pages, columns, what a followed link covers.
    private static let keepers: Set<String> = ["TabView", "NavigationSplitView", "NavigationStack", "NavigationView"]

    static func kept(_ state: StateStore, by index: @autoclosure () -> ViewIndex) -> StateStore {
        guard state.hasViewState else { return state }
        let index = index()
        let live = Set(index.views.map(\.path.identity))
        let kept = index.layers.filter { $0.tag.map { keepers.contains($0.kind) } ?? false }.map(\.placed.element.owner.identity)
        var copy = state
        copy.removeAll { key in
            guard let view = key.owner.view, !live.contains(view) else { return false }
            return !kept.contains { view.hasPrefix($0) }
        }
        return copy
    }
}
