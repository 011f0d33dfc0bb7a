// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views that an animator makes from a value. Playing frames would change no frame for long: layout shows what stands at rest.
/// A phase animator rests in its first phase, a keyframe animator at its initial value (recalled).
extension ViewDeclaration {
    static let phaseAnimator = ViewDeclaration(
        "PhaseAnimator", summary: "Animates views through phases; at rest it shows the first.",
        examples: ["PhaseAnimator([0.0, 8.0]) { phase in Text(\"a\").padding(phase) }"],
        overloads: [
            Overload(.phases, .trigger, .late("content", [.named("Any")]), .phaseAnimation) {
                (maker, phases, _, content, _) throws(Diagnostic) in
                AnimatorMaker.view(maker, content, at: try AnimatorMaker.first(of: phases, maker))
            }
        ])

    static let keyframeAnimator = ViewDeclaration(
        "KeyframeAnimator", summary: "Animates views along keyframes; at rest it shows the initial value.",
        examples: ["KeyframeAnimator(initialValue: 4.0) { value in Text(\"a\").padding(value) } keyframes: { _ in }"],
        overloads: [
            Overload(.required("initialValue", Value.self), .trigger, .late("content", [.named("Any")]), .keyframes) {
                maker, initial, _, content, _ in
                AnimatorMaker.view(maker, content, at: initial)
            },
            Overload(
                .required("initialValue", Value.self), .required("repeating", Bool.self), .late("content", [.named("Any")]), .keyframes
            ) { maker, initial, _, content, _ in
                AnimatorMaker.view(maker, content, at: initial)
            },
        ])
}

extension ModifierDeclaration {
    private static let content: [TypeSyntax] = [.some(.named("View")), .named("Any")]

    static let phaseAnimator = ModifierDeclaration(
        "phaseAnimator", .layout, summary: "Animates the view through phases; at rest it is in the first.",
        examples: ["Text(\"a\").phaseAnimator([0.0, 8.0]) { view, phase in view.padding(phase) }"],
        overloads: [
            Overload(.phases, .trigger, .late("content", content), .phaseAnimation) { (maker, phases, _, content, _) throws(Diagnostic) in
                AnimatorMaker.modified(maker, content, try AnimatorMaker.first(of: phases, maker))
            }
        ])

    static let keyframeAnimator = ModifierDeclaration(
        "keyframeAnimator", .layout, summary: "Animates the view along keyframes; at rest it has the initial value.",
        examples: ["Text(\"a\").keyframeAnimator(initialValue: 4.0) { view, value in view.padding(value) } keyframes: { _ in }"],
        overloads: [
            Overload(.required("initialValue", Value.self), .trigger, .late("content", content), .keyframes) {
                maker, initial, _, content, _ in
                AnimatorMaker.modified(maker, content, initial)
            },
            Overload(.required("initialValue", Value.self), .required("repeating", Bool.self), .late("content", content), .keyframes) {
                maker, initial, _, content, _ in
                AnimatorMaker.modified(maker, content, initial)
            },
        ])
}

extension Parameter where T == Value {
    fileprivate static var phases: Parameter<Value> { .unlabeled("phases") }
    fileprivate static var trigger: Parameter<Value> { .any("trigger", name: "trigger", defaultText: "nil") }
}

extension Parameter where T == LateCall? {
    fileprivate static var phaseAnimation: Parameter<LateCall?> {
        .optionalClosure("animation", [.named("Any")], result: .optional(.named("Animation")))
    }
}

extension Parameter where T == LateCall {
    /// Keyframes say how a value moves, never where it rests: nobody runs this.
    fileprivate static var keyframes: Parameter<LateCall> { .closure("keyframes", [.named("Any")], result: .named("Any")) }
}

/// Views whose content moves: they stand where it begins.
enum AnimatorMaker {
    static func first(of phases: Value, _ maker: Maker) throws(Diagnostic) -> Value {
        let context = maker.context
        let all = try context.machine.elements(of: phases, in: context, at: maker.call.argumentSpan(0))
        guard let first = all.first else {
            throw Diagnostic(.outOfRange, "an animator needs at least one phase", at: maker.call.argumentSpan(0))
        }
        return first
    }

    static func view(_ maker: Maker, _ content: LateContent, at value: Value) -> Node {
        GroupMaker.layer(DeferredNode { site in content.node([value], at: site) }, maker)
    }

    /// What a closure makes of the view that is modified.
    /// - Parameter values: what it is given beside that.
    static func modified(_ maker: Maker, _ content: LateContent, _ values: Value...) -> Node {
        let inner = ViewValue(node: GroupNode([maker.content]), typeName: "ModifiedContent", name: "content", layers: 0)
        return LayerNode(DeferredNode { site in content.node([.native(inner)] + values, at: site) }, tag: maker.tag)
    }
}
