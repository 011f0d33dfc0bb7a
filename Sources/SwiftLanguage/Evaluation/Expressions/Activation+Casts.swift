// SPDX-License-Identifier: GPL-3.0-or-later

/// `as`, `as?`, `is`: whether a value has a type.
extension Activation {
    func cast(_ operand: Expression, _ kind: Expression.CastKind, _ type: TypeSyntax, _ expression: Expression) throws(Diagnostic)
        -> Value
    {
        try budget.spend(Price.cast, at: expression.span)
        let wanted = try resolve(type, at: expression.span)
        switch kind {
        case .coerce:
            let value = try evaluate(operand, wanted)
            if let bridged = try bridged(value, to: type) { return bridged }
            return try coerced(held(by: value, for: wanted), to: wanted, at: operand.span)
        case .conditional:
            guard let value = opened(try evaluate(operand), for: wanted) else { return .nil }
            if value.isUnknown { return value }
            if let bridged = try bridged(value, to: type) { return bridged }
            guard try matches(value, wanted, type) else { return .nil }
            switch wanted {
            // Where `Optional` conforms to the protocol, nothing is a value of it.
            case .optional, .user: return value.wrapped
            default: return value
            }
        case .forced:
            guard let value = opened(try evaluate(operand), for: wanted) else { throw mismatch(.nil, wanted, at: operand.span) }
            if value.isUnknown { return value }
            if let bridged = try bridged(value, to: type) { return bridged }
            guard try matches(value, wanted, type) else { throw mismatch(value, wanted, at: operand.span) }
            return value
        }
    }

    /// What is looked at: an optional in an `Any` is opened, unless `extension Optional: AnyOptional` says that it is what is asked for.
    func opened(_ value: Value, for wanted: ResolvedType) -> Value? {
        if case .user(let type) = wanted, type.kind == .protocol, let erased = value.erasedValue, erased.type.wrapped != nil,
            Conformances(index: machine.index).conforms(erased.type, to: type.qualifiedName) == true
        {
            return value
        }
        return held(by: value, for: wanted).opened(for: wanted)
    }

    /// Of several protocols that are asked for together all count.
    func matches(_ value: Value, _ type: ResolvedType, _ written: TypeSyntax) throws(Diagnostic) -> Bool {
        guard try matches(value, type), try conforms(value, asAskedBy: written) else { return false }
        for part in composition(written).dropFirst() where !(try matches(value, try resolve(part, at: nil))) { return false }
        return true
    }

    /// What nearly every type of the platform has, and the catalogue does not say of each.
    private static let commonProtocols: Set<String> = [
        "Codable", "Copyable", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Hashable", "Sendable",
    ]

    /// `as? Error`, `is CustomStringConvertible`: of a protocol of the library's nobody but the value's own type says that it has it.
    private func conforms(_ value: Value, asAskedBy type: TypeSyntax) throws(Diagnostic) -> Bool {
        switch type {
        case .any(let constraint): return try conforms(value, asAskedBy: constraint)
        case .metatype(let wanted):
            guard case .type(let reference) = value else { return true }
            return try isType(reference, asAskedBy: wanted)
        case .named(let name, _) where program.types[name] == nil && Library.names.types[name]?.kind == .protocol:
            switch value {
            case .structure(let structure): return machine.valueConforms(value, to: name) || structure.type.hasForeignMacro(in: program)
            case .object(let object):
                return machine.valueConforms(value, to: name) || program.types[object.typeName]?.hasForeignMacro(in: program) != false
            case .enumeration:
                return machine.valueConforms(value, to: name) || ["Equatable", "Hashable", "RawRepresentable"].contains(name)
            case .nil, .someNil: return Self.commonProtocols.contains(name)
            case .native: return value.isUnknown || machine.valueConforms(value, to: name) || Self.commonProtocols.contains(name)
            case .tuple, .function, .type: return false
            default:
                if value.isUnknown { return true }
                return Conformances(index: machine.index).conforms(.nominal(value.typeKey), to: name) ?? (name != "Error")
            }
        default: return true
        }
    }

    /// `is any P.Type`, `as? Int.Type`: whether a type is what the metatype is of, or conforms to it. One of which nothing is known does.
    private func isType(_ reference: TypeReference, asAskedBy written: TypeSyntax) throws(Diagnostic) -> Bool {
        let name = written.baseName
        if name == "AnyObject" { return reference.userType.map { $0.kind == .class || $0.kind == .actor } ?? false }
        if reference.resolved.isAny { return true }
        if program.types[name] == nil, Library.names.types[name]?.kind == .protocol {
            return Conformances(index: machine.index).conforms(reference.resolved.staticType, to: name) ?? true
        }
        switch try resolve(written, at: nil) {
        case .any, .element, .result: return true
        case .user(let type): return machine.typeConforms(reference.name, to: type.qualifiedName)
        case .native(let type): return machine.typeConforms(reference.name, to: type.name)
        case let wanted: return wanted.description == reference.resolved.description
        }
    }

    /// `A & B`, by another name too.
    func composition(_ type: TypeSyntax) -> [TypeSyntax] {
        switch type {
        case .composition(let parts): parts
        case .any(let constraint), .some(let constraint), .optional(let constraint): composition(constraint)
        case .named(let name, _): if case .composition(let parts)? = program.aliases[name] { parts } else { [] }
        default: []
        }
    }

    /// Whether a value has a type as it is, without conversion.
    func matches(_ value: Value, _ type: ResolvedType) throws(Diagnostic) -> Bool {
        switch (type, value) {
        case (.void, .void): return true
        case (.double, .int), (.character, .string), (.void, _), (.integer, .int), (.float, .int), (.float, .double),
            (.substring, .string), (.string, .substring), (.slice, .array), (.array, .slice):
            return false
        case (.any, _): return true
        case (.optional(let wrapped), _):
            return try value.unwrapped.map { (held) throws(Diagnostic) in try matches(held, wrapped) } ?? true
        case (.array(let element), .array(let values)): return try matches(values, element)
        case (.set(let element), .set(let set)): return try matches(set.elements, element)
        case (.dictionary(let key, let held), .dictionary(let entries)):
            guard try matches(entries.keys, key) else { return false }
            return try matches(entries.values, held)
        case (.range(let bound, _), .range(let range)):
            guard let held = range.lower ?? range.upper, try matches(held, bound) else { return false }
            return try fit(value, to: type, at: nil) != nil
        case (.tuple(let types), .tuple(let elements)):
            guard types.count == elements.count else { return false }
            for (part, element) in zip(types, elements) { guard try matches(element.value, part.type) else { return false } }
            return true
        default: return try fit(value, to: type, at: nil) != nil
        }
    }

    /// Whether all values have a type; each is looked at, which is charged.
    func matches(_ values: [Value], _ type: ResolvedType) throws(Diagnostic) -> Bool {
        if type.isAny { return true }
        // The type of each is looked at.
        try budget.work(values.count &* 2, at: nil)
        for value in values { guard try matches(value, type) else { return false } }
        return true
    }
}
