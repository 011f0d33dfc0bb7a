// SPDX-License-Identifier: GPL-3.0-or-later

/// Literals take the type that is wanted of them, else their default.
extension Typer {
    func literal(_ expression: Expression, _ expected: StaticType?) -> Typed {
        switch expression.kind {
        case .integer: return scalar(.integer, expression, expected)
        case .float: return scalar(.float, expression, expected)
        case .bool: return scalar(.boolean, expression, expected)
        case .string(let segments): return string(segments, expression, expected)
        case .array(let elements): return array(elements, expression, expected)
        case .dictionary(let entries): return dictionary(entries, expression, expected)
        default:
            let type = nilType(expected)
            return Typed(type) { [self] in type.isKnown && type.wrapped == nil ? annotated(expression, type) : expression }
        }
    }

    private func nilType(_ expected: StaticType?) -> StaticType {
        guard let expected, case let head = solver.head(expected) else { return .optional(solver.fresh()) }
        if head.wrapped != nil || head == .unknown { return head }
        switch head {
        case .nominal, .parameter:
            if solver.conformances.conforms(head, to: "ExpressibleByNilLiteral") == true { return head }
        default: break
        }
        return .optional(solver.fresh())
    }

    private func scalar(_ kind: LiteralKind, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let type = literalType(kind, expected)
        let isNegated = isNegated
        self.isNegated = false
        // What only the rest of the expression tells of a literal may be a guess.
        if case .nominal = solver.head(type) { checkRange(of: expression, isNegated: isNegated, solver.head(type)) }
        // `1` beside `0.5` is a Double: what is one for both may stay open to the end.
        return Typed(type) { [self] in typedLiteral(expression, solver.withDefaults(type)) }
    }

    /// `#line`, `#file` and the like.
    func sourceLiteral(_ literal: SourceLiteral, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let type = literalType(literal.kind, expected)
        return Typed(type) { expression }
    }

    /// The variable of a literal, already bound where the place tells the type.
    func literalType(_ kind: LiteralKind, _ expected: StaticType?) -> StaticType {
        let type = solver.fresh(kind)
        if let expected, case let wanted = solver.head(expected).unwrapped, case .nominal = wanted {
            _ = attempt { solver.unify(type, wanted) ? true : nil }
        }
        return type
    }

    /// A literal as the evaluator takes it: a Double is written as one, another type stands beside it.
    private func typedLiteral(_ expression: Expression, _ type: StaticType) -> Expression {
        switch (expression.kind, type) {
        case (.integer(let number), .nominal("Double", _)), (.integer(let number), .nominal("CGFloat", _)):
            return expression.with(.float(Double(number), text: "\(number)"))
        case (_, .nominal("Int", _)), (_, .nominal("Double", _)), (_, .nominal("CGFloat", _)), (_, .nominal("String", _)),
            (_, .nominal("Bool", _)):
            return expression
        case (_, .nominal), (_, .parameter), (_, .member(.parameter("Self"), _)): return expression.typed(index.findings.annotation(type))
        default: return expression
        }
    }

    // MARK: Strings

    private func string(_ segments: [Expression.StringSegment], _ expression: Expression, _ expected: StaticType?) -> Typed {
        let isOfCharacter = expected.map { solver.head($0).unwrapped }?.nominalName == "Character"
        let expected = isOfCharacter && !segments.isOneCharacter ? .string : expected
        var parts: [() -> Expression.StringSegment] = []
        var isPlain = true
        for segment in segments {
            guard case .interpolation(let arguments) = segment else {
                parts.append { segment }
                continue
            }
            isPlain = false
            checkInterpolated(arguments)
            let finish = interpolation(arguments, expression, expected)
            parts.append { .interpolation(finish()) }
        }
        let type = literalType(.string, expected)
        return Typed(type) { [self] in
            guard !isPlain else { return typedLiteral(expression, solver.resolved(type)) }
            return typedLiteral(expression.with(.string(parts.map { $0() })), solver.resolved(type))
        }
    }

