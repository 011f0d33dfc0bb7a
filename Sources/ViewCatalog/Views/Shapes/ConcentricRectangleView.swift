// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let concentricRectangle = ViewDeclaration(
        "ConcentricRectangle", summary: "A rectangle whose corners follow those of its container: takes its proposal.",
        examples: ["ConcentricRectangle()", "ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)"],
        conformances: ["InsettableShape", "Shape"],
        overloads: [
            Overload { maker in ShapePayload(kind: "ContainerRelativeShape").view(tag: maker.tag) },
            Overload(.required("corners", CornerStyle.self), .defaulted("isUniform", false)) { maker, corners, _ in
                corners.payload.view(tag: maker.tag)
            },
            Overload(
                .required("topLeadingCorner", CornerStyle.self), .required("topTrailingCorner", CornerStyle.self),
                .required("bottomLeadingCorner", CornerStyle.self), .required("bottomTrailingCorner", CornerStyle.self)
            ) { maker, topLeading, topTrailing, bottomLeading, bottomTrailing in
                let radii = [topLeading, topTrailing, bottomLeading, bottomTrailing].map(\.radius)
                return ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: radii).view(tag: maker.tag)
            },
        ])
}

/// `Edge.Corner.Style`: a corner with a radius of its own, or one that follows the container's. How round those of a container are is not
/// known, so a corner that follows them has its least radius.
struct CornerStyle: CatalogNative {
    static var typeName: String { "Edge.Corner.Style" }
    let name: String
    /// In points.
    var radius = 0.0
    var swiftDescription: String { radius == 0 ? name : "\(name)(\(radius.literal))" }

    var payload: ShapePayload {
        radius > 0 ? ShapePayload(kind: "RoundedRectangle", cornerRadii: [radius]) : ShapePayload(kind: "ContainerRelativeShape")
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "concentric": NativeStatic(
                    value: { _ in CornerStyle(name: "concentric").encode() },
                    functions: [
                        .make("concentric", .optional("minimum", CornerStyle.self)) {
                            CornerStyle(name: "concentric", radius: $0?.radius ?? 0)
                        }
                    ]),
                "fixed": NativeStatic(functions: [
                    .make("fixed", .unlabeled("radius", Double.self)) { CornerStyle(name: "fixed", radius: $0) }
                ]),
            ],
            // A number is a fixed radius: `.concentric(minimum: 12)`.
            conversion: { Double.decode($0).map { CornerStyle(name: "fixed", radius: $0).encode() } }),
        summary: "The radius of a corner, by itself or following its container.", examples: ["Edge.Corner.Style.fixed(12)"])
}
