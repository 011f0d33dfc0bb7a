// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with the operands of an operator.
extension Typer {
    // MARK: Arithmetic

    /// Operands of types that are known, and that no operator takes together. Where one is of the type that the result is for, the other is
    /// what is wrong.
    func checkOperands(_ left: StaticType, _ sign: String, _ right: StaticType, in whole: Expression, _ expected: StaticType?) {
        if checkLacked(left, sign, right, in: whole, expected) { return }
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        if areOtherLists(a, sign, b, expected), !whole.hasListLiteral { return report(.noOperator(sign, a, b, at: whole.place)) }
        if let optional = optionalList(a, sign, b, in: whole) { return reportOptional(optional, a.unwrapped) }
        guard case .binary(let first, _, let second) = whole.kind, mayBeWrong(a, sign, b),
            !Self.ofIntegers.contains(sign) || [first, second].allSatisfy({ isPartOfLocal($0) || $0.isScalarLiteral })
        else { return }
        if let optional = a.wrapped == b ? first : b.wrapped == a ? second : nil { return reportOptional(optional, a.wrapped ?? a) }
        if a == b, a.wrapped != nil || a.nominalName == "Character" {
            return report(.noOperator(sign, a, b, at: whole.place))
        }
        guard a.unwrapped != b.unwrapped else { return }
        if a.isFunction || b.isFunction { return report(.noOperator(sign, a, b, at: whole.place, hint: "write '()' to call it")) }
        switch operandType(of: sign, a, b, expected) {
        case a?: reportOperand(b, second, a)
        case b?: reportOperand(a, first, b)
        default:
            let hint = a.isNumber && b.isNumber ? "convert one of them, as in '\(a)(…)'" : nil
            report(.noOperator(sign, a, b, at: whole.place, hint: hint))
        }
    }

    /// The operand of a sum of lists that may be nil.
    private func optionalList(_ a: StaticType, _ sign: String, _ b: StaticType, in whole: Expression) -> Expression? {
        guard sign == "+", case .binary(let first, _, let second) = whole.kind, a.unwrapped == b.unwrapped, a != b, a.isKnown,
            a.unwrapped.nominalName == "Array", userOperators(sign).isEmpty, !index.program.importsForeignModules
        else { return nil }
        return a.wrapped == b ? first : b.wrapped == a ? second : nil
    }

    /// A Character beside a number or a text: it has none of these operators, and a literal beside it is none.
    func isOfCharacter(_ a: StaticType, _ b: StaticType) -> Bool {
        let both = [a, b].map { solver.defaulted($0) }
        return both.contains { $0.nominalName == "Character" } && both.allSatisfy(\.isScalarValue)
    }

    /// What both operands have to be for the result that is wanted; a CGFloat is one of the Doubles. Texts are only added.
    private func operandType(of sign: String, _ a: StaticType, _ b: StaticType, _ expected: StaticType?) -> StaticType? {
        if sign == "+", let character = [a, b].first(where: { $0.nominalName == "Character" }) { return a == character ? b : a }
        guard let wanted = expected.map({ solver.resolved($0).unwrapped }), wanted.isNumber || sign == "+" else { return nil }
        guard wanted.isCGFloatOrDouble else { return wanted }
        return [a, b].first(where: \.isCGFloatOrDouble) ?? wanted
    }

    /// `value + 1` of what has no operators beside a number or a text: a generic parameter of which nothing is asked, a tuple, an enum.
    func checkMixedOperands(_ a: StaticType, _ sign: String, _ b: StaticType, in whole: Expression, _ expected: StaticType?) {
        guard case .binary(let first, _, let second) = whole.kind, !index.program.importsForeignModules else { return }
        let (left, right) = (solver.defaulted(a), solver.defaulted(b))
        if checkOwnOperator(a, sign, b, in: whole) { return }
        let isLeft = right.isScalarValue && lacksOperators(a, sign, first)
        guard isLeft || left.isScalarValue && lacksOperators(b, sign, second),
            case (let other, let operand) = isLeft ? (right, first) : (left, second),
            lookup.statics(sign, of: other).found.allSatisfy({ !$0.member.isOwn })
        else { return }
        // Beside an Int, and what the result has to be, the compiler says what it is not, beside others that no operator takes both.
        let isWanted = expected.map { solver.resolved($0).unwrapped == other } ?? false
        if let asked = asked(sign, of: left, beside: other, isLeft, expected) {
            return report(Diagnostic(.typeMismatch, asked, at: whole.place))
        }
        let isScaled = isLeft && (sign == "*" || sign == "/") && expected == nil
        guard other == .int && !isScaled || isWanted && other.isNumber else {
            return report(.noOperator(sign, left, right, at: whole.place))
        }
        report(Diagnostic(.typeMismatch, Use.argument.message(isLeft ? left : right, other), at: operand.place))
    }

