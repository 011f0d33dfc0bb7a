// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of properties by their declarations, for what is written to them.
extension Activation {
    /// The type of a static property: as declared, else that of its first value; nil where nothing tells.
    func staticPropertyType(_ name: String, of reference: TypeReference) -> ResolvedType? {
        let key = staticKey(of: reference)
        let entry = machine.staticEntry(name, of: key)
        if let info = entry.enumCase, info.payload.isEmpty, let type = program.types[key] { return .user(type) }
        let activation = Activation(context: context, lexical: program.types[key]?.inner ?? .file)
        if let written = entry.stored?.type ?? entry.computed?.type {
            let type = try? activation.resolve(written, at: nil)
            return type?.isAny == true ? .any : known(type)
        }
        if entry.stored != nil {
            let member = machine.index.types[entry.owner]?.statics[name]?.first(where: \.isProperty)
            return member.flatMap { known(resolved(machine.index.type(of: $0))) }
        }
        // A constant of the host's says what it is.
        return (try? entry.native?.value?(context)).map { machine.resolvedType(of: $0, or: .any) }.flatMap(known)
    }

    private func known(_ type: ResolvedType?) -> ResolvedType? {
        guard let type, !type.isAny, !type.isElement else { return nil }
        return type
    }

    /// The type of a property: as declared, else that of its first value; nil where a type has no such property or nothing tells.
    func memberType(_ name: String, of owner: ResolvedType) throws(Diagnostic) -> ResolvedType? {
        switch owner {
        case .user(let type):
            if let index = type.storedIndex[name] {
                let property = type.storedProperties[index]
                let declared = try declaredType(of: property, in: type)
                return declared.isAny && property.type == nil ? nil : declared
            }
        case .tuple(let parts):
            guard let index = Int(name) else { return parts.first { $0.label == name }?.type }
            return parts.indices.contains(index) ? parts[index].type : nil
        case .optional, .any, .function, .metatype: return nil
        default: break
        }
        guard let reference = reference(to: owner) else { return nil }
        let entry = machine.memberEntry(name, of: staticKey(of: reference))
        if let computed = entry.computed, let type = computed.type {
            return try Activation(context: context, lexical: computed.getter.lexical).resolve(type, at: nil)
        }
        if case .array(let element) = owner, name == "first" || name == "last" { return element.isAny ? nil : .optional(element) }
        if name == "count" { return .int }
        return try entry.native?.type.map { (type) throws(Diagnostic) in try resolve(type, at: nil) }
    }
}
