// SPDX-License-Identifier: GPL-3.0-or-later

/// What all integer types can do, written once for every width.
extension StandardLibrary {
    static let integers: [NativeType] = IntegerType.allCases.map(integer)

    private static func integer(_ type: IntegerType) -> NativeType {
        NativeType(
            type.rawValue, conformances: ["Hashable", "Comparable"], initializers: initializers(of: type),
            staticMembers: [
                "max": .constant(type.value(truncating: type.max)), "min": .constant(type.value(truncating: type.min)),
                "zero": .constant(type.value(truncating: 0)), "bitWidth": .constant(.int(type.bitWidth)),
                "isSigned": .constant(.bool(type.isSigned)), "random": randomInteger(type),
            ],
            properties: properties(of: type), methods: byName(numberMethods + methods(of: type) + fullWidthMethods(of: type)))
    }

    // MARK: Initializers

    private static func initializers(of type: IntegerType) -> [NativeFunction] {
        let name = type.rawValue
        func make(_ parameters: [ParameterInfo], _ body: @escaping NativeFunction.Body) -> NativeFunction {
            NativeFunction(name, parameters, body: body)
        }
        return [
            make([.any()]) { (call) throws(Diagnostic) in try integer(type, call[0] ?? .nil, call) },
            make([.any("integerLiteral")]) { (call) throws(Diagnostic) in try integer(type, call[0] ?? .nil, call) },
            make([.any("exactly")]) { call in
                let given = call[0] ?? .nil
                if let number = given.integer { return type.value(number) ?? .nil }
                return floatingPoint(given).flatMap { Int128(exactly: $0) }.flatMap { type.value($0) } ?? .nil
            },
            make([.any("clamping")]) { (call) throws(Diagnostic) in
                let number = try whole(call)
                return type.value(truncating: Swift.min(Swift.max(number, type.min), type.max))
            },
            make([.any("truncatingIfNeeded")]) { (call) throws(Diagnostic) in type.value(truncating: try whole(call)) },
            make([.any("bitPattern")]) { (call) throws(Diagnostic) in
                if case .double(let number)? = call[0] { return type.value(truncating: Int128(number.bitPattern)) }
                if case .float(let number)? = call[0] { return type.value(truncating: Int128(number.bitPattern)) }
                return type.value(truncating: try whole(call))
            },
            make([.string(), .int("radix")]) { (call) throws(Diagnostic) in
                guard let radix = call.int(1), (2...36).contains(radix) else {
                    throw Diagnostic(.outOfRange, "a radix must be from 2 to 36", at: call.argumentSpan(1))
                }
                return parsed(call.string(0) ?? "", type, radix: radix)
            },
            make([]) { _ in type.value(truncating: 0) },
        ] + readers(name, whole: true) { $0.integer.flatMap { type.value($0) } } + (type == .uint8 ? [ascii(make)] : [])
    }

    /// `UInt8(ascii: "A")`
    private static func ascii(_ make: ([ParameterInfo], @escaping NativeFunction.Body) -> NativeFunction) -> NativeFunction {
        make([.any("ascii")]) { (call) throws(Diagnostic) in
            var scalar = text(call[0] ?? .nil).unicodeScalars.first
            if case .native(let native)? = call[0] { scalar = (native as? UnicodeScalarValue)?.scalar }
            guard let scalar, scalar.isASCII else {
                throw Diagnostic(.outOfRange, "the character is not ASCII", at: call.argumentSpan(0))
            }
            return .byte(UInt8(scalar.value))
        }
    }

    private static func whole(_ call: NativeCall) throws(Diagnostic) -> Int128 {
        guard let number = call[0]?.integer else { throw Diagnostic(.typeMismatch, "an integer is needed here", at: call.argumentSpan(0)) }
        return number
    }

