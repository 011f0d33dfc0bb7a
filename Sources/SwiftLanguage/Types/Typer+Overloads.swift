// SPDX-License-Identifier: GPL-3.0-or-later

/// Choosing among overloads as Swift does: those that the arguments fit, of these the one that converts least and is the most special.
extension Typer {
    /// A candidate with type variables for its generic parameters.
    struct OpenedCandidate {
        let found: FoundMember
        let signature: Signature
        /// What the generic parameters of the function and of the type that it makes are.
        let generics: [String: StaticType]
        let slots: [Slot]
        var result: StaticType { signature.result }
        /// The value that it is called on decides which implementation runs: it fulfils a requirement, or a class may override it.
        var isDynamic = false
        /// Do the labels tell it from all others, as far as the host declares them? Then the evaluator finds it by itself.
        var isToldByLabels = false
        /// What is asked of the generic parameters of the type that it makes.
        var ownerConstraints: [GenericConstraint] = []
        /// Of a view of the host's that makes rows of data: an element of it.
        var rowElement = StaticType.unknown
        /// Is it the only one that takes such arguments?
        var isOnly = false
        /// It is the library's, and means another thing than functions of the user's that the evaluator would find by its name.
        var outranksOwn = false
        /// Does a function of the library's stand beside one of the user's? Then all that both take is declared.
        var isBesideOwn = false
        /// Are the user's, and the library's beside them, all that it is chosen among? Of the host's nobody knows how Swift ranks them.
        var isAmongDeclared = false
        /// Is it the one that waits? Nil where the others do as it does.
        var waits: Bool?
        /// Where the call stands.
        var place: SourceSpan?
        /// Was what it gives known before its arguments were looked at?
        var isResultKnown = false
        /// What the other overloads take that the labels do not tell from it.
        var others: Set<OverloadShape> = []
    }

    /// A candidate that takes the arguments by their labels, and which of them goes where.
    struct FittingCandidate {
        let found: FoundMember
        let signature: Signature
        let slots: [Slot]

        var isAsync: Bool { found.member.effects.contains("async") }
        /// The parameter that takes an argument alone; nil where several share one.
        func parameter(of argument: Int) -> Signature.Parameter? {
            zip(slots, signature.parameters).first { if case .one(argument) = $0.0 { true } else { false } }?.1
        }
    }

    func choose(
        _ candidates: [FoundMember], _ arguments: [TypedArgument], _ expected: StaticType?, _ name: String, _ expression: Expression
    ) -> OpenedCandidate? {
        let fitting = candidates.compactMap { found -> FittingCandidate? in
            let signature = index.signature(of: found.member)
            return slots(for: arguments, signature).map { FittingCandidate(found: found, signature: signature, slots: $0) }
        }
        guard var chosen = fitting.first else { return nil }
        if fitting.count > 1 {
            for (place, argument) in arguments.enumerated() where !argument.needsContext && !isListOfOther(argument, at: place, fitting) {
                argument.infer(self, argument.isShift ? commonInteger(at: place, fitting) : nil)
            }
            guard let best = best(of: fitting, arguments, expected, name, expression) else { return nil }
            chosen = best
        }
        var opened = open(chosen)
        opened.isOnly = fitting.count == 1
        // What fulfils a requirement that waits need not wait itself.
        if !chosen.found.member.isRequirement, fitting.contains(where: { $0.isAsync != chosen.isAsync }) { opened.waits = chosen.isAsync }
        opened.outranksOwn = isOfLibraryBesideOwn(chosen, candidates, fitting, arguments)
        // A requirement that lacks what the extension has a default for is not what is called.
        let isMeant = fitting.contains { $0.found.member.isRequirement }
        opened.isDynamic = isDynamic(chosen.found, among: isMeant ? candidates : candidates.filter { !$0.member.isRequirement })
        if opened.isDynamic, fitting.count > 1 {
            opened.others = Set(fitting.map(\.signature.shape)).subtracting([chosen.signature.shape])
        }
        opened.isToldByLabels =
            fitting.count == 1 && !arguments.contains(where: \.isTrailing) && candidates.allSatisfy(\.member.isNative)
            && !(opened.found.member.owner.map { index.mayBeRefined(name, of: $0) } ?? false)
        take(opened, arguments, expected, expression)
        return opened
    }

