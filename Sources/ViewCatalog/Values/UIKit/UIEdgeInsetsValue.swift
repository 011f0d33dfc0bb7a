// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIEdgeInsets`: distances from the edges inwards, in points, with a left and a right edge whatever the layout direction.
struct UIEdgeInsetsValue: CatalogNative {
    static var typeName: String { "UIEdgeInsets" }
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    var swiftDescription: String { "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["NSEdgeInsets"], conformances: ["Hashable"],
            initializers: [
                .insets("left", "right") { UIEdgeInsetsValue(top: $0, left: $1, bottom: $2, right: $3) },
                .initializer { UIEdgeInsetsValue() },
            ],
            staticMembers: ["zero": .of(UIEdgeInsetsValue())],
            properties: [
                "top": .stored(\UIEdgeInsetsValue.top), "left": .stored(\UIEdgeInsetsValue.left),
                "bottom": .stored(\UIEdgeInsetsValue.bottom), "right": .stored(\UIEdgeInsetsValue.right),
            ]),
        summary: "Distances from the edges inwards, in points.", examples: ["UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left"])
}
