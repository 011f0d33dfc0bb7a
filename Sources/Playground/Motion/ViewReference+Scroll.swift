// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Properties of scroll views that follow from motion, targets and effects (language.md §1).
extension ViewReference {
    static let motionProperties: [Property] = [
        Property("phase", "of the scroll transitions inside: where the view is") { (reference) throws(Diagnostic) in
            try ScrollEffects(index: reference.index).resolved(try reference.layer("phase")).phase.encode()
        },
        Property("effects", "of the scroll transitions and visual effects inside: what they come to") { (reference) throws(Diagnostic) in
            try ScrollEffects(index: reference.index).resolved(try reference.layer("effects")).effects.encode()
        },
        Property(
            "targets", "of a scroll view: its scroll targets with where each would rest",
            in: { (subject, _) throws(Diagnostic) in
                .array(ScrollTargetRow.all(subject).map { $0.value })
            }),
        Property(
            "scrollPosition", "of a scroll view: the id that a binding has or would get",
            in: { (subject, context) throws(Diagnostic) in
                try subject.reportedPosition(context)
            }),
        Property(
            "indicators", "of a scroll view: where its indicators are drawn",
            in: { (subject, _) throws(Diagnostic) in
                .array(subject.indicators.map { $0.frame.encode() })
            }),
    ]
}

extension ViewReference.Property {
    fileprivate init(
        _ name: String, _ summary: String,
        in get: @escaping @Sendable (ScrollSubject, EvaluationContext) throws(Diagnostic) -> Value
    ) {
        self.init(
            name, summary,
            evaluating: { (reference, context) throws(Diagnostic) in
                try get(try reference.subject(name, context.machine), context)
            })
    }
}

extension ViewReference {
    /// The scroll view that this is.
    fileprivate func subject(_ property: String, _ machine: Machine) throws(Diagnostic) -> ScrollSubject {
        let layer = try layer(property)
        let own = index.scrolls.first { view != nil ? $0.view == view : $0.layer == layer }
        if let own, let subject = ScrollSubject(index, own.path, machine) { return subject }
        throw Diagnostic(.noScrollView, "'\(name)' is not a scroll view", hint: "'\(property)' is a property of scroll views")
    }
}

extension ScrollSubject {
    /// The bound id; without a binding the id that the user's scroll would have written, nil before one (S15.13).
    fileprivate func reportedPosition(_ context: EvaluationContext) throws(Diagnostic) -> Value {
        if let bound = modifier(ScrollPositionIDAttachment.self)?.attachment { return try bound.id.get(in: context) }
        let bound = modifier(ScrollPositionAttachment.self)?.attachment
        if let bound, case .id(let id)? = ScrollPositionValue.decode(try bound.position.get(in: context))?.place { return id }
        guard state.hasScrolled, let id = ScrollTargets(self).reported(anchor: bound?.anchor)?.id else { return .nil }
        return CatalogIDs.value(of: id)
    }

    /// The indicators that are needed and may show (S9.1–S9.4).
    var indicators: [ScrollIndicator] {
        let insets = index.layers[scroll.layer].placed.element.environment[EnvironmentKeys.contentMargins]
        let own = insets.insets(for: .scrollContent)
        let marks = insets.insets(for: .scrollIndicators)
        let all = geometry.contentInsets
        let edges = EdgeInsets(
            top: all.top - own.top + marks.top, leading: all.leading - own.leading + marks.leading,
            bottom: all.bottom - own.bottom + marks.bottom, trailing: all.trailing - own.trailing + marks.trailing)
        return scrollAxes.compactMap { axis in
            guard showsIndicator(axis) else { return nil }
            return ScrollIndicator(
                axis, bounds: geometry.visibleRect.size, insets: edges, content: geometry.contentSize[axis],
                container: geometry.containerSize[axis], position: state.position[axis], platform: environment[EnvironmentKeys.platform])
        }
    }

    private func showsIndicator(_ axis: Axis) -> Bool {
        for layer in around {
            guard let found: ScrollIndicatorsAttachment = SceneBuilder.attachment(of: index.layers[layer].placed.element.node),
                found.axes.contains(axis: axis)
            else { continue }
            return !found.visibility.hasSuffix("hidden") && !found.visibility.hasSuffix("never")
        }
        return true
    }
}
