// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A column of a LazyVGrid or a row of a LazyHGrid (L10.8).
extension GridItem: CatalogNative {
    package static var typeName: String { "GridItem" }
    package var swiftDescription: String { literal }
    package var literal: String {
        "GridItem(\(size.literal)" + (spacing.map { ", spacing: \($0.literal)" } ?? "")
            + (alignment.map { ", alignment: \($0.literal)" } ?? "") + ")"
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .unlabeledDefault("size", GridItem.Size.flexible()), .optional("spacing", Double.self),
                    .optional("alignment", Alignment.self)
                ) { GridItem($0, spacing: $1, alignment: $2) }
            ],
            properties: ["size": .stored(\GridItem.size), "spacing": .stored(\GridItem.spacing), "alignment": .stored(\GridItem.alignment)]),
        summary: "A column or row of a lazy grid.", examples: ["GridItem(.fixed(80), spacing: 4)", "GridItem(.adaptive(minimum: 60))"])
}

extension GridItem.Size: CatalogNative {
    package static var typeName: String { "GridItem.Size" }
    package var swiftDescription: String { literal }
    package var literal: String {
        switch self {
        case .fixed(let length): ".fixed(\(length.literal))"
        case .flexible(let low, let high): ".flexible(\(low == 10 && high == .infinity ? "" : Self.range(low, high)))"
        case .adaptive(let low, let high): ".adaptive(\(Self.range(low, high)))"
        }
    }

    private static func range(_ low: Double, _ high: Double) -> String {
        "minimum: \(low.literal)" + (high == .infinity ? "" : ", maximum: \(high.literal)")
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "fixed": NativeStatic(functions: [.make("fixed", .unlabeled("size", Double.self)) { GridItem.Size.fixed($0) }]),
                "flexible": NativeStatic(functions: [
                    .make("flexible", .defaulted("minimum", 10.0), .defaulted("maximum", Double.infinity)) {
                        GridItem.Size.flexible(minimum: $0, maximum: $1)
                    }
                ]),
                "adaptive": NativeStatic(functions: [
                    .make("adaptive", .required("minimum", Double.self), .defaulted("maximum", Double.infinity)) {
                        GridItem.Size.adaptive(minimum: $0, maximum: $1)
                    }
                ]),
            ]),
        summary: "How long a track of a lazy grid is.", examples: ["GridItem.Size.adaptive(minimum: 80)"])
}
