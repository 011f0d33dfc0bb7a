// SPDX-License-Identifier: GPL-3.0-or-later

/// What Double, which CGFloat is too, and Float can do. The numbers of a Float are worked out as Doubles: for these operations the result,
/// rounded, is the same.
extension StandardLibrary {
    static let double = floatingPointType("Double", aliases: ["CGFloat", "Float64"]) { .double($0) }
    static let float = floatingPointType("Float", aliases: ["Float32"]) { .float(Float($0)) }

    static func floatingPoint(_ value: Value) -> Double? {
        switch value {
        case .double(let number): number
        case .float(let number): Double(number)
        case .structure(let half) where half.type.name == "Float16": half.fields.first.flatMap { floatingPoint($0) }
        default: nil
        }
    }

    private typealias Maker = @Sendable (Double) -> Value

    private static func floatingPointType(_ name: String, aliases: [String], _ make: @escaping Maker) -> NativeType {
        NativeType(
            name, aliases: aliases, conformances: ["Hashable", "Comparable"], initializers: initializers(name, make),
            staticMembers: statics(name == "Float", make), properties: properties(name == "Float", make),
            methods: byName(numberMethods + methods(name == "Float", make) + roundingMethods(make)))
    }

    private static func initializers(_ name: String, _ make: @escaping Maker) -> [NativeFunction] {
        [
            NativeFunction(name, [.any()]) { (call) throws(Diagnostic) in
                let given = call[0] ?? .nil
                if let number = floatingPoint(given) { return make(number) }
                if let number = given.integer { return make(Double(number)) }
                switch given {
                case .string, .substring: return Double(text(given)).map(make) ?? .nil
                case .native(let native): if let number = (native as? any NumberConvertible)?.number { return make(number) }
                default: break
                }
                throw Diagnostic(.typeMismatch, "this cannot be converted to a number", at: call.argumentSpan(0))
            },
            NativeFunction(name, [.any("floatLiteral")]) { call in make(call.double(0) ?? 0) },
            NativeFunction(name, [.any("integerLiteral")]) { call in make(Double(call[0]?.integer ?? 0)) },
            NativeFunction(name, [.any("exactly")]) { call in
                let given = call[0] ?? .nil
                if let number = given.integer { return Double(exactly: number).map(make).flatMap { whole($0, number) } ?? .nil }
                guard let number = floatingPoint(given) else { return .nil }
                return floatingPoint(make(number)) == number ? make(number) : .nil
            },
            NativeFunction(name, [.any("bitPattern")]) { call in
                guard let bits = call[0]?.integer else { return .nil }
                return name == "Float"
                    ? .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
                    : .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
            },
            NativeFunction(name, [.double("signOf"), .double("magnitudeOf")]) { call in
                make(Double(signOf: call.double(0) ?? 0, magnitudeOf: call.double(1) ?? 0))
            },
            NativeFunction(name, [.any("sign"), .int("exponent"), .any("significand")]) { call in
                let isMinus = if case .native(let sign)? = call[0] { (sign as? FloatingPointSignValue)?.isMinus == true } else { false }
                let significand = call[2].flatMap { floatingPoint($0) ?? $0.integer.map { Double($0) } } ?? 0
                return make(Double(sign: isMinus ? .minus : .plus, exponent: call.int(1) ?? 0, significand: significand))
            },
            NativeFunction(name, []) { _ in make(0) },
        ] + readers(name, whole: false) { floatingPoint($0).map(make) }
    }

    private static func whole(_ made: Value, _ number: Int128) -> Value? { floatingPoint(made) == Double(number) ? made : nil }

