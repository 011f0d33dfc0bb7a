// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let menu = ViewDeclaration(
        "Menu", summary: "A button that opens a menu; as large as its label.",
        examples: ["Menu(\"More\") { Button(\"a\") { } }", "Menu { Button(\"a\") { } } label: { Text(\"More\") }"],
        drawnAs: .control,
        overloads: [
            Overload(.unlabeled("title", String.self), .late()) { maker, title, content in
                MenuMaker.button(maker, TextNode(title), content, standard: TextNode(title, tag: maker.tag))
            },
            Overload(.unlabeled("title", String.self), .required("systemImage", String.self), .late()) { maker, title, image, content in
                MenuMaker.button(
                    maker, TextNode(title), content,
                    standard: LabelMaker.node(title: TextNode(title), icon: SymbolMaker.node(image), tag: maker.tag))
            },
            Overload(.unlabeled("title", String.self), .late(), .optionalClosure("primaryAction")) { maker, title, content, action in
                MenuMaker.button(maker, TextNode(title), content, primaryAction: action, standard: TextNode(title, tag: maker.tag))
            },
            Overload(.late(), .builder("label"), .optionalClosure("primaryAction")) { maker, content, label, action in
                MenuMaker.button(maker, label, content, primaryAction: action, standard: GroupMaker.layer(label, maker))
            },
        ])
}
