// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `LayoutProperties`: what a layout of the user's says about itself.
struct LayoutPropertiesValue: CatalogNative {
    /// The axis that Spacers and Dividers inside follow (L9.5).
    var stackOrientation: Axis?

    static var typeName: String { "LayoutProperties" }
    var swiftDescription: String { "LayoutProperties(stackOrientation: \(stackOrientation.map { "." + $0.caseName } ?? "nil"))" }
    var literal: String { "LayoutProperties()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], initializers: [.initializer { LayoutPropertiesValue() }],
            properties: ["stackOrientation": .stored(\LayoutPropertiesValue.stackOrientation)]),
        summary: "The properties of a layout: the axis that Spacers and Dividers inside follow.",
        examples: ["LayoutProperties().stackOrientation"])
}
