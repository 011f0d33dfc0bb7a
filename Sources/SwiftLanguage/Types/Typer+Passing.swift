// SPDX-License-Identifier: GPL-3.0-or-later

/// What follows from the overload that was chosen: its arguments are passed to its parameters, and its result is what is expected.
extension Typer {
    func take(_ candidate: OpenedCandidate, _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression) {
        take(candidate, arguments, expected, expression, asOptional: isOptionalMeant(by: candidate, arguments, expected, expression))
    }

    /// - Parameter asOptional: the generic result is the optional that is expected, whatever its argument is by itself.
    func take(
        _ candidate: OpenedCandidate, _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression, asOptional: Bool
    ) {
        let isTold = !asOptional && isResultTold(of: candidate, by: arguments, expected)
        let earlier = diagnostics.count
        func takeResult() {
            guard let expected, !isVariable(expected), !candidate.signature.generics.isEmpty || candidate.result.hasVariables else {
                return
            }
            // `sqrt(4)` is no whole number, whatever is wanted.
            if candidate.found.member.takesFractionsOnly, solver.resolved(expected).isInteger { return }
            if asOptional || isResultAlone(candidate, arguments) || isGivenNil(candidate, arguments),
                attempt({ solver.unify(candidate.result, expected) ? true : nil }) != nil
            {
                return
            }
            _ = attempt { convert(candidate.result, to: expected) }
        }
        if !isTold { takeResult() }
        var candidate = candidate
        candidate.place = expression.place
        candidate.isResultKnown = !isVariable(candidate.result)
        takeSame(candidate)
        // Closures come last: what the other arguments are tells what they are given.
        pass(arguments, to: candidate, areClosures: false)
        takeSame(candidate)
        if isTold { takeResult() }
        var withRows = candidate
        withRows.rowElement = rowElement(arguments, candidate)
        checkIdentity(of: withRows.rowElement, arguments, candidate, expression)
        pass(arguments, to: withRows, areClosures: true)
        checkConstraints(of: candidate, expression)
        checkAddedElements(by: candidate)
        if isDeciding, diagnostics.count == earlier, candidate.isGenericFunction(index) {
            checkScalarArguments([candidate.found], arguments, expression)
        }
    }

    /// What `where S.Element == (Key, Value)` tells: with S, which an argument tells, of what Key and Value are.
    private func takeSame(_ candidate: OpenedCandidate) {
        for constraint in candidate.signature.constraints {
            guard case .same(let other) = constraint.relation, solver.reduced(constraint.subject) != .unknown else { continue }
            _ = attempt { solver.unify(constraint.subject, other) ? true : nil }
        }
    }

    /// Where an optional is expected of a generic result, an argument of that type tells better whether it is the optional or what it holds:
    /// `reduce(root as Node?) { $0?.next }`.
    private func isResultTold(of candidate: OpenedCandidate, by arguments: [TypedArgument], _ expected: StaticType?) -> Bool {
        guard isVariable(candidate.result), expected.flatMap({ solver.head($0).wrapped }) != nil else { return false }
        if isResultNamed(by: candidate) { return true }
        guard !arguments.contains(where: { $0.expression.givesNil }) else { return false }
        return zip(candidate.slots, candidate.signature.parameters).contains { slot, parameter in
            guard case .one(let place) = slot, solver.head(parameter.type) == solver.head(candidate.result) else { return false }
            if case .nil = arguments[place].expression.kind { return false }
            return !arguments[place].expression.isClosureLike && !arguments[place].needsContext
        }
    }

    /// Is the type of the result itself an argument, as in `made(returning: Int?.self) { … }`?
    private func isResultNamed(by candidate: OpenedCandidate) -> Bool {
        zip(candidate.slots, candidate.signature.parameters).contains { slot, parameter in
            guard case .one = slot, case .metatype(let type) = solver.head(parameter.type) else { return false }
            return solver.head(type) == solver.head(candidate.result)
        }
    }