    /// Is it the library's where the evaluator would look for the user's: a function beside theirs, or a member that a closure tells from theirs?
    private func isOfLibraryBesideOwn(
        _ chosen: FittingCandidate, _ candidates: [FoundMember], _ fitting: [FittingCandidate], _ arguments: [TypedArgument]
    ) -> Bool {
        let member = chosen.found.member
        guard member.isLibrary else { return false }
        if member.owner == nil { return candidates.contains(where: \.member.isOwn) }
        let own = fitting.filter(\.found.member.isOwn)
        // `pages.filter { … }` beside an own `filter(_ name: String)`, which takes no closure.
        guard !own.isEmpty else { return member.name != "init" && candidates.contains(where: \.member.isOwn) }
        if arguments.contains(where: \.expression.isClosureLike) { return true }
        // `Int(text)` beside an own `init?(_ text: String?)`. One that is declared alike hides the library's.
        let types = chosen.signature.parameters.map(\.type)
        return member.name == "init" && !own.contains { $0.signature.parameters.map(\.type) == types }
            && arguments.allSatisfy { argument in
                let type = solver.defaulted(argument.type)
                return argument.isInferred && type.isKnown && isCertain(type)
            }
    }

    /// A list in brackets where one of the candidates takes a set, or another type that is written so, and none an array: it is no array then.
    private func isListOfOther(_ argument: TypedArgument, at place: Int, _ candidates: [FittingCandidate]) -> Bool {
        guard case .array = argument.expression.kind else { return false }
        let types = candidates.compactMap { $0.parameter(of: place)?.type.unwrapped }
        let isOther = types.contains { type in
            type.nominalName == "Set" || type.nominalName.map { index.conformances(of: $0)["ExpressibleByArrayLiteral"] != nil } == true
        }
        return isOther
            && types.allSatisfy { type in
                if case .parameter = type { return true }
                return type.nominalName.map { $0 != "Array" } ?? false
            }
    }

    /// The integer type that all candidates take which tell a number for an argument: a literal that is shifted is of that type.
    private func commonInteger(at place: Int, _ candidates: [FittingCandidate]) -> StaticType? {
        var found: Set<StaticType> = []
        for candidate in candidates {
            for (slot, parameter) in zip(candidate.slots, candidate.signature.parameters) {
                if case .one(place) = slot, parameter.type.isNumber { found.insert(parameter.type) }
            }
        }
        return found.count == 1 ? found.first : nil
    }

    private func isDynamic(_ chosen: FoundMember, among candidates: [FoundMember]) -> Bool {
        let member = chosen.member
        if member.isRequirement { return true }
        if member.owner.flatMap({ index.types[$0] })?.kind == .class { return !member.isForSomeArguments }
        guard candidates.contains(where: \.member.isRequirement) else { return false }
        // A struct or an enum that is known by itself has for its protocols what is found here.
        if case .nominal(let name, _)? = chosen.substitution["Self"].map({ solver.head($0) }), let kind = index.types[name]?.kind,
            kind == .struct || kind == .enum, member.isOwn, member.isForSomeArguments
        {
            return false
        }
        let labels = index.signature(of: member).parameters.map(\.label)
        return candidates.contains { $0.member.isRequirement && index.signature(of: $0.member).parameters.map(\.label) == labels }
    }

    // MARK: Ranking

    /// What a candidate takes for the arguments whose types are unknown.
    private func wanted(_ candidate: OpenedCandidate, _ arguments: [TypedArgument]) -> [StaticType] {
        zip(candidate.slots, candidate.signature.parameters).compactMap { slot, parameter in
            guard case .one(let place) = slot, arguments[place].isInferred, isOpen(arguments[place].type) else {
                return nil
            }
            return parameter.type
        }
    }

    /// Is it unknown, or not known yet: the parameter of a closure whose place does not tell what it is given?
    private func isOpen(_ type: StaticType) -> Bool {
        solver.head(type) == .unknown || isVariable(type) && solver.literal(type) == nil
    }

