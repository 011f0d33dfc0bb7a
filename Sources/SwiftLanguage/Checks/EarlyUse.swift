// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether an initializer that leaves its work to another uses `self` before that one has made it. Only what stands before the first
/// statement that may make it is looked at.
struct EarlyUse {
    let members: OwnMembers
    /// They hide members.
    let parameters: [String]
    /// Of a struct, a property is set at the sign that sets it.
    let isOfStruct: Bool

    func check(_ body: [Statement]) throws(Diagnostic) {
        let before = Array(body.prefix { !Self.whole([$0]).allParts.contains(where: \.mayMakeSelf) })
        let code = Self.whole(before)
        let used = code.freeIdentifiers.subtracting(parameters).filter(isOfValue)
        guard !used.isEmpty, let use = code.allParts.first(where: { $0.bareName.map(used.contains) ?? false }) else { return }
        let change = isOfStruct ? code.allParts.first { $0.changes(use) } : nil
        throw Diagnostic(
            .missingRequirement, "'self' used before 'self.init' call or assignment to 'self'", at: change?.place ?? use.span,
            hint: "call 'self.init' first")
    }

    private static func whole(_ body: [Statement]) -> Expression { Expression(.closure(Expression.Closure(body: body))) }

    private func isOfValue(_ name: String) -> Bool {
        name == "self" || members.stored.contains(name) || members.computed.contains(name) || members.methods.contains(name)
    }
}

extension Expression {
    /// It and all that it consists of, in order.
    fileprivate var allParts: [Expression] {
        var (result, pending) = ([Expression](), [self])
        while let next = pending.popLast() {
            result.append(next)
            pending += next.children.reversed()
        }
        return result
    }

    /// `x = …` and `self.x = …` of the name
    fileprivate func changes(_ use: Expression) -> Bool {
        guard case .assignment(let target, "=", _) = kind else { return false }
        if case .member(let base, _, _) = target.kind { return base.span == use.span }
        return target.span == use.span
    }

    /// `self.init(…)`, `self = …`; the type of `self` is known before, too.
    fileprivate var mayMakeSelf: Bool {
        switch kind {
        case .call(let call):
            if call.callee.bareName == "type" { return true }
            guard case .member(let base, "init", _) = call.callee.kind else { return false }
            return base.bareName == "self" || base.bareName == "super"
        case .assignment(let target, _, _): return target.bareName == "self"
        default: return false
        }
    }
}