    /// Is `nil` given for what the result is: `reduce(nil) { … }`? Then that is the optional that is wanted.
    private func isGivenNil(_ candidate: OpenedCandidate, _ arguments: [TypedArgument]) -> Bool {
        isVariable(candidate.result)
            && zip(candidate.slots, candidate.signature.parameters).contains { slot, parameter in
                guard case .one(let place) = slot, case .nil = arguments[place].expression.kind else { return false }
                return solver.head(parameter.type) == solver.head(candidate.result)
            }
    }

    /// Is the result a generic parameter that no argument tells? Then it is what is wanted, an optional too: `let o: Int? = standard()`. What a
    /// closure is given it does not tell, unless it says the type: `await withCheckedContinuation { $0.resume(returning: nil) }`.
    private func isResultAlone(_ candidate: OpenedCandidate, _ arguments: [TypedArgument]) -> Bool {
        guard isVariable(candidate.result), solver.literal(candidate.result) == nil else { return false }
        let result = solver.head(candidate.result)
        return !zip(candidate.slots, candidate.signature.parameters).contains { slot, parameter in
            // A default, as `T.self`, tells nothing.
            if case .none = slot { return false }
            var telling = solver.head(parameter.type).unwrapped
            if case .function(let function) = telling, case .one(let place) = slot, arguments[place].expression.isClosureWithoutTypes {
                telling = function.result
            }
            return telling.contains { solver.head($0) == result }
        }
    }

    private func pass(_ arguments: [TypedArgument], to candidate: OpenedCandidate, areClosures: Bool) {
        func pass(_ place: Int, to parameter: Signature.Parameter) {
            guard arguments[place].expression.isClosureLike == areClosures else { return }
            self.pass(arguments[place], to: parameter, of: candidate, among: arguments)
        }
        let taken = zip(candidate.slots, candidate.signature.parameters)
        // What is passed `inout` comes first: it is of its own type, and tells generic parameters that a literal leaves open.
        if !areClosures {
            for case (.one(let place), let parameter) in taken where parameter.isInout { pass(place, to: parameter) }
        }
        for (slot, parameter) in taken where areClosures || !parameter.isInout {
            switch slot {
            case .none: break
            case .one(let place): pass(place, to: parameter)
            case .many(let places):
                if !areClosures { takeOptional(places.map { arguments[$0].expression }, for: parameter.type) }
                for place in places { pass(place, to: parameter) }
            }
        }
    }

    /// `list(1, nil, 2)` of a generic `T...`: where one of the values is an optional, all are.
    private func takeOptional(_ values: [Expression], for type: StaticType) {
        guard isVariable(type), solver.literal(type) == nil, values.count > 1,
            values.contains(where: { $0.isNilLiteral || $0.bareName != nil && triedType(of: $0).wrapped != nil })
        else { return }
        _ = solver.unify(type, .optional(solver.fresh()))
    }