    /// Is it the library's, on a value whose type is known, with nothing asked of that or of the arguments that may keep it away as well?
    private func mayFailByResultOnly(_ candidate: FittingCandidate) -> Bool {
        let member = candidate.found.member
        return member.takesWhatItDeclares && member.constraints.isEmpty && candidate.signature.constraints.isEmpty
            && candidate.found.substitution.values.allSatisfy { isCertain(solver.defaulted($0)) }
    }

    private typealias RankedCandidate = (candidate: FittingCandidate, cost: Int, wanted: [StaticType])

    /// Those that take the arguments, with what each costs; nil where typing may not go on.
    private func ranked(
        _ candidates: [FittingCandidate], _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression
    ) -> [RankedCandidate]? {
        let hasOwn = candidates.contains(where: \.found.member.isOwn)
        let areDeclared = hasOwn && candidates.allSatisfy { !$0.found.member.isNative }
        var ranked: [RankedCandidate] = []
        for candidate in candidates {
            guard mayGoOn() else { return nil }
            let found = trying {
                var opened = open(candidate)
                opened.isBesideOwn = hasOwn && candidate.found.member.owner == nil
                opened.isAmongDeclared = areDeclared
                return cost(of: opened, arguments, expected).map { (candidate, $0, wanted(opened, arguments)) }
            }
            if let found { ranked.append(found) }
        }
        return zip(ranked, preferred(ranked.map(\.candidate), arguments, expected, expression)).filter(\.1).map(\.0)
    }

    private func best(
        of candidates: [FittingCandidate], _ arguments: [TypedArgument], _ expected: StaticType?, _ name: String, _ expression: Expression
    ) -> FittingCandidate? {
        guard let ranked = ranked(candidates, arguments, expected, expression) else { return nil }
        guard let least = ranked.map(\.cost).min() else {
            // What fits but for its result is meant: its result is what is wrong.
            guard let expected, candidates.allSatisfy({ !$0.found.member.isNative || $0.found.member.name == "init" }),
                solver.resolved(expected).isKnown, isCertain(solver.resolved(expected))
            else { return nil }
            if candidates.filter(mayFailByResultOnly).count > 1 {
                let wanted = solver.resolved(expected)
                unproduced = (expression.id, "no '\(name)' candidates produce the expected contextual result type '\(wanted)'")
            }
            return best(of: candidates, arguments, nil, name, expression)
        }
        let equal = ranked.filter { $0.cost == least }
        if equal.count > 1 {
            if let ambiguous = ambiguous(equal.map(\.candidate.found), expected, arguments) {
                // What a compiler has accepted is not ambiguous: more around it tells than is looked at here, but of a variable without a type.
                let isAccepted = expression.span?.source.isOfAnApp == true && kept != expression.id
                if isAccepted, scope.ambiguities?.accept(expression) != true { return nil }
                if !isAccepted { reportAmbiguity(ambiguous, name, expression) }
            }
            checkConstants(arguments, for: equal.map(\.candidate))
        }
        // Of the same rank the host's and the library's overloads are left to the evaluator, and so are those among which an argument would
        // decide whose type nobody knows.
        if equal.count > 1, equal.allSatisfy({ $0.candidate.found.member.isNative }) { return nil }
        if Set(ranked.map { $0.wanted }).count > 1 { return nil }
        return mostSpecialGeneric(besides(equal, ranked)) ?? mostSpecial(equal.map(\.candidate))
    }

    /// The generic functions of the user's that are as far from the arguments as the best ones are, whatever they ask of their parameters.
    private func besides(_ equal: [RankedCandidate], _ ranked: [RankedCandidate]) -> [FittingCandidate] {
        func isGeneric(_ candidate: FittingCandidate) -> Bool { candidate.found.member.isOwn && !candidate.signature.generics.isEmpty }
        func distance(_ ranked: RankedCandidate) -> Int {
            ranked.cost + asked(ranked.candidate.signature, of: ranked.candidate.found.member)
        }
        guard equal.allSatisfy({ isGeneric($0.candidate) }), let best = equal.first, case let member = best.candidate.found.member else {
            return []
        }
        return ranked.filter { other in
            isGeneric(other.candidate) && distance(other) == distance(best) && other.candidate.found.member.owner == member.owner
                && other.candidate.found.member.constraints == member.constraints
        }.map(\.candidate)
    }

