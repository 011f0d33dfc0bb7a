// SPDX-License-Identifier: GPL-3.0-or-later

/// What a value of `any P` cannot do, because its type is not known.
extension Typer {
    /// A method that takes a value of the very type of the receiver, or of one of its associated types.
    func checkErasedReceiver(_ choice: OpenedCandidate, _ receiver: StaticType, _ base: Expression?) {
        guard let base, case .existential(let names) = receiver, let owner = choice.found.member.owner, !choice.found.member.isLibrary,
            !choice.found.member.isNative
        else { return }
        let told = Set(
            ([owner] + names).flatMap { [$0] + index.conformances(of: $0).keys }.flatMap { index.types[$0]?.toldAssociatedTypes ?? [] })
        let asked = index.signature(of: choice.found.member).parameters
        guard asked.contains(where: { $0.type.asksForOwnType(but: told) }) else { return }
        report(
            Diagnostic(
                .typeMismatch,
                "member '\(choice.found.member.name)' cannot be used on value of type '\(receiver)'; consider using a generic constraint instead",
                at: base.place, hint: "write a generic function for it, as in 'func f<T: \(names.joined(separator: " & "))>(_ value: T)'"))
    }

    /// `P()`: which type is meant is not known.
    func checkErasedMade(_ type: StaticType, _ callee: Expression) {
        guard case .metatype(.existential(let names)) = type, !names.isEmpty, case .identifier = callee.kind,
            names.allSatisfy({ index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) })
        else { return }
        report(Diagnostic(.typeMismatch, "type '\(type.instance)' cannot be instantiated", at: callee.place))
    }

    /// `P.make()`: of which type it is meant is not known.
    func checkProtocolMember(_ found: [FoundMember], _ name: String, of receiver: StaticType, _ base: Expression) {
        guard case .metatype(.existential(let names)) = receiver, !names.isEmpty, let word = base.bareName, scope.local(word) == nil,
            Expression.isTypeName(word), !found.isEmpty, found.allSatisfy({ $0.member.isStatic && $0.member.isOwn }),
            names.allSatisfy({ index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) })
        else { return }
        report(
            Diagnostic(
                .unknownMember, "static member '\(name)' cannot be used on protocol metatype '(\(receiver.instance)).Type'", at: base.place,
                hint: "use a type that conforms to it"))
    }

    /// `super.init(…)` reaches the designated initializers of the class above alone.
    func checkSuperInitializer(_ call: Expression.Call) {
        guard case .member(let base, "init", _) = call.callee.kind, base.bareName == "super", let own = scope.selfType?.nominalName,
            let parent = index.types[own].flatMap({ index.superclass(of: $0)?.nominalName }),
            let info = index.types[parent], info.isComplete, !info.isOfLibrary
        else { return }
        let arguments = call.typedArguments
        let taking = info.initializers.filter { slots(for: arguments, index.signature(of: $0)) != nil }
        if !taking.isEmpty, taking.allSatisfy({ $0.isPrivate && !isInside($0) }) {
            let message = "'\(parent)' initializer is inaccessible due to 'private' protection level"
            return report(Diagnostic(.unknownMember, message, at: call.callee.place))
        }
        guard !taking.isEmpty, taking.allSatisfy(\.isConvenience) else { return }
        report(
            Diagnostic(
                .typeMismatch, "must call a designated initializer of the superclass '\(parent)'", at: base.place,
                hint: "'\(parent).init' with these arguments is a convenience initializer"))
    }
}

extension TypeInfo {
    /// Associated types that a protocol tells of itself, and those that `any Store<Int>` may tell, which is not kept here.
    fileprivate var toldAssociatedTypes: [String] {
        guard kind == .protocol, case .type(let type)? = declaration?.kind else { return [] }
        return type.genericParameters.map(\.name)
            + constraints.compactMap { constraint in
                guard case .same = constraint.relation, case .member(.parameter("Self"), let name) = constraint.subject else { return nil }
                return name
            }
    }
}

extension StaticType {
    /// Is it, or does it hold, the type of the receiver or one of its associated types, as what is taken? What a function takes is given.
    fileprivate func asksForOwnType(but told: Set<String>) -> Bool {
        switch self {
        case .parameter("Self"): true
        case .member(.parameter("Self"), let name): !told.contains(name)
        case .member(let base, _): base.asksForOwnType(but: told)
        case .nominal(_, let arguments): arguments.contains { $0.asksForOwnType(but: told) }
        case .tuple(let parts): parts.contains { $0.type.asksForOwnType(but: told) }
        case .function(let function): function.result.asksForOwnType(but: told)
        default: false
        }
    }
}
