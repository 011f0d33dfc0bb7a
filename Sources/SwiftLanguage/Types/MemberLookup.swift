// SPDX-License-Identifier: GPL-3.0-or-later

/// A member as it is found on one type.
struct FoundMember {
    let member: Member
    /// What the generic parameters of the declaring type are here, `Self` among them.
    let substitution: [String: StaticType]
    /// How far away from the type it was found: its own, a superclass's or a protocol's.
    let distance: Int
    /// How many others the protocol refines that declares it: what extends one that refines another is nearer than what extends that.
    var refinement = 0
}

extension [FoundMember] {
    /// The property that is meant: of the type itself before one of its protocols, of an extension that asks for more before others.
    var nearestProperty: FoundMember? {
        filter(\.member.isProperty).min {
            ($0.distance, -$0.member.constraints.strictness, -$0.refinement)
                < ($1.distance, -$1.member.constraints.strictness, -$1.refinement)
        }
    }
}

extension [GenericConstraint] {
    /// How much they ask: that something is one type asks for more than a number of protocols.
    var strictness: Int { reduce(0) { $0 + ($1.isEquality ? 10 : 1) } }
}

extension GenericConstraint {
    fileprivate var isEquality: Bool { if case .same = relation { true } else { false } }
}

extension StaticIndex {
    /// Does an extension declare a name of a type again, for some of its arguments alone? The name does not tell which of them is meant.
    func isDeclaredForSome(_ name: String, in owner: String, isStatic: Bool = false) -> Bool {
        guard let info = types[owner] else { return false }
        let found = name == "init" ? info.initializers : (isStatic ? info.statics : info.members)[name] ?? []
        return found.count > 1 && found.contains { $0.isOwn && $0.isForSomeArguments }
    }
}

/// Finding members of types by name.
struct MemberLookup {
    let index: StaticIndex
    let conformances: Conformances
    /// Members of extensions that ask for more than a type has are found too.
    var ignoresConstraints = false
    /// What an open literal is taken for where a constraint asks.
    var defaulted: (StaticType) -> StaticType = { $0 }

    /// What was found. `isKnown` is false where a type may have more than what is declared in sight.
    typealias Found = (found: [FoundMember], isKnown: Bool)

    /// A question that has the same answer wherever it is asked in one program.
    struct Key: Hashable {
        let name: String
        let type: StaticType
        let isStatic: Bool
    }

    /// The members of a value of a type.
    func members(_ name: String, of type: StaticType) -> Found {
        known(name, type, isStatic: false) { lookUp(name, of: type) }
    }

    /// The members of a type itself.
    func statics(_ name: String, of type: StaticType) -> Found {
        known(name, type, isStatic: true) { lookUpStatics(name, of: type) }
    }

    /// The answer for a closed type does not depend on the generic parameters in sight: it is worked out once.
    private func known(_ name: String, _ type: StaticType, isStatic: Bool, _ find: () -> Found) -> Found {
        guard type.isClosedName, !ignoresConstraints else { return find() }
        let key = Key(name: name, type: type, isStatic: isStatic)
        if let known = index.lookups[key] { return known }
        let found = find()
        index.lookups[key] = found
        return found
    }

    private func lookUp(_ name: String, of type: StaticType) -> Found {
        switch type {
        case .nominal(let nominal, let arguments): return members(name, of: nominal, arguments, type, isStatic: false)
        case .existential(let names), .opaque(let names): return members(name, ofProtocols: names, type)
        case .parameter, .member:
            var names = conformances.asked(of: type)
            if case .parameter("Self") = type, let owner = conformances.selfProtocol { names.append(owner) }
            let result = members(name, ofProtocols: names, type)
            return (result.found, result.isKnown && !names.isEmpty)
        case .metatype(let instance): return statics(name, of: instance)
        default: return ([], false)
        }
    }

    private func lookUpStatics(_ name: String, of type: StaticType) -> Found {
        switch type {
        case .nominal(let nominal, let arguments): return members(name, of: nominal, arguments, type, isStatic: true)
        case .existential(let names), .opaque(let names):
            return members(name, ofProtocols: names, type, isStatic: true)
        case .parameter, .member:
            var names = conformances.asked(of: type)
            if case .parameter("Self") = type, let owner = conformances.selfProtocol { names.append(owner) }
            return (members(name, ofProtocols: names, type, isStatic: true).found, false)
        default: return ([], false)
        }
    }

    func unconstrained(_ name: String, of type: StaticType) -> [FoundMember] {
        var copy = self
        copy.ignoresConstraints = true
        return copy.members(name, of: type).found
    }

    /// What a constraint of a member's extension is about.
    func reduced(_ constraint: GenericConstraint, _ found: FoundMember) -> StaticType {
        reduced(constraint.subject.substituting(found.substitution))
    }

    // MARK: By name