    /// How far the arguments have to be converted, and how general the candidate is; nil where they don't fit.
    func cost(of candidate: OpenedCandidate, _ arguments: [TypedArgument], _ expected: StaticType?) -> Int? {
        // Of classes the one that declares a method does not count: what it takes does.
        let isOfClass = candidate.found.member.owner.flatMap { index.types[$0] }?.kind == .class
        var cost = (isOfClass ? 0 : candidate.found.distance * 4) + (candidate.found.member.isDisfavored ? Self.disfavored : 0)
        if let expected, !isVariable(expected), solver.head(expected) != .unknown {
            guard let result = attempt({ convert(candidate.result, to: expected) }) else { return nil }
            cost += result * 8
            if doesMore(candidate.result, than: expected) { cost += Self.disfavored }
        }
        let literals = arguments.map { $0.isInferred ? solver.literal($0.type)?.defaultType : nil }
        for (index, slot) in candidate.slots.enumerated() {
            let parameter = candidate.signature.parameters[index]
            switch slot {
            case .none: cost += parameter.isVariadic ? Self.variadic : 1
            case .one(let place):
                bindSelf(of: arguments[place], parameter.type, by: candidate)
                guard let part = self.cost(of: arguments[place], for: parameter) else { return nil }
                if candidate.isAmongDeclared, doesMore(arguments[place].type, than: parameter.type) { return nil }
                if candidate.isAmongDeclared, parameter.isInout != arguments[place].isInout { cost += Self.disfavored }
                cost += part * 8
                if parameter.type == .unknown { cost += Self.unchecked }
            case .many(let places):
                cost += Self.variadic
                for place in places {
                    guard let part = self.cost(of: arguments[place], for: parameter) else { return nil }
                    cost += part * 8
                }
            }
        }
        if isDeclaredWhole(candidate) { cost += Self.otherLiteral * otherLiterals(literals, candidate) }
        if candidate.isAmongDeclared {
            cost += Self.promotion * promotions(arguments, candidate) + Self.otherNumber * otherNumbers(arguments, candidate)
        }
        for constraint in candidate.signature.constraints {
            guard holds(constraint) else { return nil }
            if asksForOtherLiteral(constraint) { cost += Self.otherLiteral }
        }
        if isUnproven(candidate.found) { cost += Self.disfavored }
        // A generic function yields to one that is not; the more is asked of its parameters, the better.
        cost += candidate.signature.generics.isEmpty ? 0 : 60
        return cost - asked(candidate.signature, of: candidate.found.member)
    }

    /// How much is asked of generic parameters.
    private func asked(_ signature: Signature, of member: Member) -> Int {
        min(member.constraints.strictness + signature.constraints.reduce(0) { $0 + weight(of: $1) }, 40)
    }

    /// Is it a function that throws or waits where one is wanted that does not? Any other overload is meant before it.
    func doesMore(_ given: StaticType, than wanted: StaticType) -> Bool {
        guard case .function(let given) = solver.head(given).unwrapped, case .function(let wanted) = solver.head(wanted).unwrapped,
            let does = given.effects, let allowed = wanted.effects
        else { return false }
        return !does.isSubset(of: allowed)
    }

    /// A literal that is to be of another type than it has by itself: Swift prefers all else to it, an optional, `Any` or a generic
    /// parameter. The host's and the library's overloads are not all declared: among them it says nothing.
    private static let otherLiteral = 80

    /// A value that is made an optional: Swift prefers a generic parameter to it, and even `Any`.
    private static let promotion = 60

    /// `@_disfavoredOverload`, or `&` where nothing is changed: all else that fits is preferred.
    private static let disfavored = 1000

    /// Is a literal given for what it is not by itself: `1` for a `BinaryFloatingPoint`?
    private func asksForOtherLiteral(_ constraint: GenericConstraint) -> Bool {
        guard case .conforms(let name) = constraint.relation, let kind = solver.literal(solver.resolved(constraint.subject)) else {
            return false
        }
        return solver.conformances.conforms(kind.defaultType, to: name) == false
    }

    private func isDeclaredWhole(_ candidate: OpenedCandidate) -> Bool {
        candidate.isBesideOwn || candidate.found.member.isOwn
    }

