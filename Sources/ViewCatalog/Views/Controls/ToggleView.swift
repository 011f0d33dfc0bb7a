// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let toggle = ViewDeclaration(
        "Toggle", summary: "A label and a switch.",
        examples: ["Toggle(\"On\", isOn: $on)", "Toggle(isOn: $on) { Text(\"a\") }"],
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
                ControlMaker.toggle(maker, label: title.node, ToggleSources.all(sources, path))
            },
            Overload(.title, .required("systemImage", String.self), .required("sources", BindingValue.self), .path("isOn")) {
                maker, title, image, sources, path in
                let label = LabelMaker.node(title: title.node, icon: SymbolMaker.node(image))
                return ControlMaker.toggle(maker, label: label, ToggleSources.all(sources, path))
            },
            Overload(.required("sources", BindingValue.self), .path("isOn"), .builder("label")) { maker, sources, path, label in
                ControlMaker.toggle(maker, label: label, ToggleSources.all(sources, path))
            },
            Overload(.configuration("ToggleStyle")) { maker, given in
                ControlMaker.toggle(
                    maker, label: given.parts["label"] ?? GroupNode.empty, given.bindings["isOn"] ?? BindingValue(.constant(.bool(false))))
            },
            Overload(.binding("isOn", Bool.self), .builder("label")) { maker, binding, label in
                ControlMaker.toggle(maker, label: label, binding)
            },
        ])
}

/// One switch for many values: on where all are, and what it is set to, all become.
private enum ToggleSources {
    static func all(_ sources: BindingValue, _ path: KeyPathValue) -> BindingValue {
        BindingValue(
            .custom(
                get: { (context) throws(Diagnostic) in
                    guard case .array(let elements) = try sources.get(in: context) else { return .bool(false) }
                    for element in elements where try context.value(at: path, of: element) != .bool(true) { return .bool(false) }
                    return .bool(true)
                },
                set: { (value, context) throws(Diagnostic) in
                    guard case .array(let elements) = try sources.get(in: context) else { return }
                    for index in elements.indices {
                        let place = KeyPathValue([.subscript([.int(index)])] + path.components)
                        try BindingValue(.part(sources, place)).set(value, in: context)
                    }
                }))
    }
}

extension Parameter where T == KeyPathValue {
    fileprivate static func path(_ label: String) -> Parameter<KeyPathValue> {
        Parameter(ParameterInfo(label: label, name: label, type: .named("KeyPath"))) { (call, index) throws(Diagnostic) in
            guard case .keyPath(let path)? = call[index] else {
                throw Diagnostic(.typeMismatch, "'\(label)' needs a key path to a Bool of each source", at: call.argumentSpan(index))
            }
            return path
        }
    }
}
