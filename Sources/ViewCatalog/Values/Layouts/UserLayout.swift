// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A layout that the user wrote: the functions of the Layout protocol, run by the evaluator (L9.2–L9.7).
struct UserLayout: LayoutAlgorithm {
    let layout: StructValue

    private func run<T>(_ fallback: T, _ view: LayoutSubview, _ body: (EvaluationContext) throws(Diagnostic) -> T) -> T {
        guard let machine = view.pass.host as? Machine else { return fallback }
        do { return try body(machine.context()) } catch {
            view.pass.report(error.located(at: layout.type.span))
            return fallback
        }
    }

    /// The cache, made when it is first needed (L9.3).
    private func cache(_ cache: LayoutCache, _ subviews: Value, _ context: EvaluationContext) throws(Diagnostic) -> Value {
        if let known = cache.value as? Value { return known }
        guard context.machine.hasMember("makeCache", of: .structure(layout)) else { return .void }
        let made = try context.machine.callMethod("makeCache", on: .structure(layout), arguments: [("subviews", subviews)], in: context)
            .result
        cache.value = made
        return made
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        run(.zero, view) { (context) throws(Diagnostic) in
            let subviews = Value.native(SubviewsValue(view))
            let kept = try self.cache(cache, subviews, context)
            let answer = try context.machine.callMethod(
                "sizeThatFits", on: .structure(layout),
                arguments: [("proposal", proposal.encode()), ("subviews", subviews), ("cache", kept)], in: context)
            if let changed = answer.arguments.last { cache.value = changed }
            return try CGSize.expect(answer.result)
        }
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        run([], view) { (context) throws(Diagnostic) in
            let recorder = PlaceRecorder(count: view.subviews.count)
            let subviews = Value.native(SubviewsValue(view, recorder: recorder))
            let kept = try self.cache(cache, subviews, context)
            let answer = try context.machine.callMethod(
                "placeSubviews", on: .structure(layout),
                arguments: [("in", bounds.encode()), ("proposal", proposal.encode()), ("subviews", subviews), ("cache", kept)], in: context)
            if let changed = answer.arguments.last { cache.value = changed }
            return recorder.places
        }
    }

    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache
    ) -> Double? {
        run(nil, view) { (context) throws(Diagnostic) in
            guard context.machine.hasMember("explicitAlignment", of: .structure(layout)) else { return nil }
            let subviews = Value.native(SubviewsValue(view))
            let guide = key.axis == .horizontal ? HorizontalAlignment(key).encode() : VerticalAlignment(key).encode()
            let kept = try self.cache(cache, subviews, context)
            let answer = try context.machine.callMethod(
                "explicitAlignment", on: .structure(layout),
                arguments: [
                    ("of", guide), ("in", bounds.encode()), ("proposal", proposal.encode()), ("subviews", subviews), ("cache", kept),
                ], in: context)
            return try Double?.expect(answer.result)
        }
    }
}

/// Where the user's layout puts its subviews; the last place of each counts.
final class PlaceRecorder: @unchecked Sendable {
    private(set) var places: [LayoutPlace?]

    init(count: Int) { places = Array(repeating: nil, count: count) }

    func place(_ index: Int, _ place: LayoutPlace) { if places.indices.contains(index) { places[index] = place } }
}