    /// How many arguments are literals that the candidate makes values of another type than theirs. It is known when all are seen: `3` is a
    /// Double in `min(3, d)`.
    private func otherLiterals(_ literals: [StaticType?], _ candidate: OpenedCandidate) -> Int {
        zip(candidate.slots, candidate.signature.parameters).count { slot, parameter in
            guard case .one(let place) = slot, let own = literals[place], case let type = solver.head(parameter.type) else { return false }
            // `2` in `f(1.5, 2)` of two of one type.
            if let kind = solver.literal(type) { return kind.defaultType != own }
            return type.nominalName != nil && type.unwrapped != own
        }
    }

    /// How many arguments are values where the candidate takes optionals of them. A closure, which fits a generic parameter worse than a
    /// function, counts for more: it is one before it is an optional function.
    private func promotions(_ arguments: [TypedArgument], _ candidate: OpenedCandidate) -> Int {
        zip(candidate.slots, candidate.signature.parameters).reduce(0) { sum, part in
            guard case .one(let place) = part.0 else { return sum }
            if givesPromoted(arguments[place].expression, as: part.1.type) { return sum + 1 }
            guard solver.head(part.1.type).wrapped != nil else { return sum }
            if case .closure = arguments[place].expression.kind { return sum + 4 }
            guard arguments[place].isInferred, case let given = solver.head(arguments[place].type) else { return sum }
            return given.wrapped == nil && given != .unknown && !isVariable(given) ? sum + 1 : sum
        }
    }

    /// A Double for a CGFloat, or the other way round: Swift prefers all else to it.
    private static let otherNumber = 150

    private func otherNumbers(_ arguments: [TypedArgument], _ candidate: OpenedCandidate) -> Int {
        zip(candidate.slots, candidate.signature.parameters).count { slot, parameter in
            guard case .one(let place) = slot, arguments[place].isInferred else { return false }
            let (given, wanted) = (solver.head(arguments[place].type).unwrapped, solver.head(parameter.type).unwrapped)
            return Set([given, wanted]) == [.double, .nominal("CGFloat")]
        }
    }

    /// Any number of arguments for one parameter, none too: one that takes as many as there are is meant before it.
    private static let variadic = 6

    /// A parameter of the host's that takes anything yields to one that says what it takes.
    private static let unchecked = 40

    /// A protocol that refines others asks for more than they.
    private func weight(of constraint: GenericConstraint) -> Int {
        guard case .conforms(let name) = constraint.relation else { return 3 }
        return 1 + min(8, index.conformances(of: name).count)
    }

    /// The first of overloads that differ in nothing but their results, where nothing says which is wanted. What a protocol asks for comes
    /// before what extends it.
    private func ambiguous(_ equal: [FoundMember], _ expected: StaticType?, _ arguments: [TypedArgument]) -> Signature? {
        guard expected == nil, let first = equal.first, equal.allSatisfy({ !$0.member.isLibrary && $0.member.constraints.isEmpty }),
            arguments.allSatisfy({ $0.isInferred && solver.defaulted($0.type).isKnown })
        else { return nil }
        let signature = index.signature(of: first.member)
        let areAlike = equal.dropFirst().allSatisfy {
            let other = index.signature(of: $0.member)
            return other.parameters.map(\.type) == signature.parameters.map(\.type) && other.result != signature.result
                && $0.member.owner == first.member.owner && $0.member.isRequirement == first.member.isRequirement
        }
        return areAlike ? signature : nil
    }

    /// `alignmentGuide(.center)`: a constant of several types of the host's, and an overload for each. Code that a compiler has accepted has none.
    private func checkConstants(_ arguments: [TypedArgument], for equal: [FittingCandidate]) {
        for (place, argument) in arguments.enumerated() {
            guard case .implicitMember(let name) = argument.expression.kind, argument.expression.span?.source.isOfAnApp == false else {
                continue
            }
            let types = equal.compactMap { $0.parameter(of: place)?.type.unwrapped }.filter { isHostConstant(argument, $0) }
            guard types.count == equal.count, Set(types).count > 1 else { continue }
            let meanings = types.map { "'\($0).\(name)'" }.joined(separator: " or ")
            return report(
                Diagnostic(
                    .typeMismatch, "ambiguous use of '\(name)'", at: argument.expression.place, hint: "say which is meant: \(meanings)"))
        }
    }
}
