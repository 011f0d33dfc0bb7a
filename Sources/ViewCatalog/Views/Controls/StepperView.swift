// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let stepper = ViewDeclaration(
        "Stepper", summary: "A label and two buttons (L3.9).",
        examples: ["Stepper(\"Count\", value: $count)", "Stepper(\"Count\", value: $count, in: 0...5)"],
        overloads: [
            Overload(
                .unlabeled("title", String.self), .required("value", BindingValue.self),
                .any("in", name: "in", type: "Range", defaultText: "nil"),
                .defaulted("step", 1.0)
            ) { maker, title, _, _, _ in ControlMaker.labelled(maker, label: TextNode(title)) { $0.stepperSize } },
            Overload(.unlabeled("title", String.self), .optionalClosure("onIncrement"), .optionalClosure("onDecrement")) {
                maker, title, _, _ in
                ControlMaker.labelled(maker, label: TextNode(title)) { $0.stepperSize }
            },
            Overload(
                .required("value", BindingValue.self), .any("in", name: "in", type: "Range", defaultText: "nil"), .defaulted("step", 1.0),
                .builder("label")
            ) { maker, _, _, _, label in ControlMaker.labelled(maker, label: label) { $0.stepperSize } },
        ])
}
