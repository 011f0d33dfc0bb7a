// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers that are known before anything runs: the compiler works them out, and tells those that their types do not hold.
extension Typer {
    /// `300` where a `UInt8` is wanted.
    func checkRange(of literal: Expression, isNegated: Bool, _ type: StaticType) {
        guard case .integer(let written) = literal.kind, let integer = type.nominalName.flatMap(IntegerType.init(rawValue:)),
            let message = integer.overflow(of: isNegated ? 0 &- written : written)
        else { return }
        // The sign belongs to the literal.
        let place = literal.span.map { SourceSpan(source: $0.source, start: isNegated ? max(0, $0.start - 1) : $0.start, end: $0.end) }
        reportOnce(Diagnostic(.overflow, message, at: place))
    }

    /// `UInt8(300)`: the literal is one of that type.
    func checkRange(ofMade type: StaticType, _ call: Expression.Call) {
        guard case .metatype(.nominal(let name, _)) = type, call.arguments.count == 1, call.trailingClosures.isEmpty,
            call.arguments[0].label == nil, let number = call.arguments[0].value.literalNumber,
            let message = IntegerType(rawValue: name)?.overflow(of: number)
        else { return }
        reportOnce(Diagnostic(.overflow, message, at: call.arguments[0].value.span))
    }

    /// `200 + 100` of a `UInt8`, and a division by a zero that is written.
    ///
    /// - Parameter isTold: its place or an operand tells its type, and not what is done with it later.
    func checkConstant(_ operation: Expression, _ type: StaticType, isTold: Bool) {
        guard case .binary(let left, let sign, let right) = operation.kind,
            let integer = solver.defaulted(type).nominalName.flatMap(IntegerType.init(rawValue:))
        else { return }
        if sign == "/" || sign == "%", constants.value(of: right, integer) == 0 {
            return reportOnce(Diagnostic(.divisionByZero, "division by zero", at: operation.place))
        }
        guard isTold || integer == .int else { return }
        for operand in [left, right] where operand.literalNumber != nil {
            guard let number = operand.literalNumber, let message = integer.overflow(of: number) else { continue }
            return reportOnce(Diagnostic(.overflow, message, at: operand.span))
        }
        guard let a = constants.value(of: left, integer), let b = constants.value(of: right, integer),
            let value = KnownConstants.result(a, sign, b), value < integer.min || value > integer.max
        else { return }
        reportOnce(
            Diagnostic(
                .overflow, "arithmetic operation '\(a) \(sign) \(b)' (on type '\(integer.rawValue)') results in an overflow",
                at: operation.place))
    }

    private func reportOnce(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(where: { $0.id == diagnostic.id && $0.span == diagnostic.span }) { report(diagnostic) }
    }
}

/// Numbers that expressions are for sure. Those of operations are kept: of a long sum each part is looked at, and has all before it inside.
struct KnownConstants {
    private struct Key: Hashable {
        let operation: ExpressionID
        let type: IntegerType
    }

    private var known: [Key: Int128?] = [:]

    /// The number; nil where it is not known, or the type does not hold it.
    mutating func value(of expression: Expression, _ type: IntegerType) -> Int128? {
        var value: Int128?
        switch expression.kind {
        case .integer, .prefix: value = expression.literalNumber.map { Int128($0) }
        case .parenthesized(let inner), .typed(let inner, _): value = self.value(of: inner, type)
        case .binary(let left, let sign, let right):
            let key = Key(operation: expression.id, type: type)
            if let known = known[key] { return known }
            if let a = self.value(of: left, type), let b = self.value(of: right, type) { value = Self.result(a, sign, b) }
            value = value.flatMap { type.holds($0) ? $0 : nil }
            known[key] = .some(value)
        case .member(let base, "max", _) where base.bareName == type.rawValue: value = type.max
        case .member(let base, "min", _) where base.bareName == type.rawValue: value = type.min
        default: break
        }
        return value.flatMap { type.holds($0) ? $0 : nil }
    }

    fileprivate static func result(_ a: Int128, _ sign: String, _ b: Int128) -> Int128? {
        switch sign {
        case "+": return a + b
        case "-": return a - b
        case "*":
            let (product, isTooLarge) = a.multipliedReportingOverflow(by: b)
            return isTooLarge ? nil : product
        case "/": return b == 0 ? nil : a / b
        case "%": return b == 0 ? nil : a % b
        default: return nil
        }
    }
}

extension IntegerType {
    fileprivate func holds(_ number: Int128) -> Bool { number >= min && number <= max }
}