    private static func statics(_ isFloat: Bool, _ make: @escaping Maker) -> [String: NativeStatic] {
        func constant(_ number: Double, _ float: Float) -> NativeStatic { .constant(isFloat ? .float(float) : .double(number)) }
        func extreme(_ name: String, _ choose: @escaping @Sendable (Double, Double) -> Double) -> NativeStatic {
            NativeStatic(functions: [NativeFunction(name, [.any(), .any()]) { make(choose($0.double(0) ?? 0, $0.double(1) ?? 0)) }])
        }
        return [
            "pi": constant(.pi, .pi), "infinity": constant(.infinity, .infinity), "zero": constant(0, 0), "nan": constant(.nan, .nan),
            "greatestFiniteMagnitude": constant(.greatestFiniteMagnitude, .greatestFiniteMagnitude),
            "leastNonzeroMagnitude": constant(.leastNonzeroMagnitude, .leastNonzeroMagnitude),
            "leastNormalMagnitude": constant(.leastNormalMagnitude, .leastNormalMagnitude), "ulpOfOne": constant(.ulpOfOne, .ulpOfOne),
            "radix": .constant(.int(2)), "random": randomFloatingPoint(isFloat, make),
            "maximum": extreme("maximum") { Double.maximum($0, $1) },
            "minimum": extreme("minimum") { Double.minimum($0, $1) },
            "maximumMagnitude": extreme("maximumMagnitude") { Double.maximumMagnitude($0, $1) },
            "minimumMagnitude": extreme("minimumMagnitude") { Double.minimumMagnitude($0, $1) },
            "signalingNaN": constant(.signalingNaN, .signalingNaN),
            "significandBitCount": .constant(.int(isFloat ? Float.significandBitCount : Double.significandBitCount)),
            "exponentBitCount": .constant(.int(isFloat ? Float.exponentBitCount : Double.exponentBitCount)),
        ]
    }

    private static func properties(_ isFloat: Bool, _ make: @escaping Maker) -> [String: NativeProperty] {
        func number(_ double: @escaping @Sendable (Double) -> Double, _ float: @escaping @Sendable (Float) -> Float) -> NativeProperty {
            .of { if case .float(let value) = $0 { .float(float(value)) } else { .double(double(doubleValue($0))) } }
        }
        func test(_ holds: @escaping @Sendable (Double) -> Bool) -> NativeProperty { .of { .bool(holds(doubleValue($0))) } }
        return [
            "magnitude": number({ $0.magnitude }, { $0.magnitude }), "ulp": number({ $0.ulp }, { $0.ulp }),
            "nextUp": number({ $0.nextUp }, { $0.nextUp }), "nextDown": number({ $0.nextDown }, { $0.nextDown }),
            "significand": number({ $0.significand }, { $0.significand }), "binade": number({ $0.binade }, { $0.binade }),
            "isNaN": test { $0.isNaN }, "isFinite": test { $0.isFinite }, "isInfinite": test { $0.isInfinite },
            "isZero": test { $0.isZero }, "isNormal": test { $0.isNormal }, "isSubnormal": test { $0.isSubnormal },
            "isSignalingNaN": test { $0.isSignalingNaN }, "isCanonical": test { _ in true },
            "exponent": .of {
                let number = doubleValue($0)
                return .int(number.isFinite && number != 0 ? Int(number.exponent) : number == 0 ? .min : .max)
            },
            "significandWidth": .of {
                if case .float(let value) = $0 { return .int(value.significandWidth) }
                return .int(doubleValue($0).significandWidth)
            },
            "significandBitPattern": .of {
                if case .float(let value) = $0 { return IntegerType.uint32.value(truncating: Int128(value.significandBitPattern)) }
                return IntegerType.uint64.value(truncating: Int128(doubleValue($0).significandBitPattern))
            },
            "exponentBitPattern": .of {
                if case .float(let value) = $0 { return IntegerType.uint.value(truncating: Int128(value.exponentBitPattern)) }
                return IntegerType.uint.value(truncating: Int128(doubleValue($0).exponentBitPattern))
            },
            "bitPattern": .of {
                if case .float(let value) = $0 { return IntegerType.uint32.value(truncating: Int128(value.bitPattern)) }
                return IntegerType.uint64.value(truncating: Int128(doubleValue($0).bitPattern))
            },
            "sign": .of { .native(FloatingPointSignValue(isMinus: doubleValue($0).sign == .minus)) },
            "magnitudeSquared": .of { .double(doubleValue($0) * doubleValue($0)) },
            "description": .of { .string($0.swiftDescription()) },
        ]
    }

    private static let roundingParameter = ParameterInfo(
        label: nil, name: "rule", type: .named("FloatingPointRoundingRule"), defaultText: ".toNearestOrAwayFromZero"
    )

