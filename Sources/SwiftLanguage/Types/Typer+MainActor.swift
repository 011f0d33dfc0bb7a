// SPDX-License-Identifier: GPL-3.0-or-later

/// Which actor a declaration belongs to, as far as declarations in sight tell.
enum Isolation {
    case none, mainActor, unknown
}

extension StaticIndex {
    func isolation(of member: Member) -> Isolation {
        guard !member.isLibrary, let declaration = member.declaration else { return .unknown }
        if declaration.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return .none }
        if declaration.attributes.contains(where: { KnownAttribute[$0.name]?.isMainActor == true }) { return .mainActor }
        if declaration.attributes.contains(where: { $0.name.first?.isUppercase == true && program.builder(named: $0.name) == nil }) {
            return .unknown
        }
        guard let owner = member.owner else { return .none }
        let around = isolation(ofType: owner)
        return around == .none ? isolation(ofRequirementsMetBy: member, of: owner) : around
    }

    /// What a type has for its protocols belongs to the actor that they ask for it on, where it stands in the type and so do they
    /// (SE-0316).
    private func isolation(ofRequirementsMetBy member: Member, of owner: String) -> Isolation {
        guard let info = types[owner], info.kind != .protocol, case .type(let type)? = info.declaration?.kind else { return .none }
        let labels = signature(of: member).parameters.map(\.label)
        let asking = conformances(of: owner).keys.filter { name in
            types[name]?.requirements.contains {
                $0.name == member.name && $0.isStatic == member.isStatic && signature(of: $0).parameters.map(\.label) == labels
                    && isolation(of: $0) == .mainActor
            } ?? false
        }
        if asking.isEmpty { return .none }
        let stated = type.inherited.map(\.baseName)
        let isStatedHere = asking.contains { name in stated.contains { $0 == name || conformances(of: $0)[name] != nil } }
        return isStatedHere && !member.isInExtension ? .mainActor : .unknown
    }

    /// A type belongs to the actor that it names, or that its class above or its protocols name.
    private func isolation(ofType name: String, _ depth: Int = 0) -> Isolation {
        guard depth < 16, let info = types[name], !info.isRedeclared, info.kind != .actor else { return .unknown }
        if Library.names.isDeclared(name) || info.isOfLibrary { return .none }
        guard info.isComplete else { return .unknown }
        if info.attributes.contains(where: { KnownAttribute[$0.name]?.isMainActor == true }) { return .mainActor }
        if info.attributes.contains(where: { $0.name.first?.isUppercase == true && KnownAttribute[$0.name] == nil }) {
            return .unknown
        }
        if info.declaration?.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) == true { return .none }
        let inherited = info.inherited.map { isolation(ofType: $0.name, depth + 1) }
        if inherited.contains(.unknown) { return .unknown }
        return inherited.contains(.mainActor) ? .mainActor : .none
    }
}

/// The main actor: code that belongs to no actor waits for what belongs to it.
extension Typer {
    /// A function or an initializer of the main actor that is called at once.
    func checkMainActor(callOf candidates: [FoundMember], at span: SourceSpan?) {
        guard isOutsideOfMainActor, let member = candidates.first?.member,
            candidates.allSatisfy({ isOfMainActor($0.member) && !$0.member.effects.contains("async") })
        else { return }
        let labels = index.signature(of: member).parameters.map { ($0.label ?? "_") + ":" }.joined()
        let what = "main actor-isolated \(member.descriptiveKind) '\(member.name)(\(labels))'"
        report(
            scope.isAsync ? "\(what) cannot be called from outside of the actor" : "call to \(what) in a synchronous nonisolated context",
            of: member, at: span)
    }

    /// A property of the main actor, of a value or of a type.
    func checkMainActor(_ name: String, of owner: StaticType, at span: SourceSpan?) {
        guard isOutsideOfMainActor else { return }
        checkIsolation(of: lookup.members(name, of: owner).found, at: span)
    }

    func checkIsolation(of found: [FoundMember], at span: SourceSpan?) {
        guard isOutsideOfMainActor, let member = found.nearestProperty?.member, isOfMainActor(member), member.mayChange else { return }
        let what = "main actor-isolated \(member.isStatic ? "static " : "")property '\(member.name)'"
        report(
            scope.isAsync
                ? "\(what) cannot be accessed from outside of the actor" : "\(what) can not be referenced from a nonisolated context",
            of: member, at: span)
    }

    private func report(_ message: String, of member: Member, at span: SourceSpan?) {
        report(
            Diagnostic(
                .unsupported, message, at: span, hint: scope.isAsync ? "write 'await' before it" : "declare the function '@MainActor'"
            ).declared(member.name, at: member.span))
    }

    /// Is it certain that the code here runs on no actor, and does not wait?
    private var isOutsideOfMainActor: Bool { scope.isolation == .none && !scope.isInClosure && !scope.isAwaited && !scope.isScene }

    private func isOfMainActor(_ member: Member) -> Bool {
        if case .memberwise = member.kind { return false }
        return index.isolation(of: member) == .mainActor
    }
}

extension Declaration {
    /// A member of `@MainActor extension Store` belongs to that actor, unless it says otherwise.
    func isolated(by added: Declaration) -> Declaration {
        switch kind {
        case .function, .variable, .subscript, .initializer: break
        default: return self
        }
        let actor = added.attributes.filter { KnownAttribute[$0.name]?.isMainActor == true }
        return actor.isEmpty ? self : Declaration(kind, attributes: attributes + actor, modifiers: modifiers, span: span)
    }
}

extension Member {
    /// A variable, computed or stored: a constant may be read from everywhere.
    fileprivate var mayChange: Bool {
        guard case .variable(let variable)? = declaration?.kind else { return false }
        return !variable.isLet
    }
}
