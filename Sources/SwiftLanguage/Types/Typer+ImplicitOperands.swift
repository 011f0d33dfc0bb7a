// SPDX-License-Identifier: GPL-3.0-or-later

/// Implicit members beside an operator of a type of its own that takes two kinds: `instant + .seconds(1)`.
extension Typer {
    /// What an operator's function takes where an implicit member stands: that function of a type that has the member there; nil where
    /// the type has none, or the member is one of the type itself.
    /// - Parameters:
    ///   - owner: the type of the other operand, or of the result where both are implicit members.
    ///   - expected: what the function gives.
    func implicitOperands(
        _ left: Expression, _ sign: String, _ right: Expression, of owner: StaticType, _ expected: StaticType?
    ) -> (left: StaticType, right: StaticType)? {
        guard case .nominal = owner, !owner.isNumber else { return nil }
        let wanted = expected.map { solver.resolved($0).unwrapped }
        for found in lookup.statics(sign, of: owner).found where !found.member.isNative {
            let signature = index.signature(of: found.member)
            guard signature.parameters.count == 2 else { continue }
            let opened = found.substitution.merging(signature.generics.map { ($0, solver.fresh()) }) { $1 }
            let types = signature.parameters.map { $0.type.substituting(opened) }
            let result = signature.result.substituting(opened)
            guard types[0] != types[1], wanted == nil || wanted == result || result.hasVariables,
                mayBe(left, types[0], owner), mayBe(right, types[1], owner)
            else { continue }
            return (types[0], types[1])
        }
        return nil
    }

    /// Has the type the member that is written, or is something else written, which then is the owner?
    private func mayBe(_ operand: Expression, _ type: StaticType, _ owner: StaticType) -> Bool {
        guard let name = operand.implicitRoot else { return type == owner }
        return !lookup.statics(name, of: type).found.isEmpty
    }
}

extension Expression {
    /// Is it an array literal of implicit members alone, `[.red, .blue]`, or what a method that takes nothing gives of one, as
    /// `enumerated()` does? What is done with the elements tells their type.
    var isOfImplicitMembers: Bool {
        switch kind {
        case .call(let call) where call.arguments.isEmpty && call.trailingClosures.isEmpty:
            if case .member(let base, _, _) = call.callee.kind { base.isOfImplicitMembers } else { false }
        case .array(let elements): !elements.isEmpty && elements.allSatisfy(\.isImplicitlyRooted)
        case .parenthesized(let inner): inner.isOfImplicitMembers
        default: false
        }
    }

    /// `seconds` of `.seconds(1)`
    var implicitRoot: String? {
        switch kind {
        case .implicitMember(let name): name
        case .prefix(_, let inner), .parenthesized(let inner), .member(let inner, _, _), .subscript(let inner, _),
            .optionalChaining(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
            inner.implicitRoot
        case .call(let call): call.callee.implicitRoot
        default: nil
        }
    }
}
