// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether what a class overrides has the types of what stands above: parameters that take as much, a result that is as much.
struct OverrideCheck {
    let index: StaticIndex
    let info: TypeInfo

    func diagnostics() -> [Diagnostic] {
        guard info.kind == .class, info.isComplete, !info.isRedeclared, let above = classesAbove() else { return [] }
        return [info.members, info.statics].flatMap { $0.values.joined() }.compactMap { member in
            guard member.isOverride else { return nil }
            return member.isProperty ? property(member, above) : function(member, above)
        }
    }

    /// All classes above; nil where one of them is not the user's.
    private func classesAbove() -> [TypeInfo]? {
        var result: [TypeInfo] = []
        for name in index.conformances(of: info.name).keys.sorted() {
            guard let found = index.type(named: name) else { return nil }
            if found.kind == .protocol { continue }
            guard found.kind == .class, found.isComplete, !found.isOfLibrary, !found.isRedeclared else { return nil }
            result.append(found)
        }
        return result
    }

    private func members(_ member: Member, of above: [TypeInfo]) -> [Member] {
        above.flatMap { (member.isStatic ? $0.statics : $0.members)[member.name] ?? [] }
    }

    private func property(_ member: Member, _ above: [TypeInfo]) -> Diagnostic? {
        let candidates = members(member, of: above).filter(\.isProperty)
        let type = index.type(of: member)
        guard let first = candidates.first, candidates.allSatisfy({ !mayStand(type, for: index.type(of: $0)) }) else { return nil }
        return Diagnostic(
            .missingRequirement,
            "property '\(member.name)' with type '\(type)' cannot override a property with type '\(index.type(of: first))'",
            at: member.declaration?.namePlace
        ).declared(first.name, at: first.span)
    }

    private func function(_ member: Member, _ above: [TypeInfo]) -> Diagnostic? {
        let own = index.signature(of: member)
        let candidates = members(member, of: above).filter { !$0.isProperty }
        guard own.generics.isEmpty, !candidates.isEmpty, candidates.allSatisfy({ !overrides(own, index.signature(of: $0)) }) else {
            return nil
        }
        return Diagnostic(
            .missingRequirement, "method does not override any method from its superclass", at: member.declaration?.namePlace,
            hint: "the one in the superclass has other types"
        ).declared(candidates[0].name, at: candidates[0].span)
    }

    private func overrides(_ own: Signature, _ above: Signature) -> Bool {
        if !above.generics.isEmpty { return true }
        guard own.parameters.map(\.label) == above.parameters.map(\.label), mayStand(own.result, for: above.result) else { return false }
        return zip(own.parameters, above.parameters).allSatisfy { mayStand($1.type, for: $0.type) }
    }

    /// May a value of one type be taken for another? Of what depends on generic parameters, and of functions, nothing is said.
    private func mayStand(_ type: StaticType, for wanted: StaticType) -> Bool {
        if (type == .void) != (wanted == .void), type.isKnown, wanted.isKnown { return false }
        guard type.isKnown, wanted.isKnown, case .nominal(let name, _) = type, case .nominal(let other, let arguments) = wanted,
            let given = index.type(named: name), let asked = index.type(named: other), given.isComplete, asked.isComplete,
            given.kind != .protocol, asked.kind != .protocol
        else { return true }
        if name == other { return zip(type.arguments, arguments).allSatisfy { mayStand($0, for: $1) } }
        if let wrapped = wanted.wrapped { return mayStand(type, for: wrapped) }
        return Conformances(index: index).isSubclass(name, of: other)
    }
}

extension Member {
    var isOverride: Bool { declaration?.modifiers.contains("override") ?? false }
}
