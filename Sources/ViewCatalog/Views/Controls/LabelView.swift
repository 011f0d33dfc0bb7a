// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let label = ViewDeclaration(
        "Label", summary: "An icon and a title.",
        examples: ["Label(\"Title\", systemImage: \"star\")", "Label { Text(\"a\") } icon: { Color.red.frame(width: 8, height: 8) }"],
        drawnAs: .text,
        overloads: [
            Overload(.title, .required("systemImage", String.self)) { maker, title, image in
                LabelMaker.node(title: title.node, icon: SymbolMaker.node(image), tag: maker.tag)
            },
            Overload(.configuration("LabelStyle")) { maker, given in
                LabelMaker.node(
                    title: given.parts["title"] ?? GroupNode.empty, icon: given.parts["icon"] ?? GroupNode.empty, tag: maker.tag)
            },
            Overload(.builder("title"), .builder("icon")) { maker, title, icon in LabelMaker.node(title: title, icon: icon, tag: maker.tag)
            },
        ]
            + Overload.pictured { picture in
                Overload(.title, picture) { maker, title, image in
                    LabelMaker.node(title: title.node, icon: image.node(maker.call), tag: maker.tag)
                }
            })
}
