// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `NSNumber`: a number, or a truth value, as an object.
struct NSNumberValue: CatalogNative, BridgedNumber {
    static var typeName: String { "NSNumber" }
    let held: Value
    /// All digits of a decimal number, of which `held` has as many as a Double has.
    private var decimal: Decimal?

    private init(held: Value) { self.held = held }

    private init(_ decimal: Decimal) {
        held = .double(NSDecimalNumber(decimal: decimal).doubleValue)
        self.decimal = decimal
    }

    init(number: Double) { held = .double(number) }

    /// Of Foundation's own, a whole number as one.
    init(_ number: NSNumber) { held = Int(number.stringValue).map { .int($0) } ?? .double(number.doubleValue) }

    /// As Foundation's own.
    var foundation: NSNumber {
        if let decimal { return NSDecimalNumber(decimal: decimal) }
        return switch held {
        case .bool(let truth): NSNumber(value: truth)
        case .int(let number): NSNumber(value: number)
        default: NSNumber(value: number)
        }
    }

    var number: Double {
        switch held {
        case .bool(let truth): truth ? 1 : 0
        case .int(let number): Double(number)
        case .double(let number): number
        default: 0
        }
    }

    /// A number that is no decimal one has the digits that it is written with.
    private var decimalValue: Decimal { decimal ?? Decimal(string: foundation.stringValue) ?? .nan }

    var swiftDescription: String {
        if let decimal { return decimal.description }
        if case .int(let number) = held { return "\(number)" }
        if case .bool(let truth) = held { return truth ? "1" : "0" }
        return "\(number)"
    }

    /// A number counts as one too, a decimal one as well, and so does a truth value.
    static func decode(_ value: Value) -> NSNumberValue? {
        switch value {
        case .native(let native): native as? NSNumberValue ?? (native as? DecimalValue).map { NSNumberValue($0.decimal) }
        case .int, .bool: NSNumberValue(held: value)
        case .integer(let number):
            Int(number.text).map { NSNumberValue(held: .int($0)) } ?? Double(number.text).map { NSNumberValue(number: $0) }
        default: Double.decode(value).map { NSNumberValue(number: $0) }
        }
    }

    /// Numbers are compared, whatever they are held as.
    static func == (a: NSNumberValue, b: NSNumberValue) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer(.required("value", Double.self)) { NSNumberValue(number: $0) }, made(of: "Float"),
                .initializer(.required("value", Bool.self)) { NSNumberValue(held: .bool($0)) },
                .initializer(.required("decimal", DecimalValue.self)) { NSNumberValue($0.decimal) },
                .initializer(.required("string", String.self)) { NSNumberValue(Decimal(string: $0) ?? .nan) },
            ] + IntegerType.allCases.map { made(of: $0.rawValue) },
            properties: [
                "doubleValue": .computed { (value: NSNumberValue) in value.number },
                "floatValue": NativeProperty(type: .named("Float")) { (value, _) in .float(Float(decode(value)?.number ?? 0)) },
                "intValue": .computed { (value: NSNumberValue) in value.whole },
                "boolValue": .computed { (value: NSNumberValue) in value.number != 0 },
                "stringValue": .computed { (value: NSNumberValue) in value.swiftDescription },
                "decimalValue": .computed { (value: NSNumberValue) in DecimalValue(decimal: value.decimalValue) },
            ].merging(IntegerType.allCases.map(property)) { first, _ in first },
            methods: [
                "compare": [
                    .method("compare", of: NSNumberValue.self, .unlabeled("other", NSNumberValue.self)) {
                        ComparisonResultValue(order: $0.foundation.compare($1.foundation).rawValue)
                    }
                ],
                "isEqual": [.method("isEqual", of: NSNumberValue.self, .required("to", NSNumberValue.self)) { $0 == $1 }],
            ],
            conversion: { decode($0)?.encode() }),
        summary: "A number as an object.", examples: ["NSNumber(value: 2.5)"])

    /// `int32Value`, `uint8Value`, and `uintValue` of a UInt: the whole number, as far as the type holds it.
    private static func property(of type: IntegerType) -> (String, NativeProperty) {
        let name = type == .uint ? "uintValue" : type.rawValue.lowercased() + "Value"
        let property = NativeProperty(type: .named(type.rawValue)) { (value, _) in
            .integer(IntegerValue(truncating: Int128(decode(value)?.whole ?? 0), to: type))
        }
        return (name, property)
    }

    private var whole: Int {
        if case .int(let number) = held { return number }
        return Int(exactly: number.rounded(.towardZero)) ?? 0
    }

    private static func made(of type: String) -> NativeFunction {
        NativeFunction("init", [ParameterInfo(label: "value", name: "value", type: .named(type))]) { call in
            (call[0].flatMap(decode) ?? NSNumberValue(number: 0)).encode()
        }
    }
}
