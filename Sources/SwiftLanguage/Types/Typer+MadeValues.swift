// SPDX-License-Identifier: GPL-3.0-or-later

/// What a call gives where its declaration alone does not tell: of a class, what it has from the one above gives its own instances.
extension Typer {
    /// What a user-defined type gives that declares no initializer: classes without properties to set, cases by their raw value.
    func made(_ type: StaticType) -> StaticType {
        guard case .metatype(let instance) = type, let name = instance.nominalName, let info = index.types[name],
            info.isComplete, !info.isOfLibrary
        else { return .unknown }
        return info.kind == .enum ? .optional(instance) : instance
    }

    /// What an initializer gives that a class has from the one above, and a method of that one's that gives `Self`: an instance of the class
    /// that is asked.
    func made(by choice: OpenedCandidate, _ receiver: StaticType, _ callee: Expression) -> StaticType {
        if choice.found.member.givesSelf { return dynamicSelf(choice, receiver, callee) }
        guard case .initializer = choice.found.member.kind, case .metatype(let instance) = receiver, let name = instance.nominalName,
            choice.found.member.owner != name, index.types[name]?.kind == .class
        else { return choice.result }
        return solver.head(choice.result).wrapped == nil ? instance : .optional(instance)
    }

    private func dynamicSelf(_ choice: OpenedCandidate, _ receiver: StaticType, _ callee: Expression) -> StaticType {
        var instance = solver.head(receiver)
        if case .metatype(let type) = instance { instance = solver.head(type) }
        // What `super` gives is as much of the class that asks.
        if case .member(let base, _, _) = callee.kind, base.bareName == "super", let own = scope.selfType { instance = own }
        guard case .nominal(let name, _) = instance, choice.found.member.owner != name, index.types[name]?.kind == .class else {
            return choice.result
        }
        return solver.head(choice.result).wrapped == nil ? instance : .optional(instance)
    }
}
