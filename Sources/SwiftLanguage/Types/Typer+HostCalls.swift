// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of what the host declares that no overload takes: what surely is a slip is told before it runs. The host does not declare all that
/// there is, so other labels than its own may be right.
extension Typer {
    /// Is code told here, before it runs, what the host does not know? What is typed as it stands runs at once, and is told then.
    var tellsHostFaults: Bool {
        index.host != nil && !index.program.importsForeignModules && (!scope.isBarePrompt || scope.isInClosure && !scope.isBuilder)
    }

    /// A file is whole. What is typed or stands in a session may be followed by an extension that declares what is missing: there only what
    /// is surely a slip is told.
    func isWhole(_ span: SourceSpan?) -> Bool { span?.source.isFile == true }

    /// - Parameter candidates: those of the name, none of which takes the arguments.
    func checkHostCall(_ candidates: [FoundMember], on receiver: StaticType, _ arguments: [TypedArgument], _ expression: Expression) {
        guard tellsHostFaults, let first = candidates.first, !mayBeRefined(first.member.name, of: receiver),
            candidates.allSatisfy({ isOfHost($0.member) && !takes(arguments, $0) })
        else { return }
        let fault =
            mistypedLabel(candidates, arguments, expression) ?? lack(candidates, arguments, expression)
            ?? otherLabels(candidates, arguments, expression)
            ?? (isWhole(expression.span) ? nearestFault(candidates, arguments, expression) : nil)
        guard let fault else { return }
        report(fault.leavingOut(expression))
    }

    /// `.frame(widht: 3)`: one of the labels is nearly one of an overload that takes the arguments then.
    private func mistypedLabel(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) -> Diagnostic? {
        let labels = arguments.map(\.label)
        let known = Set(candidates.flatMap { index.signature(of: $0.member).parameters.compactMap(\.label) })
        for (place, label) in labels.enumerated() {
            guard let label, !known.contains(label), case let free = known.subtracting(labels.compactMap { $0 }),
                let meant = Suggestion.slip(label, among: free)
            else { continue }
            var asked = labels
            asked[place] = meant
            guard candidates.contains(where: { takes(giving(asked, to: arguments), $0) }) else { continue }
            return Diagnostic(.unknownArgument, relabelled(labels, asked), at: arguments[place].place, suggestion: meant)
        }
        return nil
    }

    /// `CGSize(width: 1)`: an overload takes all arguments, and wants more.
    private func lack(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) -> Diagnostic? {
        guard !arguments.isEmpty || candidates.count == 1 else { return nil }
        for candidate in candidates {
            let parameters = index.signature(of: candidate.member).parameters
            var matching = ParameterMatching(parameters: parameters, arguments: arguments)
            guard case .missing(let place)? = matching.match() else { continue }
            if !arguments.contains(where: \.isTrailing), let fault = fault(of: arguments, parameters, in: expression) { return fault }
            let name = parameters[place].label.map { "'\($0)'" } ?? "#\(place + 1)"
            return Diagnostic(.missingArgument, "missing argument for parameter \(name) in call", at: expression.closing)
        }
        return nil
    }

    /// `.cornerRadius(radius: 5)`, `CGSize(1, 2)`: labels too many, or too few, for values that an overload takes; of values beside views
    /// one other label, as in `CGPoint(x: 1, z: 2)`. Where there is one declaration alone, arguments that it has no room for are told, too.
    private func otherLabels(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) -> Diagnostic? {
        guard !arguments.isEmpty, !arguments.contains(where: { $0.isTrailing || $0.expression.isClosureLike }) else { return nil }
        let labels = arguments.map(\.label)
        let alike = candidates.filter { candidate in
            let asked = index.signature(of: candidate.member).parameters.map(\.label)
            guard asked.count == labels.count, asked != labels else { return false }
            let pairs = zip(labels, asked)
            return pairs.allSatisfy { $0 == nil || $0 == $1 } || pairs.allSatisfy { $1 == nil || $0 == $1 }
                || !candidate.member.isOfView && pairs.count(where: { $0 != $1 }) == 1 && pairs.contains { $0 != nil && $0 == $1 }
        }
        let meant = alike.first(where: { takesValues(of: arguments, $0) }) ?? (candidates.count == 1 ? candidates[0] : nil)
        guard let parameters = meant.map({ index.signature(of: $0.member).parameters }), !alike.isEmpty || labels.count > parameters.count,
            !parameters.contains(where: \.isVariadic)
        else { return nil }
        return fault(of: arguments, parameters, in: expression)
    }

    private func giving(_ labels: [String?], to arguments: [TypedArgument]) -> [TypedArgument] {
        zip(arguments, labels).map { argument, label in
            TypedArgument(Expression.Argument(label: label, argument.expression), isTrailing: argument.isTrailing)
        }
    }