    /// The protocol that would take a value of the program's as the left operand: a sequence is added to, a duration multiplied.
    private func asked(_ sign: String, of own: StaticType, beside other: StaticType, _ isLeft: Bool, _ expected: StaticType?) -> String? {
        guard isLeft, own.nominalName != nil else { return nil }
        if sign == "+", other == .string { return "operator function '+' requires that '\(own)' conform to 'Sequence'" }
        guard sign == "*" || sign == "/", other == .int, expected.map({ solver.resolved($0).unwrapped }) == own else { return nil }
        return "referencing operator function '\(sign)' on 'DurationProtocol' requires that '\(own)' conform to 'DurationProtocol'"
    }

    /// `money + 1`, where the program's only `+` of its type takes something else.
    private func checkOwnOperator(_ a: StaticType, _ sign: String, _ b: StaticType, in whole: Expression) -> Bool {
        let (left, right) = (solver.defaulted(a), solver.defaulted(b))
        guard case .binary(_, _, let second) = whole.kind, isPlainElement(left), isPlainElement(right), left != right,
            isOfProgram(left) || isOfProgram(right), right != .string, left != .string
        else { return false }
        let found = [left, right].flatMap { lookup.statics(sign, of: $0).found }
        guard found.count == 1, found[0].member.isOwn, case let signature = index.signature(of: found[0].member),
            signature.generics.isEmpty, signature.parameters.count == 2, case let taken = signature.parameters.map(\.type),
            taken.allSatisfy({ $0.isKnown && isPlainElement($0) })
        else { return false }
        let fits = (trying { convert(a, to: taken[0]) } != nil, trying { convert(b, to: taken[1]) } != nil)
        guard !(fits.0 && fits.1), fits.0 || !whole.hasNumberLiteral else { return false }
        if fits.0, taken[0] == taken[1] {
            report(Diagnostic(.typeMismatch, Use.argument.message(right, taken[1]), at: second.place))
        } else {
            report(.noOperator(sign, left, right, at: whole.place))
        }
        return true
    }

    private func lacksOperators(_ type: StaticType, _ sign: String, _ operand: Expression) -> Bool {
        guard isPartOfLocal(operand) || isCase(operand, of: type) || isWhole(operand.span) && isMade(operand),
            operand.bareName?.hasPrefix("$") != true
        else { return false }
        switch type {
        case .parameter: return isPlainParameter(type) && solver.conformances.asked(of: type).isEmpty
        case .tuple(let elements): return elements.count > 1 && type.isKnown
        case .nominal(let name, _):
            guard isCertain(type), isOwnWithout(type, sign) else { return false }
            return index.types[name]?.kind == .enum || isWhole(operand.span) && isOfOwnType(type, name)
        default: return false
        }
    }

    /// Is it a value of a type that is called, or a property of the type that it stands in?
    private func isMade(_ operand: Expression) -> Bool {
        if case .call(let call) = operand.kind { return call.callee.bareName.map(Expression.isTypeName) ?? false }
        return operand.bareName.map(isOwnField) ?? false
    }

    /// Is it a case of an enum, with the name of its type: `Suit.hearts`?
    private func isCase(_ operand: Expression, of type: StaticType) -> Bool {
        guard case .member(let base, let name, _) = operand.kind, let owner = type.nominalName, base.bareName == owner else { return false }
        return index.types[owner]?.cases.contains { $0.name == name } == true
    }

    /// `%` of numbers with fractions: a function has its place.
    func checkRemainder(_ operands: [StaticType], _ whole: Expression) {
        let types = operands.map { solver.defaulted($0) }
        guard types.allSatisfy(\.isNumber), operands.contains(where: { solver.resolved($0).isFloatingPoint }), userOperators("%").isEmpty,
            !index.program.importsForeignModules, types.allSatisfy({ lookup.statics("%", of: $0).found.allSatisfy { !$0.member.isOwn } })
        else { return }
        report(
            Diagnostic(
                .unsupported, "'%' is unavailable: For floating point numbers use truncatingRemainder instead", at: whole.place,
                hint: "write 'a.truncatingRemainder(dividingBy: b)'"))
    }