    private func pass(
        _ argument: TypedArgument, to parameter: Signature.Parameter, of candidate: OpenedCandidate, among arguments: [TypedArgument]
    ) {
        let isNative = candidate.found.member.isNative
        if isNative, argument.isPlainLiteral(for: parameter.type) { return argument.leaveAsWritten(parameter.type) }
        if candidate.found.member.describes(parameter) {
            let isDebugged = candidate.found.member.name == "debugPrint"
            argument.describe(self, isReflected: isDebugged || argument.label == "reflecting", keepsValue: isDebugged)
        }
        bindSelf(of: argument, parameter.type, by: candidate)
        checkInout(argument, parameter, candidate)
        if isNative { checkRow(argument.expression, parameter.type) }
        if !isNative { checkCount(argument.expression, parameter.type, by: candidate) }
        var wanted = demanded(of: argument, parameter, candidate)
        // `Element.Key`, of which the value that is asked tells what it is.
        if case .member = solver.head(wanted) { wanted = solver.resolved(wanted) }
        if let sequence = sequence(for: argument, parameter, candidate) { wanted = sequence }
        if isNative, case .keyPath = argument.expression.kind, parameter.label == "id", let path = path(fromRowOf: arguments, candidate) {
            wanted = path
        }
        if argument.expression.isImplicitlyRooted, let asked = hostProtocol(askedOf: wanted, candidate) { wanted = asked }
        argument.infer(self, wanted == .unknown ? nil : wanted)
        if !isNative, isUnwrapped(argument, for: parameter, of: candidate) { argument.unwrapImplicitly(self) }
        checkEffects(of: argument, wanted, candidate)
        if !isNative, candidate.found.member.isLibrary || solver.defaulted(wanted).nominalName == nil {
            checkBareType(argument.expression, argument.type, wanted: wanted)
        }
        // Of the library only the usual overloads are declared here: what fits none of them may fit another.
        if isNative || candidate.found.member.isLibrary, !candidate.found.member.isEnumCase {
            if attempt({ convert(argument.type, to: wanted) }) != nil {
                checkTaken(argument, wanted, by: candidate)
            } else if !checkConflict(argument, wanted, candidate, among: arguments) {
                checkLibraryArgument(argument, wanted, candidate)
            }
        } else {
            if !checkVariadic(argument, parameter), !checkConflict(argument, wanted, candidate, among: arguments) {
                expect(argument.type, toBe: wanted, argument.expression, .argument)
            }
        }
        argument.promote(self, to: wanted, erases: !isNative && !takesAnything(parameter, candidate.found.member))
        if isNative, argument.isNumberMember(for: parameter.type) || isHostConstant(argument, parameter.type) {
            argument.leaveAsWritten(parameter.type)
        }
        if !parameter.type.hasVariables { settle(argument.type) }
    }

    /// Is it an `Any` of the library's, as `print` takes it? What goes into a collection of them is of its element's type.
    private func takesAnything(_ parameter: Signature.Parameter, _ member: Member) -> Bool {
        guard member.isLibrary else { return false }
        return index.signature(of: member).parameters.contains { $0.name == parameter.name && $0.type == .any }
    }

    /// The type of the parameter; that of one with a builder has it.
    private func demanded(of argument: TypedArgument, _ parameter: Signature.Parameter, _ candidate: OpenedCandidate) -> StaticType {
        let type = candidate.found.member.isNative ? lent(parameter.type, by: candidate) : parameter.type
        guard let builder = parameter.builder else { return type }
        if case .function(var function) = type {
            function.builder = builder
            return .function(function)
        }
        return argument.expression.isClosureLike ? .function(.init(parameters: [], result: .unknown, builder: builder)) : type
    }

    /// Is it `.leading`, or another constant of the host's type that the parameter is?
    func isHostConstant(_ argument: TypedArgument, _ type: StaticType) -> Bool {
        guard case .implicitMember(let name) = argument.expression.kind, case .nominal(let owner, _) = type.unwrapped,
            let native = index.host?.nativeType(named: owner), !native.isProtocol
        else { return false }
        return native.staticMembers[name]?.value != nil
    }

    /// What a native function lends the closure that it takes is not declared.
    private func lent(_ type: StaticType, by candidate: OpenedCandidate) -> StaticType {
        guard case .function(var function) = type else { return type }
        function.parameters = function.parameters.map { $0 == .rowElement ? candidate.rowElement : $0 }
        function.inoutParameters = Set(function.parameters.indices)
        return .function(function)
    }

