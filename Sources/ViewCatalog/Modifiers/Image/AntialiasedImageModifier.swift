// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let antialiasedImage = ModifierDeclaration(
        "antialiased", on: "Image", .visual, summary: "Whether the edges of the image are smoothed.",
        examples: ["Image(systemName: \"star\").antialiased(true)"],
        overloads: [
            Overload(.any(nil, name: "antialiased", type: "Bool")) { maker, value in
                let node = maker.attaching(DrawingAttachment(.none))
                return maker.view(node, payload: maker.receiver?.payload, typeName: "Image")
            }
        ])
}
