// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let image = ViewDeclaration(
        "Image", summary: "An image of its own size; one of an unknown name is 0 × 0.",
        examples: [
            "Image(systemName: \"star\")", "Image(systemName: \"star\").resizable().frame(width: 40, height: 40)", "Image(\"photo\")",
        ],
        drawnAs: .image,
        overloads: [
            Overload(.required("systemName", String.self)) { maker, name in
                SymbolMaker.image(name).view(tag: maker.tag, isResizable: false)
            },
            Overload(.required("systemName", String.self), .any("variableValue", name: "variableValue", of: .optional(.named("Double")))) {
                maker, name, _ in SymbolMaker.image(name).view(tag: maker.tag, isResizable: false)
            },
            Overload(.required("uiImage", UIImageValue.self)) { maker, image in image.view(maker) },
            Overload(.required("nsImage", UIImageValue.self)) { maker, image in image.view(maker) },
            Overload(.unlabeled("name", String.self), .any("bundle", name: "bundle")) { maker, name, _ in
                ImagePayload(face: .picture(name)) { _ in .zero }.view(tag: maker.tag, isResizable: false)
            },
            Overload(.unlabeled("name", String.self)) { maker, name in
                ImagePayload(face: .picture(name)) { _ in .zero }.view(tag: maker.tag, isResizable: false)
            },
            Overload(.required("decorative", String.self)) { maker, name in
                ImagePayload(face: .picture(name)) { _ in .zero }.view(tag: maker.tag, isResizable: false)
            },
        ])
}

extension UIImageValue {
    fileprivate func view(_ maker: Maker) -> ViewValue {
        let payload = isSymbol ? SymbolMaker.image(name) : ImagePayload(face: .picture(name)) { _ in .zero }
        return payload.view(tag: maker.tag, isResizable: false)
    }
}
