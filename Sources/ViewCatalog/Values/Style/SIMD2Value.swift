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

    private init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Of numbers of any type.
    private init(_ x: Value, _ y: Value) { self.init(x: Double.decode(x) ?? 0, y: Double.decode(y) ?? 0) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.number("x"), .number("y")) { SIMD2Value($0, $1) },
                .initializer(.number("x", label: "x"), .number("y", label: "y")) { SIMD2Value($0, $1) },
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
