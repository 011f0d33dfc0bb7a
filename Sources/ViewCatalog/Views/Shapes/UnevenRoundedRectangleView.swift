// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let unevenRoundedRectangle = ViewDeclaration(
        "UnevenRoundedRectangle", summary: "A rectangle with a radius for each corner: takes its proposal.",
        examples: ["UnevenRoundedRectangle(topLeadingRadius: 8)"], conformances: ["InsettableShape", "Shape"],
        overloads: [
            Overload(
                .defaulted("topLeadingRadius", 0.0), .defaulted("bottomLeadingRadius", 0.0), .defaulted("bottomTrailingRadius", 0.0),
                .defaulted("topTrailingRadius", 0.0), .corners
            ) { maker, topLeading, bottomLeading, bottomTrailing, topTrailing, _ in
                ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: [topLeading, topTrailing, bottomLeading, bottomTrailing]).view(
                    tag: maker.tag)
            },
            Overload(.required("cornerRadii", RectangleCornerRadiiValue.self), .corners) { maker, radii, _ in
                ShapePayload(kind: "UnevenRoundedRectangle", cornerRadii: radii.values).view(tag: maker.tag)
            },
        ])
}

/// `RectangleCornerRadii`: a radius for each corner.
struct RectangleCornerRadiiValue: CatalogNative {
    static var typeName: String { "RectangleCornerRadii" }
    var topLeading = 0.0
    var bottomLeading = 0.0
    var bottomTrailing = 0.0
    var topTrailing = 0.0

    /// In the order of an outline: top-leading, top-trailing, bottom-leading, bottom-trailing.
    var values: [Double] { [topLeading, topTrailing, bottomLeading, bottomTrailing] }
    var swiftDescription: String {
        "RectangleCornerRadii(topLeading: \(topLeading.literal), bottomLeading: \(bottomLeading.literal), "
            + "bottomTrailing: \(bottomTrailing.literal), topTrailing: \(topTrailing.literal))"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .defaulted("topLeading", 0.0), .defaulted("bottomLeading", 0.0), .defaulted("bottomTrailing", 0.0),
                    .defaulted("topTrailing", 0.0)
                ) { RectangleCornerRadiiValue(topLeading: $0, bottomLeading: $1, bottomTrailing: $2, topTrailing: $3) }
            ],
            properties: [
                "topLeading": .stored(\RectangleCornerRadiiValue.topLeading),
                "bottomLeading": .stored(\RectangleCornerRadiiValue.bottomLeading),
                "bottomTrailing": .stored(\RectangleCornerRadiiValue.bottomTrailing),
                "topTrailing": .stored(\RectangleCornerRadiiValue.topTrailing),
            ]),
        summary: "A radius for each corner of a rectangle.", examples: ["RectangleCornerRadii(topLeading: 8)"])
}
