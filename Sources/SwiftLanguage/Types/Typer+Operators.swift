// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators: the standard ones by what they take and give, those of the user's and the host's as overloads.
extension Typer {
    func binary(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        switch sign {
        case "??": return coalescing(left, right, expression, expected)
        case "&&", "||":
            if index.program.hasOwnJunctions {
                let own = ownJunction(left, sign, right, expression, expected)
                if let own { return own }
            }
            let (a, b) = (infer(left, .bool), infer(right, .bool))
            for (operand, value) in [(a, left), (b, right)] {
                if userOperators(sign).isEmpty {
                    checkTruthOperand(operand.type, value, testing: "!=", isFirst: value === left)
                } else {
                    _ = attempt { convert(operand.type, to: .bool) }
                }
            }
            return Typed(.bool) { [self] in
                let finished = expression.withOperands(a.finish(), sign, b.finish())
                return userOperators(sign).isEmpty ? junction(finished) : finished
            }
        case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^": return arithmetic(left, sign, right, expression, expected)
        case _ where sign == "~=" || ComparisonSign.isOne(sign): return comparison(left, sign, right, expression)
        case "...", "..<": return ownRange(left, sign, right, expression, expected) ?? range(left, sign, right, expression, expected)
        case "<<", ">>", "&<<", "&>>": return shift(left, sign, right, expression, expected)
        default: break
        }
        let (a, b) = alikeOperands(left, right, expected)
        checkOperator(sign, expression)
        let type = userOperator(sign, [a.type, b.type], expected) ?? .unknown
        return Typed(type) { [self] in
            let finished = expression.withOperands(operand(a, beside: b.type), sign, operand(b, beside: a.type))
            return operatorCall(finished, sign, [a.type, b.type], giving: type) ?? finished
        }
    }

    /// Of an operator of the user's an implicit member is looked up on the type that the other operand is made of, whatever its generic
    /// arguments are; where both are, on what is expected.
    private func alikeOperands(_ left: Expression, _ right: Expression, _ expected: StaticType?) -> (Typed, Typed) {
        func unbound(_ typed: Typed) -> StaticType? {
            let type = solver.resolved(typed.type)
            guard case .nominal(let name, let arguments) = type, !arguments.isEmpty else { return type }
            return .nominal(name, arguments.map { _ in solver.fresh() })
        }
        if left.isImplicitlyRooted {
            let b = infer(right, right.isImplicitlyRooted ? expected : nil)
            return (infer(left, unbound(b)), b)
        }
        let a = infer(left)
        return (a, infer(right, right.isImplicitlyRooted ? unbound(a) : nil))
    }

    /// An operand as the evaluator takes it: a literal beside a value of the user's says its type, which the other does not tell.
    func operand(_ typed: Typed, beside other: StaticType) -> Expression {
        let finished = typed.finish()
        guard finished.isLiteralValue, case .nominal(let name, _) = solver.resolved(other), index.types[name]?.isOfLibrary == false,
            case let type = solver.defaulted(typed.type), type.isScalarValue
        else { return finished }
        return finished.typed(index.findings.annotation(type))
    }

