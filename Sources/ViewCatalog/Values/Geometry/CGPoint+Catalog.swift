// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension CGPoint: CatalogNative {
    package static var typeName: String { "CGPoint" }
    package var swiftDescription: String { "(\(x), \(y))" }
    package var roundedDescription: String { "(" + [x, y].shown + ")" }
    package var literal: String { "CGPoint(x: \(x.literal), y: \(y.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("x", Double.self), .required("y", Double.self)) { CGPoint(x: $0, y: $1) },
                .initializer { CGPoint.zero },
            ],
            staticMembers: ["zero": .of(CGPoint.zero)],
            properties: [
                "x": .stored(\CGPoint.x), "y": .stored(\CGPoint.y),
                "debugDescription": .computed { (point: CGPoint) in point.swiftDescription },
            ],
            methods: [
                "equalTo": [.method("equalTo", of: CGPoint.self, .unlabeled("point2", CGPoint.self)) { $0 == $1 }],
                "applying": [
                    .method("applying", of: CGPoint.self, .unlabeled("transform", CGAffineTransformValue.self)) { $1.applied(to: $0) }
                ],
            ], isPlainValue: true),
        summary: "A point in points: x to the right, y down.", examples: ["CGPoint(x: 10, y: 20).x", "CGPoint.zero"])
}

extension CGVector: CatalogNative {
    package static var typeName: String { "CGVector" }
    package var swiftDescription: String { "(\(dx), \(dy))" }
    package var roundedDescription: String { "(" + [dx, dy].shown + ")" }
    package var literal: String { "CGVector(dx: \(dx.literal), dy: \(dy.literal))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("dx", Double.self), .required("dy", Double.self)) { CGVector(dx: $0, dy: $1) },
                .initializer { CGVector.zero },
            ],
            staticMembers: ["zero": .of(CGVector.zero)],
            properties: ["dx": .stored(\CGVector.dx), "dy": .stored(\CGVector.dy)]),
        summary: "A direction with a length, such as a velocity in points per second.", examples: ["CGVector(dx: 0, dy: 1200).dy"])
}

extension [Double] {
    /// Numbers as the shell shows them, to three decimals.
    var shown: String { map { NumberFormat.description($0, rounded: true) }.joined(separator: ", ") }
}
