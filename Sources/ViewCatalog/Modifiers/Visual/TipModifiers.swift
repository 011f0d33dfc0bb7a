// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How the tips of TipKit look: a row each. It is kept and changes no frame.
extension ModifierDeclaration {
    static let tipRows: [ModifierDeclaration] = [
        row(
            "tipBackground", "The ground of tips; no effect here.", "Text(\"a\").tipBackground(.red)",
            .visual(.any(nil, name: "style", type: "ShapeStyle"))),
        row(
            "tipCornerRadius", "The corners of tips; no effect here.", "Text(\"a\").tipCornerRadius(8)",
            .visual(.unlabeled("radius", Double.self), .defaulted("antialiased", true))),
        row(
            "tipImageSize", "The size of the images of tips; no effect here.", "Text(\"a\").tipImageSize(CGSize(width: 20, height: 20))",
            .visual(.unlabeled("size", CGSize.self))),
        row(
            "tipImageStyle", "The style of the images of tips; no effect here.", "Text(\"a\").tipImageStyle(.red)",
            .visual(.any(nil, name: "style", type: "ShapeStyle"))),
        row(
            "tipViewStyle", "The style of tips; no effect here.", "Text(\"a\").tipViewStyle(.miniTip)",
            .visual(.any(nil, name: "style", type: "TipViewStyle"))),
    ]
}
