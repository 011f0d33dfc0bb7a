// SPDX-License-Identifier: GPL-3.0-or-later

/// Which members code may name where it stands.
extension Typer {
    /// Whether a member may be named here: a private one only in its type.
    func checkAccess(to found: [FoundMember], _ name: String, at span: SourceSpan?) {
        guard !found.isEmpty, found.allSatisfy({ isPrivate($0.member) && !isInside($0.member) }) else { return }
        let shown = name == "init" ? "'\(found[0].member.owner ?? name)' initializer" : "'\(name)'"
        report(Diagnostic(.unknownMember, "\(shown) is inaccessible due to 'private' protection level", at: span))
    }

    /// The initializer that a struct has by its properties is as private as the most private of those that need a value.
    private func isPrivate(_ member: Member) -> Bool {
        guard case .memberwise = member.kind, let owner = member.owner.flatMap({ index.types[$0] }) else { return member.isPrivate }
        return owner.stored.contains { stored in
            guard stored.isPrivate, case .property(let binding) = stored.kind, binding.initializer == nil,
                stored.declaration?.attributes.isEmpty == true
            else { return false }
            if case .optional? = binding.type { return false }
            return true
        }
    }

    /// Is the code that is looked at in the type that declares a member, in an extension of it or in a type around or within?
    func isInside(_ member: Member) -> Bool {
        guard let owner = member.owner, let here = scope.context.typeName ?? scope.context.localScope else { return false }
        return here == owner || here.hasPrefix(owner + ".") || owner.hasPrefix(here + ".")
    }
}
