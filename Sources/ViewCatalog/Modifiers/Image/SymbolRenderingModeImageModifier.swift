// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let symbolRenderingModeImage = ModifierDeclaration(
        "symbolRenderingMode", on: "Image", .visual, summary: "How the symbol is coloured.",
        examples: ["Image(systemName: \"star\").symbolRenderingMode(.hierarchical).resizable()"],
        overloads: [
            Overload(.any(nil, name: "mode", of: .optional(.named("SymbolRenderingMode")))) { maker, value in
                let node = maker.attaching(DrawingAttachment(.none))
                return maker.view(node, payload: maker.receiver?.payload, typeName: "Image")
            }
        ])
}
