// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let menu = ViewDeclaration(
        "Menu", summary: "A button that opens a menu; as large as its label.",
        examples: ["Menu(\"More\") { Button(\"a\") { } }", "Menu { Button(\"a\") { } } label: { Text(\"More\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .late()) { maker, title, content in
                MenuMaker.button(maker, title.node, content, standard: title.node)
            },
            Overload(.title, .required("systemImage", String.self), .late(), .optionalClosure("primaryAction")) {
                maker, title, image, content, action in
                MenuMaker.button(
                    maker, title.node, content, primaryAction: action,
                    standard: LabelMaker.node(title: title.node, icon: SymbolMaker.node(image)))
            },
            Overload(.title, .late(), .optionalClosure("primaryAction")) { maker, title, content, action in
                MenuMaker.button(maker, title.node, content, primaryAction: action, standard: title.node)
            },
            Overload(.late(), .builder("label"), .optionalClosure("primaryAction")) { maker, content, label, action in
                MenuMaker.button(maker, label, content, primaryAction: action, standard: label)
            },
        ]
            + Overload.pictured { picture in
                Overload(.title, picture, .late(), .optionalClosure("primaryAction")) { maker, title, image, content, action in
                    MenuMaker.button(
                        maker, title.node, content, primaryAction: action,
                        standard: LabelMaker.node(title: title.node, icon: image.node(maker.call)))
                }
            })
}
