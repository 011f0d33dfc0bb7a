// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with the labels and the number of arguments where a call means one declaration, or several that all take others.
extension Typer {
    func checkLabels(of candidates: [FoundMember], _ arguments: [TypedArgument], _ name: String, _ expression: Expression) {
        // What is typed or made up for a preview is told by the evaluator, which may make up more.
        guard !scope.isBarePrompt, let first = candidates.first,
            candidates.allSatisfy({ isWhollyKnown($0.member) && !takes(arguments, $0) }),
            !isSynthesized(arguments, name), candidates.count == 1 || !arguments.contains(where: \.isTrailing),
            index.host?.globalFunctions(named: name).isEmpty ?? true
        else { return }
        if candidates.count > 1 {
            let what = name == "init" ? "initializer" : "\(first.member.descriptiveKind) '\(name)'"
            report(Diagnostic(.unknownArgument, "no exact matches in call to \(what)", at: expression.place))
            return
        }
        let parameters = index.signature(of: first.member).parameters
        if case .enumCase = first.member.kind, parameters.isEmpty {
            return report(
                Diagnostic(.unknownArgument, "enum case '\(first.member.name)' has no associated values", at: expression.place)
                    .declared(first.member.name, at: first.member.span))
        }
        guard !parameters.contains(where: \.isVariadic),
            let (message, place) = arguments.contains(where: \.isTrailing)
                ? trailingFault(arguments, first) : fault(arguments, parameters)
        else { return }
        // Of labels the compiler tells that they are those of a subscript.
        let words = name == "subscript" ? message.replacing(/(labels?( '.*')?) in call/) { "\($0.1) in subscript" } : message
        report(labelFault(words, at: place, arguments, expression).declared(first.member.name, at: first.member.span))
    }

    /// What is wrong with the arguments of a call of one declaration; nil where labels and number are right.
    func fault(of arguments: [TypedArgument], _ parameters: [Signature.Parameter], in call: Expression) -> Diagnostic? {
        fault(arguments, parameters).map { labelFault($0.0, at: $0.1, arguments, call) }
    }

    private func labelFault(_ message: String, at place: FaultPlace, _ arguments: [TypedArgument], _ call: Expression) -> Diagnostic {
        let id: Diagnostic.ID = message.hasPrefix("missing") ? .missingArgument : .unknownArgument
        return Diagnostic(id, message, at: span(of: place, arguments, call))
    }

    /// An initializer that a protocol brings along: `Item(from: decoder)`, `Kind(rawValue: 1)`.
    private func isSynthesized(_ arguments: [TypedArgument], _ name: String) -> Bool {
        name == "init" && [["from"], ["rawValue"]].contains(arguments.map(\.label))
    }

    func takes(_ arguments: [TypedArgument], _ candidate: FoundMember) -> Bool {
        slots(for: arguments, index.signature(of: candidate.member)) != nil
    }

    /// Is it certain what the declaration takes? Macros and wrappers of other frameworks change the initializer that a struct has.
    private func isWhollyKnown(_ member: Member) -> Bool {
        if member.isNative || member.isLibrary || member.isRequirement
            || member.owner.map({ index.types[$0]?.isRedeclared == true }) == true
        {
            return false
        }
        // The host and the library may have more of theirs, and the host may mean its own where both have a type of one name.
        if let owner = member.owner.map({ index.types[$0] }) {
            guard let owner, owner.isComplete, !owner.isOfLibrary,
                index.host?.nativeType(named: owner.name) == nil, !mayInherit(owner)
            else { return false }
        }
        guard case .memberwise = member.kind else { return true }
        guard let owner = member.owner.flatMap({ index.types[$0] }) else { return false }
        return owner.attributes.isEmpty
            && owner.stored.allSatisfy { stored in
                stored.declaration?.attributes.allSatisfy {
                    $0.known != nil || $0.name.first?.isUppercase != true || $0.name == "ViewBuilder"
                }
                    ?? false
            }
    }

    /// Is there a class above that no file declares, which may have more functions of one name?
    private func mayInherit(_ owner: TypeInfo) -> Bool {
        owner.kind == .class
            && index.conformances(of: owner.name).keys.contains { index.isUndeclared($0) && !$0.asksForNothing }
    }

