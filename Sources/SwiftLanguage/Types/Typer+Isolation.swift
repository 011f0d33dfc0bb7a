// SPDX-License-Identifier: GPL-3.0-or-later

/// Actor isolation: access from outside needs `await`.
extension Typer {
    /// A property of an actor that is read or changed outside of it.
    func checkIsolation(of name: String, on owner: StaticType, _ base: Expression, isChanged: Bool = false, at span: SourceSpan?) {
        guard isOutside(owner, base), let member = lookup.members(name, of: owner).found.first?.member, member.isIsolated,
            case .property(let binding) = member.kind, isChanged || !scope.isAwaited
        else { return }
        // A constant never changes, so reading it needs no 'await'.
        if !isChanged, let declaration = member.declaration, case .variable(let variable) = declaration.kind, variable.isLet,
            binding.accessors == nil
        {
            return
        }
        let what =
            isChanged
            ? "can not be mutated from a nonisolated context"
            : scope.isAsync ? "cannot be accessed from outside of the actor" : "can not be referenced from a nonisolated context"
        report(
            Diagnostic(
                .unsupported, "actor-isolated property '\(name)' \(what)", at: span, hint: isChanged ? nil : "write 'await' before it"
            )
            .declared(name, at: member.span))
    }

    /// What an actor has is changed outside of it, as a whole or a part of it: `store.items.append(1)`, `store.names["a"] = 2`.
    func checkIsolatedChange(of target: Expression) {
        switch target.kind {
        case .member(let base, let name, let span):
            let owner = triedType(of: base)
            checkIsolation(of: name, on: owner, base, isChanged: true, at: span ?? target.span)
            if isOwnValue(owner) { checkIsolatedChange(of: base) }
        case .subscript(let base, _):
            if isOwnValue(triedType(of: base)) { checkIsolatedChange(of: base) }
        case .parenthesized(let inner), .forceUnwrap(let inner), .optionalChaining(let inner), .optionalChain(let inner):
            checkIsolatedChange(of: inner)
        default: break
        }
    }

    /// A method of an actor that is called outside of it.
    func checkIsolation(ofCallTo candidates: [FoundMember], on owner: StaticType, _ base: Expression?, at span: SourceSpan?) {
        guard !scope.isAwaited, let base, isOutside(owner, base), !candidates.isEmpty,
            candidates.allSatisfy({ $0.member.isIsolated && !$0.member.effects.contains("async") }), let member = candidates.first?.member
        else { return }
        let name = member.shownName(index.signature(of: member))
        report(
            Diagnostic(
                .unsupported,
                scope.isAsync
                    ? "actor-isolated instance method '\(name)' cannot be called from outside of the actor"
                    : "call to actor-isolated instance method '\(name)' in a synchronous nonisolated context", at: span,
                hint: "write 'await' before it"
            ).declared(member.name, at: member.span))
    }

    private func isOutside(_ owner: StaticType, _ base: Expression) -> Bool {
        guard !scope.isBarePrompt, !scope.isScene, case .nominal(let name, _) = owner, let info = index.types[name], info.kind == .actor,
            info.isComplete
        else { return false }
        if let name = base.bareName, scope.isolatedParameters.contains(name) { return false }
        return base.bareName != "self" && base.bareName != "super" && scope.selfType?.nominalName != name
    }
}

extension TypeSyntax {
    /// `isolated A`
    var isIsolated: Bool { if case .attributed(let words, _) = self { words.contains("isolated") } else { false } }
}

extension Member {
    /// Is it one of the user's that only code of its actor may touch at once?
    fileprivate var isIsolated: Bool {
        guard !isStatic, !isLibrary, let declaration else { return false }
        return !declaration.modifiers.contains { $0.hasPrefix("nonisolated") }
            && !declaration.attributes.contains { $0.name.first?.isUppercase == true }
    }
}
