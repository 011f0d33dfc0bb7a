// SPDX-License-Identifier: GPL-3.0-or-later

/// What the evaluator is told of the overload that was chosen.
extension Typer {
    /// What the evaluator is told of a choice.
    func resolution(of candidate: OpenedCandidate, among count: Int) -> CallResolution? {
        let member = candidate.found.member
        if case .native(let function) = member.kind {
            return count > 1 && !candidate.isToldByLabels ? index.findings.resolution(function) : nil
        }
        if member.isOfLibrary { return libraryResolution(of: candidate) }
        var arguments = typeArguments(of: candidate)
        for (name, type) in associatedTypes(seenBy: candidate) { arguments[name] = type }
        let isForSome = member.owner.map { index.isDeclaredForSome(member.name, in: $0, isStatic: member.isStatic) } ?? false
        let isTold = count > 1 || member.isStatic && member.isForSomeArguments || isForSome
        let declaration = isTold && !candidate.isDynamic ? member.overloadSpan : nil
        let method = candidate.isDynamic ? nil : staticMethod(candidate)
        let waits = declaration == nil ? candidate.waits : nil
        let requirement = shadowedRequirement(member)
        let others = rivals(of: candidate)
        let defaults = overriddenDefaults(of: candidate)
        let isTyped = method != nil || waits != nil || !arguments.isEmpty || requirement != nil || defaults != nil
        if declaration == nil, others.isEmpty, !isTyped { return nil }
        return CallResolution(
            declaration: declaration, others: others, waits: waits, method: method, typeArguments: arguments, requirement: requirement,
            defaults: defaults)
    }

    /// The method of a class whose defaults a call takes, where what overrides it may have others.
    private func overriddenDefaults(of candidate: OpenedCandidate) -> DeclaredMember? {
        let member = candidate.found.member
        guard case .function = member.kind, let owner = member.owner, index.types[owner]?.kind == .class,
            index.overriddenNames.contains(member.name)
        else { return nil }
        let takesDefault = zip(candidate.slots, candidate.signature.parameters).contains { slot, parameter in
            if case .none = slot { parameter.hasDefault } else { false }
        }
        return takesDefault ? DeclaredMember(owner: owner, span: member.span) : nil
    }

    /// The overloads of a class that take what another one than the chosen takes: those of the classes above, and what overrides them.
    private func rivals(of candidate: OpenedCandidate) -> Set<SourceSpan> {
        let member = candidate.found.member
        guard member.isOwn, !candidate.others.isEmpty, let owner = member.owner, index.types[owner]?.kind == .class,
            !candidate.others.contains(where: \.dependsOnOwner), case let own = index.signature(of: member).shape, !own.dependsOnOwner
        else { return [] }
        let named = index.types.values.filter { $0.kind == .class && $0.isComplete }.flatMap { info in
            member.name == "init" ? info.initializers : (member.isStatic ? info.statics : info.members)[member.name] ?? []
        }
        let shape = { [index] (method: Member) in index.signature(of: method).shape }
        var rivals = candidate.others
        // What overrides nothing is another method, which a class below adds.
        for method in named where method.name != "init" && !method.isOverride {
            if case let added = shape(method), !added.dependsOnOwner { rivals.insert(added) }
        }
        rivals.remove(own)
        return Set(named.filter { rivals.contains(shape($0)) }.compactMap(\.overloadSpan))
    }

    /// The protocol of a requirement, or of its default, that a method of a class has the name of without fulfilling it.
    private func shadowedRequirement(_ member: Member) -> String? {
        guard case .function = member.kind, !member.isStatic, let owner = member.owner, index.types[owner]?.kind == .protocol,
            index.shadowedRequirements.contains(member.name)
        else { return nil }
        return owner
    }

    func typeArguments(of candidate: OpenedCandidate) -> [String: StaticType] {
        var arguments: [String: StaticType] = [:]
        for (name, type) in candidate.generics {
            let type = solver.defaulted(type)
            if type != .unknown, !name.hasPrefix("some#") { arguments[name] = type }
        }
        for (name, type) in argumentsOfMade(by: candidate) where arguments[name] == nil && type != .unknown { arguments[name] = type }
        return arguments
    }