    /// `&&` and `||` of the user's own types, where neither side is a truth value.
    private func ownJunction(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed? {
        let kind = trying { () -> StaticType in
            let first = left.isImplicitlyRooted ? infer(right, expected) : infer(left, expected)
            return solver.defaulted(first.type)
        }
        if kind == .bool { return nil }
        let a = infer(left, left.isImplicitlyRooted ? kind : expected)
        let b = infer(right, right.isImplicitlyRooted ? kind : expected)
        return Typed(userOperator(sign, [a.type, b.type], expected) ?? (kind.isKnown ? .unknown : .bool)) {
            expression.withOperands(a.finish(), sign, b.finish())
        }
    }

    /// `..<` and `...` of the user's own types; nil where a range is meant.
    private func ownRange(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed? {
        guard index.program.hasOwnRanges else { return nil }
        let isOwn = trying { () -> Bool in
            let operands = alikeOperands(left, right, expected)
            let types = [operands.0.type, operands.1.type].map { solver.defaulted($0) }
            return types.allSatisfy(\.isKnown) && userOperator(sign, types, expected) != nil
        }
        guard isOwn else { return nil }
        let (a, b) = alikeOperands(left, right, expected)
        let type = userOperator(sign, [a.type, b.type], expected) ?? .unknown
        return Typed(type) { [self] in
            let finished = expression.withOperands(a.finish(), sign, b.finish())
            return operatorCall(finished, sign, [a.type, b.type], giving: type) ?? finished
        }
    }

    /// An operator that is declared, but of which no function is.
    private func checkOperator(_ sign: String, _ expression: Expression) {
        guard index.host != nil, userOperators(sign).isEmpty, index.types.values.allSatisfy({ $0.statics[sign] == nil }),
            sign.allSatisfy({ !$0.isLetter }), sign != "~=", sign != "??"
        else { return }
        report(Diagnostic(.unknownName, "cannot find operator '\(sign)' in scope", at: expression.place).leavingOut(sign))
    }

    // MARK: Arithmetic

    private func arithmetic(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        let wanted = expected.flatMap { numberType($0) }
        let ((first, second), ambiguities) = postponingAmbiguities(of: [left, right]) {
            operands(
                left, sign, right, wanted ?? (left.isImplicitlyRooted && right.isImplicitlyRooted ? expected : nil),
                whole: sign == "+" ? expected.flatMap { listType($0) } : nil, moved: wanted == nil ? expected : nil)
        }
        let (a, b) = toldByEachOther(
            (left, unwrappedImplicitly(first, left)), sign, (right, unwrappedImplicitly(second, right)), expected, ambiguities)
        let isTold = wanted != nil || [a, b].contains { solver.head($0.type).nominalName != nil }
        let type = result(a.type, sign, b.type, expected)
        if type == nil, wanted != nil, let alone = numbersAlone(left, sign, right) { return Typed(alone) { expression } }
        if type == nil {
            noteMisfit()
            checkOperands(a.type, sign, b.type, in: expression, expected)
        }
        checkOwnOperands(a.type, sign, b.type, left, expression, expected)
        if sign == "%" { checkRemainder([a.type, b.type], expression) }
        return Typed(type ?? .unknown) { [self] in
            if let type { checkConstant(expression, type, isTold: isTold) }
            let (first, second) = (operand(a, beside: b.type), operand(b, beside: a.type))
            let finished = expression.withOperands(first, sign, second)
            return operatorCall(finished, sign, [a.type, b.type], giving: type) ?? arithmetic(finished, sign, of: type ?? .unknown)
        }
    }

    /// What numbers of one type give that the wanted result made two: `counts.reduce(0, +) / counts.count` for a Double.
    private func numbersAlone(_ left: Expression, _ sign: String, _ right: Expression) -> StaticType? {
        let type = trying { () -> StaticType? in
            let (a, b) = operands(left, sign, right, nil)
            return result(a.type, sign, b.type, nil).map { solver.defaulted($0) }
        }
        return type.flatMap { $0.isNumber ? $0 : nil }
    }

    /// Operands of one type of the user's, or of one generic parameter, that has no such operator, and one of type `Any`.
    private func checkOwnOperands(
        _ left: StaticType, _ sign: String, _ right: StaticType, _ operand: Expression, _ whole: Expression, _ expected: StaticType?
    ) {
        let (a, b) = (solver.resolved(left), solver.resolved(right))
        guard userOperators(sign).isEmpty else { return }
        if a == .any, isPartOfLocal(operand), b.isKnown || solver.literal(b) != nil {
            return report(
                Diagnostic(
                    .typeMismatch,
                    "cannot convert value of type 'Any' to expected argument type '\(solver.defaulted(b))'", at: operand.place,
                    hint: "write 'as! \(solver.defaulted(b))', or 'as? \(solver.defaulted(b))'"))
        }
        guard a == b else { return checkMixedOperands(a, sign, b, in: whole, expected) }
        guard lookup.statics(sign, of: a).found.isEmpty else { return }
        switch a {
        case .nominal(let name, _):
            guard let info = index.types[name], info.isComplete, !Library.names.isDeclared(name), isCertain(a), declaresOperators(name)
            else { return }
        case .parameter(let name):
            guard name != "Self", !name.hasPrefix("some#"), !name.hasPrefix("each "),
                solver.conformances.asked(of: a).allSatisfy(declaresOperators), !scope.constraints.contains(where: { $0.isSame(a) })
            else { return }
        default: return
        }
        report(lackingOperator(sign, a, in: whole).hinting("no 'static func \(sign)' takes two of them"))
    }

    /// Is it a variable in sight, or an element of one: of type `Any` only where that is declared?
    func isPartOfLocal(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .identifier(let name, _): if case .variable? = scope.local(name) { true } else { false }
        case .parenthesized(let inner), .forceUnwrap(let inner), .subscript(let inner, _): isPartOfLocal(inner)
        default: false
        }
    }

    /// Do declarations tell of every operator that a type or a protocol has, also by what it conforms to?
    func declaresOperators(_ name: String) -> Bool {
        ([name] + index.conformances(of: name).keys).allSatisfy {
            index.type(named: $0)?.isComplete == true && !Self.undeclaredOperators.contains($0)
        }
    }

    /// The library's protocols with operators that only the evaluator has. Those that inherit from them are not named again.
    private static let undeclaredOperators: Set = [
        "AdditiveArithmetic", "Strideable", "RangeReplaceableCollection", "StringProtocol", "SetAlgebra", "SIMD",
    ]

    /// The list that is expected of a sum of lists: literals in it are lists of that type, whatever is beside them.
    private func listType(_ expected: StaticType) -> StaticType? {
        let type = solver.resolved(expected).unwrapped
        return type.nominalName == "Array" && type.isKnown ? type : nil
    }

    /// Both operands; what needs context (`.zero`, `[]`) is looked at after the other, and with its type.
    ///
    /// - Parameter moved: the expected type where that is not a number: with a number beside it an implicit member is of that type, as in
    ///   `asyncAfter(deadline: .now() + delay)` and `2 * .seconds(3)`.
    func operands(
        _ left: Expression, _ sign: String, _ right: Expression, _ wanted: StaticType?, whole: StaticType? = nil, moved: StaticType? = nil
    ) -> (Typed, Typed) {
        if left.isImplicitlyRooted {
            if right.isImplicitlyRooted, let wanted, case let owner = solver.resolved(wanted).unwrapped,
                let types = implicitOperands(left, sign, right, of: owner, owner)
            {
                return (infer(left, types.left), infer(right, types.right))
            }
            let b = infer(right, wanted)
            let type = solver.resolved(b.type)
            if let types = implicitOperands(left, sign, right, of: type, moved) { return (infer(left, types.left), b) }
            if let moved, type.isNumber, case let whole = solver.resolved(moved).unwrapped, whole.isKnown { return (infer(left, whole), b) }
            return (infer(left, type), b)
        }
        // A literal takes the type of the other operand before that of the result: `CGSize(width: count * 10, …)` multiplies Ints.
        let listed = left.isArrayLiteral ? whole ?? wanted ?? moved.flatMap { calculated($0, sign) } : wanted
        let a = list(left, whole) ?? infer(left, left.isNumericLiteral ? nil : listed)
        let type = solver.resolved(a.type)
        // What is added to a list of `Any` may be anything.
        if let whole = whole ?? (sign == "+" && type == .array(.any) ? type : nil), right.isArrayLiteral { return (a, infer(right, whole)) }
        if right.isImplicitlyRooted, let moved, type.isNumber || solver.literal(type).map({ $0.defaultType.isNumber }) == true,
            case let whole = solver.resolved(moved).unwrapped, whole.isKnown
        {
            return (a, infer(right, whole))
        }
        if right.isImplicitlyRooted, let types = implicitOperands(left, sign, right, of: type, moved) {
            return (a, infer(right, types.right))
        }
        // `v + 2 * .init(x: 1, y: 0)`: what is scaled is of the type that it is added to.
        if right.hasImplicitOperand, case .nominal = type, !type.isNumber { return (a, infer(right, type)) }
        // `set + [x]` is an array: sets have no `+` of their own.
        if sign == "+", case .nominal("Set", let elements) = type, right.isArrayLiteral {
            let array = StaticType.array(elements.first ?? .unknown)
            let b = infer(right, array)
            return (a, Typed(b.type) { [self] in b.finish().typed(solver.resolved(array)) })
        }
        let passes = right.isImplicitlyRooted || right.isEmptyLiteral
        let asked = right.isNumericLiteral ? nil : wanted ?? overload(right, giving: type)
        return (a, list(right, whole) ?? infer(right, passes ? type : asked))
    }

    /// What is expected of an operation on a list in brackets, where it is a type that declares the operator: `[3, 4] / 2` for a vector.
    private func calculated(_ expected: StaticType, _ sign: String) -> StaticType? {
        let type = solver.resolved(expected).unwrapped
        guard case .nominal(let name, _) = type, name != "Array", index.conformances(of: name)["ExpressibleByArrayLiteral"] != nil else {
            return nil
        }
        return lookup.statics(sign, of: type).found.isEmpty ? nil : type
    }

    /// A call that gives the list that is expected of a sum, where one of its overloads does: `dropLast()` gives a slice or an array.
    private func list(_ operand: Expression, _ whole: StaticType?) -> Typed? {
        guard let whole, case .call(let call) = operand.kind, case .member = call.callee.kind,
            trying({ convert(infer(operand, whole).type, to: whole) }) != nil
        else { return nil }
        return infer(operand, whole)
    }

    /// The type that is expected of a sum, where it is one that its operands have too.
    private func numberType(_ expected: StaticType) -> StaticType? {
        let type = solver.head(expected).unwrapped
        return type.isNumber ? type : nil
    }

    func result(_ left: StaticType, _ sign: String, _ right: StaticType, _ expected: StaticType?) -> StaticType? {
        let (a, b) = (solver.head(left), solver.head(right))
        if sign == "+", let expected, solver.resolved(expected) == .string, isPartOfText(a, b) || isPartOfText(b, a) { return .string }
        if let own = userOperator(sign, [a, b], expected) { return own }
        // A literal beside something unknown stays open: at run time it takes the other's type.
        if a == .unknown || b == .unknown { return .unknown }
        if isOfCharacter(a, b) || isLacked(a, sign, b) { return nil }
        if let type = sameNumbers(a, b) { return type }
        switch (a, b) {
        case (.nominal("CGFloat", _), .nominal("Double", _)), (.nominal("Double", _), .nominal("CGFloat", _)): return .nominal("CGFloat")
        case (.nominal("String", _), .nominal("String", _)) where sign == "+": return .string
        case (.nominal("Date", _), .nominal("Double", _)): return a
        case (.nominal("Array", let first), .nominal("Array", let second)) where sign == "+":
            return attempt { solver.unify(first[0], second[0]) ? true : nil } != nil ? a : join(a, b)
        case (.nominal("Array", _), _) where sign == "+" && (!solver.defaulted(b).isScalarValue || holdsCharacters(a, of: b)): return a
        case (.parameter, _), (.member, _): return attempt { solver.unify(a, b) ? true : nil } != nil ? a : .unknown
        case (.nominal(let name, _), .nominal(let other, _)):
            if name == other { return solver.defaulted(a).wrapped?.isScalarValue == true ? nil : a }
            return isCertain(a) && isCertain(b) ? nil : .unknown
        default: return nil
        }
    }

    /// A part of a text beside a text: together they are whichever of both is wanted.
    private func isPartOfText(_ part: StaticType, _ text: StaticType) -> Bool {
        solver.resolved(part).nominalName == "Substring" && (text == .string || solver.literal(text) == .string)
    }

    func sameNumbers(_ a: StaticType, _ b: StaticType) -> StaticType? {
        if solver.literal(a) != nil || solver.literal(b) != nil {
            return attempt { solver.unify(a, b) ? true : nil } != nil ? solver.head(b) : nil
        }
        if isVariable(a) || isVariable(b) { return attempt { solver.unify(a, b) ? true : nil } != nil ? solver.head(a) : nil }
        return a == b && a.isNumber ? a : nil
    }

    // MARK: Prefix and postfix

    func prefix(_ sign: String, _ operand: Expression, _ expression: Expression, _ expected: StaticType?) -> Typed {
        switch sign {
        case "-", "+", "~":
            // `-.infinity` takes its type from its place, whatever that is.
            let wanted = operand.isImplicitlyRooted ? expected : expected.flatMap { numberType($0) }
            if sign == "-", case .integer = operand.kind { isNegated = true }
            let typed = unwrappedImplicitly(infer(operand, wanted), operand)
            isNegated = false
            let own = userOperator(sign, [typed.type], expected)
            if own == nil { checkSigned(typed.type, sign, operand, expression) }
            return Typed(own ?? typed.type) { expression.withOperand(sign, typed.finish()) }
        case "!":
            let typed = unwrappedImplicitly(infer(operand, index.program.hasOwnJunctions ? expected : .bool), operand)
            let own = userOperator(sign, [typed.type], expected)
            if own == nil, userOperators(sign).isEmpty { checkTruthOperand(typed.type, operand, testing: "==") }
            return Typed(own ?? .bool) { [self] in
                let finished = expression.withOperand(sign, typed.finish())
                return own == nil ? negation(finished) : finished
            }
        case "...", "..<":
            let typed = unwrappedImplicitly(infer(operand), operand)
            return Typed(.nominal(sign == "..." ? "PartialRangeThrough" : "PartialRangeUpTo", [typed.type])) {
                expression.withOperand(sign, typed.finish())
            }
        default:
            let typed = infer(operand)
            return Typed(userOperator(sign, [typed.type], expected) ?? .unknown) { expression.withOperand(sign, typed.finish()) }
        }
    }

    func postfix(_ operand: Expression, _ sign: String, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let typed = infer(operand)
        if sign == "..." {
            let typed = unwrappedImplicitly(typed, operand)
            return Typed(.nominal("PartialRangeFrom", [typed.type])) { expression.with(.postfix(typed.finish(), sign)) }
        }
        return Typed(userOperator(sign, [typed.type], expected) ?? .unknown) { expression.with(.postfix(typed.finish(), sign)) }
    }
}

extension Expression {
    /// Is it an operation on an implicit member, `2 * .zero`?
    fileprivate var hasImplicitOperand: Bool {
        switch kind {
        case .parenthesized(let inner): inner.hasImplicitOperand
        case .binary(let left, _, let right): left.isImplicitlyRooted || right.isImplicitlyRooted
        default: false
        }
    }

