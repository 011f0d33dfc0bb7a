// SPDX-License-Identifier: GPL-3.0-or-later

/// Functions that are given by their names, without being called: `words.map(measure)`.
extension Typer {
    /// Does a function by its name take, or give, something else than is wanted, where all of both is known?
    func isOtherFunction(_ given: StaticType, than wanted: StaticType, _ value: Expression) -> Bool {
        guard value.isFunctionName, case .function(let own) = given, case .function(let asked) = wanted.unwrapped, !asked.isAutoclosure,
            given.isKnown, wanted.isKnown, isCertain(own.result), isCertain(asked.result), own.result != .nominal("Never")
        else { return false }
        if takesOthers(own, than: asked) { return true }
        guard own.parameters.count == asked.parameters.count else { return false }
        return asked.result == .void ? own.result != .void : trying { convert(own.result, to: asked.result) } == nil
    }

    /// Has it other parameters, or another number of them? Several take the one tuple that they are given apart.
    private func takesOthers(_ own: StaticType.FunctionType, than asked: StaticType.FunctionType) -> Bool {
        guard (own.parameters + asked.parameters).allSatisfy({ $0.isKnown && isCertain($0) }) else { return false }
        guard own.parameters.count == asked.parameters.count else {
            if asked.parameters.count == 1, case .tuple = asked.parameters[0] { return false }
            return true
        }
        return zip(asked.parameters, own.parameters).contains { given, taken in trying { convert(given, to: taken) } == nil }
    }

    /// `fractions.reduce(0, +)` for an Int: no `+` takes both.
    func checkOperatorName(_ sign: String, _ operands: [StaticType], _ result: StaticType, _ expression: Expression) {
        let (left, right, given) = (solver.defaulted(operands[0]), solver.defaulted(operands[1]), solver.defaulted(result))
        let all = [left, right, given]
        guard all.allSatisfy(\.isScalarValue), !all.allSatisfy(\.isCGFloatOrDouble), userOperators(sign).isEmpty,
            !index.program.importsForeignModules,
            all.allSatisfy({ lookup.statics(sign, of: $0).found.allSatisfy { !$0.member.isOwn } })
        else { return }
        report(
            Diagnostic(
                .typeMismatch,
                "cannot convert value of type '(\(left)) -> \(left)' to expected argument type '(\(left), \(right)) throws -> \(given)'",
                at: expression.place, hint: "'\(sign)' takes two values of one type: write a closure that converts one"))
    }

    /// What the compiler says of a function by its name that a method of the library's cannot call with its elements; nil where it can.
    func messageOfOtherFunction(_ argument: TypedArgument, _ wanted: StaticType, _ member: Member) -> String? {
        guard argument.expression.isFunctionName, member.takesWhatItDeclares, case let given = solver.resolved(argument.type),
            given.isKnown,
            case .function(let own) = given, case .function(var asked) = solver.resolved(wanted).unwrapped
        else { return nil }
        asked.parameters = asked.parameters.map { solver.defaulted($0) }
        guard takesOthers(own, than: asked) else { return nil }
        asked.result = asked.result.mapped { if case .variable = $0 { own.result } else { nil } }
        let words = StaticType.function(asked).written
        // What the closure of `map` throws, `map` tells by a parameter of its own.
        let handsOn = member.owner != nil && member.name != "map"
        return Use.argument.message(given, wanted).replacing(
            "'\(wanted)'", with: "'\(handsOn ? words.replacing(") -> ", with: ") throws -> ") : words)'")
    }
}

extension Expression {
    /// `measure`, `self.measure`
    fileprivate var isFunctionName: Bool {
        switch kind {
        case .identifier: true
        // What a type has by a name may be a method that waits for its value, or one of several initializers.
        case .member(let base, _, _): base.isFunctionName && base.bareName.map(Expression.isTypeName) != true
        case .parenthesized(let inner): inner.isFunctionName
        default: false
        }
    }
}
