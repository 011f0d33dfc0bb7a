// SPDX-License-Identifier: GPL-3.0-or-later

extension StaticIndex {
    /// Is it a value of Foundation's that nothing but its own members makes: no text is a UUID, and no size is a point?
    func isPlainValue(_ type: StaticType) -> Bool {
        guard case .nominal(let name, []) = type, !isDeclared(name),
            let native = StandardLibrary.type(named: name) ?? host?.nativeType(named: name), native.isPlainValue
        else { return false }
        return conformances(of: name).keys.allSatisfy { !$0.hasPrefix("ExpressibleBy") }
    }
}

/// Foundation's values where others are wanted, and the other way round.
extension Typer {
    /// `let id: UUID = "a"`, `let end: CGPoint = size`
    func isOtherValue(_ given: StaticType, than wanted: StaticType, _ value: Expression) -> Bool {
        let asked = wanted.unwrapped
        guard given != asked, index.isPlainValue(given) || given.isScalarValue, index.isPlainValue(asked) || asked.isScalarValue,
            index.isPlainValue(given) || index.isPlainValue(asked), !index.program.importsForeignModules
        else { return false }
        // Many a program says of a URL that a text is one.
        if asked == .nominal("URL"), given == .string, value.isScalarLiteral { return false }
        return isToldByProgram(value)
    }

    /// A UUID beside a text, a date beside a number: what is certain that no operator compares.
    func checkPlainValues(_ a: StaticType, _ sign: String, _ b: StaticType, _ expression: Expression) -> Bool {
        guard case .binary(let left, _, let right) = expression.kind, isToldByProgram(left), isToldByProgram(right), a != b,
            index.isPlainValue(a) || a.isScalarValue, index.isPlainValue(b) || b.isScalarValue,
            index.isPlainValue(a) || index.isPlainValue(b), userOperators(sign).isEmpty, !index.program.importsForeignModules,
            [a, b].allSatisfy({ lookup.statics(sign, of: $0).found.allSatisfy { !$0.member.isOwn } })
        else { return false }
        if a.isScalarValue || b.isScalarValue {
            reportCompared(a.isScalarValue ? b : a, with: a.isScalarValue ? a : b, sign, expression, isFirst: b.isScalarValue)
        } else {
            report(.noOperator(sign, a, b, at: expression.place))
        }
        return true
    }

    /// Does the program itself say of which type a value is: as a literal, by a variable, by what makes it, or by a property of its own types?
    /// What the host declares of its members may be less than there is.
    private func isToldByProgram(_ value: Expression) -> Bool {
        switch value.kind {
        case .identifier(let name, _):
            if case .variable? = scope.local(name) { return true }
            return scope.selfType.map { isOwnProperty(name, of: $0) } ?? false
        case .member(let base, let name, _): return isOwnProperty(name, of: triedType(of: base))
        case .call(let call): return call.callee.bareName.map(Expression.isTypeName) ?? false
        case .parenthesized(let inner): return isToldByProgram(inner)
        default: return value.isScalarLiteral
        }
    }

    private func isOwnProperty(_ name: String, of owner: StaticType) -> Bool {
        let found = lookup.members(name, of: owner).found
        return !found.isEmpty && found.allSatisfy { $0.member.isOwn && $0.member.isProperty }
    }
}