    /// Does the host declare it, or is it a plain value's, all of whose members are declared?
    func isOfHost(_ member: Member) -> Bool {
        guard case .native = member.kind, let owner = member.owner else { return false }
        return index.hosted(owner) != nil
    }

    /// Is a value known by its protocols alone, so that it may be of a type that has more members of a name, as a Shape has an `offset`?
    private func mayBeRefined(_ name: String, of receiver: StaticType) -> Bool {
        switch solver.defaulted(receiver).instance {
        case .opaque(let names), .existential(let names): names.contains { index.mayBeRefined(name, of: $0) }
        case .parameter: index.mayBeRefined(name, of: "View")
        default: false
        }
    }
}

/// Views of the host's types, which are known as views alone.
extension Typer {
    /// What extensions of the user's give to the type that a view was made as: `Text("a").bold().marked(.red)`.
    func extensionMembers(_ name: String, ofViewMadeBy base: Expression, _ type: StaticType) -> [FoundMember] {
        guard type == .opaque(["View"]), let made = base.firstMadeType, case let view = StaticType.nominal(made), index.isView(view) else {
            return []
        }
        return lookup.members(name, of: view).found.filter { !$0.member.isNative && !$0.member.isLibrary }
    }
}

/// Values of a kind that what is taken is never made of.
extension Typer {
    /// A size or a view for a length, a list for a number, a text for a view, a number for an action.
    func isOtherKind(_ given: StaticType, for wanted: StaticType) -> Bool {
        if wanted.isFunction { return given.isScalarValue }
        if wanted.isNumber || wanted == .bool {
            return isHostValue(given) && !given.isNumber || index.isView(given) || given == .opaque(["View"])
                || given.nominalName.map { ["Array", "Set", "Dictionary"].contains($0) } ?? false
        }
        if wanted.nominalName == "Array", wanted.isKnown { return given.isScalarValue }
        return given.isScalarValue && hostProtocol(wanted).map { lacks(given, $0) } ?? false
    }

    /// `View`, `ShapeStyle`: a protocol of the host's, which nothing of the library's conforms to.
    func isHostProtocol(_ type: StaticType) -> Bool { hostProtocol(type) != nil }

    /// The protocol of the host's that a type is known by alone.
    func hostProtocol(_ type: StaticType) -> String? {
        let name: String
        switch type {
        case .nominal(let nominal, _): name = nominal
        case .existential(let names) where names.count == 1: name = names[0]
        default: return nil
        }
        guard !Library.names.isDeclared(name), !index.isDeclared(name), index.host?.nativeType(named: name)?.isProtocol == true else {
            return nil
        }
        return name
    }
}

/// Members of the host's types.
extension Typer {
    /// A static member of what a place expects that nothing in sight has.
    func missing(
        _ name: String, _ found: MemberLookup.Found, of base: StaticType, in expected: StaticType, _ use: Expression, at span: SourceSpan?
    ) {
        if found.isKnown { return missing(name, of: .metatype(base), at: span) }
        checkHostSlip(name, of: .metatype(base), use, marked: mark(of: expected), at: span)
    }

    /// As the compiler writes the type in which a member is missing: `Font?` where that is expected.
    func mark(of expected: StaticType) -> String { solver.resolved(expected).wrapped == nil ? "" : "?" }

    /// A member that nothing in sight has, where one of nearly that name was meant.
    ///
    /// - Parameter use: the member, or the call of it.
    func checkSlip(_ name: String, of owner: StaticType, by use: Expression, at span: SourceSpan?) {
        checkLibrarySlip(name, of: owner, at: span)
        checkHostSlip(name, of: owner, use, at: span)
    }

    /// `Text("a").paddin()`, `Color.redd`: nearly a member that a type of the host's has, or what its protocols have.
    /// - Parameter mark: what the compiler writes behind the type where an optional of it is expected.
    func checkHostSlip(_ name: String, of owner: StaticType, _ use: Expression, marked mark: String = "", at span: SourceSpan?) {
        let owner = solver.defaulted(owner)
        let isStatic = owner.instance != owner
        guard tellsHostFaults, !Self.namesOfAll.contains(name), name.first?.isLetter == true, !isMade(name, for: owner),
            !mayBeRefined(name, of: owner), let infos = hostInfos(of: owner.instance),
            infos.allSatisfy({ $0.members[name] == nil && $0.statics[name] == nil })
        else { return }
        let isModifier = !isStatic && infos.contains { $0.name == "View" } && use.isCall
        let meant = name.count > 3 ? Suggestion.slip(name, among: infos.flatMap { (isStatic ? $0.statics : $0.members).keys }) : nil
        // Of the host's values that are no views there is more than is declared.
        let own = owner.nominalName.flatMap { index.types[$0] }
        guard
            meant != nil || isStatic && isEnumeration(owner.instance)
                || isWhole(span) && (isModifier || isStatic && isListed(infos) || own?.declaration != nil && own?.kind != .class)
        else { return }
        if isStatic, meant == nil, let nominal = owner.instance.nominalName, index.host?.generatesMembers(of: nominal) == true { return }
        let words =
            isStatic ? "type '\(owner.instance.hostName)\(mark)'" : "value of type '\(use.receiverOfCall?.madeType ?? owner.hostName)'"
        if isModifier, index.host?.isUnsupported(name) == true { return }
        let elsewhere = isModifier ? index.host?.modifier(calledElsewhere: name) : nil
        report(
            Diagnostic(
                isModifier ? .unknownModifier : .unknownMember, "\(words) has no member '\(name.withoutFile)'", at: span,
                suggestion: elsewhere == nil ? meant : nil,
                hint: elsewhere.map { "SwiftUI writes it as \(ModifierExample($0).text(withArgumentAfter: span))" }
            ).leavingOut(use))
    }