    /// `"\(x, y)"`: what is put into a text besides the value has a label, as far as the program declares no other.
    private func checkInterpolated(_ arguments: [Expression.Argument]) {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }), !index.program.importsForeignModules,
            index.types.values.allSatisfy({ $0.isOfLibrary || $0.members["appendInterpolation"] == nil }),
            index.program.nativeExtensions.values.allSatisfy({ $0.methods["appendInterpolation"] == nil })
        else { return }
        report(Diagnostic(.missingArgument, "missing argument label 'default:' in call", at: arguments[0].value.place))
    }

    /// What is put into a string, or printed: an optional says that it is one.
    ///
    /// - Parameter expected: of what is printed: each branch of a choice may be of a type of its own there.
    func interpolated(_ value: Expression, expecting expected: StaticType? = nil) -> Typed {
        // `optional as Any` is an optional still.
        if case .as(let inner, .coerce, .named("Any", _)) = value.kind { return interpolated(inner) }
        let isChoice = if case .ternary = value.kind { true } else { false }
        let typed = infer(value, isChoice ? expected : nil)
        settle(typed.type)
        return Typed(typed.type) { [self] in
            let type = solver.resolved(typed.type)
            let finished = typed.finish()
            // An optional chain gives an optional, even if nobody knows what that holds.
            if type == .unknown, case .optionalChain = value.kind { return finished.typed(.optional(.unknown)) }
            return type.isDescribedByType ? finished.typed(type) : finished
        }
    }

    // MARK: Collections

    private func array(_ elements: [Expression], _ expression: Expression, _ expected: StaticType?) -> Typed {
        let wanted = expected.map { solver.head($0).unwrapped } ?? .unknown
        switch wanted {
        case .nominal(let name, let arguments) where ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(name):
            if name == "Set", let element = arguments.first { checkHashable(element, name, expression.span) }
            if name == "Array", let open = arguments.first, isVariable(open), solver.literal(open) == nil,
                elements.contains(where: \.isNilLiteral)
            {
                // What the others are tells what is nil here.
                let (typed, element) = self.elements(elements, expression, allowsMixed: false)
                _ = attempt { solver.unify(open, element) ? true : nil }
                return Typed(wanted) { expression.with(.array(typed.map { $0.finish() })) }
            }
            return array(elements, expression, of: arguments.first ?? solver.fresh(), wanted)
        case .nominal(let name, _) where index.conformances(of: name)["OptionSet"] != nil:
            return array(elements, expression, of: wanted, wanted)
        case .nominal(let name, _) where solver.conformances.conforms(wanted, to: "ExpressibleByArrayLiteral") == true:
            let element = index.witness("ArrayLiteralElement", of: name) ?? literalElement(of: name) ?? .unknown
            let type = opened(wanted)
            let map = index.types[name].map { lookup.substitution($0, type.arguments, type) } ?? [:]
            return array(elements, expression, of: element.substituting(map), type)
        case .nominal(let name, _) where !(index.type(named: name)?.isComplete ?? false):
            return array(elements, expression, of: .unknown, wanted)
        default: break
        }
        if expression.isOfImplicitMembers { return openArray(elements, expression) }
        let isReceiver = mixedReceiver == expression.id
        let (typed, element) = self.elements(elements, expression, allowsMixed: wanted == .any || isReceiver)
        return Typed(.array(element)) { [self] in
            let finished = expression.with(.array(typed.map { withNumber($0, in: element) }))
            return element == .any ? finished.typed(.array(.any)) : finished
        }
    }

    /// A number among values of `Any`, or of a protocol, is of its own type there, whatever stands beside it.
    private func withNumber(_ typed: Typed, in element: StaticType) -> Expression {
        let finished = typed.finish()
        guard case .existential = solver.resolved(element), case let type = solver.defaulted(typed.type), type.isNumber else {
            return finished
        }
        return finished.typed(type)
    }

    /// Implicit members alone: what is done with them tells what they are, as in `[.red, .blue].map { Dot(color: $0) }`.
    private func openArray(_ elements: [Expression], _ expression: Expression) -> Typed {
        let element = solver.fresh()
        let around = scope
        return Typed(.array(element)) { [self] in
            let outer = scope
            scope = around
            defer { scope = outer }
            let type = solver.resolved(element)
            let typed = elements.map { infer($0, type.isKnown ? type : nil) }
            let finished = expression.with(.array(typed.map { $0.finish() }))
            return type.isKnown ? finished.typed(.array(type)) : finished
        }
    }

    /// The parameter of `init(arrayLiteral:)`.
    private func literalElement(of name: String) -> StaticType? {
        index.types[name]?.initializers.lazy.map { self.index.signature(of: $0) }
            .first { $0.parameters.first?.label == "arrayLiteral" }?.parameters.first?.type
    }

    /// Keys and the elements of sets hash.
    func checkHashable(_ type: StaticType, _ name: String, _ span: SourceSpan?) {
        let type = solver.defaulted(type)
        guard type.isKnown, isCertain(type), case .nominal = type, solver.conformances.conforms(type, to: "Hashable") == false else {
            return
        }
        report(Diagnostic(.typeMismatch, "generic struct '\(name)' requires that '\(type)' conform to 'Hashable'", at: span))
    }

    /// Key and value of `init(dictionaryLiteral:)`.
    private func literalPair(of type: StaticType) -> [StaticType.TupleElement]? {
        guard case .nominal(let name, let arguments) = type, let info = index.types[name] else { return nil }
        let first = info.initializers.lazy.map { self.index.signature(of: $0) }
            .first { $0.parameters.first?.label == "dictionaryLiteral" }?.parameters.first?.type
        let map = info.bindings(arguments)
        guard case .tuple(let parts)? = first, parts.count == 2, first?.isKnown == true else { return nil }
        return parts.map { .init(label: $0.label, type: $0.type.substituting(map)) }
    }

    private func array(_ elements: [Expression], _ expression: Expression, of element: StaticType, _ type: StaticType) -> Typed {
        let typed = elements.map { item in
            let typed = promoted(infer(item, element), to: element)
            expect(typed.type, toBe: element, item, .element)
            return typed
        }
        return Typed(type) { [self] in
            let finished = expression.with(.array(typed.map { withNumber($0, in: element) }))
            // What an array of `Any` holds already says nothing of what is added to it.
            if case .nominal("Array", _) = type { return solver.head(element) == .any ? finished.typed(.array(.any)) : finished }
            let type = solver.resolved(type)
            return type.isKnown ? finished.typed(type) : finished
        }
    }

    /// The elements of a literal that nothing is expected of: `[Level.high, .low]`, where one tells what the others mean.
    ///
    /// - Parameter allowsMixed: whatever is wanted, a collection of `Any` is it.
    private func elements(
        _ elements: [Expression], _ expression: Expression, allowsMixed: Bool
    ) -> (typed: [Typed], element: StaticType) {
        var typed: [Int: Typed] = [:]
        // `[.a, .b]` and `[]` are option sets where another element is one.
        let waits = elements.contains { !$0.takesTypeFromOthers && !$0.isArrayOfImplicitMembers }
        func takesType(_ item: Expression) -> Bool { item.takesTypeFromOthers || waits && item.isArrayOfImplicitMembers }
        for (place, item) in elements.enumerated() where !takesType(item) {
            typed[place] = infer(item, allowsMixed && item.isCollectionLiteral ? .any : nil)
        }
        let known = elements.indices.compactMap { typed[$0]?.type }
        let element = elementType(known, expression, allowsMixed: allowsMixed)
        for (place, item) in elements.enumerated() where takesType(item) {
            let value = infer(item, element)
            _ = attempt { convert(value.type, to: element) }
            typed[place] = value
        }
        return (elements.indices.compactMap { typed[$0].map { promoted($0, to: element) } }, element)
    }

    /// What all elements of a literal have in common.
    private func elementType(_ types: [StaticType], _ expression: Expression, allowsMixed: Bool) -> StaticType {
        guard var result = types.first else { return solver.fresh() }
        if allowsMixed, trying({ types.dropFirst().reduce(Optional(result)) { joined, type in joined.flatMap { join($0, type) } } }) == nil
        {
            types.forEach(settle)
            return .any
        }
        for type in types.dropFirst() {
            if let joined = join(result, type) {
                result = joined
                continue
            }
            let (a, b) = (solver.defaulted(result), solver.defaulted(type))
            if mixedReceiver == expression.id { return .any }
            if a.isKnown, b.isKnown, isCertain(a), isCertain(b), !scope.isForUnknown {
                report(
                    Diagnostic(
                        .typeMismatch,
                        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
                        at: expression.place, hint: "write '[…] as [Any]' if that is intended"))
            }
            return .unknown
        }
        return result
    }

    private func dictionary(
        _ entries: [(key: Expression, value: Expression)], _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        var wanted = expected.map { solver.head($0).unwrapped } ?? .unknown
        // No dictionary is an array: what it is instead is told where it is given.
        if wanted.isNeverOfHost || ["Array", "Set"].contains(wanted.nominalName) { wanted = .unknown }
        if case .nominal(let name, let arguments) = wanted, name == "Dictionary", arguments.count == 2 {
            let typed = entries.map { entry in
                let key = promoted(infer(entry.key, arguments[0]), to: arguments[0])
                let value = promoted(infer(entry.value, arguments[1]), to: arguments[1])
                expect(key.type, toBe: arguments[0], entry.key, .key)
                expect(value.type, toBe: arguments[1], entry.value, .value)
                return (key, value)
            }
            return Typed(wanted) { expression.with(.dictionary(typed.map { ($0.0.finish(), $0.1.finish()) })) }
        }
        if let parts = literalPair(of: wanted) {
            let typed = entries.map { (infer($0.key, parts[0].type), infer($0.value, parts[1].type)) }
            for (key, value) in typed {
                _ = attempt { convert(key.type, to: parts[0].type) }
                _ = attempt { convert(value.type, to: parts[1].type) }
            }
            return Typed(wanted) { [self] in
                expression.with(.dictionary(typed.map { ($0.0.finish(), $0.1.finish()) })).typed(solver.defaulted(wanted))
            }
        }
        let isReceiver = mixedReceiver == expression.id
        let (keys, key) = elements(entries.map(\.key), expression, allowsMixed: isReceiver)
        let (values, value) = elements(entries.map(\.value), expression, allowsMixed: wanted == .any || isReceiver)
        checkHashable(key, "Dictionary", expression.span)
        let typed = Array(zip(keys, values))
        var type = StaticType.dictionary(key, value)
        if case .nominal(let name, _) = wanted, name != "Dictionary" { type = wanted }
        return Typed(type) { [self] in
            let finished = expression.with(.dictionary(typed.map { ($0.0.finish(), $0.1.finish()) }))
            if case .nominal("Dictionary", _) = type { return finished }
            return solver.resolved(type).isKnown ? finished.typed(solver.resolved(type)) : finished
        }
    }
}

