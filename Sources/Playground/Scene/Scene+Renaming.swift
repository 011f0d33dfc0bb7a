// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Scene {
    /// What is remembered of a view, and of what is inside it, stays with it when it gets another name.
    mutating func move(_ view: ViewPath, to name: String) {
        // Paths lie in paths, each in several: one that is renamed each time it is met would double the work at each level.
        var known: [ObjectIdentifier: (path: ViewPath, renamed: ViewPath)] = [:]
        func moved(_ path: ViewPath) -> ViewPath {
            if let found = known[ObjectIdentifier(path)] { return found.renamed }
            let renamed = path.renaming(view, to: name, moved)
            known[ObjectIdentifier(path)] = (path, renamed)
            return renamed
        }
        func moved<T>(_ values: [ViewPath: T]) -> [ViewPath: T] {
            Dictionary(values.map { (moved($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        layout.scrolls = moved(layout.scrolls)
        layout.extents = moved(layout.extents)
        layout.caches.after = moved(layout.caches.after)
        scrollRecords = moved(scrollRecords)
        indicatorTimes = moved(indicatorTimes)
        state = state.moving { place in (place as? ViewPath).map { moved($0) } ?? place }
        observed.move { LayerKey(path: moved($0.path), layer: $0.layer, part: $0.part) }
        transitions.move { LayerKey(path: moved($0.path), layer: $0.layer, part: $0.part) }
    }
}

extension Observations {
    fileprivate mutating func move(_ moved: (LayerKey) -> LayerKey) {
        appeared = Set(appeared.map(moved))
        values = values.moved(moved)
        positions = positions.moved(moved)
        reported = reported.moved(moved)
        keeping = keeping.moved(moved)
    }
}

extension Dictionary where Key == LayerKey {
    func moved(_ moved: (LayerKey) -> LayerKey) -> [LayerKey: Value] {
        Dictionary(map { (moved($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
