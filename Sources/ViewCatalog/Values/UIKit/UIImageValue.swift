// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIImage`: a symbol, or an image by its name. An image that is not in the loaded folder has no size.
struct UIImageValue: CatalogNative {
    static var typeName: String { "UIImage" }
    let name: String
    var isSymbol = false

    var swiftDescription: String { isSymbol ? "UIImage(systemName: \"\(name)\")" : "UIImage(named: \"\(name)\")" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSImage", "ImageResource", "CGImage"], conformances: ["Hashable"],
            initializers: [
                .initializer(.required("named", String.self)) { UIImageValue(name: $0) },
                .initializer(.required("name", String.self), .any("bundle", name: "bundle", type: "Bundle")) { name, _ in
                    UIImageValue(name: name)
                },
                .initializer(.required("named", String.self), .any("in", name: "in", of: .optional(.named("Bundle")))) { name, _ in
                    UIImageValue(name: name)
                },
                .initializer(.required("resourceName", String.self)) { UIImageValue(name: $0) },
                .initializer(.required("systemName", String.self)) { UIImageValue(name: $0, isSymbol: true) },
                .initializer(.required("data", DataValue.self)) { (_: DataValue) -> UIImageValue in UIImageValue(name: "data") },
                .initializer { UIImageValue(name: "") },
            ],
            properties: [
                "size": NativeProperty(type: CGSize.swiftType) { (receiver, context) in
                    let resources = (context.machine.host as? any ResourceHost)?.resources
                    return (decode(receiver).flatMap { resources?.images[$0.name] } ?? .zero).encode()
                }, "scale": .computed { (_: UIImageValue) in 1.0 },
                "cgImage": .computed { (image: UIImageValue) in UIImageValue?.some(image) },
            ],
            methods: [
                "withRenderingMode": [
                    .method("withRenderingMode", of: UIImageValue.self, .any(nil, name: "mode", type: "Image.TemplateRenderingMode")) {
                        image, _ in image
                    }
                ]
            ]),
        summary: "An image by its name.", examples: ["UIImage(systemName: \"star\")"])
}
