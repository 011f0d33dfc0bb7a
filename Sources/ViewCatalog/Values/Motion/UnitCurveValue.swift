// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UnitCurve`: how far a change has come at a share of its time.
package struct UnitCurveValue: CatalogNative {
    package static var typeName: String { "UnitCurve" }
    package let curve: TimingCurve

    init(_ curve: TimingCurve) { self.curve = curve }

    private static let names: [(name: String, curve: TimingCurve)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("circularEaseIn", .circularEaseIn),
        ("circularEaseOut", .circularEaseOut), ("circularEaseInOut", .circularEaseInOut),
    ]

    package var swiftDescription: String {
        if let known = Self.names.first(where: { $0.curve == curve }) { return known.name }
        guard case .cubic(let x1, let y1, let x2, let y2) = curve else { return "linear" }
        func point(_ x: Double, _ y: Double) -> String { "UnitPoint(x: \(x.literal), y: \(y.literal))" }
        return "bezier(startControlPoint: \(point(x1, y1)), endControlPoint: \(point(x2, y2)))"
    }
    package var literal: String { "." + swiftDescription }

    private static let makers: [String: NativeStatic] = {
        var members = Dictionary(uniqueKeysWithValues: names.map { ($0.name, NativeStatic.of(Self($0.curve))) })
        members["bezier"] = NativeStatic(functions: [
            .make("bezier", .required("startControlPoint", UnitPoint.self), .required("endControlPoint", UnitPoint.self)) {
                Self(TimingCurve($0.x, $0.y, $1.x, $1.y))
            }
        ])
        return members
    }()

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"], staticMembers: makers,
            methods: ["value": [.method("value", of: Self.self, .required("at", Double.self)) { $0.curve.value(at: $1) }]]),
        summary: "A timing curve: the progress of a change at each fraction of its time.",
        examples: ["UnitCurve.easeIn", "UnitCurve.linear.value(at: 0.5)"])
}