    /// Is it an enum of the host's, whose cases are all known?
    private func isEnumeration(_ type: StaticType) -> Bool {
        type.nominalName.flatMap { index.host?.nativeType(named: $0) }.map { !$0.allCases.isEmpty } ?? false
    }

    /// Is it a type that lists its values, as `Alignment` does? A class with a shared instance may have more than is declared.
    private func isListed(_ infos: [TypeInfo]) -> Bool { infos.reduce(0) { $0 + $1.statics.count } > 1 }

    /// What every type has, or may have by a conformance.
    private static let namesOfAll: Set<String> = ["init", "self", "Type", "none", "some", "allCases", "hash", "hashValue", "rawValue"]

    /// A member that the compiler gives to a type of the program's.
    private func isMade(_ name: String, for owner: StaticType) -> Bool {
        guard let nominal = owner.instance.nominalName, index.isDeclared(nominal) else { return false }
        return isGiven(name, to: nominal, isStatic: owner.instance != owner)
    }

    /// What is declared of a type by which the host's members are reached; nil where something else may declare more.
    func hostInfos(of type: StaticType) -> [TypeInfo]? {
        let names: [String]
        switch type {
        case .nominal(let name, _): names = [name] + index.conformances(of: name).keys
        case .opaque(let asked), .existential(let asked): names = asked + asked.flatMap { index.conformances(of: $0).keys }
        case .parameter:
            let asked = solver.conformances.asked(of: type)
            names = asked + asked.flatMap { index.conformances(of: $0).keys }
        default: return nil
        }
        let hosted = names.compactMap { index.hosted($0) }
        guard !hosted.isEmpty, hosted.allSatisfy({ $0.anyFunction == nil && $0.elements == nil }) else { return nil }
        let infos = names.map { ($0, index.infos(named: $0)) }
        // Of what the host says of its types it declares the members that there are.
        let areTold = infos.allSatisfy { name, found in
            !found.isEmpty || name.asksForNothing || Library.names.isDeclared(name) || hosted.contains { $0.conformances.contains(name) }
        }
        return areTold ? infos.flatMap(\.1) : nil
    }
}

extension StaticIndex {
    /// A type of the host's, or a plain value; nil for the user's and for what the library declares in Swift.
    fileprivate func hosted(_ name: String) -> NativeType? {
        guard !isDeclared(name), Library.names.types[name] == nil else { return nil }
        if let own = StandardLibrary.type(named: name) { return own.isPlainValue ? own : nil }
        return host?.nativeType(named: name)
    }
}

extension Expression {
    fileprivate var isCall: Bool { if case .call = kind { true } else { false } }

    /// The type of what stands first in a chain of calls: `Text` of `Text("a").bold()`.
    fileprivate var firstMadeType: String? {
        if let made = madeType { return made }
        guard case .call(let call) = kind, case .member(let base, _, _) = call.callee.kind else { return nil }
        return base.firstMadeType
    }

    /// The type that a call makes a value of: `Text` of `Text("a")`, which is known as a view alone.
    var madeType: String? {
        guard case .call(let made) = kind, let name = made.callee.bareName, Expression.isTypeName(name) else { return nil }
        return name
    }
}

extension StaticType {
    /// As the compiler writes it: what a modifier makes is `some View`.
    fileprivate var hostName: String {
        switch self {
        case .nominal(let name, []): name
        case .existential(let names) where names.count == 1: names[0]
        default: description
        }
    }
}

extension Diagnostic {
    /// The same diagnostic, which only stands where code does not mark what is unknown: else that is left out under the name of its use.
    fileprivate func leavingOut(_ use: Expression) -> Diagnostic { leavingOut(use.unknownName) }

    func leavingOut(_ name: String) -> Diagnostic {
        var copy = self
        copy.leftOutName = name
        return copy
    }
}
