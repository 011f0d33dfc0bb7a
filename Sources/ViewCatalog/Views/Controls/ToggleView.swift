// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let toggle = ViewDeclaration(
        "Toggle", summary: "A label and a switch.",
        examples: ["Toggle(\"On\", isOn: $on)", "Toggle(isOn: $on) { Text(\"a\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .required("isOn", BindingValue.self)) { maker, title, binding in
                ControlMaker.toggle(maker, label: title.node, binding)
            },
            Overload(.title, .required("systemImage", String.self), .required("isOn", BindingValue.self)) {
                maker, title, image, binding in
                ControlMaker.toggle(maker, label: LabelMaker.node(title: title.node, icon: SymbolMaker.node(image)), binding)
            },
            Overload(.configuration("ToggleStyle")) { maker, given in
                ControlMaker.toggle(
                    maker, label: given.parts["label"] ?? GroupNode.empty, given.bindings["isOn"] ?? BindingValue(.constant(.bool(false))))
            },
            Overload(.required("isOn", BindingValue.self), .builder("label")) { maker, binding, label in
                ControlMaker.toggle(maker, label: label, binding)
            },
        ])
}
