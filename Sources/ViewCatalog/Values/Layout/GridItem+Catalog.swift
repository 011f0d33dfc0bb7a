// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A column of a LazyVGrid or a row of a LazyHGrid (L10.8).
package struct GridItem: CatalogNative {
    package enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    package static var typeName: String { "GridItem" }
    package var size: SizeValue
    package var spacing: Double?
    package var alignment: Alignment?
    package var swiftDescription: String { literal }
    package var literal: String {
        "GridItem(\(size.literal)" + (spacing.map { ", spacing: \($0.literal)" } ?? "")
            + (alignment.map { ", alignment: \($0.literal)" } ?? "") + ")"
    }

    /// `GridItem.Size`.
    package struct SizeValue: CatalogNative {
        package static var typeName: String { "GridItem.Size" }
        package var size: Size
        package var swiftDescription: String { literal }
        package var literal: String {
            func range(_ low: Double, _ high: Double) -> String {
                "minimum: \(low.literal)" + (high == .infinity ? "" : ", maximum: \(high.literal)")
            }
            switch size {
            case .fixed(let length): return ".fixed(\(length.literal))"
            case .flexible(let low, let high): return ".flexible(\(low == 10 && high == .infinity ? "" : range(low, high)))"
            case .adaptive(let low, let high): return ".adaptive(\(range(low, high)))"
            }
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, conformances: ["Hashable"],
                staticMembers: [
                    "fixed": NativeStatic(functions: [.make("fixed", .unlabeled("size", Double.self)) { SizeValue(size: .fixed($0)) }]),
                    "flexible": NativeStatic(functions: [
                        .make("flexible", .defaulted("minimum", 10.0), .defaulted("maximum", Double.infinity)) {
                            SizeValue(size: .flexible(minimum: $0, maximum: $1))
                        }
                    ]),
                    "adaptive": NativeStatic(functions: [
                        .make("adaptive", .required("minimum", Double.self), .defaulted("maximum", Double.infinity)) {
                            SizeValue(size: .adaptive(minimum: $0, maximum: $1))
                        }
                    ]),
                ]),
            summary: "How long a track of a lazy grid is.", examples: ["GridItem.Size.adaptive(minimum: 80)"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(
                    .unlabeledDefault("size", SizeValue(size: .flexible(minimum: 10, maximum: .infinity))),
                    .optional("spacing", Double.self),
                    .optional("alignment", Alignment.self)
                ) { GridItem(size: $0, spacing: $1, alignment: $2) }
            ],
            properties: ["size": .stored(\GridItem.size), "spacing": .stored(\GridItem.spacing), "alignment": .stored(\GridItem.alignment)]),
        summary: "A column or row of a lazy grid.", examples: ["GridItem(.fixed(80), spacing: 4)", "GridItem(.adaptive(minimum: 60))"])
}
