// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let resizableImage = ModifierDeclaration(
        "resizable", on: "Image", .layout, summary: "Lets the image take its proposed size instead of its own.",
        examples: ["Image(systemName: \"star\").resizable()"],
        overloads: [
            Overload(
                .defaulted("capInsets", EdgeInsets.zero),
                .any("resizingMode", name: "resizingMode", type: "Image.ResizingMode", defaultText: ".stretch")
            ) {
                maker, insets, _ in
                let image = maker.receiver?.payload as? ImagePayload ?? ImagePayload { _ in .zero }
                let inner = image.node(tag: maker.receiver?.node.tag, isResizable: true, capInsets: insets)
                return ViewValue(node: LayerNode(inner, tag: maker.tag), typeName: "Image", name: maker.name, layers: maker.tag.layer + 1)
            }
        ])
}
