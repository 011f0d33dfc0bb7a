// SPDX-License-Identifier: GPL-3.0-or-later

/// What a place holds, and of which type it is.
extension Activation {
    func read(_ place: Place) throws(Diagnostic) -> Value {
        switch place {
        case .discard: throw Diagnostic(.syntax, "'_' can only appear in a pattern or on the left side of an assignment")
        case .variable(let box): return try read(box, at: nil)
        case .global(let global): return try machine.readGlobal(global, in: context)
        case .statics(let reference, let name): return try staticMember(name, of: reference, at: nil)
        case .member(let owner, let name, let span):
            let whole = try read(owner)
            return try isUnfilled(name, in: whole) ? fill(place, at: span) : member(name, of: whole, at: span)
        case .inherited(let object, let name, let span): return try superMember(name, of: .object(object), at: span)
        case .inheritedElement(let object, let parent, let indices, let span):
            return try customSubscript(Invocation(subscript: indices, of: .object(object), nil, at: span), of: parent) ?? .nil
        case .element(let owner, let indices, let span): return try subscriptValue(of: try read(owner), indices, at: span)
        case .path(let owner, let path, let span): return try value(at: path, of: try read(owner), span: span)
        case .unwrapped(let inner, let span):
            let value = try read(inner)
            if let held = value.unwrapped { return held }
            throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: span)
        case .held(_, let value), .value(let value): return value
        case .tuple(let parts):
            var values: [TupleElement] = []
            for part in parts { values.append(TupleElement(value: try read(part))) }
            return .tuple(values)
        }
    }

    private func isUnfilled(_ name: String, in value: Value) -> Bool {
        guard case .structure(let structure) = value, structure.type.hasLazyProperties, let index = structure.type.storedIndex[name],
            structure.type.storedProperties[index].isLazy, case .void = structure.fields[index]
        else { return false }
        return true
    }

    /// A `lazy var` of a struct is made where the struct is kept, so that it is made once.
    private func fill(_ place: Place, at span: SourceSpan?) throws(Diagnostic) -> Value {
        var result = Value.void
        try modify(place, at: span) { (value: inout Value) throws(Diagnostic) in result = value }
        return result
    }

    /// What a place holds where no code of the user's has to run to know; nil otherwise.
    func stored(_ place: Place) throws(Diagnostic) -> Value? {
        switch place {
        case .variable(let box):
            guard box.isInitialized, box.accessors == nil || box.accessors?.accessors.getter == nil && box.accessors?.lazyInitializer == nil
            else { return nil }
            if box.isProjected, case .binding(let binding) = box.value {
                return try binding.isStored ? machine.read(binding, in: context) : nil
            }
            return box.isWeak ? box.value.strengthened : box.value
        case .global(let global):
            guard global.computed == nil, machine.userWrapper(global.wrapper) == nil else { return nil }
            return try machine.readGlobal(global, in: context)
        case .statics(let reference, let name):
            guard machine.staticEntry(name, of: staticKey(of: reference)).stored != nil else { return nil }
            return try staticMember(name, of: reference, at: nil)
        case .member(let owner, let name, let span):
            guard let value = try stored(owner), isStored(name, in: value) else { return nil }
            return try member(name, of: value, at: span)
        case .inherited(let object, let name, let span):
            guard case .stored(let type, let index)? = inheritedProperty(name), isPlain(type.storedProperties[index]) else { return nil }
            return try read(ObjectField(object: object, type: type, index: index), at: span)
        case .element(let owner, let indices, let span):
            guard let value = try stored(owner) else { return nil }
            if case .dictionary(let entries) = value, indices.count == 2, indices[0].value != nil, indices[1].label == "default" {
                return try self.value(of: try dictionaryKey(indices[0], entries), in: entries)
            }
            guard indices.allSatisfy({ $0.value != nil }) else { return nil }
            switch value {
            case .array, .dictionary: return try? subscriptValue(of: value, indices, at: span)
            default: return nil
            }
        case .unwrapped(let inner, _): return try stored(inner)?.unwrapped
        case .held(_, let value), .value(let value): return value
        case .discard, .path, .tuple, .inheritedElement: return nil
        }
    }

    private func isStored(_ name: String, in value: Value) -> Bool {
        switch value {
        case .structure(let structure):
            guard let index = structure.type.storedIndex[name] else { return false }
            return isPlain(structure.type.storedProperties[index])
        case .object(let object):
            guard let type = program.types[object.typeName], let index = type.storedIndex[name] else { return false }
            return isPlain(type.storedProperties[index])
        case .tuple: return true
        case .native: return machine.memberEntry(name, of: value.typeKey).native != nil
        case .binding(let binding): return binding.isStored
        default: return false
        }
    }

    private func isPlain(_ property: StoredProperty) -> Bool {
        !property.isLazy && (property.wrapper == nil || machine.userWrapper(property.wrapper) == nil)
    }

    /// The type of a place: as declared, else that of what it holds; `any` where neither is known without running code.
    func type(of place: Place) throws(Diagnostic) -> ResolvedType {
        switch place {
        case .variable(let box):
            if !box.type.isAny || box.isTyped { return box.type }
            return box.isInitialized ? machine.resolvedType(of: box.value, or: .any) : .any
        case .global(let global):
            if let type = global.type { return try resolve(type, at: global.span) }
        case .member(let owner, let name, _):
            if let type = try memberType(name, of: try type(of: owner)) { return type }
        case .inherited(_, let name, _):
            if case .stored(let type, let index)? = inheritedProperty(name) {
                return try declaredType(of: type.storedProperties[index], in: type)
            }
        case .element(let owner, let indices, _):
            if let type = try elementType(of: try type(of: owner), indices) { return type }
        case .unwrapped(let inner, _): return try type(of: inner).unwrapped
        case .held(let inner, let value):
            let type = try type(of: inner)
            return type.isAny ? machine.resolvedType(of: value, or: .any) : type
        case .tuple(let parts):
            var types: [(label: String?, type: ResolvedType)] = []
            for part in parts { types.append((nil, try type(of: part))) }
            return .tuple(types)
        case .value(.type(let reference)): return .metatype(reference.resolved)
        case .statics(let reference, let name):
            if let type = staticPropertyType(name, of: reference) { return type }
        case .discard: return .any
        case .path, .value, .inheritedElement: break
        }
        return try stored(place).map { machine.resolvedType(of: $0, or: .any) } ?? .any
    }

    private func elementType(of owner: ResolvedType, _ indices: [Actual]) throws(Diagnostic) -> ResolvedType? {
        switch owner.unwrapped {
        case .array(let element), .slice(let element):
            if case .range? = indices.first?.value { return .slice(element) }
            return element.isAny ? nil : element
        case .dictionary(_, let value):
            if value.isAny { return nil }
            return indices.count > 1 ? value : .optional(value)
        case .user(let type): return try elementType(of: type, indices.count)
        default: return nil
        }
    }

    /// What a subscript of the user's gives; nil where several could be meant that give different things.
    private func elementType(of type: UserType, _ count: Int) throws(Diagnostic) -> ResolvedType? {
        let getters = type.members.subscripts.map(\.getter).filter { $0.declaration.parameters.count == count }
        guard let getter = getters.first, let result = getter.declaration.result, getter.declaration.genericParameters.isEmpty,
            getters.allSatisfy({ $0.declaration.result == result })
        else { return nil }
        let found = try Activation(context: context, lexical: getter.lexical).resolve(result, at: nil)
        return found.isAny ? nil : found
    }
}

extension BindingValue {
    /// Reading it runs no code of the user's.
    var isStored: Bool {
        switch source {
        case .state, .constant: true
        case .object, .custom: false
        case .part(let base, _): base.isStored
        }
    }
}
