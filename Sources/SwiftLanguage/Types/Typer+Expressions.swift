// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of expressions.
extension Typer {
    /// The type of an expression, with what its place expects of it, as far as that is known.
    func infer(_ expression: Expression, _ expected: StaticType? = nil) -> Typed {
        guard mayGoOn() else { return Typed(.unknown) { expression } }
        switch expression.kind {
        case .integer, .float, .bool, .string, .nil, .array, .dictionary: return literal(expression, expected)
        case .identifier(let name, let generics): return identifier(name, generics, expression, expected)
        case .implicitMember(let name): return implicitMember(name, expression, expected)
        case .member(let base, let name, let nameSpan): return member(base, name, nameSpan, expression, expected)
        case .call(let call):
            if let bits = call.wideLiteral(at: expression.span) { return wideLiteral(bits, call, expression, expected) }
            if let pattern = call.regexPattern(at: expression.span) { return regexLiteral(pattern, expression) }
            return self.call(call, expression, expected)
        case .subscript(let base, let arguments): return self.subscript(base, arguments, expression, expected)
        case .closure(let closure): return self.closure(closure, expression, expected)
        case .prefix(let sign, let operand): return prefix(sign, operand, expression, expected)
        case .postfix(let operand, let sign): return postfix(operand, sign, expression, expected)
        case .binary(let left, let sign, let right): return operation(left, sign, right, expression, expected)
        case .assignment(let target, let sign, let value): return assignment(target, sign, value, expression)
        case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, expression, expected)
        case .tuple(let elements): return tuple(elements, expression, expected)
        case .parenthesized(let inner): return parenthesized(inner, expression, expected)
        case .keyPath: return keyPath(rooted(expression), expected)
        case .as(let operand, let kind, let type): return cast(operand, kind, type, expression)
        case .is(let operand, let type):
            checkWritten(type, at: expression.span)
            let typed = infer(operand)
            return Typed(.bool) { expression.with(.is(typed.finish(), type)) }
        case .optionalChaining(let operand): return unwrapping(operand, isForced: false, expression)
        case .optionalChain(let inner): return optionalChain(inner, expression)
        case .forceUnwrap(let operand): return unwrapping(operand, isForced: true, expression, expected)
        case .inout(let operand): return inoutArgument(operand, expression)
        case .type(let type): return Typed(.metatype(resolve(type))) { expression }
        case .if(let choice): return ifExpression(choice, expression, expected)
        case .switch(let choice): return switchExpression(choice, expression, expected)
        case .effect(let word, let operand): return effect(word, operand, expression, expected)
        case .macro("selector", _): return Typed(.unknown) { expression }
        case .macro:
            return expression.sourceLiteral.map { sourceLiteral($0, expression, expected) } ?? parts(of: expression)
        case .conditionalChain(let base, let clauses): return conditionalChain(base, clauses, expression)
        case .discard, .typed: return Typed(.unknown) { expression }
        }
    }

    private func inoutArgument(_ operand: Expression, _ expression: Expression) -> Typed {
        let typed = infer(operand)
        checkChange(of: operand, .inoutArgument, at: expression.span)
        return Typed(typed.type) { expression.with(.inout(typed.finish())) }
    }

    private func parenthesized(_ inner: Expression, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let typed = infer(inner, expected)
        return Typed(typed.type) {
            let finished = typed.finish()
            return finished === inner ? expression : expression.with(.parenthesized(finished))
        }
    }

    private func optionalChain(_ inner: Expression, _ expression: Expression) -> Typed {
        let typed = infer(inner)
        let type = solver.head(typed.type)
        let result: StaticType = type == .unknown || type.wrapped != nil ? type : .optional(type)
        return Typed(result) { [self] in expression.with(.optionalChain(held(typed.finish(), type))) }
    }

    /// What an optional is made of: a generic parameter may stand for an optional, which is then one in the other.
    private func held(_ value: Expression, _ type: StaticType) -> Expression {
        type.isAbstract ? value.typed(TypeAnnotation(type, layers: 1)) : value
    }

    /// The conditions are not part of the program's code.
    private func conditionalChain(
        _ base: Expression, _ clauses: [(condition: Expression?, chain: Expression?)], _ expression: Expression
    ) -> Typed {
        let typed = infer(base)
        let chains = clauses.map { $0.chain.map { infer($0) } }
        return Typed(.unknown) {
            let finished = zip(clauses, chains).map { ($0.condition, $1?.finish()) }
            return expression.with(.conditionalChain(typed.finish(), finished))
        }
    }

    /// An expression of which only the parts are known.
    func parts(of expression: Expression) -> Typed {
        let children = expression.children.map { infer($0) }
        return Typed(.unknown) {
            var next = 0
            return expression.mapChildren { _ in
                defer { next += 1 }
                return children[next].finish()
            }
        }
    }

    private func ternary(
        _ condition: Expression, _ yes: Expression, _ no: Expression, _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        let condition = self.condition(condition)
        let isNil = use != nil && checkNil([yes, no], expected)
        let (yes, no) = outcomes(yes, no, expected)
        let type = isNil ? .unknown : joined([yes.type, no.type], expected)
        if type == .unknown, !isNil, let expected, let use {
            for (typed, branch) in branches(yes, no, expression) { expect(typed.type, toBe: expected, branch, use, at: expression.place) }
        }
        if type == .unknown, expected == nil {
            checkBranches([yes.type, no.type], "result values in '? :' expression", at: branches(yes, no, expression).first?.1.place)
        }
        if expected == nil { checkViews(branches(yes, no, expression)) }
        let (first, second) = (promoted(yes, to: type), promoted(no, to: type))
        return Typed(type) { expression.with(.ternary(condition.finish(), first.finish(), second.finish())) }
    }

    /// `isWide ? 1 : nil`, where no optional is expected.
    private func checkNil(_ outcomes: [Expression], _ expected: StaticType?) -> Bool {
        guard let outcome = outcomes.first(where: \.isNilLiteral), let wanted = expected.map({ solver.defaulted($0) }),
            wanted.wrapped == nil, isPlainElement(wanted), solver.conformances.conforms(wanted, to: "ExpressibleByNilLiteral") != true
        else { return false }
        report(Diagnostic(.typeMismatch, "'nil' cannot be used in context expecting type '\(wanted)'", at: outcome.place))
        return true
    }

    /// `isWide ? .infinity : 320.0`: where the place of a choice tells no type, one outcome tells that of the other.
    private func outcomes(_ yes: Expression, _ no: Expression, _ expected: StaticType?) -> (Typed, Typed) {
        let isLed = yes.takesTypeFromOthers || yes.isNilLiteral && !no.takesTypeFromOthers
        let leads = !no.takesTypeFromOthers && (!no.isNilLiteral || yes.takesTypeFromOthers)
        guard expected.map({ isVariable($0) && solver.literal($0) == nil }) ?? true, isLed == leads else {
            return (infer(yes, expected), infer(no, expected))
        }
        func told(by other: Typed) -> StaticType? {
            let type = solver.resolved(other.type)
            return type == .unknown ? expected : type
        }
        if isLed {
            let other = infer(no, expected)
            return (infer(yes, told(by: other)), other)
        }
        let first = infer(yes, expected)
        return (first, infer(no, told(by: first)))
    }

    /// The type of a choice: what is expected of it, else what all have in common.
    func joined(_ types: [StaticType], _ expected: StaticType?) -> StaticType {
        if let expected, case let head = solver.head(expected), head != .unknown {
            if case .variable = head {
            } else if types.allSatisfy({ type in attempt { convert(type, to: expected) } != nil }) {
                return expected
            }
        }
        guard var result = types.first else { return .unknown }
        for type in types.dropFirst() { result = join(result, type) ?? .unknown }
        return result
    }

    private func condition(_ expression: Expression) -> Typed {
        let typed = unwrappedImplicitly(infer(expression, .bool), expression)
        checkTruth(typed.type, expression, isOperand: true)
        return typed
    }

    /// A condition is a Bool.
    func checkTruth(_ type: StaticType, _ value: Expression, isOperand: Bool = false) {
        if attempt({ convert(type, to: .bool) }) != nil { return }
        let given = solver.defaulted(type)
        guard given.isKnown, isCertain(given), given.nominalName != nil || value.isAssignment else { return }
        let message: String
        switch value.kind {
        case .assignment(_, "=", _): message = "use of '=' in a boolean context, did you mean '=='?"
        case .integer(let number) where number == 0 || number == 1:
            message = "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(number != 0)'?"
        case .integer: message = "cannot convert value of type '\(given)' to expected condition type 'Bool'"
        default:
            message =
                given.wrapped == .bool
                ? value.messageOfOptional(given, .bool, isOperand: isOperand && tellsValue(value))
                : given.wrapped != nil
                    ? "optional type '\(given)' cannot be used as a boolean; test for '!= nil' instead"
                    : given.isInteger
                        ? "type '\(given)' cannot be used as a boolean; test for '!= 0' instead"
                        : "cannot convert value of type '\(given)' to expected condition type 'Bool'"
        }
        report(Diagnostic(.typeMismatch, message, at: value.place))
    }

    private func tuple(_ elements: [Expression.Argument], _ expression: Expression, _ expected: StaticType?) -> Typed {
        var wanted: [StaticType?] = Array(repeating: nil, count: elements.count)
        if case .tuple(let types)? = expected.map({ solver.head($0).unwrapped }), types.count == elements.count {
            wanted = types.map(\.type)
        }
        let typed = zip(elements, wanted).map { part($0.value, $1) }
        for (part, type) in zip(typed, wanted) { if let type { _ = attempt { convert(part.type, to: type) } } }
        // `(0, [])` for `(n: Int, log: [String])` has the labels that are wanted.
        var labelled = elements
        if case .tuple(let parts)? = expected.map({ solver.head($0).unwrapped }), parts.count == elements.count,
            elements.allSatisfy({ $0.label == nil })
        {
            for place in parts.indices { labelled[place].label = parts[place].label }
        }
        let types = zip(labelled, typed).map { StaticType.TupleElement(label: $0.label, type: $1.type) }
        return Typed(.tuple(types)) { expression.with(.tuple(Self.replaced(labelled, typed))) }
    }

    /// An element of a tuple: what is declared as `T!` is a `T` where that is wanted.
    private func part(_ element: Expression, _ wanted: StaticType?) -> Typed {
        let typed = infer(element, wanted)
        guard case .nominal? = wanted.map({ solver.head($0) }), wanted.flatMap({ solver.head($0).wrapped }) == nil else {
            return promoted(typed, to: wanted)
        }
        return promoted(unwrappedImplicitly(typed, element), to: wanted)
    }

    static func replaced(_ arguments: [Expression.Argument], _ typed: [Typed]) -> [Expression.Argument] {
        zip(arguments, typed).map { argument, typed in
            var copy = argument
            copy.value = typed.finish()
            return copy
        }
    }

    private func cast(_ operand: Expression, _ kind: Expression.CastKind, _ syntax: TypeSyntax, _ expression: Expression) -> Typed {
        checkWritten(syntax, at: expression.span)
        let type = resolve(syntax)
        let typed = promoted(infer(operand, kind == .coerce ? type : nil), to: kind == .coerce ? type : nil)
        if kind == .coerce { checkCoercion(of: typed.type, to: type, operand, expression) } else { settle(typed.type) }
        let result: StaticType = kind == .conditional ? .optional(type) : type
        return Typed(result) { expression.with(.as(typed.finish(), kind, syntax)) }
    }

    /// `number as String`: only what a type is anyway it is with `as`.
    private func checkCoercion(of given: StaticType, to wanted: StaticType, _ operand: Expression, _ whole: Expression) {
        if attempt({ convert(given, to: wanted) }) != nil { return }
        let (given, wanted) = (solver.defaulted(given), solver.defaulted(wanted))
        guard given.isKnown, wanted.isKnown, isCertain(wanted), isCertain(given) || given.unwrapped.isErased else { return }
        if isBridged(given) || isBridged(wanted) { return }
        if let wrapped = given.wrapped, trying({ convert(wrapped, to: wanted) }) != nil {
            return report(
                Diagnostic(
                    .typeMismatch, "value of optional type '\(given)' must be unwrapped to a value of type '\(wrapped)'", at: operand.place,
                    hint: "give a default with '??', or unwrap it with 'if let'"))
        }
        let isDowncast =
            given.unwrapped.isErased
            || given.nominalName.flatMap { name in
                wanted.nominalName.map { solver.conformances.isSubclass($0, of: name) }
            } ?? false
        report(
            isDowncast
                ? Diagnostic(
                    .typeMismatch, "'\(given)' is not convertible to '\(wanted)'", at: whole.place,
                    hint: "write 'as! \(wanted)', or 'as? \(wanted)'")
                : Diagnostic(
                    .typeMismatch, "cannot convert value of type '\(given)' to type '\(wanted)' in coercion", at: operand.place,
                    hint: "make one, as in '\(wanted)(…)'"))
    }

    /// Is it one of Foundation's objects that Swift's values are bridged to?
    private func isBridged(_ type: StaticType) -> Bool { solver.conformances.conforms(type, to: "_Bridged") == true }

    /// `a?` and `a!`, which only optionals take.
    private func unwrapping(
        _ operand: Expression, isForced: Bool, _ expression: Expression, _ expected: StaticType? = nil
    ) -> Typed {
        let typed = infer(operand, expected.map { .optional($0) })
        let type = solver.resolved(typed.type)
        if type.isKnown, isCertain(type), type.wrapped == nil, case .nominal = type, !hasUnknownDefault(operand), !isOfFormatter(operand) {
            let message =
                isForced ? "cannot force unwrap value of non-optional type" : "cannot use optional chaining on non-optional value of type"
            report(
                Diagnostic(
                    .typeMismatch, "\(message) '\(type)'", at: expression.place, hint: isForced ? "remove the '!'" : "remove the '?'"))
        }
        return Typed(type.wrapped ?? .unknown) {
            expression.with(isForced ? .forceUnwrap(typed.finish()) : .optionalChaining(typed.finish()))
        }
    }

    private func effect(_ word: String, _ operand: Expression, _ expression: Expression, _ expected: StaticType?) -> Typed {
        if word == "await" { closureEffects.insert(.async) }
        if word == "try", scope.errors == .closure { closureEffects.insert(.throwing) }
        let typed = marked(word, at: expression.span) {
            infer(operand, word == "try?" ? expected.map { solver.head($0).wrapped ?? $0 } : expected)
        }
        var type = typed.type
        // What is repeated for each of a pack has a type for each.
        if word == "repeat" || word == "each" { type = .unknown }
        if word == "try?" {
            let given = solver.resolved(type)
            type = given == .unknown || given.wrapped != nil ? given : .optional(given)
            return Typed(type) { [self] in expression.with(.effect(word, held(typed.finish(), given))) }
        }
        return Typed(type) { expression.with(.effect(word, typed.finish())) }
    }

    private func assignment(_ target: Expression, _ sign: String, _ value: Expression, _ expression: Expression) -> Typed {
        if sign != "=" { return compoundAssignment(target, sign, value, expression) }
        let place = marked("await") { infer(target) }
        checkAssignment(to: target)
        var wanted = solver.resolved(place.type)
        if case .discard = target.kind { wanted = .unknown }
        if wanted == .unknown, let storage = storageType(of: target) { wanted = storage }
        kept = value.id
        let typed = promoted(infer(value, wanted == .unknown ? nil : wanted), to: wanted)
        expect(typed.type, toBe: wanted, value, .assignment)
        settle(typed.type)
        let number = numberTarget(target)
        return Typed(.void) { [self] in
            var new = typed.finish()
            // What an `Any` holds now says nothing of the number that it is given.
            if case .existential = wanted.unwrapped, new.isNumericLiteral { new = new.typed(solver.defaulted(typed.type)) }
            // Which of several subscripts is meant is known here; what runs sees the place alone.
            if value.isImplicitlyRooted, target.isOfElement, wanted.isKnown { new = new.typed(wanted) }
            return assignment(expression.with(.assignment(place.finish(), sign, new)), to: number, of: wanted)
        }
    }

    private func checkAssignment(to target: Expression) {
        switch target.kind {
        case .tuple(let parts): for part in parts { checkAssignment(to: part.value) }
        case .parenthesized(let inner): checkAssignment(to: inner)
        default:
            checkChange(of: target, .assignment, at: target.place)
            checkIsolatedChange(of: target)
        }
    }

    private func compoundAssignment(_ target: Expression, _ sign: String, _ value: Expression, _ expression: Expression) -> Typed {
        let place = marked("await") { infer(target) }
        checkIsolatedChange(of: target)
        let type = solver.resolved(unwrappedImplicitly(place, target).type)
        let operation = String(sign.dropLast())
        if type.isNumber || type == .string || type == .bool || type.nominalName == "Array" {
            checkChange(of: target, .operation, at: expression.place)
        }
        // The right side is an operand beside the place, except of shifts, which take any integer.
        let isOperand = !["<<", ">>", "&<<", "&>>"].contains(operation) && operation != sign
        let implied = impliedOperand(sign, beside: type, value)
        let typed = infer(value, implied ?? (isOperand && (type.isNumber || type == .string || type.nominalName == "Array") ? type : nil))
        let own = userOperator(sign, [type, typed.type], nil) ?? userOperator(operation, [type, typed.type], type)
        if isOperand, own == nil { _ = attempt { convert(typed.type, to: type) } }
        if own == nil, !checkUnwrapped(type, target) {
            checkChangingOperand(type, operation, unwrappedImplicitly(typed, value).type, value)
        }
        if !isOperand, own == nil, operation != sign { checkShift(type, sign, typed.type, in: expression) }
        if isOperand, own == nil { checkCompound(type, sign, unwrappedImplicitly(typed, value).type, value, expression) }
        settle(typed.type)
        let number = numberTarget(target)
        return Typed(.void) { [self] in
            let other = operand(typed, beside: type)
            let finished = expression.with(.assignment(place.finish(), sign, implied.map { other.typed($0) } ?? other))
            return assignment(finished, to: number, of: type)
        }
    }

    /// `counts[key] += 1`: what is changed may be nil.
    private func checkUnwrapped(_ type: StaticType, _ target: Expression) -> Bool {
        if case .optionalChain = target.kind { return false }
        guard let wrapped = type.wrapped, wrapped.isKnown, wrapped.isScalarValue || wrapped.nominalName == "Array" else { return false }
        report(
            Diagnostic(
                .typeMismatch, "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'", at: target.place,
                hint: "write '?' after it, or give a default, as in 'counts[key, default: 0]'"))
        return true
    }

    // MARK: Choices

    /// A choice that gives a value gives one whatever is chosen.
    private func checkElse(_ choice: IfStatement, at span: SourceSpan?) {
        guard let other = choice.elseBody else {
            return report(Diagnostic(.syntax, "'if' must have an unconditional 'else' to be used as expression", at: span))
        }
        guard other.count == 1 else { return }
        switch other[0].kind {
        case .if(let next): checkElse(next, at: span)
        case .expression(let value): if case .if(let next) = value.kind { checkElse(next, at: span) }
        default: break
        }
    }

    private func ifExpression(_ choice: IfStatement, _ expression: Expression, _ expected: StaticType?) -> Typed {
        if use == .initializer { checkElse(choice, at: expression.place) }
        let (finish, types) = self.choice(choice, expected)
        if expected == nil, use == .initializer || use == .returned { checkBranches(types, "branches", at: choice.body.first?.span) }
        return Typed(joined(types, expected)) { expression.with(.if(finish())) }
    }

    private func switchExpression(_ choice: SwitchStatement, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let (finish, types) = self.choice(choice, expected, at: expression.place)
        if expected == nil, use == .initializer || use == .returned {
            checkBranches(types, "branches", at: choice.cases.first?.body.first?.span)
        }
        return Typed(joined(types, expected)) { expression.with(.switch(finish())) }
    }
}

extension Expression {
    /// Is it an element of something, or a part of one?
    fileprivate var isOfElement: Bool {
        switch kind {
        case .subscript: true
        case .member(let base, _, _), .forceUnwrap(let base), .optionalChaining(let base), .parenthesized(let base): base.isOfElement
        default: false
        }
    }

    fileprivate var isAssignment: Bool { if case .assignment(_, "=", _) = kind { true } else { false } }
}