    /// `Int(x)`: of a number what is left of the point, of a text the number that it writes, or nil.
    private static func integer(_ type: IntegerType, _ given: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        if let number = given.integer {
            guard let value = type.value(number) else { throw unfitting(given, type, call) }
            return value
        }
        if let number = floatingPoint(given) {
            guard number.isFinite, let whole = Int128(exactly: number.rounded(.towardZero)), let value = type.value(whole) else {
                throw unfitting(given, type, call)
            }
            return value
        }
        switch given {
        case .string, .substring, .character: return parsed(text(given), type, radix: 10)
        case .native(let native):
            if let number = (native as? any NumberConvertible)?.number, let whole = Int128(exactly: number.rounded(.towardZero)) {
                return type.value(whole) ?? .nil
            }
        default: break
        }
        throw Diagnostic(.typeMismatch, "this cannot be converted to \(type.rawValue.quotedWithArticle)", at: call.argumentSpan(0))
    }

    private static func unfitting(_ value: Value, _ type: IntegerType, _ call: NativeCall) -> Diagnostic {
        Diagnostic(.overflow, "\(value.swiftDescription()) does not fit in \(type.rawValue)", at: call.argumentSpan(0))
    }

    private static func parsed(_ text: String, _ type: IntegerType, radix: Int) -> Value {
        Int128(text, radix: radix).flatMap { type.value($0) } ?? .nil
    }

    // MARK: Properties

    private static func properties(of type: IntegerType) -> [String: NativeProperty] {
        func bits(_ count: @escaping @Sendable (UInt64) -> Int) -> NativeProperty {
            .of { .int(count(pattern($0, type))) }
        }
        let width = type.bitWidth
        return [
            "magnitude": .of { type.unsigned.value(truncating: Int128(truncatingIfNeeded: ($0.integer ?? 0).magnitude)) },
            "description": .of { .string($0.swiftDescription()) }, "bitWidth": .of { _ in .int(width) },
            "words": .of { .array([IntegerType.uint.value(truncating: $0.integer ?? 0)]) },
            "leadingZeroBitCount": bits { $0.leadingZeroBitCount - (64 - width) },
            "trailingZeroBitCount": bits { Swift.min($0.trailingZeroBitCount, width) }, "nonzeroBitCount": bits { $0.nonzeroBitCount },
            "byteSwapped": .of { type.value(truncating: Int128(pattern($0, type).byteSwapped >> UInt64(64 - width))) },
            "bigEndian": .of { type.value(truncating: Int128(pattern($0, type).byteSwapped >> UInt64(64 - width))) },
            "littleEndian": .of { $0 },
        ]
    }

    /// The bits of a value, with nothing above its width.
    private static func pattern(_ value: Value, _ type: IntegerType) -> UInt64 {
        let all = UInt64(truncatingIfNeeded: value.integer ?? 0)
        return type.bitWidth == 64 ? all : all & ((1 << UInt64(type.bitWidth)) - 1)
    }

    // MARK: Methods

    private static func methods(of type: IntegerType) -> [NativeFunction] {
        [
            .method("isMultiple", [.any("of")]) { (call, value) throws(Diagnostic) in
                let (number, divisor) = (value.integer ?? 0, try whole(call))
                return .bool(divisor == 0 ? number == 0 : number % divisor == 0)
            },
            .method("signum") { (_, value) in type.value(truncating: (value.integer ?? 0).signum()) },
            .mutating("negate") { (call, value) throws(Diagnostic) in
                call.mutate(to: try Arithmetic.integer("-", type.value(truncating: 0), value, at: call.span) ?? value)
                return .void
            },
            .method("quotientAndRemainder", [.any("dividingBy")]) { (call, value) throws(Diagnostic) in
                let divisor = call[0] ?? .nil
                let quotient = try Arithmetic.integer("/", value, divisor, at: call.span) ?? value
                let rest = try Arithmetic.integer("%", value, divisor, at: call.span) ?? value
                return .tuple([TupleElement(label: "quotient", value: quotient), TupleElement(label: "remainder", value: rest)])
            },
            reporting("addingReportingOverflow", nil, type) { $0 + $1 },
            reporting("subtractingReportingOverflow", nil, type) { $0 - $1 },
            reporting("multipliedReportingOverflow", "by", type) { (a, b) in
                let (product, overflow) = a.multipliedReportingOverflow(by: b)
                return overflow ? nil : product
            },
            reporting("dividedReportingOverflow", "by", type) { $1 == 0 ? nil : $0 / $1 },
            reporting("remainderReportingOverflow", "dividingBy", type) { $1 == 0 ? nil : $0 % $1 },
        ]
    }

