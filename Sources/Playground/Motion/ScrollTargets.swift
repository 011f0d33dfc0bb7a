// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The targets of a scroll view (S4.18) in content coordinates, in order; of lazy content those near given positions, made or not.
struct ScrollTargets {
    let subject: ScrollSubject

    init(_ subject: ScrollSubject) { self.subject = subject }

    private var index: ViewIndex { subject.index }
    private var range: Range<Int> { index.subtree(of: subject.scroll.layer) }
    private var axis: Axis { subject.axes.single ?? .vertical }

    // MARK: places

    /// The container in the window: what is above its start has scrolled by.
    private var container: CGRect? {
        let inner = subject.scroll.layer + 1
        guard range.contains(inner), let context = index.layers[inner].placed.context.scroll, context.path == subject.path else {
            return nil
        }
        return context.container
    }

    private var isMirrored: Bool { subject.environment.traits.layoutDirection == .rightToLeft }

    /// A frame of the window in content coordinates; x counts from the leading edge (S1.16).
    private func place(_ frame: CGRect, _ container: CGRect) -> CGRect {
        let x = isMirrored ? container.maxX - frame.maxX : frame.minX - container.minX
        let origin = subject.visibleOrigin
        return CGRect(x: x + origin.x, y: frame.minY - container.minY + origin.y, width: frame.width, height: frame.height)
    }

    // MARK: the list

    var exist: Bool { !marks.isEmpty }

    /// Layers that mark targets; a target layout inside another does not count.
    private var marks: [(layer: Int, isLayout: Bool)] {
        var result: [(layer: Int, isLayout: Bool)] = []
        var end = 0
        for layer in range where layer >= end && index.layers[layer].placed.context.scroll?.path == subject.path {
            let node = index.layers[layer].placed.node
            if let layout: ScrollTargetLayoutAttachment = SceneBuilder.attachment(of: node), layout.isEnabled {
                result.append((layer, true))
                end = index.subtree(of: layer).upperBound
            } else if let target: ScrollTargetAttachment = SceneBuilder.attachment(of: node), target.isEnabled {
                result.append((layer, false))
            }
        }
        return result
    }

    /// The targets around positions; of content that is not lazy all of them.
    func views(near positions: [CGPoint]) -> [ScrollTargetView] {
        guard let container else { return [] }
        return marks.flatMap { mark in
            mark.isLayout ? views(ofLayout: mark.layer, near: positions, container) : [view(mark.layer, container)]
        }
    }

    /// What stands in the container or just outside.
    var nearby: [ScrollTargetView] { views(near: [subject.visibleOrigin]) }

    /// All targets; of a long lazy content as many as can be listed.
    var everything: [ScrollTargetView] {
        let length = max(subject.geometry.containerSize[axis], 1)
        let content = min(subject.geometry.contentSize[axis], 1_000 * length)
        var position = CGPoint.zero
        let positions = stride(from: 0, through: content, by: 3 * length).map { place in
            position[axis] = place + length
            return position
        }
        return views(near: positions)
    }

    private func view(_ layer: Int, _ container: CGRect) -> ScrollTargetView {
        ScrollTargetView(ids: index.layers[layer].placed.targetIDs, frame: place(index.layers[layer].frame, container))
    }

    private func views(ofLayout mark: Int, near positions: [CGPoint], _ container: CGRect) -> [ScrollTargetView] {
        let layout = index.layers[mark].placed.targetLayout
        if let lazy = layout.node as? LazyNode, subject.axes.contains(axis: lazy.axis) {
            return rows(of: layout, lazy.axis, place(layout.frame, container), positions)
        }
        return index.snapshot.children(of: layout.index).map { view($0, container) }
    }

    private func rows(of layout: PlacedLayer, _ axis: Axis, _ frame: CGRect, _ positions: [CGPoint]) -> [ScrollTargetView] {
        let length = subject.geometry.containerSize[axis]
        let parts = positions.map { position in
            let start = position[axis] - frame.min(axis)
            return ClosedRange.span(start - length, start + 2 * length)
        }
        let views = layout.lazyTargets(in: parts) ?? []
        return views.map { ScrollTargetView(ids: $0.ids, frame: $0.frame.offsetBy(x: frame.minX, y: frame.minY)) }
    }

    // MARK: what is reported

    /// The target that a binding gets: with an anchor the one nearest to it, else the first whose end has not passed the edge (S5.17–S5.19).
    ///
    /// - Parameter binding: only ids of its type count.
    func reported(anchor: UnitPoint?, to binding: BindingValue? = nil) -> ScrollTargetView? {
        Self.reported(anchor, known(nearby, to: binding), axis, subject)
    }

    /// The targets that a binding could hold, by the ids that it could hold (S5.10: the type must match).
    func known(_ views: [ScrollTargetView], to binding: BindingValue?) -> [ScrollTargetView] {
        guard let binding else { return views }
        let context = subject.machine.context()
        return views.compactMap { view in
            let ids = view.ids.filter { binding.canHold(CatalogIDs.value(of: $0), in: context) }
            return ids.isEmpty ? nil : ScrollTargetView(ids: ids, frame: view.frame)
        }
    }

    static func reported(_ anchor: UnitPoint?, _ views: [ScrollTargetView], _ axis: Axis, _ subject: ScrollSubject) -> ScrollTargetView? {
        let start = subject.visibleOrigin[axis]
        let end = start + subject.geometry.containerSize[axis]
        guard let a = anchor?[axis] else { return views.first { $0.frame.max(axis) > start + 0.5 } }
        var best: (distance: Double, view: ScrollTargetView)?
        for view in views where view.frame.max(axis) >= start && view.frame.min(axis) <= end {
            let distance = abs(view.frame.min(axis) + view.frame.size[axis] * a - (start + (end - start) * a))
            if distance < best?.distance ?? .infinity { best = (distance, view) }
        }
        return best?.view
    }
}
