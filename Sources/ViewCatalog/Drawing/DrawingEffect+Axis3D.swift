// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension DrawingEffect {
    /// The axis of a turn in space.
    package struct Axis3D: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var z: Double

        package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

        package static let zero = Axis3D(x: 0, y: 0, z: 0)

        package var length: Double { (x * x + y * y + z * z).squareRoot() }
    }
}

extension DrawingEffect.Axis3D {
    /// `(x: 0, y: 1, z: 0)`.
    init(_ value: Value) {
        var numbers: [Double] = []
        if case .tuple(let parts) = value { numbers = parts.map { Double.decode($0.value) ?? 0 } }
        x = numbers.first ?? 0
        y = numbers.count > 1 ? numbers[1] : 0
        z = numbers.count > 2 ? numbers[2] : 0
    }

    /// The same axis, as long as an angle in radians; zero where there is no axis.
    func turning(by angle: Angle) -> Self {
        let length = length
        guard length > 0, length.isFinite else { return .zero }
        return Self(x: x / length * angle.radians, y: y / length * angle.radians, z: z / length * angle.radians)
    }

    package static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
    static func += (a: inout Self, b: Self) { a = a + b }

    /// Of a turn: its angle, and the axis with a length of 1.
    var swiftDescription: String {
        let angle = Angle(radians: length)
        let axis = [x, y, z].map { NumberFormat.description($0 / length, rounded: true) }.joined(separator: ", ")
        return angle.roundedDescription + " about (" + axis + ")"
    }
}
