// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The placed layers of a layout, gathered into authored views: what names, ids and paths mean. Gathered when first asked, and once for
/// each layout.
final class ViewIndex: @unchecked Sendable {
    struct Layer {
        let placed: PlacedLayer
        /// The authored view it belongs to; nil for what stands between views.
        let view: Int?

        var frame: CGRect { placed.frame }
        var tag: ViewTag? { placed.tag }
        var id: ViewID? { placed.element.node.explicitID }
    }

    struct View {
        let path: ViewPath
        /// The path as a person writes it.
        let text: String
        let name: String
        /// The positions of its layers in `layers`, outermost first.
        var layers: [Int] = []
        var parent: Int?
        var children: [Int] = []
        /// The expression that made it, by number.
        let source: Int
    }

    struct Scroll {
        let path: ViewPath
        let node: ScrollNode
        let layer: Int
        let view: Int?
    }

    let result: LayoutResult
    /// How far scroll transitions have come in time.
    let transitions: TransitionClock
    let indicators: IndicatorClock
    private lazy var gathered = Gathered(result)
    private(set) lazy var viewsByText = Dictionary(
        views.indices.map { (views[$0].text, $0) }, uniquingKeysWith: { first, _ in first })

    var layers: [Layer] { gathered.layers }
    var views: [View] { gathered.views }
    var scrolls: [Scroll] { gathered.scrolls }

    init(_ result: LayoutResult, of scene: Scene) {
        self.result = result
        transitions = scene.transitions
        indicators = IndicatorClock(scene)
    }

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
        let depth = layers[layer].placed.depth
        var end = layer + 1
        while end < layers.count, layers[end].placed.depth > depth { end += 1 }
        return layer..<end
    }

    // MARK: finding

    /// The layer that an id marks, the first in tree order; else the first layer of the element of a ForEach with that id.
    func layer(withID id: ViewID) -> Int? {
        layers.firstIndex { $0.id == id } ?? layers.firstIndex { $0.placed.element.owner.component == .element(id) }
    }

    func layers(withID id: ViewID) -> [Int] {
        let explicit = layers.indices.filter { layers[$0].id == id }
        if !explicit.isEmpty { return explicit }
        // The elements of different ForEach with that id, each by its outermost layer.
        var owners: [ViewPath] = []
        return layers.indices.filter { index in
            let owner = layers[index].placed.element.owner
            guard owner.component == .element(id), !owners.contains(owner) else { return false }
            owners.append(owner)
            return true
        }
    }

    /// The scroll view that a layer is, or lies in.
    func scroll(at layer: Int) -> Scroll? {
        if let view = layers[layer].view, let own = scrolls.first(where: { $0.view == view }) { return own }
        return scrolls.last { subtree(of: $0.layer).contains(layer) }
    }
}

extension ViewIndex {
    /// Follows the walk: parents first, so a stack of open layers tells what encloses the next one.
    private struct Gathered {
        private(set) var layers: [Layer] = []
        private(set) var views: [View] = []
        private(set) var scrolls: [Scroll] = []
        private var known: [ViewPath: Int] = [:]
        /// An `.id` is part of the identity of what is inside it, not of the name: its view has layers on both sides.
        private var byText: [String: Int] = [:]
        private var open: [(depth: Int, view: Int?)] = []

        init(_ result: LayoutResult) {
            var gathered = Gathered()
            result.walk { layer in
                gathered.add(layer)
                return true
            }
            self = gathered
        }

        private init() {}

        private mutating func add(_ placed: PlacedLayer) {
            while let last = open.last, last.depth >= placed.depth { open.removeLast() }
            let enclosing = open.last?.view
            let view = placed.tag.map { self.view(of: $0, placed.element.owner, inside: enclosing) }
            let index = layers.count
            layers.append(Layer(placed: placed, view: view))
            if let view { views[view].layers.append(index) }
            let owner = view ?? enclosing
            open.append((placed.depth, owner))
            if let node = placed.element.node as? ScrollNode {
                scrolls.append(Scroll(path: node.path(of: placed.element), node: node, layer: index, view: owner))
            }
        }

        private mutating func view(of tag: ViewTag, _ owner: ViewPath, inside parent: Int?) -> Int {
            let path = owner.appending(tag.name)
            if let index = known[path] { return index }
            let text = path.description
            if let index = byText[text] {
                known[path] = index
                return index
            }
            let index = views.count
            known[path] = index
            byText[text] = index
            views.append(View(path: path, text: text, name: tag.name, parent: parent, source: tag.source))
            if let parent { views[parent].children.append(index) }
            return index
        }
    }
}
