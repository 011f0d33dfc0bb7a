// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// An angle; positive turns clockwise on the screen.
package struct Angle: CatalogNative {
    package var radians: Double

    package static let zero = Angle(radians: 0)

    package init(radians: Double) { self.radians = radians }
    package init(degrees: Double) { radians = degrees * .pi / 180 }

    package var degrees: Double { radians * 180 / .pi }

    package static var typeName: String { "Angle" }
    package var swiftDescription: String { "Angle(degrees: \(degrees))" }
    package var roundedDescription: String { "Angle(degrees: \(NumberFormat.description(degrees, rounded: true)))" }
    package var literal: String { ".degrees(\(degrees.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("degrees", Double.self)) { Angle(degrees: $0) },
                .initializer(.required("radians", Double.self)) { Angle(radians: $0) },
                .initializer { Angle.zero },
            ],
            staticMembers: [
                "zero": .of(Angle.zero),
                "degrees": NativeStatic(functions: [.make("degrees", .unlabeled("degrees", Double.self)) { Angle(degrees: $0) }]),
                "radians": NativeStatic(functions: [.make("radians", .unlabeled("radians", Double.self)) { Angle(radians: $0) }]),
            ],
            properties: ["degrees": NativeProperty.degrees, "radians": .stored(\Angle.radians)], operators: operators),
        summary: "An angle; positive turns clockwise.", examples: ["Angle.degrees(90).radians", "Angle(degrees: 45) * 2"])

    private static let operators: [String: [NativeFunction]] = [
        "+": [.make("+", .unlabeled("a", Angle.self), .unlabeled("b", Angle.self)) { Angle(radians: $0.radians + $1.radians) }],
        "-": [
            .make("-", .unlabeled("a", Angle.self), .unlabeled("b", Angle.self)) { Angle(radians: $0.radians - $1.radians) },
            .make("-", .unlabeled("a", Angle.self)) { Angle(radians: -$0.radians) },
        ],
        "*": [
            .make("*", .unlabeled("a", Angle.self), .unlabeled("b", Double.self)) { Angle(radians: $0.radians * $1) },
            .make("*", .unlabeled("a", Double.self), .unlabeled("b", Angle.self)) { Angle(radians: $0 * $1.radians) },
        ],
        "/": [.make("/", .unlabeled("a", Angle.self), .unlabeled("b", Double.self)) { Angle(radians: $0.radians / $1) }],
    ]
}

extension NativeProperty {
    fileprivate static let degrees = NativeProperty(type: Double.swiftType) { (receiver, _) throws(Diagnostic) in
        try Angle.expect(receiver).degrees.encode()
    } set: { (_, new, _) throws(Diagnostic) in
        Angle(degrees: try Double.expect(new)).encode()
    }
}
