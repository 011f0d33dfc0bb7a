// SPDX-License-Identifier: GPL-3.0-or-later

/// What a protocol's extension adds beside its requirements is chosen by the type that is written, not by that of the value.
extension Activation {
    /// The methods that a call on `any P` or within an extension of P means; nil where the value's own type decides.
    func extensionMethods(_ name: String, calledOn target: Expression?) -> [Candidate]? {
        guard let type = protocolType(of: target), !isRequirement(name, of: type) else { return nil }
        let found = (type.members.methods[name] ?? []).filter { $0.declaration.body != nil && !$0.isStatic }
        return found.isEmpty ? nil : found.map { .user($0) }
    }

    /// The same for a computed property.
    func extensionProperty(_ name: String, readFrom target: Expression?) -> ComputedProperty? {
        guard let type = protocolType(of: target), !isRequirement(name, of: type) else { return nil }
        return type.members.computed[name]
    }

    private func protocolType(of target: Expression?) -> UserType? {
        if let target {
            guard case .user(let type)? = staticType(of: target), type.kind == .protocol else { return nil }
            return type
        }
        guard let type = enclosingType, type.kind == .protocol else { return nil }
        return type
    }

    private func isRequirement(_ name: String, of type: UserType) -> Bool {
        if type.members.requirements.contains(where: { $0.name == name }) { return true }
        return type.conformances.contains { program.types[$0].map { isRequirement(name, of: $0) } ?? false }
    }
}
