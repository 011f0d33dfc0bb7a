// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension NativeFunction {
    /// The initializer of insets from their four distances.
    static func insets<Insets: CatalogValue>(
        _ start: String = "leading", _ end: String = "trailing", make: @escaping @Sendable (Double, Double, Double, Double) -> Insets
    ) -> NativeFunction {
        .initializer(
            .required("top", Double.self), .required(start, Double.self), .required("bottom", Double.self), .required(end, Double.self)
        ) { make($0, $1, $2, $3) }
    }
}

extension EdgeInsets: CatalogNative {
    package static var typeName: String { "EdgeInsets" }
    package var swiftDescription: String { "EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))" }
    package var roundedDescription: String {
        let parts = zip(["top", "leading", "bottom", "trailing"], [top, leading, bottom, trailing])
        return "EdgeInsets(" + parts.map { "\($0): \(NumberFormat.description($1, rounded: true))" }.joined(separator: ", ") + ")"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .insets { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) },
                .initializer { EdgeInsets.zero },
                .initializer(.unlabeled("insets", DirectionalEdgeInsetsValue.self)) { $0.insets },
            ],
            properties: [
                "top": .stored(\EdgeInsets.top), "leading": .stored(\EdgeInsets.leading), "bottom": .stored(\EdgeInsets.bottom),
                "trailing": .stored(\EdgeInsets.trailing),
            ]),
        summary: "Distances from the edges inwards, in points.",
        examples: ["EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading"])
}
