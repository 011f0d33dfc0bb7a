// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `NSDirectionalEdgeInsets`: UIKit's distances from the edges inwards, in points, by layout direction.
struct DirectionalEdgeInsetsValue: CatalogNative {
    static var typeName: String { "NSDirectionalEdgeInsets" }
    var insets = EdgeInsets.zero

    var swiftDescription: String { "NSDirectional" + insets.swiftDescription }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .insets { DirectionalEdgeInsetsValue(insets: EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3)) },
                .initializer { DirectionalEdgeInsetsValue() },
                .initializer(.unlabeled("insets", EdgeInsets.self)) { DirectionalEdgeInsetsValue(insets: $0) },
            ],
            staticMembers: ["zero": .of(DirectionalEdgeInsetsValue())],
            properties: [
                "top": .stored(\DirectionalEdgeInsetsValue.insets.top), "leading": .stored(\DirectionalEdgeInsetsValue.insets.leading),
                "bottom": .stored(\DirectionalEdgeInsetsValue.insets.bottom),
                "trailing": .stored(\DirectionalEdgeInsetsValue.insets.trailing),
            ]),
        summary: "Distances from the edges inwards, in points.",
        examples: ["NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading"])
}
