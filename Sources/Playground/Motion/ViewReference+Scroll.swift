// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Properties of scroll views that follow from motion, targets and effects (language.md §1).
extension ViewReference {
    static let motionProperties: [Property] = [
        Property("phase", "of the scroll transitions inside: where the view is") { (reference, context) throws(Diagnostic) in
            try reference.effects(context.machine).phase.encode()
        },
        Property("effects", "of the scroll transitions and visual effects inside: their combined effect") {
            (reference, context) throws(Diagnostic) in
            try reference.effects(context.machine).effects.encode()
        },
        Property(
            "targets", "of a scroll view: its scroll targets with where each would rest",
            in: { (subject, _) throws(Diagnostic) in
                .array(ScrollTargetRow.all(subject).map { $0.value })
            }),
        Property(
            "scrollPosition", "of a scroll view: the id that a binding has or would have",
            in: { (subject, context) throws(Diagnostic) in
                try subject.reportedPosition(context)
            }),
        Property(
            "indicators", "of a scroll view: axis and frame of its indicators, and how much of each is drawn now",
            in: { (subject, _) throws(Diagnostic) in
                .array(ScrollIndicators(subject: subject).all.map { $0.value })
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
    /// What the scroll transitions and visual effects inside come to.
    fileprivate func effects(_ machine: Machine) throws(Diagnostic) -> ScrollEffects.Resolved {
        try ScrollEffects(index: index).resolved(try layer(), on: machine)
    }

    /// The scroll view that this is.
    fileprivate func subject(_ property: String, _ machine: Machine) throws(Diagnostic) -> ScrollSubject {
        let layer = try layer()
        let own = index.scrolls.first { view != nil ? index.view(of: $0) == view : $0.layer == layer }
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
}