    /// What is added to a variable, or the like, and is of another type.
    func checkChangingOperand(_ left: StaticType, _ sign: String, _ right: StaticType, _ operand: Expression) {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        guard mayBeWrong(a, sign, b), a != b, a != .bool, trying({ convert(b, to: a) }) == nil else { return }
        if b.wrapped == a { return reportOptional(operand, a) }
        if a.unwrapped != b.unwrapped { reportOperand(b, operand, a) }
    }

    /// `names + people`, unless that is to be a list of what both have in common.
    private func areOtherLists(_ a: StaticType, _ sign: String, _ b: StaticType, _ expected: StaticType?) -> Bool {
        if let wanted = expected.map({ solver.resolved($0).unwrapped }) {
            guard let element = wanted.arguments.first, isPlainElement(element) else { return false }
        }
        guard sign == "+", case .nominal("Array", let first) = a, case .nominal("Array", let second) = b, userOperators(sign).isEmpty,
            first.count == 1, second.count == 1, !index.program.importsForeignModules
        else { return false }
        return areOtherElements(first[0], second[0])
    }

    /// Are they of types whose operators are all declared in sight?
    private func mayBeWrong(_ a: StaticType, _ sign: String, _ b: StaticType) -> Bool {
        guard a.isKnown, b.isKnown, Self.calculating.contains(sign), userOperators(sign).isEmpty else { return false }
        // A function that is not called.
        if a.isScalarValue && b.isFunction || a.isFunction && b.isScalarValue { return true }
        if sign == "+", holdsCharacters(a, of: b) { return false }
        return isCertain(a) && isCertain(b) && (a.unwrapped.isScalarValue || a.nominalName == "Array") && b.unwrapped.isScalarValue
    }

    /// `characters + "ab"`: a text is a sequence of what the list holds.
    func holdsCharacters(_ list: StaticType, of text: StaticType) -> Bool {
        guard solver.defaulted(text) == .string, case .nominal("Array", let elements) = list else { return false }
        return elements.first.map { solver.defaulted($0).nominalName } == "Character"
    }

    func reportOptional(_ operand: Expression, _ wrapped: StaticType, testing sign: String = "!=", isOperand: Bool = false) {
        report(
            Diagnostic(
                .typeMismatch, operand.messageOfOptional(.optional(wrapped), wrapped, testing: sign, isOperand: isOperand),
                at: operand.place,
                hint: "give a default with '??', or unwrap it with 'if let'"))
    }

    private func reportOperand(_ given: StaticType, _ operand: Expression, _ wanted: StaticType) {
        report(
            Diagnostic(
                .typeMismatch, Use.argument.message(given, wanted), at: operand.place, hint: "convert it, as in '\(wanted)(…)'"))
    }

    /// `-"x"`: only numbers have a sign and bits.
    func checkSigned(_ type: StaticType, _ sign: String, _ operand: Expression, _ whole: Expression) {
        let given = solver.defaulted(type)
        if let wrapped = given.wrapped, wrapped.isNumber, userOperators(sign).isEmpty, lookup.statics(sign, of: given).found.isEmpty {
            return reportOptional(operand, wrapped)
        }
        guard lacksSign(sign, given, at: whole.span) else { return }
        report(
            isMadeLater(operand, sign)
                ? lackingConformance(sign, given, at: whole.place)
                : Diagnostic(
                    .typeMismatch, "unary operator '\(sign)' cannot be applied to an operand of type '\(given)'", at: whole.place))
    }

    // MARK: Truth values

    /// An operand of `&&`, `||` or `!` that is not a Bool; the second one of two may not be evaluated at all.
    func checkTruthOperand(_ type: StaticType, _ operand: Expression, testing sign: String, isFirst: Bool = true) {
        if attempt({ convert(type, to: .bool) }) != nil { return }
        let given = solver.defaulted(type)
        guard given.isKnown, isCertain(given), given.nominalName != nil, !isImplicitlyUnwrapped(operand) else { return }
        if given.wrapped == .bool {
            return reportOptional(operand, .bool, testing: sign, isOperand: isFirst && tellsValue(operand))
        }
        if !isFirst, case .integer(let number) = operand.kind, number == 0 || number == 1 {
            let words = "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(number != 0)'?"
            return report(Diagnostic(.typeMismatch, words, at: operand.place))
        }
        let message =
            given.wrapped != nil
            ? "optional type '\(given)' cannot be used as a boolean; test for '\(sign) nil' instead"
            : given.isInteger && solver.literal(type) == nil
                ? "type '\(given)' cannot be used as a boolean; test for '\(sign) 0' instead" : Use.argument.message(given, .bool)
        report(Diagnostic(.typeMismatch, message, at: operand.place))
    }

