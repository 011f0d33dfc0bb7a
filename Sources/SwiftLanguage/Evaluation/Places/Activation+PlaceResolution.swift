// SPDX-License-Identifier: GPL-3.0-or-later

/// From an expression to the place that it names.
extension Activation {
    /// What can stand on the left of `=`, after `&` or before a mutating method; nil where a `?` in it found nil (`chainIsNil` says so to
    /// the chain around).
    func place(_ target: Expression) throws(Diagnostic) -> Place? {
        switch target.kind {
        case .discard: return .discard
        case .identifier(let name, _):
            if let place = try namedPlace(name, at: target.span) { return place }
            // `&$results`: what is passed knows its property, so nothing is written back.
            if name.first == "$", let value = try projected(name, target) {
                return .variable(Scope(name, value, isLet: false, parent: nil))
            }
            if try context.resolver?.value(named: name, in: context) != nil || machine.isEnvironmentKey(name) {
                throw Diagnostic(.immutable, "'\(name)' can only be read", at: target.span)
            }
            throw unknownName(name, at: target.span)
        case .member(let base, let name, let nameSpan):
            if base.bareName == "super", case .object(let object)? = receiver?.value, inheritedProperty(name) != nil {
                return .inherited(object, name, nameSpan ?? target.span)
            }
            guard let owner = try owner(base) else { return nil }
            if case .value(.type(let reference)) = owner { return .statics(reference, name) }
            // `&self.$results`, as `&$results`.
            if case .value(.object(let object)) = owner, let publisher = publisher(name, of: object) {
                return .variable(Scope(name, publisher, isLet: false, parent: nil))
            }
            return .member(owner, name, nameSpan ?? target.span)
        case .subscript(let base, let arguments): return try elementPlace(base, arguments, target)
        case .tuple(let elements): return try tuplePlace(elements)
        case .parenthesized(let inner), .effect(_, let inner), .inout(let inner), .typed(let inner, _): return try place(inner)
        case .forceUnwrap(let inner): return try place(inner).map { .unwrapped($0, target.span) }
        case .optionalChaining(let inner): return try presentPlace(inner)
        case .optionalChain(let inner):
            let outer = chainIsNil
            chainIsNil = false
            defer { chainIsNil = outer }
            return try place(inner)
        default:
            let value = try evaluate(target)
            return chainIsNil ? nil : .value(value)
        }
    }

