// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Measurement`: a number with its unit.
struct MeasurementValue: CatalogNative {
    static var typeName: String { "Measurement" }
    var value: Double
    var unit: UnitValue
    var swiftDescription: String { measurement.description }

    var measurement: Measurement<Dimension> { Measurement(value: value, unit: unit.unit) }

    init(value: Double, unit: UnitValue) {
        self.value = value
        self.unit = unit
    }

    private init(_ measurement: Measurement<Dimension>, _ family: String) {
        value = measurement.value
        unit = UnitValue(family: family, unit: measurement.unit)
    }

    private func converted(to other: UnitValue) throws(Diagnostic) -> MeasurementValue {
        try checkFamily(other)
        return MeasurementValue(measurement.converted(to: other.unit), unit.family)
    }

    private func checkFamily(_ other: UnitValue) throws(Diagnostic) {
        guard unit.family == other.family else {
            throw Diagnostic(.typeMismatch, "'\(other.unit.symbol)' is not a unit of \(unit.family)")
        }
    }

    private static func `operator`<Result: CatalogValue>(
        _ sign: String, _ body: @escaping @Sendable (Measurement<Dimension>, Measurement<Dimension>, String) -> Result
    ) -> NativeFunction {
        .make(sign, .unlabeled("lhs", MeasurementValue.self), .unlabeled("rhs", MeasurementValue.self)) { (a, b) throws(Diagnostic) in
            try a.checkFamily(b.unit)
            return body(a.measurement, b.measurement, a.unit.family)
        }
    }

    private static func scaling(_ sign: String, _ body: @escaping @Sendable (Double, Double) -> Double) -> NativeFunction {
        .make(sign, .unlabeled("lhs", MeasurementValue.self), .unlabeled("rhs", Double.self)) {
            MeasurementValue(value: body($0.value, $1), unit: $0.unit)
        }
    }

    private static let operators: [String: [NativeFunction]] = [
        "+": [`operator`("+") { a, b, family in MeasurementValue(a + b, family) }],
        "-": [`operator`("-") { a, b, family in MeasurementValue(a - b, family) }],
        "*": [
            scaling("*") { $0 * $1 },
            .make("*", .unlabeled("lhs", Double.self), .unlabeled("rhs", MeasurementValue.self)) {
                MeasurementValue(value: $0 * $1.value, unit: $1.unit)
            },
        ],
        "/": [scaling("/") { $0 / $1 }],
        "<": [`operator`("<") { a, b, _ in a < b }], ">": [`operator`(">") { a, b, _ in a > b }],
        "<=": [`operator`("<=") { a, b, _ in a <= b }], ">=": [`operator`(">=") { a, b, _ in a >= b }],
        "==": [`operator`("==") { a, b, _ in a == b }], "!=": [`operator`("!=") { a, b, _ in a != b }],
    ]

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 60, conformances: ["Hashable", "Comparable"],
            initializers: [
                .initializer(.required("value", Double.self), .required("unit", UnitValue.self)) { MeasurementValue(value: $0, unit: $1) }
            ],
            properties: [
                "value": .stored(\MeasurementValue.value), "unit": .stored(\MeasurementValue.unit),
                "description": .computed { (value: MeasurementValue) in value.swiftDescription },
            ],
            methods: [
                "formatted": [
                    .writing("formatted", of: MeasurementValue.self) { MeasurementFormatValue().text($0, for: $1) },
                    .writing("formatted", of: MeasurementValue.self, .unlabeled("format", MeasurementFormatValue.self)) {
                        $2.text($0, for: $1)
                    },
                ],
                "converted": [
                    .method("converted", of: MeasurementValue.self, .required("to", UnitValue.self)) { (value, unit) throws(Diagnostic) in
                        try value.converted(to: unit)
                    }
                ],
                "convert": [
                    NativeFunction(
                        "convert", [ParameterInfo(label: "to", name: "unit", type: UnitValue.swiftType)], isMutating: true
                    ) { (call) throws(Diagnostic) in
                        let value = try MeasurementValue.expect(call.receiver ?? .nil)
                        call.mutate(to: try value.converted(to: try UnitValue.expect(call[0] ?? .nil)).encode())
                        return .void
                    }
                ],
            ],
            operators: operators),
        summary: "A number with its unit.", examples: ["Measurement(value: 5, unit: UnitLength.kilometers)"])
}
