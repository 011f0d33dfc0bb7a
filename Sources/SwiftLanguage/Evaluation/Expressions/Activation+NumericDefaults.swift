// SPDX-License-Identifier: GPL-3.0-or-later

/// What the numeric protocols give types that do not say it themselves: the signs before a number.
extension Activation {
    /// `+x` and `-x` of a type of the user's or of the host's that declares neither; nil for other operators and what is not a number.
    func ofNumericProtocol(_ sign: String, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch sign {
        case "+" where machine.valueConforms(value, to: "AdditiveArithmetic"): return value
        case "-" where machine.valueConforms(value, to: "SignedNumeric"): return try negated(value, at: span)
        default: return nil
        }
    }

    /// The type's own `-x`, else `0 - x`.
    func negated(_ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if let own = try customOperator("-", [value], at: span) { return own }
        guard let zero = try zero(like: value, at: span) else { return value }
        return try apply("-", zero, value, at: span)
    }

    /// What the literal 0 is in the type of a number; nil where it is nothing there.
    func zero(like value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let type = machine.resolvedType(of: value, or: .any)
        if type.isAny { return nil }
        if case .user(let own) = type {
            guard own.members.initializers.contains(where: { $0.declaration.parameters.first?.label == "integerLiteral" }) else {
                return nil
            }
            return try construct(TypeReference(own), [Actual(label: "integerLiteral", value: .int(0), span: span)], nil, name: own.name)
        }
        return try fit(.int(0), to: type, at: span)
    }
}