    /// Two arguments for one generic parameter of the function that are of two types.
    private func checkConflict(
        _ argument: TypedArgument, _ wanted: StaticType, _ candidate: OpenedCandidate, among arguments: [TypedArgument]
    ) -> Bool {
        guard case .function = candidate.found.member.kind, !candidate.generics.isEmpty,
            let name = index.signature(of: candidate.found.member).generics.first(where: { candidate.generics[$0] == wanted }),
            !name.hasPrefix("some#"), case let given = solver.defaulted(argument.type), case let told = solver.defaulted(wanted),
            given.isScalarValue, told.isScalarValue, given != told, trying({ convert(argument.type, to: wanted) }) == nil,
            candidate.found.member.isOwn || candidate.found.member.owner == nil && !index.program.importsForeignModules,
            // What is passed `inout` decides alone.
            !arguments.contains(where: { if case .inout = $0.expression.kind { true } else { false } })
        else { return false }
        if candidate.isResultKnown, solver.head(candidate.result) == told {
            report(Diagnostic(.typeMismatch, Use.argument.message(given, told), at: argument.expression.place))
            return true
        }
        let areLiterals = arguments.allSatisfy { $0.expression.isScalarLiteral }
        let (first, second) = areLiterals ? (given, told) : (told, given)
        report(
            Diagnostic(
                .typeMismatch, "conflicting arguments to generic parameter '\(name)' ('\(first)' vs. '\(second)')", at: candidate.place))
        return true
    }

    /// `.rect` for `S: Shape`: a static member of the host's protocol that is asked of a generic parameter.
    private func hostProtocol(askedOf wanted: StaticType, _ candidate: OpenedCandidate) -> StaticType? {
        guard isVariable(wanted) else { return nil }
        let constraints = candidate.signature.constraints + candidate.ownerConstraints
        for constraint in constraints where solver.head(constraint.subject) == solver.head(wanted) {
            guard case .conforms(let name) = constraint.relation, index.host?.nativeType(named: name)?.isProtocol == true else { continue }
            return .nominal(name)
        }
        return nil
    }

    /// An array literal for a sequence whose elements are known, or an array made by a closure whose results they tell:
    /// `Set<Double>([1, 2])`, `items.append(contentsOf: colors.map { .init($0) })`.
    private func sequence(
        for argument: TypedArgument, _ parameter: Signature.Parameter, _ candidate: OpenedCandidate
    ) -> StaticType? {
        guard isVariable(parameter.type), argument.expression.isArrayLiteral || argument.expression.isMadeByImplicitMembers else {
            return nil
        }
        for constraint in candidate.signature.constraints {
            guard case .same(let element) = constraint.relation, case .member(let base, "Element") = constraint.subject,
                solver.head(base) == solver.head(parameter.type), solver.resolved(element).isKnown
            else { continue }
            return .array(element)
        }
        return nil
    }
}

extension Expression {
    /// Is it a call with a closure whose result only its context tells, `map { .init($0) }`?
    fileprivate var isMadeByImplicitMembers: Bool {
        guard case .call(let call) = kind else { return false }
        return (call.arguments + call.trailingClosures).contains { argument in
            guard case .closure(let closure) = argument.value.kind, closure.body.count == 1,
                case .expression(let result) = closure.body[0].kind
            else { return false }
            return result.isImplicitlyRooted
        }
    }

    /// Is it a closure that leaves it to its place what it is given?
    fileprivate var isClosureWithoutTypes: Bool {
        if case .closure(let closure) = kind { closure.parameters?.allSatisfy { $0.type == nil } ?? true } else { false }
    }

    var isClosureLike: Bool {
        switch kind {
        case .closure: true
        case .parenthesized(let inner): inner.isClosureLike
        default: false
        }
    }
}

extension Member {
    var isEnumCase: Bool { if case .enumCase = kind { true } else { false } }

    /// `print(x)`, `String(describing: x)`: what is given is told as its type tells it. A format is given the values themselves.
    fileprivate func describes(_ parameter: Signature.Parameter) -> Bool {
        guard isLibrary, parameter.type == .any else { return false }
        if owner == nil { return ["print", "debugPrint"].contains(name) }
        return owner == "String" && name == "init" && !parameter.isVariadic
    }
}