    // MARK: Comparisons

    /// Two values of a generic parameter can only be compared where that is asked of it.
    func checkComparable(_ left: StaticType, _ sign: String, _ right: StaticType, _ expression: Expression) {
        let asked = ComparisonSign(rawValue: sign)?.ownerProtocol
        if let asked { checkCompared(left, sign, right, asked, expression) }
        guard let asked, userOperators(sign).isEmpty, case let type = solver.resolved(left), solver.resolved(right) == type else { return }
        if case .existential(let names) = type, names.allSatisfy({ index.types[$0]?.isComplete == true && lacksOperator(sign, $0) }) {
            return report(
                .noOperator(sign, type, type, at: expression.place, hint: "two values of an 'any' type may be of different types"))
        }
        guard case .parameter(let name) = type, name != "Self", !name.hasPrefix("some#"),
            solver.conformances.conforms(type, to: asked) == false
        else { return }
        report(.noOperator(sign, type, type, at: expression.place, hint: "ask for it, as in '<\(name): \(asked)>'"))
    }

    /// Does nothing declare an operator for values of a protocol, whatever stands behind them?
    private func lacksOperator(_ sign: String, _ name: String) -> Bool {
        ([name] + index.conformances(of: name).keys).allSatisfy { name in
            index.infos(named: name).allSatisfy { ($0.statics[sign] ?? []).allSatisfy { $0.isRequirement || $0.isLibrary } }
        }
    }

    /// What a list, a dictionary or an optional holds that cannot be compared: a type of the user's that is not Equatable.
    private func incomparablePart(of type: StaticType) -> StaticType? {
        guard case .nominal(let name, let arguments) = type, ["Array", "Optional", "Dictionary"].contains(name), let part = arguments.last
        else { return nil }
        if let inner = incomparablePart(of: part) { return inner }
        guard let info = part.nominalName.flatMap({ index.types[$0] }), info.declaration != nil, info.isComplete, !info.isOfLibrary,
            solver.conformances.conforms(part, to: "Equatable") == false
        else { return nil }
        return part
    }

    /// What two functions give that declare only `some P` of it are values of two types.
    func checkOpaque(_ a: StaticType, _ b: StaticType, _ left: Expression, _ right: Expression, _ whole: Expression) {
        guard case .opaque = solver.resolved(a), case .opaque = solver.resolved(b), let first = left.calledFunction,
            let second = right.calledFunction, first != second, index.overloads(named: first)?.count == 1,
            index.overloads(named: second)?.count == 1
        else { return }
        let (a, b) = (solver.resolved(a), solver.resolved(b))
        report(
            Diagnostic(
                .typeMismatch,
                "conflicting arguments to generic parameter 'Self' ('\(a)' (result type of '\(first)') vs. '\(b)' (result type of '\(second)'))",
                at: whole.place))
    }

    /// A value of the user's beside a number or a text: the compiler says what those are compared with, and of an enum with such raw values
    /// that it is not one of them.
    func reportCompared(_ own: StaticType, with other: StaticType, _ sign: String, _ whole: Expression, isFirst: Bool) {
        guard case .binary(let left, _, let right) = whole.kind else { return }
        if let info = own.nominalName.flatMap({ index.types[$0] }), index.rawType(of: info) == other {
            let message = Use.argument.message(own, other)
            return report(Diagnostic(.typeMismatch, message, at: (isFirst ? left : right).place, hint: "compare its rawValue"))
        }
        guard let asked = other.isInteger ? "BinaryInteger" : other == .string ? "StringProtocol" : nil else {
            return report(isFirst ? .noOperator(sign, own, other, at: whole.place) : .noOperator(sign, other, own, at: whole.place))
        }
        let what = isFirst ? "referencing operator function '\(sign)' on '\(asked)'" : "operator function '\(sign)'"
        report(Diagnostic(.typeMismatch, "\(what) requires that '\(own)' conform to '\(asked)'", at: whole.place))
    }

