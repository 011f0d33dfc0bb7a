// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Decimal`
struct DecimalValue: CatalogNative, Comparable {
    static var typeName: String { "Decimal" }
    var decimal: Decimal
    var swiftDescription: String { decimal.description }
    static func < (a: DecimalValue, b: DecimalValue) -> Bool { a.decimal < b.decimal }

    private static func literal(_ value: Value) -> Value? {
        switch value {
        case .int(let number): DecimalValue(decimal: Decimal(number)).encode()
        case .double(let number): DecimalValue(decimal: made(of: number)).encode()
        default: nil
        }
    }

    /// As Foundation makes it: `19.99` is 19.98999999999999488.
    private static func made(of number: Double) -> Decimal { number.isFinite ? Decimal(number) : .nan }

    private static func `operator`(
        _ sign: String, _ body: @escaping @Sendable (Decimal, Decimal) throws(Diagnostic) -> Decimal
    ) -> [NativeFunction] {
        [
            .make(sign, .unlabeled("lhs", DecimalValue.self), .unlabeled("rhs", DecimalValue.self)) { (a, b) throws(Diagnostic) in
                DecimalValue(decimal: try body(a.decimal, b.decimal))
            }
        ]
    }

    /// `pow(price, 2)`
    static let functions: [NativeFunction] = [
        .make("pow", .unlabeled("x", DecimalValue.self), .unlabeled("y", Int.self)) { (x, y) throws(Diagnostic) in
            // Foundation traps: it has no exponent without the sign.
            guard y != .min else { throw Diagnostic(.overflow, "the exponent \(y) is too small") }
            return DecimalValue(decimal: pow(x.decimal, y))
        }
    ]

    private func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> DecimalValue {
        var (result, number) = (Decimal(), decimal)
        NSDecimalRound(&result, &number, min(max(scale, -127), 127), mode)
        return DecimalValue(decimal: result)
    }

    private static let roundingModes: [String: NSDecimalNumber.RoundingMode] = [
        "plain": .plain, "down": .down, "up": .up, "bankers": .bankers,
    ]

    private static let operators: [String: [NativeFunction]] = {
        var all = NativeType.comparisons(DecimalValue.self)
        all["+"] = `operator`("+") { $0 + $1 }
        all["*"] = `operator`("*") { $0 * $1 }
        all["/"] = `operator`("/") { (a, b) throws(Diagnostic) in
            guard b != 0 else { throw Diagnostic(.divisionByZero, "division of \(a) by zero") }
            return a / b
        }
        all["-"] =
            `operator`("-") { $0 - $1 } + [.make("-", .unlabeled("operand", DecimalValue.self)) { DecimalValue(decimal: -$0.decimal) }]
        return all
    }()

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable", "Comparable", "SignedNumeric", "Codable", NSNumberValue.typeName],
            initializers: [
                .initializer { DecimalValue(decimal: 0) },
                .initializer(.required("string", String.self), .defaulted("locale", LocaleValue?.none)) {
                    Decimal(string: $0, locale: $1?.locale).map { DecimalValue(decimal: $0) }
                },
                .initializer(.unlabeled("value", Int.self)) { DecimalValue(decimal: Decimal($0)) },
                .initializer(.unlabeled("value", Double.self)) { DecimalValue(decimal: made(of: $0)) },
                NativeFunction(
                    typeName,
                    [
                        ParameterInfo(label: "sign", name: "sign", type: .named("FloatingPointSign")),
                        ParameterInfo(label: "exponent", name: "exponent", type: .named("Int")),
                        ParameterInfo(label: "significand", name: "significand", type: swiftType),
                    ], resultType: swiftType
                ) { (call) throws(Diagnostic) in
                    let isMinus = (call[0] ?? .nil).swiftDescription() == "minus"
                    let significand = try expect(call[2] ?? .nil).decimal
                    let exponent = min(max(Int.decode(call[1] ?? .nil) ?? 0, -128), 127)
                    return DecimalValue(
                        decimal: Decimal(sign: isMinus ? .minus : .plus, exponent: exponent, significand: significand)
                    ).encode()
                },
                .initializer(.required("exactly", Int.self)) { Optional(DecimalValue(decimal: Decimal($0))) },
            ] + FormatStyleValue.decimalReaders,
            staticMembers: [
                "zero": .of(DecimalValue(decimal: 0)), "pi": .of(DecimalValue(decimal: .pi)),
                "greatestFiniteMagnitude": .of(DecimalValue(decimal: .greatestFiniteMagnitude)),
                "leastNormalMagnitude": .of(DecimalValue(decimal: .leastNormalMagnitude)),
                "leastNonzeroMagnitude": .of(DecimalValue(decimal: .leastNonzeroMagnitude)),
                "nan": .of(DecimalValue(decimal: .nan)),
            ],
            properties: [
                "description": .computed { (value: DecimalValue) in value.decimal.description },
                "magnitude": .computed { (value: DecimalValue) in DecimalValue(decimal: value.decimal.magnitude) },
                "sign": NativeProperty(type: .named("FloatingPointSign")) { (value, _) throws(Diagnostic) in
                    .native(FloatingPointSignValue(isMinus: try expect(value).decimal.isSignMinus))
                },
                "isSignMinus": .computed { (value: DecimalValue) in value.decimal.isSignMinus },
                "isNaN": .computed { (value: DecimalValue) in value.decimal.isNaN },
                "isFinite": .computed { (value: DecimalValue) in value.decimal.isFinite },
                "exponent": .computed { (value: DecimalValue) in value.decimal.exponent },
                "significand": .computed { (value: DecimalValue) in DecimalValue(decimal: value.decimal.significand) },
                "isZero": .computed { (value: DecimalValue) in value.decimal.isZero },
                "ulp": .computed { (value: DecimalValue) in DecimalValue(decimal: value.decimal.ulp) },
                "doubleValue": .computed { (value: DecimalValue) in NSDecimalNumber(decimal: value.decimal).doubleValue },
            ],
            methods: [
                "isLess": [
                    .method("isLess", of: DecimalValue.self, .required("than", DecimalValue.self)) { $0 < $1 }
                ],
                "isEqual": [
                    .method("isEqual", of: DecimalValue.self, .required("to", DecimalValue.self)) { $0 == $1 }
                ],
                "distance": [
                    .method("distance", of: DecimalValue.self, .required("to", DecimalValue.self)) {
                        DecimalValue(decimal: $1.decimal - $0.decimal)
                    }
                ],
                "advanced": [
                    .method("advanced", of: DecimalValue.self, .required("by", DecimalValue.self)) {
                        DecimalValue(decimal: $0.decimal + $1.decimal)
                    }
                ],
                "_rounded": [
                    .method("_rounded", of: DecimalValue.self, .unlabeled("scale", Int.self), .unlabeled("mode", String.self)) {
                        $0.rounded($1, Self.roundingModes[$2] ?? .plain)
                    }
                ],
                "formatted": [
                    .writing("formatted", of: DecimalValue.self) { FormatStyleValue().text($0.encode(), for: $1) },
                    .writing("formatted", of: DecimalValue.self, .unlabeled("format", FormatStyleValue.self)) {
                        $2.text($0.encode(), for: $1)
                    },
                ],
            ],
            operators: operators, conversion: literal),
        summary: "A number with exact decimals.", examples: ["Decimal(string: \"3.3\")"])
}