    private static func fullWidthMethods(of type: IntegerType) -> [NativeFunction] {
        [
            .method("multipliedFullWidth", [.any("by")]) { (call, value) throws(Diagnostic) in
                let (a, b) = (value.integer ?? 0, try whole(call))
                // The product of two UInt64 has a bit more than Int128 holds; its bits are right all the same.
                let product = UInt128(truncatingIfNeeded: a) &* UInt128(truncatingIfNeeded: b)
                let width = UInt128(type.bitWidth)
                return .tuple([
                    TupleElement(label: "high", value: type.value(truncating: Int128(truncatingIfNeeded: product >> width))),
                    TupleElement(label: "low", value: type.unsigned.value(truncating: Int128(truncatingIfNeeded: product))),
                ])
            },
            .method("dividingFullWidth", [.any()]) { (call, value) throws(Diagnostic) in
                guard case .tuple(let parts)? = call[0], parts.count == 2, let high = parts[0].value.integer,
                    let low = parts[1].value.integer
                else {
                    throw Diagnostic(.typeMismatch, "the high and the low half of a number are needed here", at: call.argumentSpan(0))
                }
                let divided = try divided(high, low, by: value.integer ?? 0, type, at: call.span)
                return .tuple([
                    TupleElement(label: "quotient", value: divided.quotient), TupleElement(label: "remainder", value: divided.remainder),
                ])
            },
        ]
    }

    /// A number of twice the width by one of the width itself: a quotient that does not fit is an error, as it ends a program.
    private static func divided(
        _ high: Int128, _ low: Int128, by divisor: Int128, _ type: IntegerType, at span: SourceSpan?
    ) throws(Diagnostic) -> (quotient: Value, remainder: Value) {
        guard divisor != 0 else { throw Diagnostic(.divisionByZero, "division by zero", at: span) }
        let bits = UInt128(truncatingIfNeeded: high) << UInt128(type.bitWidth) | UInt128(truncatingIfNeeded: low)
        let (quotient, remainder): (Int128?, Int128)
        if type.isSigned {
            let result = Int128(truncatingIfNeeded: bits).dividedReportingOverflow(by: divisor)
            remainder = Int128(truncatingIfNeeded: bits).remainderReportingOverflow(dividingBy: divisor).partialValue
            quotient = result.overflow ? nil : result.partialValue
        } else {
            let unsigned = UInt128(divisor)
            (quotient, remainder) = (Int128(exactly: bits / unsigned), Int128(bits % unsigned))
        }
        guard let quotient = quotient.flatMap(type.value) else {
            throw Diagnostic(.overflow, "the quotient does not fit in \(type.rawValue)", at: span)
        }
        return (quotient, type.value(truncating: remainder))
    }

    /// The low bits of a result and whether it has more; where there is no result the number stays as it is.
    private static func reporting(
        _ name: String, _ label: String?, _ type: IntegerType, _ body: @escaping @Sendable (Int128, Int128) -> Int128?
    ) -> NativeFunction {
        .method(name, [.any(label)]) { (call, value) throws(Diagnostic) in
            let (a, b) = (value.integer ?? 0, try whole(call))
            let result = body(a, b)
            let partial = type.value(truncating: result ?? (name.hasPrefix("multiplied") ? a &* b : a))
            let overflow = result.map { type.value($0) == nil } ?? true
            return .tuple([
                TupleElement(label: "partialValue", value: partial), TupleElement(label: "overflow", value: .bool(overflow)),
            ])
        }
    }
}

/// A number of the host's that `Int(_:)` and `Double(_:)` take.
protocol NumberConvertible: NativeValue {
    var number: Double { get }
}
