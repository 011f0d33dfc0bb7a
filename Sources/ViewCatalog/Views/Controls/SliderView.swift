// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let slider = ViewDeclaration(
        "Slider", summary: "A value on a line; takes the proposed width.",
        examples: ["Slider(value: $amount)", "Slider(value: $amount, in: 0...10, step: 1)"],
        drawnAs: .control,
        overloads: [
            Overload(
                .required("value", BindingValue.self), .any("in", name: "in", type: "Range", defaultText: "0...1"), .defaulted("step", 1.0),
                .optionalClosure("onEditingChanged", [.named("Bool")])
            ) { maker, value, range, _, _ in ControlMaker.slider(maker, value, in: range) },
            Overload(
                .required("value", BindingValue.self), .any("in", name: "in", type: "Range", defaultText: "0...1"), .defaulted("step", 1.0),
                .builder("label"), .optionalBuilder("minimumValueLabel"), .optionalBuilder("maximumValueLabel")
            ) { maker, value, range, _, _, _, _ in ControlMaker.slider(maker, value, in: range) },
        ])
}