    /// The compiler's words, and which argument they are about.
    private func fault(_ arguments: [TypedArgument], _ parameters: [Signature.Parameter]) -> (String, FaultPlace)? {
        let (given, asked) = (arguments.map(\.label), parameters.map(\.label))
        if parameters.isEmpty { return ("argument passed to call that takes no arguments", given.count == 1 ? .value(0) : .opening) }
        if given.count == asked.count, given.contains(where: { $0 != nil && !asked.contains($0) }) {
            return (relabelled(given, asked), .opening)
        }
        if let place = misplaced(given, asked) { return place }
        if let missing = parameters.indices.first(where: { !parameters[$0].hasDefault && !isGiven($0, given, asked) }),
            given.count < asked.count
        {
            let all = parameters.indices.filter { !parameters[$0].hasDefault && !isGiven($0, given, asked) }
            let names = all.map { place in parameters[place].label.map { "'\($0)'" } ?? "#\(place + 1)" }.joined(separator: ", ")
            if all.count > 1, given.isEmpty { return ("missing arguments for parameters \(names) in call", .opening) }
            return (
                all.count > 1 ? "missing arguments for parameters \(names) in call" : "missing argument for parameter \(names) in call",
                missingPlace(missing, given, asked)
            )
        }
        if given.count > asked.count {
            let place = given.indices.first { given[$0] != nil && !asked.contains(given[$0]) } ?? asked.count
            return (given[place].map { "extra argument '\($0)' in call" } ?? "extra argument in call", .value(place))
        }
        if given.count == asked.count { return (relabelled(given, asked), given == [nil] ? .value(0) : .opening) }
        if let place = given.indices.first(where: { given[$0] != nil && !asked.contains(given[$0]) }), let label = given[place] {
            return ("extra argument '\(label)' in call", .value(place))
        }
        return nil
    }

    /// Of a call with a closure after its parentheses: what is wrong with those that stand before it.
    private func trailingFault(_ arguments: [TypedArgument], _ candidate: FoundMember) -> (String, FaultPlace)? {
        let signature = index.signature(of: candidate.member)
        let parameters = signature.parameters
        guard arguments.count(where: \.isTrailing) == 1, let closure = arguments.indices.last else { return nil }
        let takers = parameters.indices.filter { parameters[$0].takesClosure }
        guard let taker = takers.first else {
            guard arguments.count > parameters.count, !mayBeCalled(signature.result) else { return nil }
            return ("extra trailing closure passed in call", .value(closure))
        }
        guard takers.count == 1 else { return nil }
        var others = parameters
        others.remove(at: taker)
        return others.isEmpty && closure == 0 ? nil : fault(Array(arguments.dropLast()), others)
    }

    /// `MyLayout(spacing: 4) { … }`: what is made is called with the closure.
    private func mayBeCalled(_ type: StaticType) -> Bool {
        guard case .nominal = type.unwrapped, !type.unwrapped.isScalarValue else { return false }
        let (found, isKnown) = lookup.members("callAsFunction", of: type.unwrapped)
        return !found.isEmpty || !isKnown
    }

    func relabelled(_ given: [String?], _ asked: [String?]) -> String {
        let different = given.indices.filter { given[$0] != asked[$0] }
        let (have, expected) = (labels(given), labels(asked))
        let plural = different.count == 1 ? "" : "s"
        if different.allSatisfy({ given[$0] == nil }) {
            return "missing argument label\(plural) '\(labels(different.map { asked[$0] }))' in call"
        }
        if different.allSatisfy({ asked[$0] == nil }) {
            return "extraneous argument label\(plural) '\(labels(different.map { given[$0] }))' in call"
        }
        return "incorrect argument label\(plural) in call (have '\(have)', expected '\(expected)')"
    }

    private func labels(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }

    /// A label that stands behind one that comes later.
    private func misplaced(_ given: [String?], _ asked: [String?]) -> (String, FaultPlace)? {
        var furthest = -1
        for (place, label) in given.enumerated() {
            guard let label, let position = asked.firstIndex(of: label) else { continue }
            if position < furthest, let earlier = asked[furthest] {
                return ("argument '\(label)' must precede argument '\(earlier)'", .label(place))
            }
            furthest = max(furthest, position)
        }
        return nil
    }

    /// Before the argument that comes next, or at the end.
    private func missingPlace(_ missing: Int, _ given: [String?], _ asked: [String?]) -> FaultPlace {
        let next = given.indices.first { place in given[place].flatMap { asked.firstIndex(of: $0) }.map { $0 > missing } ?? false }
        return next.map { .label($0) } ?? .closing
    }

    private func span(of place: FaultPlace, _ arguments: [TypedArgument], _ call: Expression) -> SourceSpan? {
        switch place {
        case .opening: call.opening
        case .closing: call.closing
        case .label(let index): arguments[index].place
        case .value(let index): arguments[index].expression.span
        }
    }

    private func isGiven(_ position: Int, _ given: [String?], _ asked: [String?]) -> Bool {
        if let label = asked[position] { return given.contains(label) }
        return given.filter { $0 == nil }.count > asked[..<position].filter { $0 == nil }.count
    }
}

/// Which part of a call a fault of its labels is about.
private enum FaultPlace {
    case opening, closing
    case label(Int), value(Int)
}
