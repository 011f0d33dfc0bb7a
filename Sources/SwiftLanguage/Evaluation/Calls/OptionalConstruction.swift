// SPDX-License-Identifier: GPL-3.0-or-later

/// Making optionals: of what they hold, or by an initializer that an extension of Optional has.
extension Activation {
    /// Nil where nothing takes the arguments.
    func constructedOptional(_ reference: TypeReference, _ unresolved: Invocation) throws(Diagnostic) -> Value? {
        var invocation = unresolved
        invocation.candidates = addedInitializers(taking: invocation)
        if !invocation.candidates.isEmpty { return try call(invocation).result }
        guard invocation.actuals.count == 1 else { return nil }
        let value = try evaluate(invocation.actuals[0], reference.resolved)
        return try coerced(value, to: reference.resolved, at: invocation.span).wrapped
    }

    /// Those of the user's. `Optional(3)` is the library's, unless the static phase has found another.
    private func addedInitializers(taking invocation: Invocation) -> [Candidate] {
        guard program.nativeExtensions["Optional"] != nil else { return [] }
        let isPlain = invocation.actuals.map(\.label) == [nil]
        return machine.addedInitializers(of: "Optional").filter {
            takes($0, invocation) && (!isPlain || $0.span != nil && $0.span == invocation.resolution?.declaration)
        }
    }
}
