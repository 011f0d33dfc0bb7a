// SPDX-License-Identifier: GPL-3.0-or-later

/// Comparisons, ranges and `??`.
extension Typer {
    func comparison(_ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression) -> Typed {
        var (a, b) = comparedOperands(left, sign, right)
        if ComparisonSign(rawValue: sign)?.ownerProtocol == "Comparable" {
            (a, b) = (unwrappedImplicitly(a, left), unwrappedImplicitly(b, right))
        }
        // `[n] == [1]` with an `Int?`: the second becomes what the first is, and not the other way round.
        var becomesFirst = false
        if sign != "===", sign != "!==" {
            let (first, second) = (solver.head(a.type), solver.head(b.type))
            if attempt({ convert(first, to: second) }) == nil { becomesFirst = attempt { convert(second, to: first) } != nil }
        }
        settle(a.type)
        settle(b.type)
        if sign == "===" || sign == "!==" { checkIdentity([(a, left), (b, right)], sign) }
        checkComparable(a.type, sign, b.type, expression)
        checkOpaque(a.type, b.type, left, right, expression)
        return Typed(.bool) { [self] in
            let (type, other) = (solver.resolved(a.type), solver.resolved(b.type))
            let isErased = type.nominalName == "AnyHashable" || other.nominalName == "AnyHashable"
            let first = (becomesFirst ? a : promoted(a, to: other)).finish()
            let second = promoted(b, to: type).finish()
            let finished = expression.withOperands(isErased ? first.typed(.nominal("AnyHashable")) : first, sign, second)
            return comparison(finished, sign, of: type, other)
        }
    }

    /// `x == .a`, `[] == x`, `nil != x`: one side tells the type of the other.
    private func comparedOperands(_ left: Expression, _ sign: String, _ right: Expression) -> (Typed, Typed) {
        if left.isImplicitlyRooted || left.isEmptyLiteral, isTold(left, by: right) { return told(left, by: right) }
        let a = infer(left)
        let type = solver.resolved(a.type)
        // `lowest...highest ~= 2.5`: a literal beside a range is one of its bounds' type.
        if sign == "~=", case .nominal(let name, let arguments) = type, name.contains("Range"), Library.names.isDeclared(name),
            let bound = arguments.first
        {
            return (a, infer(right, bound))
        }
        let isTelling = type != .unknown && !(isVariable(type) && solver.literal(type) == nil)
        return (a, infer(right, isTelling && !isOfOptionals(right, beside: type) ? type : nil))
    }

    /// `xs == [n]` with an `Int?` beside a list of numbers: it is the list's elements that become optionals.
    private func isOfOptionals(_ literal: Expression, beside type: StaticType) -> Bool {
        guard literal.isCollectionLiteral, type.isKnown, type.nominalName == "Array" || type.nominalName == "Dictionary" else {
            return false
        }
        return !fits {
            _ = infer(literal, type)
            return true
        } && fits { attempt { convert(type, to: infer(literal).type) } != nil }
    }

    /// Of two lists as they are written, `[n] == [1]` with an `Int?`, either may tell what the other holds.
    private func isTold(_ left: Expression, by right: Expression) -> Bool {
        guard left.isCollectionLiteral, right.isCollectionLiteral else { return true }
        return fits {
            _ = told(left, by: right)
            return true
        }
    }

    private func told(_ left: Expression, by right: Expression) -> (Typed, Typed) {
        let b = infer(right)
        let type = solver.resolved(b.type)
        // `.some(3) == 3`: a case of the optional that the other operand becomes.
        let isOptional = type.wrapped == nil && type != .unknown && ["some", "none"].contains(left.implicitRoot)
        return (infer(left, isOptional && lookup.statics(left.implicitRoot ?? "", of: type).found.isEmpty ? .optional(type) : type), b)
    }

    func range(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        let name = sign == "..." ? "ClosedRange" : "Range"
        var wanted: StaticType?
        if case .nominal(let other, let arguments)? = expected.map({ solver.head($0).unwrapped }), other.hasSuffix("Range") {
            wanted = arguments.first
        }
        let (first, second) = operands(left, sign, right, wanted)
        let (a, b) = (unwrappedImplicitly(first, left), unwrappedImplicitly(second, right))
        let bound = sameNumbers(solver.head(a.type), solver.head(b.type)) ?? join(a.type, b.type) ?? .unknown
        if bound == .unknown { checkBounds(solver.defaulted(a.type), solver.defaulted(b.type), expression) }
        checkOptionalBound(left, solver.defaulted(a.type), beside: solver.defaulted(b.type))
        checkOptionalBound(right, solver.defaulted(b.type), beside: solver.defaulted(a.type))
        // A range of Doubles may be made of CGFloats: its bounds are converted, each by itself.
        let isConverted = wanted.map { bound != solver.head($0) && bound.isCGFloatOrDouble && solver.head($0).isCGFloatOrDouble } ?? false
        return Typed(.nominal(name, [isConverted ? wanted ?? bound : bound])) { expression.withOperands(a.finish(), sign, b.finish()) }
    }

