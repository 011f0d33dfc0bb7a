// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let renderingModeImage = ModifierDeclaration(
        "renderingMode", on: "Image", .visual, summary: "Whether the image is drawn as it is, or as a template in one colour.",
        examples: ["Image(systemName: \"star\").renderingMode(.template)"],
        overloads: [
            Overload(.any(nil, name: "renderingMode", of: .optional(.named("Image.TemplateRenderingMode")))) { maker, value in
                let node = maker.attaching(DrawingAttachment(.none))
                return maker.view(node, payload: maker.receiver?.payload, typeName: "Image")
            }
        ])
}