    private static func methods(_ isFloat: Bool, _ make: @escaping Maker) -> [NativeFunction] {
        func number(_ label: String?) -> ParameterInfo { isFloat ? .float(label) : .double(label) }
        func pure(_ name: String, _ label: String?, _ body: @escaping @Sendable (Double, Double) -> Double) -> NativeFunction {
            .method(name, [number(label)]) { (call, value) in make(body(doubleValue(value), doubleValue(call[0] ?? .nil))) }
        }
        func forming(_ name: String, _ label: String?, _ body: @escaping @Sendable (Double, Double) -> Double) -> NativeFunction {
            .mutating(name, [number(label)]) { (call, value) in
                call.mutate(to: make(body(doubleValue(value), doubleValue(call[0] ?? .nil))))
                return .void
            }
        }
        func test(_ name: String, _ label: String?, _ holds: @escaping @Sendable (Double, Double) -> Bool) -> NativeFunction {
            .method(name, [number(label)]) { (call, value) in .bool(holds(doubleValue(value), doubleValue(call[0] ?? .nil))) }
        }
        return [
            pure("truncatingRemainder", "dividingBy") { $0.truncatingRemainder(dividingBy: $1) },
            pure("remainder", "dividingBy") { $0.remainder(dividingBy: $1) },
            forming("formTruncatingRemainder", "dividingBy") { $0.truncatingRemainder(dividingBy: $1) },
            forming("formRemainder", "dividingBy") { $0.remainder(dividingBy: $1) },
            forming("scale", "by") { $0 * $1 },
            .method("interpolated", [.double("towards"), .double("amount")]) { (call, value) in
                make(interpolated(doubleValue(value), call))
            },
            .mutating("interpolate", [.double("towards"), .double("amount")]) { (call, value) in
                call.mutate(to: make(interpolated(doubleValue(value), call)))
                return .void
            },
            .method("addingProduct", [.double(), .double()]) { (call, value) in
                make(doubleValue(value).addingProduct(call.double(0) ?? 0, call.double(1) ?? 0))
            },
            .mutating("addProduct", [.double(), .double()]) { (call, value) in
                call.mutate(to: make(doubleValue(value).addingProduct(call.double(0) ?? 0, call.double(1) ?? 0)))
                return .void
            },
            test("isEqual", "to") { $0.isEqual(to: $1) }, test("isLess", "than") { $0.isLess(than: $1) },
            test("isLessThanOrEqualTo", nil) { $0.isLessThanOrEqualTo($1) },
            test("isTotallyOrdered", "belowOrEqualTo") { $0.isTotallyOrdered(belowOrEqualTo: $1) },
            .mutating("negate") { (call, value) in
                call.mutate(to: make(-doubleValue(value)))
                return .void
            },
        ]
    }

    private static func roundingMethods(_ make: @escaping Maker) -> [NativeFunction] {
        [
            .method("rounded", [roundingParameter]) { (call, value) throws(Diagnostic) in
                make(doubleValue(value).rounded(try rule(call)))
            },
            .mutating("round", [roundingParameter]) { (call, value) throws(Diagnostic) in
                call.mutate(to: make(doubleValue(value).rounded(try rule(call))))
                return .void
            },
            .method("squareRoot") { (_, value) in make(doubleValue(value).squareRoot()) },
            .mutating("formSquareRoot") { (call, value) in
                call.mutate(to: make(doubleValue(value).squareRoot()))
                return .void
            },
        ]
    }

    /// What lies between two numbers, as animations find it.
    private static func interpolated(_ from: Double, _ call: NativeCall) -> Double {
        from + ((call.double(0) ?? from) - from) * (call.double(1) ?? 0)
    }

    private static func rule(_ call: NativeCall) throws(Diagnostic) -> FloatingPointRoundingRule {
        guard let value = call[0] else { return .toNearestOrAwayFromZero }
        guard case .native(let native) = value, let rule = native as? RoundingRule else {
            throw Diagnostic(.typeMismatch, "a rounding rule is needed here", at: call.argumentSpan(0))
        }
        return rule.rule
    }

    static let floatingPointSign = NativeType(
        "FloatingPointSign", conformances: ["Hashable"],
        staticMembers: [
            "plus": .constant(.native(FloatingPointSignValue(isMinus: false))),
            "minus": .constant(.native(FloatingPointSignValue(isMinus: true))),
        ])
}

/// A `FloatingPointSign`.
package struct FloatingPointSignValue: NativeValue, Hashable {
    let isMinus: Bool
    package init(isMinus: Bool) { self.isMinus = isMinus }
    package var nativeTypeName: String { "FloatingPointSign" }
    package var swiftDescription: String { isMinus ? "minus" : "plus" }
    package func isEqual(to other: any NativeValue) -> Bool { other as? FloatingPointSignValue == self }
}

/// A `FloatingPointRoundingRule`, with the name by which code knows it.
struct RoundingRule: NativeValue {
    let name: String
    let rule: FloatingPointRoundingRule
    var nativeTypeName: String { "FloatingPointRoundingRule" }
    var swiftDescription: String { name }
    func isEqual(to other: any NativeValue) -> Bool { (other as? RoundingRule)?.name == name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
