// SPDX-License-Identifier: GPL-3.0-or-later

extension Activation {
    /// Runs a setter. A struct or an enum is in its hands alone while it runs: what that holds is not held a second time.
    func set(
        _ receiver: inout Value, by setter: UserFunction, _ values: [Value?], typeArguments: [String: ResolvedType] = [:],
        at span: SourceSpan? = nil
    ) throws(Diagnostic) {
        switch receiver {
        case .structure, .enumeration:
            let box = Scope("self", receiver, isLet: !setter.isMutating, parent: nil)
            receiver = .void
            defer { receiver = box.value }
            _ = try run(setter, in: box, optionalArguments: values, captures: nil, typeArguments: typeArguments, at: span).result
        default:
            receiver = try run(
                setter, receiver: receiver, optionalArguments: values, captures: nil, typeArguments: typeArguments, at: span
            ).receiver
        }
    }
}
