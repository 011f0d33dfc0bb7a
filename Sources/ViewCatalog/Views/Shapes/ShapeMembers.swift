// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `.rect(cornerRadius: 8)`, `.circle`: static members of Shape.
enum ShapeMembers {
    static let statics: [String: NativeStatic] = [
        "rect": NativeStatic(
            value: { _ in .native(ShapePayload(kind: "Rectangle").view(tag: nil)) },
            functions: [
                function("rect", .required("cornerRadius", Double.self), .corners) { radius, _ in
                    ShapePayload(kind: "RoundedRectangle", cornerRadii: [radius])
                },
                function("rect", .required("corners", CornerStyle.self), .defaulted("isUniform", false)) { corners, _ in corners.payload },
                function("rect", .required("cornerSize", CGSize.self), .corners) { size, _ in
                    ShapePayload(kind: "RoundedRectangle", cornerRadii: [size.width])
                },
                function("rect", .required("cornerRadii", RectangleCornerRadiiValue.self), .corners) { radii, _ in
                    ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: radii.values)
                },
                function(
                    "rect", .defaulted("topLeadingRadius", 0.0), .defaulted("bottomLeadingRadius", 0.0),
                    .defaulted("bottomTrailingRadius", 0.0),
                    .defaulted("topTrailingRadius", 0.0), .corners
                ) { topLeading, bottomLeading, bottomTrailing, topTrailing, _ in
                    ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: [topLeading, topTrailing, bottomLeading, bottomTrailing])
                },
            ]),
        "circle": constant("Circle"), "ellipse": constant("Ellipse"),
        "capsule": NativeStatic(
            value: { _ in .native(ShapePayload(kind: "Capsule").view(tag: nil)) },
            functions: [function("capsule", .corners) { _ in ShapePayload(kind: "Capsule") }]),
        "containerRelative": constant("ContainerRelativeShape"),
        // What a bordered button has: a capsule on OS 26, nearly one before.
        "buttonBorder": constant("Capsule"),
    ]

    private static func constant(_ kind: String) -> NativeStatic {
        NativeStatic(value: { _ in .native(ShapePayload(kind: kind).view(tag: nil)) })
    }

    private static func function<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, body: @escaping @Sendable (repeat each T) -> ShapePayload
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: .named("Shape")) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            return .native(body(repeat try cursor.next(each all)).view(tag: nil))
        }
    }
}

/// The style of rounded corners: kept, not drawn differently.
package enum RoundedCornerStyle: CatalogEnum {
    case circular, continuous
    package static var typeName: String { "RoundedCornerStyle" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(RoundedCornerStyle.self), summary: "The shape of rounded corners.", examples: ["RoundedCornerStyle.continuous"])
}

extension Parameter where T == RoundedCornerStyle {
    static var corners: Parameter<RoundedCornerStyle> { .defaulted("style", .continuous) }
}
