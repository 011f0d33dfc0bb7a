// SPDX-License-Identifier: GPL-3.0-or-later

/// An operator of the library's on two numbers of one type.
struct NumberOperator: Sendable {
    let sign: String
    /// nil of an operator that neither has.
    private let kind: Kind?

    private enum Kind: String {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case over = "/"
        case remainder = "%"
        case wrappingPlus = "&+"
        case wrappingMinus = "&-"
        case wrappingTimes = "&*"
        case and = "&"
        case or = "|"
        case exclusiveOr = "^"
        case left = "<<"
        case right = ">>"
        case maskedLeft = "&<<"
        case maskedRight = "&>>"
    }

    init(_ sign: String) {
        self.sign = sign
        kind = Kind(rawValue: sign)
    }

    /// The result; nil where Int has no such operator.
    /// - Throws: an overflow, or a division by zero.
    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int, at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) -> Int? {
        let (result, overflow): (Int, Bool)
        switch kind {
        case .plus: (result, overflow) = a.addingReportingOverflow(b)
        case .minus: (result, overflow) = a.subtractingReportingOverflow(b)
        case .times: (result, overflow) = a.multipliedReportingOverflow(by: b)
        case .over: (result, overflow) = a.dividedReportingOverflow(by: b)
        case .remainder: (result, overflow) = a.remainderReportingOverflow(dividingBy: b)
        case .wrappingPlus: return a &+ b
        case .wrappingMinus: return a &- b
        case .wrappingTimes: return a &* b
        case .and: return a & b
        case .or: return a | b
        case .exclusiveOr: return a ^ b
        case .left: return a << b
        case .right: return a >> b
        case .maskedLeft: return a &<< b
        case .maskedRight: return a &>> b
        case nil: return nil
        }
        if overflow { throw error(a, b, at: span()) }
        return result
    }

    @inline(never)
    private func error(_ a: Int, _ b: Int, at span: SourceSpan?) -> Diagnostic {
        if b == 0, sign == "/" || sign == "%" { return Diagnostic(.divisionByZero, "division of \(a) by zero", at: span) }
        return Diagnostic(.overflow, "\(a) \(sign) \(b) does not fit in Int", at: span)
    }

    /// The result; nil where Double has no such operator.
    @inline(__always)
    func callAsFunction(_ a: Double, _ b: Double) -> Double? {
        switch kind {
        case .plus: a + b
        case .minus: a - b
        case .times: a * b
        case .over: a / b
        default: nil
        }
    }
}
