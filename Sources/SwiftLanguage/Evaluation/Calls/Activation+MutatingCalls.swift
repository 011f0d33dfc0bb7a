// SPDX-License-Identifier: GPL-3.0-or-later

/// Methods of the user's that change their receiver: while they run nothing else holds it, so that a long list in it is not copied.
extension Activation {
    /// What such a method gives that is called on what a place holds; nil of any other method.
    func callMutating(_ asked: MemberCall, of place: Place) throws(Diagnostic) -> Value? {
        guard let methods = try mutatingMethods(asked.name, asked.call, of: place) else { return nil }
        let outer = callResultType
        defer { callResultType = outer }
        callResultType = asked.expected
        // What an accessor gives is read when the arguments are evaluated.
        var invocation = Invocation(
            candidates: methods, actuals: try actuals(of: asked.call), name: asked.name, receiver: .void, expression: asked.expression,
            span: asked.span)
        invocation.place = place
        do { return try call(invocation).result } catch {
            let receiver = (try? stored(place)) ?? .void
            guard let standIn = standIn(forMethodOf: receiver, in: asked.expression, after: error) else { throw error }
            return standIn
        }
    }

    /// The user's methods of that name where all change their receiver, by the declared type of a place.
    private func mutatingMethods(_ name: String, _ call: Expression.Call, of place: Place) throws(Diagnostic) -> [Candidate]? {
        guard program.mutatingNames.contains(name), case .user(let type) = try type(of: place), type.kind == .struct || type.kind == .enum
        else { return nil }
        let methods = machine.memberEntry(name, of: type.qualifiedName).candidates
        guard !methods.isEmpty, methods.allSatisfy(\.isMutating) else { return nil }
        switch try stored(place) {
        case nil: return methods
        case .structure?, .enumeration?: break
        default: return nil
        }
        let areOwn = methods.allSatisfy { if case .user = $0 { true } else { false } }
        // `.init(…)` for what is of a generic parameter is made by what the value says that this is.
        let isMadeByReceiver = type.isGeneric && call.arguments.contains(where: \.value.isImplicitlyRooted)
        return areOwn && !isMadeByReceiver && type.storedIndex[name] == nil && call.resolution?.method == nil ? methods : nil
    }

    /// The receiver is in the method's hands alone while that runs.
    func change(
        _ place: Place, by function: UserFunction, _ values: [Value?], _ invocation: Invocation
    ) throws(Diagnostic) -> Outcome {
        var outcome = Outcome(.void)
        let types = typeArguments(of: invocation, for: function)
        try modify(place, at: invocation.span) { (value: inout Value) throws(Diagnostic) in
            let box = Scope("self", value, isLet: false, parent: nil)
            value = .void
            defer { value = box.value }
            outcome = try self.run(
                function, in: box, optionalArguments: values, captures: invocation.captures, typeArguments: types,
                at: invocation.expression?.span ?? invocation.span)
        }
        return outcome
    }
}
