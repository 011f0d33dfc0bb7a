// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scroll view of a laid-out scene: its state, what the layout found, and the modifiers around it.
struct ScrollSubject {
    let index: ViewIndex
    let machine: Machine
    let scroll: ViewIndex.Scroll
    let state: ScrollState
    let metrics: ScrollMetrics

    init?(_ laidOut: LaidOutScene, _ path: ViewPath) { self.init(laidOut.index, path, laidOut.machine) }

    init?(_ index: ViewIndex, _ path: ViewPath, _ machine: Machine) {
        guard let scroll = index.scrolls.first(where: { $0.path == path }), let state = index.result.state.scrolls[path],
            let metrics = state.metrics
        else { return nil }
        self.index = index
        self.machine = machine
        self.scroll = scroll
        self.state = state
        self.metrics = metrics
    }

    var path: ViewPath { scroll.path }
    var axes: Axis.Set { metrics.axes }
    var geometry: ScrollGeometry { metrics.geometry(at: state.position) }
    /// Where the container begins in the content.
    var visibleOrigin: CGPoint { metrics.start(at: state.position) }
    var environment: EnvironmentValues { index.layers[scroll.layer].placed.environment }

    /// Where the view with an id stands, or would stand, in the content; nil where there is none.
    func place(of id: ViewID) -> CGRect? { index.layers[scroll.layer].placed.place(of: id) }

    /// What keeps the view with an id where it is, or would be, when the scroll view stands at a position (S5.16b).
    func kept(_ id: ViewID, anchor: UnitPoint?, at position: CGPoint) -> KeptPosition? {
        place(of: id).map { metrics.kept(id, anchor: anchor, at: $0, from: position) }
    }

    // MARK: modifiers

    /// The layers around the scroll view, the nearest first.
    var around: [Int] {
        var result: [Int] = []
        var depth = index.layers[scroll.layer].placed.depth
        for layer in (0..<scroll.layer).reversed() where index.layers[layer].placed.depth < depth {
            depth = index.layers[layer].placed.depth
            result.append(layer)
        }
        return result
    }

    /// The nearest modifier around it, none that addresses another scroll view (S8.3).
    func modifier<T>(_ type: T.Type = T.self) -> (layer: Int, attachment: T)? {
        for layer in around {
            let node = index.layers[layer].placed.node
            if node is ScrollNode { return nil }
            if let found: T = SceneBuilder.attachment(of: node) { return (layer, found) }
        }
        return nil
    }
}
