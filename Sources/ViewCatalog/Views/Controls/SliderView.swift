// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let slider = ViewDeclaration(
        "Slider", summary: "A value on a line; takes the proposed width.",
        examples: ["Slider(value: $amount)", "Slider(value: $amount, in: 0...10, step: 1)"],
        otherNames: ["UISlider"],
        drawnAs: .control,
        overloads: [
            Overload(.binding("value", Double.self), .range, .step, .editingChanged) { maker, value, range, _, _ in
                ControlMaker.slider(maker, value, in: range)
            },
            Overload(
                .binding("value", Double.self), .range, .step, .builder("label"), .optionalBuilder("minimumValueLabel"),
                .optionalBuilder("maximumValueLabel"), .editingChanged
            ) { maker, value, range, _, label, least, most, _ in
                ControlMaker.slider(maker, value, in: range, label: label, from: least, to: most)
            },
            Overload(
                .binding("value", Double.self), .range, .step, .editingChanged, .builder("label")
            ) { maker, value, range, _, _, label in ControlMaker.slider(maker, value, in: range, label: label) },
            Overload(
                .binding("value", Double.self), .range, .step, .neutral, .bounds, .builder("label"),
                .optionalBuilder("currentValueLabel"), .optionalBuilder("minimumValueLabel"), .optionalBuilder("maximumValueLabel"),
                .optionalLate("ticks"), .editingChanged
            ) { maker, value, range, _, _, _, label, _, least, most, _, _ in
                ControlMaker.slider(maker, value, in: range, label: label, from: least, to: most)
            },
            Overload(
                .binding("value", Double.self), .range, .step, .neutral, .bounds, .builder("label"),
                .optionalBuilder("currentValueLabel"), .optionalBuilder("minimumValueLabel"), .optionalBuilder("maximumValueLabel"),
                .late("tick", [.named("Double")]), .editingChanged
            ) { maker, value, range, _, _, _, label, _, least, most, _, _ in
                ControlMaker.slider(maker, value, in: range, label: label, from: least, to: most)
            },
            Overload(
                .binding("value", Double.self), .range, .step, .editingChanged,
                .view("minimumValueLabel", name: "minimumValueLabel"), .view("maximumValueLabel", name: "maximumValueLabel"),
                .builder("label"), isDeprecated: true
            ) { maker, value, range, _, _, least, most, label in
                ControlMaker.slider(maker, value, in: range, label: label, from: least, to: most)
            },
        ])
}

extension Parameter where T == Value {
    fileprivate static var range: Parameter<Value> { .any("in", name: "in", type: "Range", defaultText: "0...1") }

    /// The value from which the line is filled.
    fileprivate static var neutral: Parameter<Value> {
        .any("neutralValue", name: "neutralValue", of: .optional(.named("BinaryFloatingPoint")), defaultText: "nil")
    }

    /// The part of the range that can be chosen.
    fileprivate static var bounds: Parameter<Value> { .any("enabledBounds", name: "enabledBounds", type: "Range", defaultText: "nil") }
}
