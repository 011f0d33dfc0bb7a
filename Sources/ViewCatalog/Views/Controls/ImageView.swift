// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let image = ViewDeclaration(
        "Image", summary: "An image at its own size; one that was not loaded is 0 × 0.",
        examples: [
            "Image(systemName: \"star\")", "Image(systemName: \"star\").resizable().frame(width: 40, height: 40)", "Image(\"photo\")",
        ],
        otherNames: ["ImageView", "UIImageView", "img"],
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
            Overload(.unlabeled("resource", UIImageValue.self)) { maker, image in image.view(maker) },
            Overload(.unlabeled("name", String.self), .variableValue, .bundle) { maker, name, _, _ in
                UIImageValue(name: name).view(maker)
            },
            Overload(.unlabeled("name", String.self), .variableValue, .bundle, .any("label", name: "label", type: "Text")) {
                maker, name, _, _, _ in UIImageValue(name: name).view(maker)
            },
            Overload(.required("decorative", String.self), .bundle) { maker, name, _ in UIImageValue(name: name).view(maker) },
            Overload(
                .required("decorative", UIImageValue.self), .required("scale", Double.self), .orientation
            ) { maker, image, scale, _ in image.scaled(scale).view(maker) },
            Overload(
                .unlabeled("cgImage", UIImageValue.self), .required("scale", Double.self), .orientation,
                .any("label", name: "label", type: "Text")
            ) { maker, image, scale, _, _ in image.scaled(scale).view(maker) },
            Overload(
                .required("size", CGSize.self), .any("label", name: "label", of: .optional(.named("Text")), defaultText: "nil"),
                .defaulted("opaque", false), .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear"),
                .closure("renderer", [.named("GraphicsContext")])
            ) { maker, size, _, _, _, _ in ImagePayload { _ in size }.view(tag: maker.tag, isResizable: false) },
        ])
}

extension UIImageValue {
    func node(_ call: NativeCall) -> Node { payload(call).node(tag: nil) }

    private func payload(_ call: NativeCall) -> ImagePayload {
        let size = size(call.machine.host)
        return isSymbol || call.resources.symbols.contains(name)
            ? SymbolMaker.image(name) : ImagePayload(face: .picture(name)) { _ in size }
    }

    fileprivate func view(_ maker: Maker) -> ViewValue {
        payload(maker.call).view(tag: maker.tag, isResizable: false)
    }
}

extension Parameter where T == Value {
    fileprivate static var bundle: Parameter<Value> {
        .any("bundle", name: "bundle", of: .optional(.named("Bundle")), defaultText: "nil")
    }

    fileprivate static var orientation: Parameter<Value> {
        .any("orientation", name: "orientation", type: "Image.Orientation", defaultText: ".up")
    }

    fileprivate static var variableValue: Parameter<Value> {
        .any("variableValue", name: "variableValue", of: .optional(.named("Double")), defaultText: "nil")
    }
}
