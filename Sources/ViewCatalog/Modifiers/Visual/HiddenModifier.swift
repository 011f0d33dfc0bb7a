// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let hidden = ModifierDeclaration(
        "hidden", .visual, summary: "Hides the view, which keeps its place.",
        examples: ["Text(\"a\").hidden()"],
        otherNames: [
            "hide": ".hidden()",
            "isHidden": ".hidden()",
            "visible": ".hidden()",
        ],
        overloads: [
            Overload { maker in maker.attaching(DrawingAttachment(.hidden)) },
            // Of tabs alone, which have no place then.
            Overload(.unlabeled("hidden", Bool.self)) { maker, isHidden in
                isHidden ? GroupNode([], tag: maker.tag) : LayerNode(maker.content, tag: maker.tag)
            },
        ])
}
