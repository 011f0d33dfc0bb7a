// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `SIMD2<Float>`: a point of a mesh gradient, in fractions of its size.
struct SIMD2Value: CatalogNative {
    static var typeName: String { "SIMD2" }
    var x: Double
    var y: Double
    var swiftDescription: String { "SIMD2<Float>(\(x), \(y))" }
    var literal: String { "[\(x.literal), \(y.literal)]" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.unlabeled("x", Double.self), .unlabeled("y", Double.self)) { SIMD2Value(x: $0, y: $1) },
                .initializer(.required("x", Double.self), .required("y", Double.self)) { SIMD2Value(x: $0, y: $1) },
            ],
            properties: ["x": .stored(\SIMD2Value.x), "y": .stored(\SIMD2Value.y)],
            arrayLiteral: { (values) throws(Diagnostic) in
                let numbers = values.compactMap { Double.decode($0) }
                guard numbers.count == 2, values.count == 2 else {
                    throw Diagnostic(.typeMismatch, "a point of a mesh has two numbers")
                }
                return SIMD2Value(x: numbers[0], y: numbers[1]).encode()
            }, literalElement: .number),
        summary: "Two numbers: a point of a mesh gradient.", examples: ["SIMD2(x: 0.5, y: 1)"])
}
