// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let toggle = ViewDeclaration(
        "Toggle", summary: "A label and a switch.",
        examples: ["Toggle(\"On\", isOn: $on)", "Toggle(isOn: $on) { Text(\"a\") }"],
        otherNames: ["Checkbox", "Switch", "UISwitch"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .binding("isOn", Bool.self)) { maker, title, binding in
                ControlMaker.toggle(maker, label: title.node, binding)
            },
            Overload(.title, .required("systemImage", String.self), .binding("isOn", Bool.self)) {
                maker, title, image, binding in
                ControlMaker.toggle(maker, label: LabelMaker.node(title: title.node, icon: SymbolMaker.node(image)), binding)
            },
            Overload(.title, .required("sources", BindingValue.self), .path("isOn")) { maker, title, sources, path in
                ControlMaker.toggle(maker, label: title.node, ControlSources.all(sources, path))
            },
            Overload(.title, .required("systemImage", String.self), .required("sources", BindingValue.self), .path("isOn")) {
                maker, title, image, sources, path in
                let label = LabelMaker.node(title: title.node, icon: SymbolMaker.node(image))
                return ControlMaker.toggle(maker, label: label, ControlSources.all(sources, path))
            },
            Overload(.required("sources", BindingValue.self), .path("isOn"), .builder("label")) { maker, sources, path, label in
                ControlMaker.toggle(maker, label: label, ControlSources.all(sources, path))
            },
            Overload(.configuration("ToggleStyle")) { maker, given in
                ControlMaker.toggle(
                    maker, label: given.parts["label"] ?? GroupNode.empty, given.bindings["isOn"] ?? BindingValue(.constant(.bool(false))))
            },
            Overload(.binding("isOn", Bool.self), .builder("label")) { maker, binding, label in
                ControlMaker.toggle(maker, label: label, binding)
            },
        ]
            + Overload.pictured { picture in
                Overload(.title, picture, .binding("isOn", Bool.self)) { maker, title, image, binding in
                    ControlMaker.toggle(maker, label: LabelMaker.pictured(maker, title, image), binding)
                }
            }
            + Overload.pictured { picture in
                Overload(.title, picture, .required("sources", BindingValue.self), .path("isOn")) { maker, title, image, sources, path in
                    ControlMaker.toggle(maker, label: LabelMaker.pictured(maker, title, image), ControlSources.all(sources, path))
                }
            })
}