    /// `1..."a"`: the bounds of a range are of one type.
    private func checkBounds(_ lower: StaticType, _ upper: StaticType, _ range: Expression) {
        guard lower.isScalarValue, upper.isScalarValue, lower != upper else { return }
        report(
            Diagnostic(
                .typeMismatch, "conflicting arguments to generic parameter 'Self' ('\(upper)' vs. '\(lower)')", at: range.span,
                hint: "the bounds of a range are of one type"))
    }

    /// `0..<count` with an `Int?`
    private func checkOptionalBound(_ bound: Expression, _ given: StaticType, beside other: StaticType) {
        // The program may make optionals comparable.
        guard other.isScalarValue, given.wrapped == other, !isImplicitlyUnwrapped(bound),
            solver.conformances.conforms(given, to: "Comparable") == false
        else { return }
        reportOptional(bound, other)
    }

    func coalescing(_ left: Expression, _ right: Expression, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let a = infer(left, expected.map { expectation(ofCoalesced: left, $0) })
        let type = solver.resolved(a.type)
        guard let wrapped = type.wrapped else {
            // The user's own, as behind the binding of an optional: `$name ?? ""`.
            let mayBeOwn = type.isKnown && index.program.operatorsByType.contains("??")
            let b = infer(right, mayBeOwn ? nil : expected)
            let own = mayBeOwn ? userOperator("??", [a.type, b.type], expected) : nil
            return Typed(own ?? (type == .unknown ? .unknown : b.type)) { [self] in
                let finished = expression.withOperands(a.finish(), "??", b.finish())
                return (own == nil ? nil : operatorCall(finished, "??", [a.type, b.type], giving: own)) ?? finished
            }
        }
        // What an optional of an optional holds may be nil itself.
        let wantsOptional = expected.map { solver.head($0).wrapped != nil }
        let staysOptional = right.isNilLiteral && wrapped.wrapped == nil && wantsOptional ?? false
        // An `Any` holds an optional, too, but is not meant where one is.
        let mayStayOptional = wrapped == .any && wantsOptional ?? true
        let given = staysOptional || mayStayOptional && wantsOptional != nil ? type : wrapped
        let b = infer(right, isVariable(wrapped) ? expected : given)
        let isOfOptionals = mayStayOptional && solver.resolved(b.type).wrapped != nil
        var result = staysOptional || isOfOptionals ? type : wrapped
        if wrapped.isMember, solver.resolved(b.type).wrapped != nil {
            // `A.Value` and `B.Value` may be one type: a constraint says so, which is not looked at here.
            result = .unknown
        } else if result == wrapped, attempt({ convert(b.type, to: wrapped) }) == nil {
            result = attempt { convert(b.type, to: type) } != nil ? type : join(wrapped, b.type) ?? .unknown
            if result == .unknown, expected.map({ solver.resolved($0) }) == .any {
                result = .any
            } else if result == .unknown, expected.map({ solver.resolved($0).unwrapped.isErased }) != true {
                checkDefault(b.type, of: wrapped, right)
            }
        }
        let other = promoted(b, to: result)
        return Typed(result) { expression.withOperands(a.finish(), "??", other.finish()) }
    }

    /// What stands before `??` holds what is expected, or is it, where that is an optional. What `key.map { list?[$0] }` makes is an optional
    /// of one, as the closure gives one.
    private func expectation(ofCoalesced left: Expression, _ expected: StaticType) -> StaticType {
        guard solver.head(expected).wrapped != nil else { return .optional(expected) }
        func isFitting(_ type: StaticType) -> Bool { fits { convert(infer(left, type).type, to: type) != nil } }
        guard left.isMappedByClosure, !isFitting(expected), isFitting(.optional(expected)) else { return expected }
        return .optional(expected)
    }

    /// `a ?? list.first`, where nothing tells what the list is: the whole may be an optional as well.
    func hasUnknownDefault(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .parenthesized(let inner): hasUnknownDefault(inner)
        case .binary(_, "??", let right): triedType(of: right).unwrapped == .unknown || hasUnknownDefault(right)
        default: false
        }
    }

    /// What stands behind `??` is of another type than what the optional holds.
    private func checkDefault(_ type: StaticType, of wrapped: StaticType, _ value: Expression) {
        let (given, wanted) = (solver.defaulted(type), solver.defaulted(wrapped))
        guard isPlainElement(given), isPlainElement(wanted), given.isScalarValue || wanted.isScalarValue, given != wanted,
            !scope.isForUnknown
        else { return }
        report(Diagnostic(.typeMismatch, Use.argument.message(given, wanted), at: value.place))
    }
}

extension Expression {
    /// `key.map { … }`
    fileprivate var isMappedByClosure: Bool {
        guard case .call(let call) = kind, case .member(_, "map", _) = call.callee.kind,
            let closure = (call.arguments + call.trailingClosures).first, case .closure = closure.value.kind
        else { return false }
        return true
    }
}