    private func members(
        _ name: String, of nominal: String, _ arguments: [StaticType], _ type: StaticType, isStatic: Bool
    ) -> Found {
        var result: [FoundMember] = []
        var isKnown = true
        let infos = index.infos(named: nominal)
        if infos.isEmpty { return ([], false) }
        // What the library declares of a type outranks the bodies that the evaluator has for it.
        let declared = infos.contains { $0.isComplete } ? infos.filter(\.isComplete) : infos
        for info in declared {
            isKnown = isKnown && info.isComplete && !info.isOfLibrary
            let map = substitution(info, arguments, type)
            result += own(name, info, isStatic: isStatic, map, 0)
        }
        for (parent, constraints) in index.conformances(of: nominal).sorted(by: { $0.key < $1.key }) {
            let map = substitution(declared[0], arguments, type)
            guard holds(constraints, map) else { continue }
            guard let info = index.type(named: parent) else {
                isKnown = isKnown && parent.asksForNothing
                continue
            }
            isKnown = isKnown && (info.isComplete || parent.asksForNothing)
            for info in index.infos(named: parent) {
                let inner =
                    info.kind == .protocol ? ["Self": type] : substitution(info, index.arguments(of: info, for: declared[0], map), type)
                let nearer = result
                result += own(name, info, isStatic: isStatic, inner, info.kind == .protocol ? 2 : 1).filter { found in
                    if found.member.isRequirement { return !nearer.contains { !$0.member.isRequirement } }
                    return !isOverridden(found.member, by: nearer)
                }
            }
        }
        if declared.contains(where: { $0.attributes.contains { $0.name == "dynamicMemberLookup" } }) { isKnown = false }
        return (result, isKnown)
    }

    /// Does a class override a method that takes what the generic parameters of a class above are? Of other methods the types tell which is
    /// meant.
    private func isOverridden(_ member: Member, by nearer: [FoundMember]) -> Bool {
        guard case .function = member.kind, case let overriding = nearer.map(\.member).filter(\.isOverride), !overriding.isEmpty else {
            return false
        }
        let signature = index.signature(of: member)
        let shape = signature.shape
        return signature.parameters.contains { $0.type.dependsOnParameters }
            && overriding.map { index.signature(of: $0) }.contains { other in
                other.parameters.map(\.label) == signature.parameters.map(\.label) && other.generics.count == shape.generics
                    && (other.generics.isEmpty || other.shape.asked == shape.asked)
            }
    }

    private func members(
        _ name: String, ofProtocols names: [String], _ type: StaticType, isStatic: Bool = false
    ) -> Found {
        var result: [FoundMember] = []
        var isKnown = true
        var all = names
        for name in names { all += index.conformances(of: name).keys.sorted() }
        for proto in all {
            let infos = index.infos(named: proto)
            if infos.isEmpty || infos.contains(where: { !$0.isComplete }) { isKnown = isKnown && proto.asksForNothing }
            for info in infos {
                // The type behind `any P` has members of its own: only what the protocol asks for and extends is in sight.
                result += own(name, info, isStatic: isStatic, ["Self": type], names.contains(proto) ? 0 : 1)
            }
        }
        return (result, isKnown)
    }

    private func own(
        _ name: String, _ info: TypeInfo, isStatic: Bool, _ map: [String: StaticType], _ distance: Int
    ) -> [FoundMember] {
        let refinement = info.kind == .protocol ? index.conformances(of: info.name).count : 0
        var found = (isStatic ? info.statics[name] : info.members[name]) ?? []
        // Beside what the file has for itself is what all have.
        if let open = name.withoutItsFile { found += (isStatic ? info.statics[open] : info.members[open]) ?? [] }
        if isStatic, name == "init" {
            found = info.initializers
            if let memberwise = index.memberwiseInitializer(of: info) { found.append(memberwise) }
        }
        return found.compactMap { member in
            var map = map
            // Of a value of the host's that is known as its protocol the evaluator knows the type.
            if isStatic || info.declaration == nil, let told = member.selfByExtension, map["Self"].map(isProtocol) == true {
                map["Self"] = told
            }
            guard holds(member.constraints, map) else { return nil }
            return FoundMember(member: member, substitution: map, distance: distance, refinement: refinement)
        }
    }

    /// Is only a protocol known of the type? Its extensions say for which types their static members are.
    private func isProtocol(_ type: StaticType) -> Bool {
        switch type {
        case .existential, .opaque: true
        case .nominal(let name, _): index.type(named: name)?.kind == .protocol
        default: false
        }
    }

    func substitution(_ info: TypeInfo, _ arguments: [StaticType], _ type: StaticType) -> [String: StaticType] {
        var map = info.bindings(arguments)
        for name in info.parameterNames where map[name] == nil { map[name] = .unknown }
        map["Self"] = type
        return map
    }

    /// Whether the constraints of an extension hold for what it extends; what is unknown may fulfil them.
    func holds(_ constraints: [GenericConstraint], _ map: [String: StaticType]) -> Bool {
        ignoresConstraints
            || constraints.allSatisfy { constraint in
                let subject = defaulted(reduced(constraint.subject.substituting(map)))
                switch constraint.relation {
                case .conforms(let name): return conformances.conforms(subject, to: name) ?? true
                case .same(let other):
                    let other = defaulted(reduced(other.substituting(map)))
                    return !subject.isKnown || !other.isKnown || subject == other || conformances.areSame(subject, other)
                }
            }
    }

    private func reduced(_ type: StaticType) -> StaticType {
        type.mapped {
            if case .parameter = $0 { return conformances.sameType(as: $0) }
            guard case .member(let base, let name) = $0 else { return nil }
            return conformances.associatedType(name, of: reduced(base))
        }
    }
}

extension StaticType {
    /// A named type without generic arguments, or what is known by its protocols alone.
    fileprivate var isClosedName: Bool {
        switch self {
        case .nominal(_, let arguments): arguments.isEmpty
        case .existential(let names), .opaque(let names): !names.isEmpty
        default: false
        }
    }
}
