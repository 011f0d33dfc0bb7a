// SPDX-License-Identifier: GPL-3.0-or-later

/// Arithmetic on numbers, without a trap.
enum Arithmetic {
    static func double(_ sign: String, _ a: Double, _ b: Double) -> Value? {
        switch sign {
        case "+": .double(a + b)
        case "-": .double(a - b)
        case "*": .double(a * b)
        case "/": .double(a / b)
        default: nil
        }
    }

    static func int(_ sign: String, _ a: Int, _ b: Int, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch sign {
        case "+": return try checked(a.addingReportingOverflow(b), a, sign, b, at: span)
        case "-": return try checked(a.subtractingReportingOverflow(b), a, sign, b, at: span)
        case "*": return try checked(a.multipliedReportingOverflow(by: b), a, sign, b, at: span)
        case "/", "%":
            guard b != 0 else { throw Diagnostic(.divisionByZero, "division of \(a) by zero", at: span) }
            if sign == "/" { return try checked(a.dividedReportingOverflow(by: b), a, sign, b, at: span) }
            return .int(a.remainderReportingOverflow(dividingBy: b).partialValue)
        case "&": return .int(a & b)
        case "|": return .int(a | b)
        case "^": return .int(a ^ b)
        case "<<": return .int(a << b)
        case ">>": return .int(a >> b)
        case "&+": return .int(a &+ b)
        case "&-": return .int(a &- b)
        case "&*": return .int(a &* b)
        default: return nil
        }
    }

    private static func checked(
        _ result: (partialValue: Int, overflow: Bool), _ a: Int, _ sign: String, _ b: Int, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        guard !result.overflow else { throw Diagnostic(.overflow, "\(a) \(sign) \(b) does not fit in Int", at: span) }
        return .int(result.partialValue)
    }
}
