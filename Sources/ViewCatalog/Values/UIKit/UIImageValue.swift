// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIImage`: a symbol, or an image by its name. An image that is not in the loaded folder has no size.
struct UIImageValue: CatalogNative {
    static var typeName: String { "UIImage" }
    let name: String
    var isSymbol = false
    /// The pixels of a part that was cut out; nil: the whole image.
    var part: CGSize?
    /// How many pixels a point has; only what code made of a `CGImage` has another scale than 1.
    var scale = 1.0

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
                .initializer(.required("resource", UIImageValue.self)) { $0 },
                .initializer(.required("systemName", String.self)) { UIImageValue(name: $0, isSymbol: true) },
                .initializer(
                    .required("systemName", String.self),
                    .any("withConfiguration", name: "configuration", of: .optional(.named("UIImage.SymbolConfiguration")))
                ) { name, _ in UIImageValue(name: name, isSymbol: true) },
                .initializer(.required("data", DataValue.self)) { (_: DataValue) -> UIImageValue in UIImageValue(name: "data") },
                .initializer(.required("cgImage", UIImageValue.self)) { $0.scaled(1) },
                .initializer(
                    .required("cgImage", UIImageValue.self), .required("scale", Double.self),
                    .any("orientation", name: "orientation", type: "Image.Orientation")
                ) { image, scale, _ in image.scaled(scale) },
                .initializer { UIImageValue(name: "") },
            ],
            properties: [
                "size": NativeProperty(type: CGSize.swiftType) { (receiver, context) in
                    (decode(receiver)?.size(context.machine.host) ?? .zero).encode()
                }, "scale": .computed { (image: UIImageValue) in image.scale },
                "width": pixels(\.width), "height": pixels(\.height),
                "cgImage": .computed { (image: UIImageValue) in UIImageValue?.some(image) },
            ],
            methods: [
                "cropping": [cropping],
                "withRenderingMode": [
                    .method("withRenderingMode", of: UIImageValue.self, .any(nil, name: "mode", type: "UIImage.RenderingMode")) {
                        image, _ in image
                    }
                ],
                "withTintColor": [
                    .method(
                        "withTintColor", of: UIImageValue.self, .any(nil, name: "color", type: "UIColor"),
                        .any("renderingMode", name: "renderingMode", type: "UIImage.RenderingMode", defaultText: ".automatic")
                    ) { image, _, _ in image }
                ],
                "withConfiguration": [
                    .method(
                        "withConfiguration", of: UIImageValue.self,
                        .any(nil, name: "configuration", type: "UIImage.SymbolConfiguration")
                    ) { image, _ in image }
                ],
            ]),
        summary: "An image by its name.", examples: ["UIImage(systemName: \"star\")"])

    /// In points.
    func size(_ host: any LanguageHost) -> CGSize {
        let whole = part ?? (host as? any ResourceHost)?.resources.images[name] ?? .zero
        return CGSize(width: whole.width / scale, height: whole.height / scale)
    }

    /// The same pixels at another scale.
    func scaled(_ scale: Double) -> UIImageValue {
        var copy = self
        copy.scale = scale > 0 && scale.isFinite ? scale : 1
        return copy
    }

    /// `CGImage.width` and `height`.
    private static func pixels(_ side: KeyPath<CGSize, Double> & Sendable) -> NativeProperty {
        NativeProperty(type: Int.swiftType) { (receiver, context) in
            let length = decode(receiver)?.scaled(1).size(context.machine.host)[keyPath: side] ?? 0
            return (Int(exactly: length.rounded()) ?? 0).encode()
        }
    }

    /// `CGImage.cropping(to:)`: what lies within a rectangle of pixels; nil where nothing does.
    private static let cropping = NativeFunction(
        "cropping", [ParameterInfo(label: "to", name: "rect", type: CGRect.swiftType)], resultType: .optional(swiftType)
    ) { (call) throws(Diagnostic) in
        var image = try expect(call.receiver ?? .nil)
        let whole = CGRect(origin: .zero, size: image.scaled(1).size(call.machine.host))
        let rect = try CGRect.expect(call[0] ?? .nil)
        guard whole.overlaps(rect) else { return .nil }
        image.part = whole.intersection(rect).size
        return image.encode()
    }
}
