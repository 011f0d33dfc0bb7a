// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    func nativeType(named name: String) -> NativeType? {
        if let known = caches.nativeTypes[name] { return known }
        let found = StandardLibrary.type(named: name) ?? host.nativeType(named: name)
        caches.nativeTypes[name] = .some(found)
        return found
    }

    /// The user's or the host's type of a full name; nil if there is none.
    func typeReference(named name: String) -> TypeReference? {
        program.types[name].map { TypeReference($0) } ?? nativeType(named: name).map { TypeReference($0) }
    }

    /// What Swift's `type(of:)` would print, for messages.
    func typeName(of value: Value) -> String {
        var parts = TypeParts()
        return typeName(of: value, &parts)
    }

    private func typeName(of value: Value, _ parts: inout TypeParts) -> String {
        guard parts.take() else { return "…" }
        return switch value {
        case .void: "Void"
        case .nil, .someNil: "nil"
        case .array(let values): values.first.map { "[\(typeName(of: $0, &parts))]" } ?? "Array"
        case .slice(let values): values.first.map { "ArraySlice<\(typeName(of: $0, &parts))>" } ?? "ArraySlice"
        case .range(let range): range.isClosed ? "ClosedRange" : "Range"
        case .tuple(let elements): "(" + elements.map { typeName(of: $0.value, &parts) }.joined(separator: ", ") + ")"
        case .function: "function"
        case .type(let type): type.name + ".Type"
        case .keyPath: "KeyPath"
        case .structure(let value): value.type.name
        case .enumeration(let value): value.type.name
        case .object(let value): value.typeName.withoutFile
        case .native(let value): value.shownTypeName
        default: value.typeKey
        }
    }

    func unknownType(_ name: String, at span: SourceSpan?) -> Diagnostic {
        let names =
            Array(program.types.keys) + Array(program.aliases.keys) + host.typeNames + ["Int", "Double", "CGFloat", "String", "Bool"]
        return Diagnostic(
            .unknownType, "cannot find type '\(name)' in scope", at: span, suggestion: Suggestion.closest(to: name, in: names))
    }

    func isClass(_ name: String, kindOf ancestor: String) -> Bool {
        var current: String? = name
        var rounds = 0
        while let name = current, rounds < 64 {
            if name == ancestor { return true }
            current = program.types[name]?.conformances.first { program.types[$0]?.kind == .class }
            rounds += 1
        }
        return false
    }

    func valueConforms(_ value: Value, to protocolName: String) -> Bool {
        if case .native(let native) = value {
            // What is made of a sequence step by step is a collection where that is one.
            if let lazy = native as? LazyValue, protocolName.hasSuffix("Collection") { return valueConforms(lazy.base, to: protocolName) }
            if host.conforms(native: native, to: protocolName) { return true }
        }
        switch value {
        case .nil, .someNil: return false
        default: break
        }
        return typeConforms(value.typeKey, to: protocolName) && fulfils(value, protocolName)
    }

    /// Does what a value holds fulfil the condition under which its type conforms to a protocol? What it does not tell does.
    private func fulfils(_ value: Value, _ protocolName: String) -> Bool {
        guard let conditions = index.conformances(of: value.typeKey)[protocolName], !conditions.isEmpty else { return true }
        var parts = TypeParts()
        return Conformances(index: index).conforms(typeAsHeld(value, &parts), to: protocolName) ?? true
    }

    /// Of several properties of a name, each for some arguments of a type, the one that what a value holds tells.
    func property(_ name: String, asHeldBy value: Value) -> ComputedProperty? {
        var parts = TypeParts()
        let lookup = MemberLookup(index: index, conformances: Conformances(index: index))
        let member = lookup.members(name, of: typeAsHeld(value, &parts)).found.nearestProperty?.member
        return member.flatMap { member in member.owner.flatMap { property(declaredIn: $0, at: member.span) } }
    }

    /// The type of a value with those of what it holds, as far as its first elements tell.
    private func typeAsHeld(_ value: Value, _ parts: inout TypeParts) -> StaticType {
        guard parts.take() else { return .unknown }
        func first(_ values: some Collection<Value>) -> StaticType { values.first.map { typeAsHeld($0, &parts) } ?? .unknown }
        switch value {
        case .array(let values): return .array(first(values))
        case .slice(let values): return .nominal("ArraySlice", [first(values)])
        case .set(let set): return .nominal("Set", [first(set.elements)])
        case .dictionary(let entries): return .dictionary(first(entries.keys), first(entries.values))
        case .structure(let structure):
            return staticType(of: structure.type, structure.typeArguments?.types ?? [:])
        case .enumeration(let enumeration): return staticType(of: enumeration.type, [:])
        default: return resolvedType(of: value, or: .any).staticType
        }
    }

    func typeConforms(_ typeName: String, to protocolName: String) -> Bool {
        if typeName == protocolName { return true }
        let key = typeName + ":" + protocolName
        if let known = caches.conformances[key] { return known }
        caches.conformances[key] = false
        let found = declaredConformances(of: typeName).contains { typeConforms($0, to: protocolName) }
        caches.conformances[key] = found
        return found
    }

    func declaredConformances(of name: String) -> [String] {
        var result = program.types[name]?.conformances ?? []
        // `enum Sign: String`: the type of its raw values is nothing that it conforms to, but says that it has such.
        if program.types[name]?.kind == .enum, let raw = result.firstIndex(where: { nativeType(named: $0)?.isProtocol == false }) {
            result[raw] = "RawRepresentable"
            result.removeAll { nativeType(named: $0)?.isProtocol == false }
        }
        result += program.nativeExtensions[name]?.conformances ?? []
        // A type of the user's with a name of the host's is nothing of the host's.
        if program.types[name]?.isOfLibrary ?? true, let native = nativeType(named: name) { result += native.conformances.sorted() }
        return result + Library.names.conformances(of: name)
    }
}

extension Value {
    /// The name under which the members of a value are found.
    package var typeKey: String {
        switch self {
        case .void: "Void"
        case .nil, .someNil: "Optional"
        case .bool: "Bool"
        case .int: "Int"
        case .integer(let value): value.type.rawValue
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .substring: "Substring"
        case .character: "Character"
        case .array: "Array"
        case .slice: "ArraySlice"
        case .dictionary: "Dictionary"
        case .set: "Set"
        case .range: "Range"
        case .tuple: "Tuple"
        case .function: "Function"
        case .type: "Type"
        case .keyPath: "KeyPath"
        case .structure(let value): value.type.qualifiedName
        case .enumeration(let value): value.type.qualifiedName
        case .object(let value): value.typeName
        case .binding: "Binding"
        case .native(let value): value.nativeTypeName
        }
    }
}