    /// What the generic parameters are of the type that an initializer of a protocol's extension makes.
    private func argumentsOfMade(by candidate: OpenedCandidate) -> [String: StaticType] {
        let member = candidate.found.member
        guard case .initializer = member.kind, member.owner.flatMap({ index.type(named: $0) })?.kind == .protocol,
            case .nominal(let name, let arguments)? = candidate.found.substitution["Self"].map({ solver.defaulted($0) })
        else { return [:] }
        return index.infos(named: name).first?.bindings(arguments) ?? [:]
    }

    /// Of a member of the library its body is chosen by the value that it is called on; what the static phase adds is what that holds, and
    /// what the generic parameters are of a body that is written in Swift.
    private func libraryResolution(of candidate: OpenedCandidate) -> CallResolution? {
        let isOfOptional = candidate.found.member.owner == "Optional"
        var element: StaticType?
        if let receiver = candidate.found.substitution["Self"], case .nominal = solver.head(receiver) {
            let type = solver.defaulted(receiver)
            element = solver.conformances.associatedType("Element", of: type).map { solver.defaulted($0) }
        }
        if let known = element, !known.isKnown, !known.isAssociatedElsewhere { element = nil }
        if case .parameter("Self")? = candidate.found.substitution["Self"].map({ solver.head($0) }) {
            element = .member(.parameter("Self"), "Element")
        }
        let arguments = candidate.found.member.hasBody ? typeArguments(of: candidate).filter { $0.value.isKnown } : [:]
        if !isOfOptional, !candidate.outranksOwn, element == nil, arguments.isEmpty { return nil }
        return CallResolution(
            isOfOptional: isOfOptional, isOfLibrary: candidate.outranksOwn, element: element, typeArguments: arguments)
    }

    /// What the associated types of a protocol are in its extension, by the value that a method of it is called on.
    private func associatedTypes(seenBy candidate: OpenedCandidate) -> [String: StaticType] {
        let member = candidate.found.member
        guard member.isInExtension, let owner = member.owner, let receiver = candidate.found.substitution["Self"] else { return [:] }
        return associatedTypes(of: owner, in: receiver)
    }

    /// What the generic parameters are that a member of an extension sees, by the value that it is read of.
    func arguments(of owner: String, in receiver: StaticType) -> [String: StaticType] {
        let type = solver.defaulted(receiver)
        guard case .nominal(owner, let arguments) = type, let info = index.type(named: owner) else {
            return associatedTypes(of: owner, in: receiver)
        }
        return info.bindings(arguments).filter { $0.value != .unknown }
    }

    private func associatedTypes(of owner: String, in receiver: StaticType) -> [String: StaticType] {
        guard index.type(named: owner)?.kind == .protocol else { return [:] }
        let names = Set(([owner] + index.conformances(of: owner).keys).flatMap { index.type(named: $0)?.associatedTypes ?? [] })
        var result: [String: StaticType] = [:]
        switch solver.head(receiver) {
        case .nominal:
            let type = solver.defaulted(receiver)
            for name in names {
                guard let found = solver.conformances.associatedType(name, of: type), found.isKnown else { continue }
                result[name] = found
            }
        // What a generic parameter is, and so what it has, run time knows.
        case .parameter(let generic): for name in names { result[name] = .member(.parameter(generic), name) }
        default: break
        }
        return result
    }

    /// A method of an extension that no value can override: of a protocol's, beside its requirements, or of a type of the library's.
    private func staticMethod(_ candidate: OpenedCandidate) -> DeclaredMember? {
        let member = candidate.found.member
        guard case .function = member.kind, !member.isStatic, let owner = member.owner, let receiver = candidate.found.substitution["Self"],
            member.isStaticallyDispatched(on: receiver, index)
        else { return nil }
        return DeclaredMember(owner: owner, span: member.span)
    }
}

extension Member {
    fileprivate var isOfLibrary: Bool { isLibrary && declaration?.span?.isOfLibrary ?? false }

    /// Is it written in Swift, as the prelude is, and no signature of what the evaluator does?
    fileprivate var hasBody: Bool {
        switch kind {
        case .function(let function), .initializer(let function, _): function.body?.isEmpty == false
        default: false
        }
    }
}
