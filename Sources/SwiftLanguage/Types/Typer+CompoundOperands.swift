// SPDX-License-Identifier: GPL-3.0-or-later

/// What no number, text or truth value is changed or compared with: values of the user's own types, lists and tuples, and optionals of
/// these.
extension Typer {
    /// `count += side`, where nothing declares an operator for the two.
    func checkCompound(_ left: StaticType, _ sign: String, _ right: StaticType, _ operand: Expression, _ whole: Expression) {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        let operation = String(sign.dropLast())
        if isWhole(whole.span), isLacked(left, operation, right) || isUnordered(a) && isLacked(left, operation, left),
            lookup.statics(sign, of: a).found.isEmpty, userOperators(sign).isEmpty
        {
            return report(.noOperator(sign, a, b, at: whole.place))
        }
        guard ["+", "-", "*", "/", "%"].contains(operation), a.isKnown, isCertain(a), b.isKnown, userOperators(sign).isEmpty,
            userOperators(operation).isEmpty, !index.program.importsForeignModules
        else { return }
        if a.isNumber, b == .any ? isPartOfLocal(operand) : isCertain(b) && isForeign(b, operation) && isForeign(b, sign) {
            report(Diagnostic(.typeMismatch, Use.argument.message(b, a), at: operand.place))
        } else if a == .bool ? isCertain(b) : isWithoutOperators(a, operation) && (b == a || isCertain(b) && b.isScalarValue) {
            report(.noOperator(sign, a, b, at: whole.place))
        } else if sign == "+=", a == .string || a.nominalName == "Array", isWithoutOperators(b, operation),
            solver.conformances.conforms(b, to: "Sequence") == false
        {
            report(
                Diagnostic(.typeMismatch, "operator function '+=' requires that '\(b)' conform to 'Sequence'", at: whole.place))
        }
    }

    /// `side == 1` with a `Side?`: the compiler says of the optional what it is beside.
    func checkCompared(
        optional a: StaticType, _ sign: String, with b: StaticType, _ left: StaticType, _ right: StaticType, _ whole: Expression
    ) -> Bool {
        guard case .binary(let first, _, let second) = whole.kind, let wrapped = a.wrapped ?? b.wrapped,
            (a.wrapped == nil) != (b.wrapped == nil),
            case let other = a.wrapped == nil ? a : b, case let optional = a.wrapped == nil ? b : a, wrapped != other,
            lookup.statics(sign, of: optional).found.allSatisfy({ !$0.member.isOwn }),
            trying({ convert(left, to: right) ?? convert(right, to: left) }) == nil
        else { return false }
        let isOtherScalar = wrapped.isNumber != other.isNumber || (wrapped == .bool) != (other == .bool)
        if other.isScalarValue, wrapped.isScalarValue ? isOtherScalar : isForeign(wrapped, sign) {
            let operand = a.wrapped == nil ? second : first
            let words =
                other == .bool
                ? "optional type '\(optional)' cannot be used as a boolean; test for '!= nil' instead"
                : Use.argument.message(optional, other)
            report(Diagnostic(.typeMismatch, words, at: operand.place))
            return true
        }
        guard wrapped.isScalarValue, isOwnWithout(other, sign) else { return false }
        report(.noOperator(sign, a, b, at: whole.place))
        return true
    }

    /// Nothing is added to a set or a dictionary.
    private func isUnordered(_ type: StaticType) -> Bool { type.nominalName == "Set" || type.nominalName == "Dictionary" }

    /// Is it nothing that an operator of the library's takes beside a number or a text?
    private func isForeign(_ type: StaticType, _ sign: String) -> Bool {
        switch type.unwrapped {
        case .tuple(let elements): elements.count > 1
        case .nominal("Array", _): true
        case let own: isOwnWithout(own, sign)
        }
    }

    /// A type of the user's for which neither it nor a protocol of its declares the operator, or the one that changes its left side.
    private func isWithoutOperators(_ type: StaticType, _ operation: String) -> Bool {
        guard isCertain(type), let name = type.nominalName, isOwnWithout(type, operation), isOwnWithout(type, operation + "=") else {
            return false
        }
        return declaresOperators(name)
    }
}