extension Expression {
    fileprivate var isArrayOfImplicitMembers: Bool {
        if case .array(let elements) = kind { elements.allSatisfy(\.takesTypeFromOthers) } else { false }
    }

    /// The expression with the type that the static phase found for it.
    func typed(_ type: StaticType, property: DeclaredMember? = nil) -> Expression {
        typed(TypeAnnotation(type, property: property))
    }

    func typed(_ annotation: TypeAnnotation) -> Expression { with(.typed(self, annotation)) }
}

extension StaticType {
    /// Does its text depend on the type, as an optional's does (`Optional(1)`)?
    var isDescribedByType: Bool {
        switch self {
        case .nominal("Optional", let arguments): if case .variable? = arguments.first { false } else { !arguments.isEmpty }
        case .nominal("Array", let arguments), .nominal("ArraySlice", let arguments), .nominal("Dictionary", let arguments),
            .nominal("Set", let arguments):
            arguments.contains { $0.isDescribedByType }
        case .tuple(let parts): parts.contains { $0.type.isDescribedByType }
        case .nominal("AnyHashable", _), .parameter, .member: true
        case .nominal(let name, let arguments): !arguments.isEmpty && !StaticType.isUnwritten(name) && arguments.allSatisfy(\.isKnown)
        default: false
        }
    }

    /// Types of the library whose text never tells their generic arguments.
    private static func isUnwritten(_ name: String) -> Bool { Library.names.isDeclared(name) && name != "Result" }
}

extension Expression {
    /// `.low` and `(.low, 1)`: in a list the other elements tell what they are, in a choice the other outcome.
    var takesTypeFromOthers: Bool {
        if case .tuple(let parts) = kind { return parts.contains { $0.value.takesTypeFromOthers } }
        return isImplicitlyRooted
    }
}

extension [Expression.StringSegment] {
    /// A literal of none, or of several, or with something put into it, is not a Character.
    fileprivate var isOneCharacter: Bool {
        guard count == 1, case .text(let text) = self[0] else { return false }
        return text.count == 1
    }
}
