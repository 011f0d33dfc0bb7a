// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The placed layers of a layout with the authored views that they belong to: what names, ids and paths mean.
// Unchecked: it is used on the interpreter's thread only.
final class ViewIndex: @unchecked Sendable {
    struct Layer {
        let placed: PlacedLayer
        fileprivate let layoutNames: LayoutNames

        /// The authored view it belongs to; nil for what stands between views.
        var view: Int? { layoutNames.names.view(ofLayer: placed.index) }
        var frame: CGRect { placed.frame }
        var tag: ViewTag? { placed.tag }
        var id: ViewID? { placed.node.explicitID }
        var owner: ViewPath { placed.owner }
        /// The identity of the view as this layer has it: a layer outside of an `.id` belongs to whatever the id makes of the view.
        var path: ViewPath? { tag.map { owner.appending($0.name) } }
    }

    typealias View = ViewNames.View

    struct Scroll {
        let path: ViewPath
        let node: ScrollNode
        let layer: Int
    }

    let result: LayoutResult
    /// How far scroll transitions have come in time.
    let transitions: TransitionClock
    let indicators: IndicatorClock
    private let layoutNames: LayoutNames

    var names: ViewNames { layoutNames.names }
    var snapshot: LayoutSnapshot { result.snapshot }
    var layers: Layers { Layers(snapshot: snapshot, layoutNames: layoutNames) }
    var views: [View] { names.views }
    /// In tree order. Who scrolls one need not know what anything is called.
    private(set) lazy var scrolls: [Scroll] = snapshot.scrolls.compactMap { layer in
        let placed = snapshot[layer]
        return (placed.node as? ScrollNode).map { Scroll(path: $0.path(in: placed.owner), node: $0, layer: layer) }
    }
    /// The layers that carry something for the shell, in tree order, by the type of what they carry: each of a dozen observers asks for its
    /// own after every layout.
    private(set) lazy var carriers: [ObjectIdentifier: [Int]] = {
        var found: [ObjectIdentifier: [Int]] = [:]
        for layer in 0..<snapshot.count {
            guard let node = snapshot[layer].node as? AttachmentNode else { continue }
            found[ObjectIdentifier(type(of: node.attachment)), default: []].append(layer)
        }
        return found
    }()
    var viewsByText: [String: Int] { names.byText }

    /// - Parameter names: those of the layout, where scenes share them.
    init(_ result: LayoutResult, of scene: Scene, names: LayoutNames? = nil) {
        self.result = result
        transitions = scene.transitions
        indicators = IndicatorClock(scene)
        layoutNames = names ?? LayoutNames(result.snapshot)
    }

    /// The layers in tree order, parents first.
    struct Layers: RandomAccessCollection {
        let snapshot: LayoutSnapshot
        fileprivate let layoutNames: LayoutNames

        var startIndex: Int { 0 }
        var endIndex: Int { snapshot.count }
        subscript(index: Int) -> Layer { Layer(placed: snapshot[index], layoutNames: layoutNames) }
    }

    // MARK: identities

    /// The view that has, or one of whose layers has, an identity.
    func view(at path: ViewPath) -> Int? { names.view(at: path) }

    /// How a person writes a path: the name of a view in the layout, and of what that owns.
    func text(of path: ViewPath) -> String { names.text(of: path) }

    // MARK: what belongs to a view

    func outermost(_ view: Int) -> Int { views[view].layers.first ?? 0 }

    /// One layer of each number, innermost first: a modifier of a group has several of one number, the first stands for them.
    func layersFromInside(_ view: Int) -> [Int] {
        var found: [Int: Int] = [:]
        for layer in views[view].layers {
            guard let number = layers[layer].tag?.layer, found[number] == nil else { continue }
            found[number] = layer
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Layers of a subtree: those that follow an outermost layer and lie deeper.
    func subtree(of layer: Int) -> Range<Int> {
        snapshot.subtree(of: layer)
    }

    // MARK: finding

    /// The layer that an id marks, the first in tree order; else the first layer of the element of a ForEach with that id.
    func layer(withID id: ViewID) -> Int? {
        layers.firstIndex { $0.id == id } ?? layers.firstIndex { $0.owner.element == id }
    }

    func layers(withID id: ViewID) -> [Int] {
        let explicit = layers.indices.filter { layers[$0].id == id }
        if !explicit.isEmpty { return explicit }
        // The elements of different ForEach with that id, each by its outermost layer.
        var owners: [ViewPath] = []
        return layers.indices.filter { index in
            let owner = layers[index].owner
            guard owner.element == id, !owners.contains(owner) else { return false }
            owners.append(owner)
            return true
        }
    }

    /// The authored view that a scroll view is, or is a part of; nil where nothing names it.
    func view(of scroll: Scroll) -> Int? {
        var layer: Int? = scroll.layer
        while let current = layer {
            if let view = names.view(ofLayer: current) { return view }
            layer = snapshot[current].parent
        }
        return nil
    }

    /// What a scroll view is called: the view, as a person writes it; nil where nothing names it.
    func text(of scroll: Scroll) -> String? { view(of: scroll).map { views[$0].text } }

    /// The scroll view that a layer is, or lies in.
    func scroll(at layer: Int) -> Scroll? {
        if scrolls.isEmpty { return nil }
        if let view = layers[layer].view, let own = scrolls.first(where: { self.view(of: $0) == view }) { return own }
        return scrolls.last { subtree(of: $0.layer).contains(layer) }
    }
}
