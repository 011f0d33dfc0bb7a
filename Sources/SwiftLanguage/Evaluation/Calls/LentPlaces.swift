// SPDX-License-Identifier: GPL-3.0-or-later

/// Places that are passed with `&` and are not read before the call: what is there is in the function's hands alone while that runs, so
/// that a long list is not copied, and `isKnownUniquelyReferenced` counts no reference of ours.
extension Activation {
    /// Is what the places hold left there until the function takes it?
    func areLent(_ targets: [InoutPlace], to candidate: Candidate, _ invocation: Invocation) -> Bool {
        guard targets.count == 1 else { return false }
        switch candidate {
        case .native(let function): return function === StandardLibrary.uniqueness
        case .user(let function):
            return !function.isMutating && function.builder == nil && function.declaration.genericParameters.isEmpty
                && !function.name.isOperatorName && invocation.instance == nil && invocation.constructed == nil
                && isPlainVariable(targets[0].place)
        case .memberwise, .enumCase: return false
        }
    }

    private func isPlainVariable(_ place: Place) -> Bool {
        guard case .variable(let box) = place, box !== receiver else { return false }
        return box.accessors == nil && box.isInitialized && !box.isLet && !box.isProjected && !box.isWeak
    }

    /// Calls with a place that is lent.
    /// - Parameter values: those of the other arguments.
    func lend(_ target: InoutPlace, to candidate: Candidate, _ values: [Value?], _ invocation: Invocation) throws(Diagnostic) -> Outcome {
        guard case .user(let function) = candidate else { return Outcome(.bool(try isUniquelyHeld(target))) }
        let types = typeArguments(of: invocation, for: function)
        var outcome = Outcome(.void)
        try modify(target.place, at: target.span) { (value: inout Value) throws(Diagnostic) in
            if !value.mayBeLong { value = try self.coerced(value, to: target.type, at: target.span) }
            let lent = LentArgument(target.index, value)
            value = .void
            defer { value = lent.value }
            outcome = try self.run(
                function, receiver: invocation.receiver, optionalArguments: values, captures: invocation.captures, typeArguments: types,
                lent: lent, at: invocation.expression?.span ?? invocation.span)
            self.keepsType = true
        }
        return outcome
    }

    private func isUniquelyHeld(_ target: InoutPlace) throws(Diagnostic) -> Bool {
        var isUnique = false
        try modify(target.place, at: target.span) { (value: inout Value) throws(Diagnostic) in
            isUnique = value.isUniqueReference()
            self.keepsType = true
        }
        return isUnique
    }
}

/// What an `inout` parameter takes over from its place for the time of a call.
final class LentArgument {
    /// Of the parameter.
    let index: Int
    private(set) var value: Value

    init(_ index: Int, _ value: Value) {
        self.index = index
        self.value = value
    }

    /// Nothing but the parameter holds it from now on.
    func give(to parameter: Scope) {
        parameter.value = value
        value = .void
    }

    /// Takes back what the parameter has become.
    func take(from parameter: Scope) {
        value = parameter.value
        parameter.value = .void
    }
}

extension StandardLibrary {
    /// The call looks at the place itself: what it were given would be one more reference.
    static let uniqueness = NativeFunction("isKnownUniquelyReferenced", [.any()], changesArguments: true) { _ in .bool(false) }
}

extension Value {
    /// Is it the only reference to an instance? False of what is no instance.
    fileprivate mutating func isUniqueReference() -> Bool {
        guard var object = takeObject() else { return false }
        defer { self = .object(object) }
        return object.isUnique()
    }

    private mutating func takeObject() -> ObjectValue? {
        guard case .object(let object) = self else { return nil }
        self = .void
        return object
    }
}
