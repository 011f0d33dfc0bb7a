// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let button = ViewDeclaration(
        "Button", summary: "A view that runs an action when it is tapped; as large as its label in the plain style.",
        examples: ["Button(\"Add\") { print(1) }", "Button { print(1) } label: { Text(\"Add\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .role, .closure("action")) { maker, title, role, action in
                ButtonMaker.view(maker, role, action, label: title.node)
            },
            Overload(.title, .required("systemImage", String.self), .role, .closure("action")) {
                maker, title, image, role, action in
                ButtonMaker.view(maker, role, action, label: LabelMaker.node(title: title.node, icon: SymbolMaker.node(image)))
            },
            Overload(
                .title, .required("image", UIImageValue.self), .role, .closure("action")
            ) { maker, title, image, role, action in
                ButtonMaker.view(maker, role, action, label: LabelMaker.node(title: title.node, icon: image.node(maker.call)))
            },
            Overload(.configuration("PrimitiveButtonStyle")) { maker, given in
                let trigger = FunctionValue { (_, context) throws(Diagnostic) in try given.action?([], on: context.machine) ?? .void }
                return ButtonMaker.view(
                    maker, nil, given.action ?? LateCall(function: trigger, place: maker.context.place),
                    label: given.parts["label"] ?? GroupNode.empty)
            },
            Overload(.role, .closure("action"), .builder("label")) { maker, role, action, label in
                ButtonMaker.view(maker, role, action, label: label)
            },
            Overload(.required("role", ButtonRole.self), .closure("action")) { maker, role, action in
                ButtonMaker.view(maker, role, action, label: role.label)
            },
        ])
}