    /// The nearest variable, member of `self` or variable of the program with that name.
    private func namedPlace(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> Place? {
        if let box = Scope.find(name, in: scope) { return .variable(box) }
        if let receiver {
            if name == "self" { return .variable(receiver) }
            if case .type(let reference) = receiver.value {
                if machine.staticEntry(name, of: staticKey(of: reference)).isProperty { return .statics(reference, name) }
            } else if hasMember(name, of: receiver.value) || isStorage(name, of: receiver.value) {
                return .member(.variable(receiver), name, span)
            }
        }
        for outer in EnclosingTypes(of: lexical.typeName) {
            if let type = program.types[outer], machine.staticEntry(name, of: outer).isProperty {
                return .statics(TypeReference(type), name)
            }
        }
        return program.variables[name].map { .global($0) }
    }

    func isStorage(_ name: String, of value: Value) -> Bool {
        if case .object(let object) = value, name.first == "$", let type = program.types[object.typeName],
            let index = type.storedIndex[String(name.dropFirst())]
        {
            return hasSettableProjection(type.storedProperties[index])
        }
        guard case .structure(let structure) = value, name.first == "_" || name.first == "$",
            let index = structure.type.storedIndex[String(name.dropFirst())]
        else { return false }
        // What SwiftUI's wrappers keep is changed through a binding, not in the struct.
        let property = structure.type.storedProperties[index]
        return name.first == "_" ? machine.userWrapper(property.wrapper) != nil : hasSettableProjection(property)
    }

    /// `$x` of a user-defined wrapper whose projected value can be changed, in what it is a part of.
    private func hasSettableProjection(_ property: StoredProperty) -> Bool {
        guard let wrapper = machine.userWrapper(property.wrapper), wrapper.kind == .struct else { return false }
        return machine.memberEntry("projectedValue", of: wrapper.qualifiedName).computed?.setter?.isMutating == true
    }

    /// The place whose part is meant. What is an instance of a class is read now, as Swift does; anything else when the part is changed.
    func owner(_ base: Expression) throws(Diagnostic) -> Place? {
        let found: Place?
        switch base.kind {
        case .identifier(let name, _):
            // A type, or a value that the scene's surroundings know.
            if let place = try namedPlace(name, at: base.span) { found = place } else { found = .value(try evaluate(base)) }
        case .member where qualifiedType(base) != nil: return .value(try evaluate(base))
        case .member(_, let name, _) where name.first == "$":
            // What a wrapper projects may be an instance of a class, which is changed wherever it is kept.
            guard let place = try place(base) else { return nil }
            let current = try read(place)
            return current.isReference ? .value(current) : place
        default: found = try place(base)
        }
        guard let found else { return nil }
        // A constant is read once.
        if case .statics(let reference, let name) = found, isNativeConstant(name, of: reference) {
            let value = try read(found)
            return value.isReference ? .value(value) : .held(found, value)
        }
        if let current = try stored(found) { return current.isReference ? .value(current) : found }
        return isReferenceType(try type(of: found)) ? .value(try read(found)) : found
    }

    private func isNativeConstant(_ name: String, of reference: TypeReference) -> Bool {
        let entry = machine.staticEntry(name, of: staticKey(of: reference))
        return entry.native?.value != nil && entry.stored == nil && entry.computed == nil && entry.enumCase == nil
    }

    private func isReferenceType(_ type: ResolvedType) -> Bool {
        switch type {
        case .user(let type): type.kind == .class || type.kind == .actor
        case .binding: true
        default: false
        }
    }

    private func elementPlace(
        _ base: Expression, _ arguments: [Expression.Argument], _ target: Expression
    ) throws(Diagnostic) -> Place? {
        if base.bareName == "super", case .object(let object)? = receiver?.value,
            let parent = enclosingType.flatMap({ program.superclass(of: $0) })
        {
            return .inheritedElement(object, parent, arguments.map { Actual($0) }, target.span)
        }
        guard let owner = try owner(base) else { return nil }
        let types = try indexTypes(of: owner, arguments)
        var indices: [Actual] = []
        for (index, argument) in arguments.enumerated() {
            let type = index < types.count ? types[index] : .any
            // A default counts where there is no value; what the subscript alone gives a type waits for it.
            if argument.label == "default" || type.isAny && argument.value.isImplicitlyRooted {
                indices.append(Actual(argument))
            } else {
                indices.append(Actual(argument).with(try evaluate(argument.value, type)))
            }
        }
        if indices.count == 1, indices[0].label == "keyPath", case .keyPath(let path)? = indices[0].value {
            return .path(owner, path, target.span)
        }
        return .element(owner, indices, target.span)
    }

    /// The types of a subscript's parameters, as far as what it is a subscript of tells them.
    private func indexTypes(of owner: Place, _ arguments: [Expression.Argument]) throws(Diagnostic) -> [ResolvedType] {
        let type = try type(of: owner).unwrapped
        switch type {
        case .dictionary(let key, let value): return [key, value]
        case .array: return []
        default: break
        }
        guard let reference = reference(to: type) else { return [] }
        var found: [UserFunction] = []
        for source in machine.instanceSources(of: staticKey(of: reference)) {
            found += (source.table?.subscripts ?? []).map(\.getter).filter { $0.declaration.parameters.count == arguments.count }
        }
        return found.count == 1 ? try shape(of: found[0]).parameters.map(\.type) : []
    }

    private func tuplePlace(_ elements: [Expression.Argument]) throws(Diagnostic) -> Place? {
        var parts: [Place] = []
        for element in elements {
            guard let part = try place(element.value) else { return nil }
            parts.append(part)
        }
        return .tuple(parts)
    }

    /// `a?` within a chain: an accessor that was run to know is not run again.
    private func presentPlace(_ inner: Expression) throws(Diagnostic) -> Place? {
        guard let place = try place(inner) else { return nil }
        let known = try stored(place)
        let value: Value
        if let known { value = known } else { value = try read(place) }
        if case .nil = value {
            chainIsNil = true
            return nil
        }
        return known == nil ? .held(place, value) : place
    }
}

extension Expression {
    /// A variable, or a part of one.
    var isPlace: Bool {
        switch kind {
        case .identifier: true
        case .member(let base, _, _): !base.isImplicitlyRooted && base.bareName != "super"
        case .subscript(let base, _): !base.isImplicitlyRooted
        case .forceUnwrap(let base), .optionalChaining(let base), .parenthesized(let base): base.isPlace
        // What goes into an `Any` with its type is another value than the place holds.
        case .typed(let base, let annotation): !annotation.isErased && base.isPlace
        default: false
        }
    }
}
