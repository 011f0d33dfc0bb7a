// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Maker {
    /// A layer that only carries something.
    func attaching(_ attachment: any Sendable) -> Node { AttachmentNode(content, attachment, tag: tag) }
}

/// How overlapping parts of an outline are filled; kept only.
package struct FillStyleValue: CatalogNative {
    package static var typeName: String { "FillStyle" }
    var isEvenOdd = false
    var isAntialiased = true
    package var swiftDescription: String { literal }
    package var literal: String { "FillStyle()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            initializers: [
                .initializer(.defaulted("eoFill", false), .defaulted("antialiased", true)) {
                    FillStyleValue(isEvenOdd: $0, isAntialiased: $1)
                }
            ]),
        summary: "How overlapping parts of an outline are filled.", examples: ["FillStyle(eoFill: true)"])
}

extension Parameter where T == FillStyleValue {
    static var fillStyle: Parameter<FillStyleValue> { .defaulted("fillStyle", FillStyleValue()) }
    /// The same, as `fill` and `clipShape` name it.
    static var style: Parameter<FillStyleValue> { .defaulted("style", FillStyleValue()) }
}
