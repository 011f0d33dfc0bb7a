// SPDX-License-Identifier: GPL-3.0-or-later

/// Which members code may name where it stands.
extension Typer {
    /// Whether a member may be named here: a private one only in its type.
    func checkAccess(to found: [FoundMember], _ name: String, at span: SourceSpan?) {
        guard !found.isEmpty, found.allSatisfy({ isPrivate($0.member) && !isInside($0.member) }) else { return }
        let shown = name == "init" ? "'\(found[0].member.owner ?? name)' initializer" : "'\(name)'"
        report(Diagnostic(.unknownMember, "\(shown) is inaccessible due to 'private' protection level", at: span))
    }

    /// Whether what makes a value may be used here. Where all properties have first values, `init()` stands beside the initializer that takes
    /// them, for all who see the type.
    func checkAccess(toMade found: [FoundMember], _ arguments: [TypedArgument], _ call: Expression, at span: SourceSpan?) {
        guard found.count == 1, let member = found.first?.member, case .memberwise = member.kind else {
            return checkAccess(to: found, "init", at: span)
        }
        guard isHidden(member, from: arguments.map(\.label)) else { return }
        let words = "'\(member.owner ?? "")' initializer is inaccessible due to 'private' protection level"
        guard let first = arguments.first, index.signature(of: member).parameters.allSatisfy(\.hasDefault) else {
            return report(Diagnostic(.unknownMember, words, at: span))
        }
        report(
            Diagnostic(
                .unknownArgument, "argument passed to call that takes no arguments",
                at: arguments.count == 1 ? first.expression.place : call.opening))
    }

    /// The candidates without an initializer by properties that only the type itself sees, where others are left.
    func seenInitializers(_ found: [FoundMember], _ labels: [String?]) -> [FoundMember] {
        let seen = found.filter { !isHidden($0.member, from: labels) }
        return seen.isEmpty ? found : seen
    }

    /// Does the initializer that a struct has by its properties take one that only the type sees? Of those that have values newer compilers
    /// have an initializer without them, too: they have to be given. At the prompt they may be.
    private func isHidden(_ member: Member, from labels: [String?]) -> Bool {
        guard case .memberwise = member.kind, !isInside(member), let owner = member.owner.flatMap({ index.types[$0] }) else { return false }
        return owner.stored.contains { property in
            index.isTakenPrivately(property)
                && (!property.hasFirstValue || labels.contains(property.name) && !scope.isBarePrompt)
        }
    }

    private func isPrivate(_ member: Member) -> Bool {
        if case .memberwise = member.kind { isHidden(member, from: []) } else { member.isPrivate }
    }

    /// Is the code that is looked at in the type that declares a member, in an extension of it or in a type within?
    func isInside(_ member: Member) -> Bool {
        guard let owner = member.owner, let here = scope.context.typeName ?? scope.context.localScope else { return false }
        return here == owner || here.hasPrefix(owner + ".")
    }
}

extension StaticIndex {
    /// Does the initializer that a struct has by its properties take this one, which only the type sees? One with a wrapper that has a first
    /// value it leaves out instead.
    fileprivate func isTakenPrivately(_ property: Member) -> Bool {
        guard property.isPrivate, case .property(let binding) = property.kind, let declaration = property.declaration,
            case .variable(let variable) = declaration.kind, !(variable.isLet && binding.initializer != nil)
        else { return false }
        if let wrapper = program.wrapper(of: declaration)?.known { return wrapper.parameter == .binding }
        // What is unknown may be a wrapper.
        return declaration.attributes.allSatisfy { $0.known == nil && $0.name.first?.isLowercase == true || $0.name == "ViewBuilder" }
    }
}

extension Member {
    /// Has it a value where none is given? An optional variable is nil then.
    fileprivate var hasFirstValue: Bool {
        guard case .property(let binding) = kind, case .variable(let variable)? = declaration?.kind else { return false }
        if case .optional? = binding.type, !variable.isLet { return true }
        return binding.initializer != nil
    }
}
