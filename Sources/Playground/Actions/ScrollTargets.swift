// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// The targets of a scroll view (`scrollTargetLayout`, `scrollTarget`) and where they stand in its container.
struct ScrollTargets {
    let laidOut: LaidOutScene
    let scroll: ViewIndex.Scroll

    private struct Item {
        let id: ViewID
        /// From the container's start edge, along the axis.
        let start: Double
        let length: Double
    }

    private var axis: Axis { scroll.node.axes.single ?? .vertical }

    private var container: CGRect? {
        laidOut.index.subtree(of: scroll.layer).lazy.compactMap { layer in
            laidOut.index.layers[layer].placed.context.scroll.flatMap { $0.path == scroll.path ? $0.container : nil }
        }.first
    }

    /// The id that a binding gets: with an anchor the item nearest to it, else the first whose end has not passed the edge (S5.17–S5.19).
    func reported(anchor: UnitPoint?) -> ViewID? {
        guard let container else { return nil }
        let items = items(in: container)
        guard let anchor else { return items.first { $0.start + $0.length > 0.5 }?.id }
        let length = container.size[axis]
        var best: (distance: Double, id: ViewID)?
        for item in items where item.start + item.length >= 0 && item.start <= length {
            let distance = abs(item.start + item.length * anchor[axis] - length * anchor[axis])
            if distance < best?.distance ?? .infinity { best = (distance, item.id) }
        }
        return best?.id
    }

    /// From the container's anchor point to the item's; start edges without an anchor (S5.16b).
    func distance(to id: ViewID, anchor: UnitPoint?) -> CGPoint? {
        guard let container, let layer = laidOut.index.layer(withID: id) else { return nil }
        let frame = laidOut.index.layers[layer].frame
        func along(_ axis: Axis) -> Double {
            let a = anchor?[axis] ?? 0
            return start(of: frame, in: container, axis) + frame.size[axis] * a - container.size[axis] * a
        }
        return CGPoint(x: along(.horizontal), y: along(.vertical))
    }

    /// Right-to-left content starts at the container's right edge.
    private func start(of frame: CGRect, in container: CGRect, _ axis: Axis) -> Double {
        let isMirrored =
            axis == .horizontal && laidOut.index.layers[scroll.layer].placed.element.environment.traits.layoutDirection == .rightToLeft
        return isMirrored ? container.maxX - frame.maxX : frame.min(axis) - container.min(axis)
    }

    private func items(in container: CGRect) -> [Item] {
        let index = laidOut.index
        return targetLayers.compactMap { layer in
            guard let id = id(of: layer) else { return nil }
            let frame = index.layers[layer].frame
            return Item(id: id, start: start(of: frame, in: container, axis), length: frame.size[axis])
        }
    }

    /// The outermost layers of the targets, in tree order.
    private var targetLayers: [Int] {
        let index = laidOut.index
        var result: [Int] = []
        for layer in index.subtree(of: scroll.layer) where index.layers[layer].placed.context.scroll?.path == scroll.path {
            let node = index.layers[layer].placed.element.node
            if let target: ScrollTargetAttachment = SceneBuilder.attachment(of: node), target.isEnabled { result.append(layer) }
            if let layout: ScrollTargetLayoutAttachment = SceneBuilder.attachment(of: node), layout.isEnabled {
                result += children(ofLayoutIn: layer)
            }
        }
        return result
    }

    /// The views of the first layout with several children, below modifiers of the same view.
    private func children(ofLayoutIn layer: Int) -> [Int] {
        let index = laidOut.index
        let view = index.layers[layer].view
        let range = index.subtree(of: layer)
        guard let innermost = range.last(where: { index.layers[$0].view == view }) else { return [] }
        let depth = index.layers[innermost].placed.depth
        return index.subtree(of: innermost).filter { index.layers[$0].placed.depth == depth + 1 }
    }

    /// The id of a target: an explicit one of its layers, else its element's.
    private func id(of layer: Int) -> ViewID? {
        let index = laidOut.index
        let view = index.layers[layer].view
        let own = index.subtree(of: layer).lazy.filter { index.layers[$0].view == view }.compactMap { index.layers[$0].id }.first
        if let own { return own }
        if case .element(let id)? = index.layers[layer].placed.element.owner.component { return id }
        return nil
    }
}
