// SPDX-License-Identifier: GPL-3.0-or-later

/// Closures as values: what they capture, keep alive, and are wanted to take and give.
extension Activation {
    func closure(_ closure: Expression.Closure, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> FunctionValue {
        let outer = scope
        defer { scope = outer }
        var weakReceiver: Scope?
        var captured: [(name: String, value: Value, isWeak: Bool)] = []
        for capture in closure.captures {
            // `[x]`, `[x = y]`, `[weak model]`: copies, made now.
            let words = capture.label?.split(separator: " ").map(String.init) ?? []
            let name = words.last ?? capture.value.bareName ?? ""
            let isWeak = words.dropLast().contains(where: \.isWeak)
            if name == "self", isWeak, let receiver, case .object = receiver.value {
                weakReceiver = Scope("self", receiver.value.weakened, isLet: receiver.isLet, parent: nil)
            }
            guard name != "self", !name.isEmpty else { continue }
            let value = try evaluate(capture.value)
            captured.append((name, isWeak ? value.weakened : value, isWeak))
            // The variable itself would keep what is only held weakly.
            if isWeak, let box = Scope.find(name, in: scope), let rest = scope?.removing(box) { scope = rest.scope }
        }
        let heldReceiver = weakReceiver ?? self.heldReceiver(closure, expression, captured.map(\.name))
        // Around most closures of a scene's own source there are no variables: what they name is not asked for.
        if let around = scope { scope = Scope.innermost(of: machine.caches.freeNames(of: closure, expression.id), in: around) }
        for item in captured {
            declare(item.name, item.value)
            scope?.isWeak = item.isWeak
        }
        let signature = self.signature(expected)
        return FunctionValue(
            .closure(closure, captures.replacing(receiver: heldReceiver)), builder: signature?.builder,
            expression: expression, signature: signature
        )
    }

    /// The receiver, where the closure keeps it alive: an instance of a class that it does not name, as `self` or by a member, it does not.
    private func heldReceiver(_ closure: Expression.Closure, _ expression: Expression, _ captured: [String]) -> Scope? {
        guard let receiver, case .object = receiver.value else { return receiver }
        let isNamed = machine.caches.freeNames(of: closure, expression.id).contains { name in
            if ["self", "Self", "super"].contains(name) { return true }
            return !captured.contains(name) && Scope.find(name, in: scope) == nil && hasMember(name, of: receiver.value)
        }
        return isNamed ? receiver : nil
    }

    /// What the place of a closure wants of it; nil where it wants no function.
    private func signature(_ expected: ResolvedType) -> FunctionSignature? {
        guard case .function(var wanted) = expected.unwrapped else { return nil }
        switch wanted.result {
        case .result: wanted.result = callResultType.ofOne
        // What an optional's `map` makes is what the call's result holds, a whole array if it is one.
        case .optional(.result):
            if case .optional(let held) = callResultType { wanted.result = held } else { wanted.result = callResultType }
        default: break
        }
        return wanted
    }
}
