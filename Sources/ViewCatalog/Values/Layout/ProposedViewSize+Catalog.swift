// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ProposedViewSize: CatalogNative {
    package static var typeName: String { "ProposedViewSize" }
    package var swiftDescription: String {
        "ProposedViewSize(width: \(width.map { "Optional(\($0))" } ?? "nil"), height: \(height.map { "Optional(\($0))" } ?? "nil"))"
    }
    package var roundedDescription: String {
        func text(_ length: Double?) -> String { length.map { NumberFormat.description($0, rounded: true) } ?? "nil" }
        return "ProposedViewSize(width: \(text(width)), height: \(text(height)))"
    }
    package var literal: String { "ProposedViewSize(width: \(width.literal), height: \(height.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("width", Double?.self), .required("height", Double?.self)) {
                    ProposedViewSize(width: $0, height: $1)
                },
                .initializer(.unlabeled("size", CGSize.self)) { ProposedViewSize($0) },
            ],
            staticMembers: ["zero": .of(zero), "unspecified": .of(unspecified), "infinity": .of(infinity)],
            properties: ["width": .stored(\ProposedViewSize.width), "height": .stored(\ProposedViewSize.height)],
            methods: [
                "replacingUnspecifiedDimensions": [
                    .method(
                        "replacingUnspecifiedDimensions", of: ProposedViewSize.self, .defaulted("by", CGSize(width: 10, height: 10))
                    ) { $0.replacingUnspecifiedDimensions(by: $1) }
                ]
            ]),
        summary: "What a parent offers a child: a length per axis, nil for the ideal, 0 for the smallest, infinity for the largest.",
        examples: ["ProposedViewSize(width: 100, height: nil).replacingUnspecifiedDimensions()", "ProposedViewSize.unspecified.width"])
}
