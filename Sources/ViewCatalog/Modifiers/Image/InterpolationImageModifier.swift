// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let interpolationImage = ModifierDeclaration(
        "interpolation", on: "Image", .visual, summary: "How smoothly the image is drawn at another size.",
        examples: ["Image(systemName: \"star\").interpolation(.high)"],
        overloads: [
            Overload(.any(nil, name: "interpolation", type: "Image.Interpolation")) { maker, value in
                let node = maker.attaching(DrawingAttachment(.none))
                return maker.view(node, payload: maker.receiver?.payload, typeName: "Image")
            }
        ])
}
