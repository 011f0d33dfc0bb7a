// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A layout that the user wrote: the functions of the Layout protocol, run by the evaluator (L9.2–L9.7).
struct UserLayout: LayoutAlgorithm {
    let layout: StructValue

    let stackAxis: Axis?
    let updatesCache: Bool
    private let hasSpacing: Bool

    init(_ layout: StructValue, in context: EvaluationContext) throws(Diagnostic) {
        self.layout = layout
        let (machine, value) = (context.machine, Value.structure(layout))
        let type = Value.type(TypeReference(layout.type))
        stackAxis =
            machine.hasMember("layoutProperties", of: type)
            ? try LayoutPropertiesValue.expect(try machine.member("layoutProperties", of: type, in: context)).stackOrientation : nil
        updatesCache = machine.hasMethod("updateCache", labels: [nil, "subviews"], of: value)
        hasSpacing = machine.hasMethod("spacing", labels: ["subviews", "cache"], of: value)
    }

    private func run<T>(_ fallback: T, _ view: LayoutSubview, _ body: (EvaluationContext) throws(Diagnostic) -> T) -> T {
        guard let machine = view.pass.host as? Machine else { return fallback }
        do { return try body(machine.context()) } catch {
            view.pass.report(error.located(at: layout.type.span))
            return fallback
        }
    }

    /// Calls a function of the layout with the subviews and the cache, which is made when it is first needed (L9.3); it may be changed.
    private func call(
        _ name: String, _ arguments: [(label: String?, value: Value)], _ subviews: SubviewsValue, _ cache: LayoutCache,
        _ context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        let subviews = (label: String?.some("subviews"), value: Value.native(subviews))
        let (machine, receiver) = (context.machine, Value.structure(layout))
        if cache.value == nil, machine.hasMethod("makeCache", labels: ["subviews"], of: receiver) {
            cache.value = try machine.callMethod("makeCache", on: receiver, arguments: [subviews], in: context).result
        }
        let all = arguments + [subviews, ("cache", cache.value as? Value ?? .void)]
        let answer = try machine.callMethod(name, on: receiver, arguments: all, in: context)
        if let changed = answer.arguments.last { cache.value = changed }
        return answer.result
    }

    func updateCache(_ view: LayoutSubview, _ cache: LayoutCache) {
        run((), view) { (context) throws(Diagnostic) in
            let arguments: [(label: String?, value: Value)] = [
                (nil, cache.value as? Value ?? .void), ("subviews", .native(SubviewsValue(view))),
            ]
            let answer = try context.machine.callMethod("updateCache", on: .structure(layout), arguments: arguments, in: context)
            if let changed = answer.arguments.first { cache.value = changed }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        run(.zero, view) { (context) throws(Diagnostic) in
            try CGSize.expect(try call("sizeThatFits", [("proposal", proposal.encode())], SubviewsValue(view), cache, context))
        }
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        run([], view) { (context) throws(Diagnostic) in
            let recorder = PlaceRecorder(count: view.subviews.count)
            let arguments: [(label: String?, value: Value)] = [("in", bounds.encode()), ("proposal", proposal.encode())]
            _ = try call("placeSubviews", arguments, SubviewsValue(view, recorder: recorder), cache, context)
            return recorder.places
        }
    }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? {
        guard hasSpacing else { return nil }
        return run(nil, view) { (context) throws(Diagnostic) in
            try ViewSpacing.expect(try call("spacing", [], SubviewsValue(view), cache, context))
        }
    }

    /// Whoever writes the function answers for all guides of its axis, with nil too (L9.4).
    func answersGuides(of axis: Axis, _ view: LayoutSubview) -> Bool {
        let type = axis == .horizontal ? HorizontalAlignment.swiftType : VerticalAlignment.swiftType
        return (view.pass.host as? Machine)?.hasMethod("explicitAlignment", taking: type, of: .structure(layout)) ?? false
    }

    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache
    ) -> Double? {
        run(nil, view) { (context) throws(Diagnostic) in
            let guide = key.axis == .horizontal ? HorizontalAlignment(key).encode() : VerticalAlignment(key).encode()
            let arguments: [(label: String?, value: Value)] = [("of", guide), ("in", bounds.encode()), ("proposal", proposal.encode())]
            return try Double?.expect(try call("explicitAlignment", arguments, SubviewsValue(view), cache, context))
        }
    }
}

/// Where the user's layout puts its subviews; the last place of each counts.
// Unchecked: it is used on the interpreter's thread only.
final class PlaceRecorder: @unchecked Sendable {
    private(set) var places: [LayoutPlace?]

    init(count: Int) { places = Array(repeating: nil, count: count) }

    func place(_ index: Int, _ place: LayoutPlace) { if places.indices.contains(index) { places[index] = place } }
}