    /// Values of two types of the program's, and truth values, which have no order.
    private func checkOtherValues(_ a: StaticType, _ sign: String, _ b: StaticType, _ asked: String, _ expression: Expression) -> Bool {
        let areOwn = a != b && [a, b].allSatisfy { isOfProgram($0) && isOwnWithout($0, sign) }
        let areTruths = asked == "Comparable" && a == .bool && b == .bool && index.conformances(of: "Bool")["Comparable"] == nil
        guard areOwn || areTruths && lookup.statics(sign, of: .bool).found.isEmpty, userOperators(sign).isEmpty,
            trying({ convert(a, to: b) ?? convert(b, to: a) }) == nil || areTruths
        else { return false }
        report(.noOperator(sign, a, b, at: expression.place))
        return true
    }

    /// Values of two types that no operator takes together, or of one type that has none.
    private func checkCompared(_ left: StaticType, _ sign: String, _ right: StaticType, _ asked: String, _ expression: Expression) {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        if checkPlainValues(a, sign, b, expression) || checkOtherValues(a, sign, b, asked, expression)
            || checkOtherKinds(left, sign, right, asked, expression)
        {
            return
        }
        guard a.isKnown, b.isKnown, isCertain(a), isCertain(b), userOperators(sign).isEmpty else { return }
        if asked == "Comparable", let wrapped = a.wrapped ?? b.wrapped, a.unwrapped == b.unwrapped, wrapped.isScalarValue {
            guard lookup.statics(sign, of: .optional(wrapped)).found.allSatisfy({ !$0.member.isOwn }) else { return }
            guard case .binary(let first, _, let second) = expression.kind else { return }
            reportOptional(a.wrapped == nil ? second : first, wrapped)
        } else if a.isScalarValue, b.isScalarValue {
            // Any two integers compare (`BinaryInteger`).
            guard a != b, !(a.isInteger && b.isInteger), trying({ convert(a, to: b) ?? convert(b, to: a) }) == nil else { return }
            report(.noOperator(sign, a, b, at: expression.place))
        } else if asked == "Equatable", checkCompared(optional: a, sign, with: b, left, right, expression) {
            return
        } else if a.isScalarValue != b.isScalarValue, let own = [a, b].first(where: { !$0.isScalarValue }), isOwnWithout(own, sign),
            trying({ convert(left, to: right) ?? convert(right, to: left) }) == nil
        {
            reportCompared(own, with: own == a ? b : a, sign, expression, isFirst: own == a)
        } else if asked == "Equatable", let part = [a, b].lazy.compactMap({ self.incomparablePart(of: $0) }).first, expression.hasNoNil {
            report(
                Diagnostic(
                    .typeMismatch, "operator function '\(sign)' requires that '\(part)' conform to 'Equatable'", at: expression.place))
        } else if a == b, case .nominal(let name, _) = a, let info = index.types[name], info.isComplete,
            !info.isOfLibrary, solver.conformances.conforms(a, to: asked) == false,
            // What stands for a raw value is compared by that.
            asked != "Equatable" || solver.conformances.conforms(a, to: "RawRepresentable") != true,
            lookup.statics(sign, of: a).found.isEmpty
        {
            let found = info.kind == .class ? .noOperator(sign, a, b, at: expression.place) : lackingOperator(sign, a, in: expression)
            report(found.declared(name, at: info.declaration?.span))
        }
    }
}

extension Expression {
    /// Is one of two operands a number as it is written?
    fileprivate var hasNumberLiteral: Bool {
        guard case .binary(let left, _, let right) = kind else { return false }
        return left.isNumericLiteral || right.isNumericLiteral
    }

    /// Is one of two operands written as a list? The other then tells what it holds.
    fileprivate var hasListLiteral: Bool {
        guard case .binary(let left, _, let right) = kind else { return false }
        return left.isArrayLiteral || right.isArrayLiteral
    }

    /// Is neither of two operands `nil`, or a case of the optional?
    fileprivate var hasNoNil: Bool {
        guard case .binary(let left, _, let right) = kind else { return false }
        return [left, right].allSatisfy { operand in
            if case .nil = operand.kind { return false }
            return !operand.isImplicitlyRooted
        }
    }

    /// The name of the function that is called.
    fileprivate var calledFunction: String? { if case .call(let call) = kind { call.callee.bareName } else { nil } }
}
