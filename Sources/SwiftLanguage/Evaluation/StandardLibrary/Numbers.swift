// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let int = NativeType(
        "Int", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Int", [.any()]) { (call) throws(Diagnostic) in try toInt(call[0] ?? .nil, call) },
            NativeFunction("Int", [.any("exactly")]) { (call) throws(Diagnostic) in
                guard let value = call.double(0), value == value.rounded() else { return .nil }
                return Int(exactly: value).map { .int($0) } ?? .nil
            },
            NativeFunction("Int", [.string(), .int("radix")]) { call in
                guard let radix = call.int(1), (2...36).contains(radix) else { return .nil }
                return Int(call.string(0) ?? "", radix: radix).map { .int($0) } ?? .nil
            },
            NativeFunction("Int", []) { _ in .int(0) },
        ],
        staticMembers: [
            "max": .constant(.int(.max)), "min": .constant(.int(.min)), "zero": .constant(.int(0)),
            "random": randomInt,
        ],
        properties: [
            "magnitude": NativeProperty(get: { (value, context) throws(Diagnostic) in try absolute(value, nil) }),
            "description": .of { .string($0.swiftDescription()) },
        ],
        methods: byName(
            numberMethods + [
                .method("isMultiple", [.int("of")]) { (call, value) in
                    guard case .int(let number) = value, let divisor = call.int(0) else { return .bool(false) }
                    return .bool(divisor == 0 ? number == 0 : number.remainderReportingOverflow(dividingBy: divisor).partialValue == 0)
                },
                .method("signum") { (_, value) in if case .int(let number) = value { .int(number.signum()) } else { value } },
                .mutating("negate") { (call, value) throws(Diagnostic) in
                    call.mutate(to: try Arithmetic.int("-", 0, intValue(value), at: call.span) ?? value)
                    return .void
                },
                .method("quotientAndRemainder", [.int("dividingBy")]) { (call, value) throws(Diagnostic) in
                    let (a, b) = (intValue(value), call.int(0) ?? 1)
                    let quotient = try Arithmetic.int("/", a, b, at: call.span) ?? .int(0)
                    let rest = try Arithmetic.int("%", a, b, at: call.span) ?? .int(0)
                    return .tuple([TupleElement(label: "quotient", value: quotient), TupleElement(label: "remainder", value: rest)])
                },
            ])
    )

    static let double = NativeType(
        "Double", aliases: ["CGFloat", "Float"], conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Double", [.any()]) { (call) throws(Diagnostic) in
                switch call[0] {
                case .double?, .int?: return .double(call.double(0) ?? 0)
                case .string(let text)?: return Double(text).map { .double($0) } ?? .nil
                default: throw Diagnostic(.typeMismatch, "this cannot be made a number", at: call.argumentSpan(0))
                }
            },
            NativeFunction("Double", []) { _ in .double(0) },
        ],
        staticMembers: [
            "pi": .constant(.double(.pi)), "infinity": .constant(.double(.infinity)), "zero": .constant(.double(0)),
            "nan": .constant(.double(.nan)), "greatestFiniteMagnitude": .constant(.double(.greatestFiniteMagnitude)),
            "leastNonzeroMagnitude": .constant(.double(.leastNonzeroMagnitude)), "ulpOfOne": .constant(.double(.ulpOfOne)),
            "random": randomDouble,
            "maximum": NativeStatic(functions: [
                NativeFunction("maximum", [.double(), .double()]) { .double(Swift.max($0.double(0) ?? 0, $0.double(1) ?? 0)) }
            ]),
            "minimum": NativeStatic(functions: [
                NativeFunction("minimum", [.double(), .double()]) { .double(Swift.min($0.double(0) ?? 0, $0.double(1) ?? 0)) }
            ]),
        ],
        properties: [
            "magnitude": .of { .double(abs(doubleValue($0))) }, "isNaN": .of { .bool(doubleValue($0).isNaN) },
            "isFinite": .of { .bool(doubleValue($0).isFinite) }, "isInfinite": .of { .bool(doubleValue($0).isInfinite) },
            "isZero": .of { .bool(doubleValue($0) == 0) }, "description": .of { .string($0.swiftDescription()) },
            "sign": .of { .string(doubleValue($0).sign == .minus ? "minus" : "plus") },
            "nextUp": .of { .double(doubleValue($0).nextUp) }, "nextDown": .of { .double(doubleValue($0).nextDown) },
        ],
        methods: byName(
            numberMethods + [
                .method("rounded", [roundingParameter]) { (call, value) throws(Diagnostic) in
                    .double(doubleValue(value).rounded(try rule(call)))
                },
                .mutating("round", [roundingParameter]) { (call, value) throws(Diagnostic) in
                    call.mutate(to: .double(doubleValue(value).rounded(try rule(call))))
                    return .void
                },
                .method("squareRoot") { (_, value) in .double(doubleValue(value).squareRoot()) },
                .method("truncatingRemainder", [.double("dividingBy")]) { (call, value) in
                    .double(doubleValue(value).truncatingRemainder(dividingBy: call.double(0) ?? 1))
                },
                .method("remainder", [.double("dividingBy")]) { (call, value) in
                    .double(doubleValue(value).remainder(dividingBy: call.double(0) ?? 1))
                },
                .mutating("negate") { (call, value) in
                    call.mutate(to: .double(-doubleValue(value)))
                    return .void
                },
            ])
    )

    private static let roundingParameter = ParameterInfo(
        label: nil, name: "rule", type: .named("FloatingPointRoundingRule"), defaultText: ".toNearestOrAwayFromZero"
    )

    private static let numberMethods: [NativeFunction] = [
        .method("formatted") { (_, value) in .string(withSeparators(value)) },
        .method("formatted", [ParameterInfo(label: nil, name: "format", type: .named("FormatStyle"))]) { (call, value) throws(Diagnostic) in
            try call.machine.callMethod("format", on: call[0] ?? .nil, arguments: [(nil, value)], in: call.context).result
        },
        .method("advanced", [.any("by")]) { (call, value) throws(Diagnostic) in
            try call.activation.apply("+", value, call[0] ?? .int(0), at: call.span)
        },
        .method("distance", [.any("to")]) { (call, value) throws(Diagnostic) in
            try call.activation.apply("-", call[0] ?? .int(0), value, at: call.span)
        },
        .method("clamped", [.any("to")]) { (call, value) throws(Diagnostic) in
            guard case .range(let range)? = call[0] else { return value }
            let activation = call.activation
            if let lower = range.lower, try activation.lessThan(value, lower, at: call.span) { return lower }
            if let upper = range.upper, try activation.lessThan(upper, value, at: call.span) { return upper }
            return value
        },
    ]

    static let bool = NativeType(
        "Bool", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Bool", [.any()]) { call in
                if case .bool? = call[0] { return call[0] ?? .nil }
                return Bool(call.string(0) ?? "").map { .bool($0) } ?? .nil
            }
        ],
        staticMembers: ["random": randomBool],
        properties: ["description": .of { .string($0.swiftDescription()) }],
        methods: byName([
            .mutating("toggle") { (call, value) in
                if case .bool(let flag) = value { call.mutate(to: .bool(!flag)) }
                return .void
            }
        ])
    )

    static func doubleValue(_ value: Value) -> Double {
        switch value {
        case .double(let number): number
        case .int(let number): Double(number)
        default: 0
        }
    }

    static func intValue(_ value: Value) -> Int { if case .int(let number) = value { number } else { 0 } }

    private static func toInt(_ value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        switch value {
        case .int: return value
        case .double(let number):
            guard number.isFinite, abs(number) < 9.2e18 else {
                throw Diagnostic(.overflow, "\(number) does not fit in Int", at: call.argumentSpan(0))
            }
            return .int(Int(number))
        case .string(let text): return Int(text).map { .int($0) } ?? .nil
        case .character(let character): return Int(String(character)).map { .int($0) } ?? .nil
        default: throw Diagnostic(.typeMismatch, "this cannot be made an Int", at: call.argumentSpan(0))
        }
    }

    static func absolute(_ value: Value, _ span: SourceSpan?) throws(Diagnostic) -> Value {
        switch value {
        case .int(let number): return number < 0 ? try Arithmetic.int("-", 0, number, at: span) ?? value : value
        case .double(let number): return .double(abs(number))
        default: throw Diagnostic(.typeMismatch, "'abs' takes a number", at: span)
        }
    }

    private static func rule(_ call: NativeCall) throws(Diagnostic) -> FloatingPointRoundingRule {
        guard let value = call[0] else { return .toNearestOrAwayFromZero }
        guard case .native(let native) = value, let rule = native as? RoundingRule else {
            throw Diagnostic(.typeMismatch, "a rounding rule is needed here", at: call.argumentSpan(0))
        }
        return rule.rule
    }

    /// 1,234.5
    static func withSeparators(_ value: Value) -> String {
        let text = value.swiftDescription()
        guard !text.contains("e"), !text.contains("n") else { return text }
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let negative = parts[0].hasPrefix("-")
        var digits = Array(negative ? parts[0].dropFirst() : parts[0][...])
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        parts[0] = (negative ? "-" : "") + String(digits)
        if parts.count == 2, parts[1] == "0" { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}

struct RoundingRule: NativeValue {
    let name: String
    let rule: FloatingPointRoundingRule
    var nativeTypeName: String { "FloatingPointRoundingRule" }
    var swiftDescription: String { name }
    func isEqual(to other: any NativeValue) -> Bool { (other as? RoundingRule)?.name == name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