    var isEmptyLiteral: Bool {
        switch kind {
        case .array, .dictionary, .nil, .closure: true
        default: false
        }
    }

    /// A binary expression with what was found for its operands; the same object where that is nothing.
    func withOperands(_ left: Expression, _ sign: String, _ right: Expression) -> Expression {
        if case .binary(let first, _, let second) = kind, left === first, right === second { return self }
        return with(.binary(left, sign, right))
    }

    fileprivate func withOperand(_ sign: String, _ operand: Expression) -> Expression {
        if case .prefix(_, let written) = kind, operand === written { return self }
        return with(.prefix(sign, operand))
    }
}

extension Diagnostic {
    /// As the compiler says that no operator takes two values.
    static func noOperator(_ sign: String, _ a: StaticType, _ b: StaticType, at span: SourceSpan?, hint: String? = nil) -> Diagnostic {
        let operands = a == b ? "two '\(a)' operands" : "operands of type '\(a)' and '\(b)'"
        return Diagnostic(.typeMismatch, "binary operator '\(sign)' cannot be applied to \(operands)", at: span, hint: hint)
    }
}

extension StaticType {
    /// An associated type of what is not known.
    var isMember: Bool { if case .member = self { true } else { false } }

    var isFunction: Bool { if case .function = self { true } else { false } }

    /// A number, a text or a truth value: what the standard operators are declared for.
    var isScalarValue: Bool { isNumber || self == .string || self == .bool || nominalName == "Character" }
}
