// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Phase and effects of a layer: of the scrollTransition and visualEffect modifiers inside it (S7). They change no layout.
struct ScrollEffects {
    let index: ViewIndex

    struct Resolved {
        var phase = ScrollTransitionPhase.identity
        var effects = VisualEffectValue.identity
        var isAny = false
    }

    /// What the modifiers of the same view, from the innermost up to a layer, come to; their closures run on a machine.
    func resolved(_ layer: Int, on machine: Machine) throws(Diagnostic) -> Resolved {
        var result = Resolved()
        for inner in ownLayers(layer).reversed() {
            let node = index.layers[inner].placed.node
            if let transition: ScrollTransitionAttachment = SceneBuilder.attachment(of: node) {
                try apply(transition, inner, &result, machine)
            } else if let effect: VisualEffectAttachment = SceneBuilder.attachment(of: node) {
                let placed = index.layers[inner].placed
                let proxy = GeometryProxyValue(placed.proxy)
                result.effects = try Self.effect(effect.effect, result.effects, .native(proxy), machine)
                result.isAny = true
            }
        }
        return result
    }

    /// What the modifier of one layer does by itself; nil for a layer of another kind.
    func effect(at layer: Int, on machine: Machine) throws(Diagnostic) -> VisualEffectValue? {
        let placed = index.layers[layer].placed
        if let transition: ScrollTransitionAttachment = SceneBuilder.attachment(of: placed.node) {
            var result = Resolved()
            try apply(transition, layer, &result, machine)
            return result.effects
        }
        guard let effect: VisualEffectAttachment = SceneBuilder.attachment(of: placed.node) else { return nil }
        return try Self.effect(effect.effect, .identity, .native(GeometryProxyValue(placed.proxy)), machine)
    }

    // MARK: transitions

    /// The closure runs once a phase; in between its results are mixed by how far the view is in place (S7.2, S7.3).
    private func apply(
        _ transition: ScrollTransitionAttachment, _ layer: Int, _ result: inout Resolved, _ machine: Machine
    ) throws(Diagnostic) {
        let goal = progress(transition, layer)
        let (top, bottom) = index.key(of: layer).flatMap { index.transitions.shown($0) } ?? goal
        func effect(_ phase: ScrollTransitionPhase) throws(Diagnostic) -> VisualEffectValue {
            try Self.effect(transition.transition, .identity, phase.encode(), machine)
        }
        let (start, middle, end) = (try effect(.topLeading), try effect(.identity), try effect(.bottomTrailing))
        result.effects = result.effects.combined(with: .mixed(start, middle, end, topLeading: top, bottomTrailing: bottom))
        result.isAny = true
        if goal.top < 1 || goal.bottom < 1 { result.phase = goal.top <= goal.bottom ? .topLeading : .bottomTrailing }
    }

    /// How much of identity there is, seen from both ends; all of it without a scroll view (S7.13, provisional).
    func progress(_ transition: ScrollTransitionAttachment, _ layer: Int) -> (top: Double, bottom: Double) {
        let placed = index.layers[layer].placed
        let innermost = placed.context.scroll
        let axis = transition.axis ?? innermost.map { $0.axes.single ?? .vertical } ?? .vertical
        guard let scroll = innermost?.scrolling(axis) else { return (1, 1) }
        let isMirrored = axis == .horizontal && placed.environment.traits.layoutDirection == .rightToLeft
        let container = scroll.container
        let offset = isMirrored ? container.maxX - placed.frame.maxX : placed.frame.min(axis) - container.min(axis)
        let (length, room) = (placed.frame.size[axis], container.size[axis])
        return (
            transition.topLeading.topLeadingProgress(offset: offset, view: length, container: room),
            transition.bottomTrailing.bottomTrailingProgress(offset: offset, view: length, container: room)
        )
    }

    private static func effect(
        _ call: LateCall, _ content: VisualEffectValue, _ argument: Value, _ machine: Machine
    ) throws(Diagnostic) -> VisualEffectValue {
        let value = try call([content.encode(), argument], on: machine)
        if let effect = VisualEffectValue.decode(value) { return effect }
        throw Diagnostic(
            .typeMismatch, "the closure returns \(value.debugDescription(rounded: true)), not its content with effects",
            at: call.function.expression?.span)
    }
}

extension ScrollEffects {
    /// Runs each closure of effects once, on the first view that has it: a result that is not an effect is an error of that input.
    func check(on machine: Machine) throws(Diagnostic) {
        var seen: Set<ExpressionID> = []
        for (layer, content) in index.layers.enumerated() where content.tag != nil {
            guard let found = closure(at: layer), !seen.contains(found) else { continue }
            // With it run those inside it.
            _ = try resolved(layer, on: machine)
            seen.formUnion(ownLayers(layer).compactMap(closure(at:)))
        }
    }

    /// The layers of the same view from one inwards.
    private func ownLayers(_ layer: Int) -> [Int] {
        let range = index.subtree(of: layer)
        return (index.layers[layer].view.map { index.views[$0].layers } ?? [layer]).filter(range.contains)
    }

    private func closure(at layer: Int) -> ExpressionID? {
        Self.closure(of: index.layers[layer].placed.node)?.function.expression?.id
    }

    private static func closure(of node: Node) -> LateCall? {
        if let transition: ScrollTransitionAttachment = SceneBuilder.attachment(of: node) { return transition.transition }
        if let effect: VisualEffectAttachment = SceneBuilder.attachment(of: node) { return effect.effect }
        return nil
    }
}
