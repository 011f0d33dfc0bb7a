// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ButtonBorderShape`: the outline of bordered buttons.
package enum ButtonBorderShapeValue: CatalogNative {
    /// The platform's, a capsule.
    case automatic
    case capsule
    case circle
    /// nil: the platform's radius.
    case roundedRectangle(radius: Double?)

    package static let typeName = "ButtonBorderShape"

    package var swiftDescription: String {
        switch self {
        case .automatic: "automatic"
        case .capsule: "capsule"
        case .circle: "circle"
        case .roundedRectangle(nil): "roundedRectangle"
        case .roundedRectangle(let radius?): "roundedRectangle(radius: \(radius.literal))"
        }
    }
    package var literal: String { "." + swiftDescription }

    /// What is drawn behind the label.
    var outline: ShapePayload {
        switch self {
        case .automatic, .capsule: ShapePayload(kind: "Capsule")
        case .circle: ShapePayload(kind: "Circle")
        // 8 is recalled.
        case .roundedRectangle(let radius): ShapePayload(kind: "RoundedRectangle", cornerRadii: [radius ?? 8])
        }
    }

    /// The room around a label: a circle has as much at its sides as above and below (recalled).
    func insets(_ insets: EdgeInsets) -> EdgeInsets {
        self == .circle ? EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.bottom, trailing: insets.bottom) : insets
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            staticMembers: [
                "automatic": .of(automatic), "buttonBorder": .of(automatic), "capsule": .of(capsule), "circle": .of(circle),
                "roundedRectangle": NativeStatic(
                    value: { _ in roundedRectangle(radius: nil).encode() },
                    functions: [.make("roundedRectangle", .required("radius", Double.self)) { Self.roundedRectangle(radius: $0) }]),
            ]),
        summary: "The outline of bordered buttons.",
        examples: ["ButtonBorderShape.circle", "ButtonBorderShape.roundedRectangle(radius: 12)"])
}
