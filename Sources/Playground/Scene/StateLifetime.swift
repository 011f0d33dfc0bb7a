// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Which views are there, shown or not. What is remembered of a view goes with it: of a row that left (S11.10), of the other branch of a
/// condition, of an element that was removed. Views that show only some of their parts keep the rest: the pages of a TabView, the columns
/// of a split view, what a followed link covers, the rows of a List (L2.8).
struct StateLifetime {
    private let index: ViewIndex
    /// The parts in which something is shown.
    private let shown: Set<ViewPath>
    /// How many views lie below the one that a navigation view shows.
    private let depths: [ViewPath: Int]

    init(_ index: ViewIndex) {
        self.index = index
        var shown: Set<ViewPath> = []
        var depths: [ViewPath: Int] = [:]
        var known: Set<ViewPath> = []
        for layer in index.layers where known.insert(layer.owner).inserted {
            for unit in Self.parts(on: layer.owner) {
                shown.insert(unit.path)
                if case .entry(let depth, _) = unit.part { depths[unit.view] = max(depths[unit.view] ?? 0, depth) }
            }
        }
        self.shown = shown
        self.depths = depths
    }

    func holds(_ path: ViewPath) -> Bool { index.view(at: path) != nil || keeps(path) }

    /// Is it inside of a part that is not shown, of a view that is there?
    private func keeps(_ path: ViewPath) -> Bool {
        for unit in Self.parts(on: path) {
            guard index.view(at: unit.view) != nil else { return false }
            if shown.contains(unit.path) { continue }
            if case .entry(let depth, _) = unit.part { return depth < depths[unit.view] ?? 0 }
            return true
        }
        return false
    }

    private typealias Unit = (path: ViewPath, view: ViewPath, part: ViewPath.Part)

    /// The parts of views through which a path leads, the outermost first.
    private static func parts(on path: ViewPath) -> [Unit] {
        var units: [Unit] = []
        var element: ViewPath?
        var current: ViewPath? = path
        while let step = current {
            if step.isElement { element = step }
            if let found = step.part {
                if found.part != .elements { units.append((step, found.view, found.part)) }
                if found.part == .elements, let element { units.append((element, found.view, found.part)) }
                element = nil
            }
            current = step.parent
        }
        return units.reversed()
    }
}

extension Scene {
    /// Forgets what views that are gone have stored, where they were scrolled to, and what their observers were told.
    mutating func forgetGone(_ index: @autoclosure () -> ViewIndex) {
        guard remembersViews else { return }
        let index = index()
        // What is placed is there: which views there are matters only where more is remembered.
        var held = Dictionary(uniqueKeysWithValues: index.snapshot.rememberedPaths.map { ($0, true) })
        var lifetime: StateLifetime?
        func holds(_ path: ViewPath) -> Bool {
            if let known = held[path] { return known }
            let found = lifetime ?? StateLifetime(index)
            lifetime = found
            let holds = found.holds(path)
            held[path] = holds
            return holds
        }
        keep(where: holds)
    }

    /// Forgets all of that: the views of another root are new ones, also where their generated names are those of views before. So no scroll
    /// view stands where another stood (S3.12), nothing measured of other rows counts for it (S11.2), and state begins anew (L17.3).
    mutating func forgetViews() { keep { _ in false } }

    private mutating func keep(where holds: (ViewPath) -> Bool) {
        state.removeAll { key in (key.owner.view as? ViewPath).map { !holds($0) } ?? false }
        layout.keep(where: holds)
        observed.keep(where: holds)
        scrollRecords = scrollRecords.filter { holds($0.key) }
        indicatorTimes = indicatorTimes.filter { holds($0.key) }
    }

    private var remembersViews: Bool { state.hasViewState || !layout.isEmpty || !observed.isEmpty }
}

extension LayoutState {
    fileprivate var isEmpty: Bool { scrolls.isEmpty && extents.isEmpty && caches.after.isEmpty }

    fileprivate mutating func keep(where holds: (ViewPath) -> Bool) {
        scrolls = scrolls.filter { holds($0.key) }
        extents = extents.filter { holds($0.key) }
        caches.after = caches.after.filter { holds($0.key) }
    }
}

extension Observations {
    fileprivate var isEmpty: Bool { values.isEmpty && positions.isEmpty && reported.isEmpty && keeping.isEmpty }

    fileprivate mutating func keep(where holds: (ViewPath) -> Bool) {
        values = values.filter { holds($0.key.path) }
        positions = positions.filter { holds($0.key.path) }
        reported = reported.filter { holds($0.key.path) }
        keeping = keeping.filter { holds($0.key.path) }
    }
}
