// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Glass`: what the glass behind a view looks like. Only drawing sees more of it than its name.
package struct GlassValue: CatalogNative {
    package static var typeName: String { "Glass" }
    package enum Variant: String, Sendable { case regular, clear, identity }

    package var variant = Variant.regular
    /// nil: the glass has no colour of its own.
    package var tint: ColorValue?

    package var swiftDescription: String { literal }
    package var literal: String { "." + variant.rawValue }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "regular": .of(Self()), "clear": .of(Self(variant: .clear)), "identity": .of(Self(variant: .identity)),
            ],
            methods: [
                "tint": [
                    .method("tint", of: Self.self, .unlabeled("color", ColorValue?.self)) { glass, color in
                        GlassValue(variant: glass.variant, tint: color)
                    }
                ],
                "interactive": [.method("interactive", of: Self.self, .unlabeledDefault("isEnabled", true)) { glass, _ in glass }],
            ]),
        summary: "What glass looks like: clear or not, and its colour.", examples: ["Glass.regular.tint(.orange).interactive()"])
}
