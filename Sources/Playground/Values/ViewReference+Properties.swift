// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The properties of a view in an EXPR: one row each.
extension ViewReference {
    static let nativeType = NativeType(
        typeName,
        properties: Dictionary(uniqueKeysWithValues: (properties + textProperties + motionProperties).map { ($0.name, $0.property) }),
        methods: ["frame": [frameInSpace], "sizeThatFits": sizesThatFit], subscripts: [element])

    struct Property: Sendable {
        let name: String
        let summary: String
        let property: NativeProperty

        init(
            _ name: String, _ summary: String,
            evaluating get: @escaping @Sendable (ViewReference, EvaluationContext) throws(Diagnostic) -> Value
        ) {
            self.name = name
            self.summary = summary
            property = NativeProperty { (value, context) throws(Diagnostic) in
                guard case .native(let native) = value, let reference = native as? ViewReference else { return .nil }
                return try get(reference, context)
            }
        }

        init(_ name: String, _ summary: String, get: @escaping @Sendable (ViewReference) throws(Diagnostic) -> Value) {
            self.name = name
            self.summary = summary
            property = NativeProperty { (value, _) throws(Diagnostic) in
                guard case .native(let native) = value, let reference = native as? ViewReference else { return .nil }
                return try get(reference)
            }
        }

        init(_ name: String, _ summary: String, placed get: @escaping @Sendable (PlacedLayer, ViewIndex) -> Value) {
            self.init(name, summary) { (reference) throws(Diagnostic) in
                get(reference.index.layers[try reference.layer()].placed, reference.index)
            }
        }

        init(_ name: String, _ summary: String, scroll get: @escaping @Sendable (ScrollGeometry, ScrollState) -> Value) {
            self.init(name, summary) { (reference) throws(Diagnostic) in
                let (geometry, state) = try reference.scroll(name)
                return get(geometry, state)
            }
        }
    }

    static let properties: [Property] = [
        Property("name", "the view's name, with its path") { .string($0.name) },
        Property("kind", "the view's type") { .string($0.kind) },
        Property("id", "the id that a layer of it carries") { $0.idValue },
        Property("frame", "the frame in global space", placed: { layer, _ in layer.frame.encode() }),
        Property("size", "the size", placed: { layer, _ in layer.frame.size.encode() }),
        Property("proposal", "what the parent proposed", placed: { layer, _ in layer.proposal.encode() }),
        Property(
            "safeAreaInsets", "what a GeometryReader of its frame would report", placed: { layer, _ in layer.safeAreaInsets.encode() }),
        Property("isRealized", "whether it was built") { .bool($0.layerIndex != nil) },
        Property("isVisible", "whether it meets the window and every enclosing scroll view") { reference in
            .bool(reference.layerIndex.map { reference.index.isVisible($0) } ?? false)
        },
        Property("visibleFraction", "the fraction of its area that is visible") { (reference) throws(Diagnostic) in
            .double(reference.index.visibleFraction(try reference.layer()))
        },
        Property("layers", "its layers, the innermost first") { (reference) throws(Diagnostic) in .array(try reference.layerValues()) },
        Property("children", "the views of the source in it") { (reference) throws(Diagnostic) in .array(try reference.childValues()) },
        Property("environment", "what the layer receives from outside") { (reference) throws(Diagnostic) in
            let layer = reference.index.layers[try reference.layer()]
            return .native(EnvironmentReference(layer.placed))
        },
        Property("contentOffset", "of a scroll view: the offset", scroll: { geometry, _ in geometry.contentOffset.encode() }),
        Property(
            "contentSize", "of a scroll view: the size of its content, without insets",
            scroll: { geometry, _ in geometry.contentSize.encode() }),
        Property("contentInsets", "of a scroll view: safe area and margins", scroll: { geometry, _ in geometry.contentInsets.encode() }),
        Property(
            "containerSize", "of a scroll view: the bounds less the insets", scroll: { geometry, _ in geometry.containerSize.encode() }),
        Property(
            "visibleRect", "of a scroll view: the part of the content that is visible",
            scroll: { geometry, _ in geometry.visibleRect.encode() }),
        Property("bounds", "of a scroll view: offset and container size", scroll: { geometry, _ in geometry.bounds.encode() }),
        Property("scrollPhase", "of a scroll view: its phase", scroll: { _, state in state.phase.encode() }),
        Property("realizedRange", "of a scroll view: the element indices that its lazy container has built") {
            (reference) throws(Diagnostic) in
            guard let range = reference.index.realizedRange(inside: try reference.layer()) else {
                throw Diagnostic(.unknownMember, "'\(reference.name)' has no lazy container inside")
            }
            return .range(RangeValue(range))
        },
    ]

    static let propertyNames = Set((properties + textProperties + motionProperties).map(\.name)).union(nativeType.methods.keys)

    private var idValue: Value {
        guard let layer = layerIndex else { return .nil }
        if let own = index.layers[layer].id { return CatalogIDs.value(of: own) }
        guard let view else { return .nil }
        let marked = index.views[view].layers.first { index.layers[$0].id != nil }
        return marked.flatMap { index.layers[$0].id }.map { CatalogIDs.value(of: $0) } ?? .nil
    }

    private func layerValues() throws(Diagnostic) -> [Value] {
        // Fails where there is none.
        _ = try layer()
        guard let view else { return [.native(self)] }
        return index.layersFromInside(view).map { .native(targets.reference(layer: $0, text: text)) }
    }

    private func childValues() throws(Diagnostic) -> [Value] {
        let layer = try layer()
        let children =
            view.map { index.views[$0].children }
            ?? index.views.indices.filter { index.views[$0].parent == nil && index.subtree(of: layer).contains(index.outermost($0)) }
        return children.map { .native(targets.reference(layer: index.outermost($0), text: index.views[$0].text)) }
    }

    /// Geometry and state of the scroll view that this is.
    func scroll(_ property: String) throws(Diagnostic) -> (ScrollGeometry, ScrollState) {
        let layer = try layer()
        let own = index.scrolls.first { view != nil ? index.view(of: $0) == view : $0.layer == layer }
        guard let own, let state = index.result.state.scrolls[own.path], let geometry = state.geometry else {
            throw Diagnostic(.noScrollView, "'\(name)' is not a scroll view", hint: "'\(property)' is a property of scroll views")
        }
        return (geometry, state)
    }
}
