// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension UnitPoint: CatalogNative {
    package static var typeName: String { "UnitPoint" }
    package var swiftDescription: String { "UnitPoint(x: \(x), y: \(y))" }
    package var literal: String {
        Self.named.first { $0.value == self }.map { "." + $0.name } ?? "UnitPoint(x: \(x.literal), y: \(y.literal))"
    }

    private static let named: [(name: String, value: UnitPoint)] = [
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ("topLeading", .topLeading),
        ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing), ("zero", .zero),
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("x", Double.self), .required("y", Double.self)) { UnitPoint(x: $0, y: $1) },
                .initializer { UnitPoint.zero },
            ],
            staticMembers: Dictionary(uniqueKeysWithValues: named.map { ($0.name, NativeStatic.of($0.value)) }),
            properties: ["x": .stored(\UnitPoint.x), "y": .stored(\UnitPoint.y)]),
        summary: "A point of a rectangle in fractions of its size: (0, 0) top-leading, (1, 1) bottom-trailing.",
        examples: ["UnitPoint(x: 0.5, y: 1.2).y", "UnitPoint.center"])
}
