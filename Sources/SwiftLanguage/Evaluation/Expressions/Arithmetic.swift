// SPDX-License-Identifier: GPL-3.0-or-later

/// Arithmetic on numbers, without a trap.
enum Arithmetic {
    static func double(_ sign: String, _ a: Double, _ b: Double) -> Value? { NumberOperator(sign)(a, b).map(Value.double) }

    static func int(_ sign: String, _ a: Int, _ b: Int, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        try NumberOperator(sign)(a, b, at: span).map(Value.int)
    }

    /// Of any integer types, in the type of the first: a second one of another type is one that shifts, or a literal's.
    static func integer(_ sign: String, _ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard let type = a.integerType, let first = a.integer, let second = b.integer else { return nil }
        if let shifted = shifted(sign, first, by: second, type) { return shifted }
        guard let type = type == .int ? b.integerType : type, second >= type.min, second <= type.max else { return nil }
        switch sign {
        case "+": return try fitting(first + second, type, sign, a, b, at: span)
        case "-": return try fitting(first - second, type, sign, a, b, at: span)
        case "*":
            let (product, overflow) = first.multipliedReportingOverflow(by: second)
            return try fitting(overflow ? .max : product, type, sign, a, b, at: span)
        case "/", "%":
            guard second != 0 else { throw Diagnostic(.divisionByZero, "division of \(first) by zero", at: span) }
            // There is no remainder where the quotient does not fit.
            let quotient = try fitting(first / second, type, sign, a, b, at: span)
            return sign == "/" ? quotient : type.value(first % second)
        case "&": return type.value(truncating: first & second)
        case "|": return type.value(truncating: first | second)
        case "^": return type.value(truncating: first ^ second)
        case "&+": return type.value(truncating: first + second)
        case "&-": return type.value(truncating: first - second)
        case "&*": return type.value(truncating: first &* second)
        default: return nil
        }
    }

    /// A shift by more than the width leaves nothing but the sign; one by a negative number goes the other way.
    private static func shifted(_ sign: String, _ number: Int128, by count: Int128, _ type: IntegerType) -> Value? {
        let width = Int128(type.bitWidth)
        func left(_ count: Int128) -> Value { type.value(truncating: count >= width ? 0 : number << count) }
        func right(_ count: Int128) -> Value { type.value(truncating: number >> min(count, width)) }
        switch sign {
        case "<<": return count < 0 ? right(-count) : left(count)
        case ">>": return count < 0 ? left(-count) : right(count)
        case "&<<": return left(count & (width - 1))
        case "&>>": return right(count & (width - 1))
        default: return nil
        }
    }

    private static func fitting(
        _ result: Int128, _ type: IntegerType, _ sign: String, _ a: Value, _ b: Value, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        if let value = type.value(result) { return value }
        throw Diagnostic(
            .overflow, "\(a.swiftDescription()) \(sign) \(b.swiftDescription()) does not fit in \(type.rawValue)", at: span)
    }

    static func float(_ sign: String, _ a: Float, _ b: Float) -> Value? {
        switch sign {
        case "+": .float(a + b)
        case "-": .float(a - b)
        case "*": .float(a * b)
        case "/": .float(a / b)
        default: nil
        }
    }
}
