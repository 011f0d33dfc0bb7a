// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let stepper = ViewDeclaration(
        "Stepper", summary: "A label and two buttons.",
        examples: ["Stepper(\"Count\", value: $count)", "Stepper(\"Count\", value: $count, in: 0...5)"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .required("value", BindingValue.self), .range, .step, .editingChanged) {
                maker, title, value, range, step, _ in
                ControlMaker.stepper(maker, label: title.node, StepperAttachment(value: value, range: range, step: step))
            },
            Overload(
                .title, .required("value", BindingValue.self), .range, .step,
                .any("format", name: "format", type: "FormatStyle"), .editingChanged
            ) { maker, title, value, range, step, _, _ in
                ControlMaker.stepper(maker, label: title.node, StepperAttachment(value: value, range: range, step: step))
            },
            Overload(.title, .change("onIncrement"), .change("onDecrement"), .editingChanged) {
                maker, title, increment, _, _ in
                ControlMaker.stepper(maker, label: title.node, increment.map { ActionAttachment(kind: .tap, action: $0) })
            },
            Overload(
                .required("value", BindingValue.self), .range, .step, .any("format", name: "format", type: "FormatStyle"),
                .builder("label"), .editingChanged
            ) { maker, value, range, step, _, label, _ in
                ControlMaker.stepper(maker, label: label, StepperAttachment(value: value, range: range, step: step))
            },
            Overload(
                .required("value", BindingValue.self), .range, .step, .builder("label"), .editingChanged
            ) { maker, value, range, step, label, _ in
                ControlMaker.stepper(maker, label: label, StepperAttachment(value: value, range: range, step: step))
            },
            Overload(
                .required("value", BindingValue.self), .range, .step, .editingChanged, .builder("label"), isDeprecated: true
            ) { maker, value, range, step, _, label in
                ControlMaker.stepper(maker, label: label, StepperAttachment(value: value, range: range, step: step))
            },
            Overload(.builder("label"), .change("onIncrement"), .change("onDecrement"), .editingChanged) {
                maker, label, increment, _, _ in
                ControlMaker.stepper(maker, label: label, increment.map { ActionAttachment(kind: .tap, action: $0) })
            },
            Overload(.change("onIncrement"), .change("onDecrement"), .editingChanged, .builder("label"), isDeprecated: true) {
                maker, increment, _, _, label in
                ControlMaker.stepper(maker, label: label, increment.map { ActionAttachment(kind: .tap, action: $0) })
            },
        ])
}

extension ControlMaker {
    static func stepper(_ maker: Maker, label: Node, _ attachment: (any Sendable)?) -> Node {
        let buttons = FixedContentNode(face: ControlFace.stepper) { $0.controls.stepperSize }
        let row = labelledEnds(label, buttons, tag: attachment == nil ? maker.tag : nil)
        return attachment.map { AttachmentNode(row, $0, tag: maker.tag) } ?? row
    }
}

/// A tap steps up, as far as the range goes.
struct StepperAttachment: TapReceiver {
    let value: BindingValue
    let range: Value
    let step: Double

    func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        let old = try value.get(in: context)
        guard let number = Double.decode(old) else { return }
        let new = number + step
        if case .range(let limits) = range, let upper = limits.upper.flatMap(Double.decode), new > upper { return }
        if case .int(let count) = old {
            if let whole = Int(exactly: new) { return try value.set(.int(whole), in: context) }
            // As in Swift, where the app would end.
            if new == new.rounded() { throw Diagnostic(.overflow, "the value after \(count) does not fit in Int: the step is too large") }
        }
        try value.set(.double(new), in: context)
    }
}

extension Parameter where T == Value {
    fileprivate static var range: Parameter<Value> { .any("in", name: "in", type: "Range", defaultText: "nil") }
}

extension Parameter where T == LateCall? {
    /// What a tap on one of the two buttons does; without it the button is dimmed.
    fileprivate static func change(_ label: String) -> Parameter<LateCall?> { .optionalClosure(label) }
}
