// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let colorPicker = ViewDeclaration(
        "ColorPicker", summary: "A label and a round well of the chosen colour.",
        examples: ["ColorPicker(\"Tint\", selection: .constant(Color.red))"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .binding("selection", ColorValue.self), .defaulted("supportsOpacity", true)) {
                maker, title, color, _ in
                ControlMaker.labelled(maker, label: title.node, face: .colorWell(color)) { $0.colorWellSize }
            },
            Overload(.binding("selection", ColorValue.self), .defaulted("supportsOpacity", true), .builder("label")) {
                maker, color, _, label in
                ControlMaker.labelled(maker, label: label, face: .colorWell(color)) { $0.colorWellSize }
            },
        ])
}
