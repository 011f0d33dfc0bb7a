// SPDX-License-Identifier: GPL-3.0-or-later

/// Changing members.
extension Activation {
    /// Gives a property another value; of a computed one only the setter runs.
    func setMember(_ name: String, of receiver: inout Value, to new: Value, at span: SourceSpan?) throws(Diagnostic) {
        if !hasField(name, receiver), let computed = machine.memberEntry(name, of: receiver.typeKey).computed {
            guard let setter = computed.setter else { throw Diagnostic(.immutable, "'\(name)' can only be read", at: span) }
            let type = try shape(of: setter).parameters.first?.type ?? .any
            let value = try coerced(new, to: type, at: span)
            do { try set(&receiver, by: setter, [value]) } catch { throw error.seen(from: span) }
            return
        }
        if case .object(let object) = receiver, !program.propertyWrappers.isEmpty,
            try writeEnclosed(name, of: object, to: new, at: span)
        {
            return
        }
        replacesMember = true
        defer { replacesMember = false }
        try modifyMember(name, of: &receiver, at: span) { (place: inout Value) throws(Diagnostic) in place = new }
    }

    private func hasField(_ name: String, _ value: Value) -> Bool {
        switch value {
        case .structure(let structure): structure.type.storedIndex[name] != nil
        case .object(let object): storage(of: name, in: object) != nil
        case .tuple, .binding, .nil: true
        default: false
        }
    }

    func modifyMember(
        _ name: String, of value: inout Value, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        if value.isUnknown { return try modifyPart(name, ofUnknown: value, body) }
        switch value {
        case .structure(var structure):
            if let index = structure.type.storedIndex[name], index < structure.fields.count {
                value = .void
                defer { value = .structure(structure) }
                return try modifyField(index, of: &structure, at: span, body)
            }
            if let index = wrapperField(name, structure) {
                value = .void
                defer { value = .structure(structure) }
                if name.first == "_" { return try body(&structure.fields[index]) }
                return try modifyMember("projectedValue", of: &structure.fields[index], at: span, body)
            }
        case .object(let object):
            if try modifyField(name, of: object, at: span, body) { return }
        case .tuple(var elements):
            guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index) else { break }
            try body(&elements[index].value)
            value = .tuple(elements)
            return
        case .binding(let binding):
            return try modify(name == "wrappedValue" ? binding : BindingValue(.part(binding, KeyPathValue([.property(name)]))), body)
        case .nil: throw unknownMember(name, of: value, at: span)
        default: break
        }
        try modifyComputed(name, of: &value, at: span, body)
    }

    /// `$x` and `_x` of a property that a user-defined wrapper keeps: the place of the wrapper.
    private func wrapperField(_ name: String, _ structure: StructValue) -> Int? {
        guard name.first == "$" || name.first == "_", let index = structure.type.storedIndex[String(name.dropFirst())],
            index < structure.fields.count,
            machine.userWrapper(structure.type.storedProperties[index].wrapper) != nil
        else { return nil }
        return index
    }

    private func modifyComputed(
        _ name: String, of value: inout Value, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let entry = machine.memberEntry(name, of: value.typeKey)
        if let computed = entry.computed {
            guard let setter = computed.setter else { throw Diagnostic(.immutable, "'\(name)' can only be read", at: span) }
            do {
                var current = try read(computed, of: value)
                try body(&current)
                try set(&value, by: setter, [current])
            } catch { throw error.seen(from: span) }
            return
        }
        guard let property = entry.native else {
            if try modifyDynamicMember(name, of: &value, at: span, body) { return }
            throw unknownMember(name, of: value, at: span)
        }
        guard let set = property.set else { throw Diagnostic(.immutable, "'\(name)' can only be read", at: span) }
        try budget.spend(property.price, at: span)
        var current = try property.get(value, context)
        var type = machine.resolvedType(of: current, or: .any)
        if let declared = property.type { type = try resolve(declared, at: span) }
        try body(&current)
        let fitting = try coerced(current, to: type, at: span)
        do {
            value = try set(value, fitting, context)
        } catch { throw error.located(at: span) }
    }

    private func modifyField(
        _ index: Int, of structure: inout StructValue, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let property = structure.type.storedProperties[index]
        if let wrapper = property.wrapper, wrapper.known?.storage != .plain {
            return try modifyWrapped(property, wrapper, index, of: &structure, at: span, body)
        }
        if property.isLet, !isInitializer {
            if case .object = structure.fields[index] {
                var value = structure.fields[index]
                return try body(&value)
            }
            throw Diagnostic(.immutable, "'\(property.name)' is a 'let' and cannot be changed", at: span, hint: "declare it with 'var'")
                .declared(property.name, at: property.span)
        }
        if property.isLazy, case .void = structure.fields[index] { structure = try fillingLazy(index, structure) }
        var value = property.isWeak ? structure.fields[index].strengthened : structure.fields[index]
        let old = property.accessors == nil ? .void : value
        structure.fields[index] = .void
        do {
            try body(&value)
            if keepsType {
                keepsType = false
            } else if property.type != nil || property.initializer != nil {
                value = try coerced(value, to: try declaredType(of: property, in: structure.type), at: span)
            }
            if property.isWeak { value = value.weakened }
        } catch {
            structure.fields[index] = value
            throw error
        }
        guard let accessors = property.accessors, isObserved(property.name, isOwn: enclosingType === structure.type) else {
            structure.fields[index] = value
            return
        }
        structure.fields[index] = old
        if let body = accessors.willSet { try observe(body, property, accessors.willSetParameter, value, in: &structure) }
        structure.fields[index] = value
        if let body = accessors.didSet { try observe(body, property, accessors.didSetParameter, old, in: &structure) }
    }

    /// Do the observers of a property hear of a change? Not of one that an initializer makes in its own instance, nor of what an observer
    /// writes into the property that it observes.
    private func isObserved(_ name: String, isOwn: Bool) -> Bool {
        guard isOwn else { return true }
        if let observedProperty { return observedProperty != name }
        return !isInitializer || isInherited(name)
    }

    /// Is this an observer of the variable?
    func observes(_ global: GlobalVariable) -> Bool { observedProperty == global.name && lexical.typeName == nil }

    /// Runs an observer of a stored property.
    func observe(
        _ body: [Statement], _ property: StoredProperty, _ parameter: String, _ value: Value, in structure: inout StructValue
    ) throws(Diagnostic) {
        let box = Scope("self", .structure(structure), isLet: false, parent: nil)
        let activation = Activation(context: context, lexical: structure.type.inner, receiver: box)
        activation.observedProperty = property.name
        let body = machine.typed(body, observing: property.name, parameter, in: structure.type.inner)
        try activation.runAccessor(body, parameter, value)
        if case .structure(let changed) = box.value { structure = changed }
    }

    private func modifyWrapped(
        _ property: StoredProperty, _ wrapper: Declaration.Attribute, _ index: Int, of structure: inout StructValue, at span: SourceSpan?,
        _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        if let own = machine.userWrapper(wrapper) {
            return try modifyObserved(own, property, index, of: &structure, at: span, body)
        }
        if wrapper.known?.storage == .binding {
            guard case .binding(let binding) = structure.fields[index] else { return try body(&structure.fields[index]) }
            return try modify(binding, body)
        }
        guard wrapper.known?.keepsState == true else {
            guard isInitializer || wrapper.known?.storage == .object || wrapper.known?.storage == .host else {
                throw Diagnostic(.immutable, "'\(property.name)' can only be read", at: span)
            }
            return try body(&structure.fields[index])
        }
        let type = try declaredType(of: property, in: structure.type)
        guard let installation = structure.installation else {
            var value = structure.fields[index]
            try body(&value)
            structure.fields[index] = try coerced(value, to: type, at: span)
            return
        }
        let old = try modifyState(property, type, structure.fields[index], of: installation, at: span, body)
        guard property.accessors != nil else { return }
        let copy = structure
        try observeState(property, old, of: copy)
    }

    /// What a binding is bound to.
    private func modify(_ binding: BindingValue, _ body: (inout Value) throws(Diagnostic) -> Void) throws(Diagnostic) {
        var value = try machine.read(binding, in: context)
        try body(&value)
        try machine.write(value, to: binding, in: context)
    }

    /// The state of a view that is installed. A change that fails leaves what it came to.
    /// - Returns: what it was, for observers; nothing where there are none.
    private func modifyState(
        _ property: StoredProperty, _ type: ResolvedType, _ initial: Value, of installation: Installation,
        at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Value {
        try budget.spend(Price.change, at: span)
        let key = machine.stateKey(of: property, owner: installation.owner)
        context.reads?.noteWrite(to: key)
        var value = machine.state[key] ?? initial
        let old = property.accessors == nil ? .void : value
        machine.state[key] = .void
        do {
            try body(&value)
            // Without a written type the initial value's type holds.
            let wanted = type.isAny ? machine.resolvedType(of: initial, or: .any) : type
            if keepsType { keepsType = false } else { value = try coerced(value, to: wanted, at: span) }
            machine.state[key] = value
        } catch {
            machine.state[key] = value
            throw error
        }
        return old
    }

    private func observeState(_ property: StoredProperty, _ old: Value, of structure: StructValue) throws(Diagnostic) {
        guard let accessors = property.accessors, let didSet = accessors.didSet else { return }
        let activation = Activation(
            context: context, lexical: structure.type.inner, receiver: Scope("self", .structure(structure), parent: nil))
        let body = machine.typed(didSet, observing: property.name, accessors.didSetParameter, in: structure.type.inner)
        try activation.runAccessor(body, accessors.didSetParameter, old)
    }

    // MARK: Class instances

    func objectField(_ object: ObjectValue, _ name: String, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard let field = storage(of: name, in: object) else {
            if let place = wrapperPlace(name, of: object) { return machine.state.heap[object.id]?.fields[place] }
            guard let type = program.types[object.typeName], name.first == "$", let index = type.storedIndex[String(name.dropFirst())]
            else { return nil }
            let property = type.storedProperties[index]
            if machine.userWrapper(property.wrapper) != nil, let storage = machine.state.heap[object.id]?.fields[index] {
                if let read = try changing("projectedValue", ofWrapperAt: index, in: object) { return read }
                return try member("projectedValue", of: storage, at: span)
            }
            if let publisher = publishedPublisher(property, of: object) { return publisher }
            return .binding(BindingValue(.object(object, property: String(name.dropFirst()))))
        }
        return try read(field, at: span)
    }

    /// Where an instance keeps a property. In an initializer of the class that declares it that is meant, whatever a class below computes.
    private func storage(of name: String, in object: ObjectValue) -> ObjectField? {
        guard let type = program.types[object.typeName] else { return nil }
        if let index = type.storedIndex[name] { return ObjectField(object: object, type: type, index: index) }
        guard isInitializer, let own = enclosingType, own.kind == .class, machine.isClass(object.typeName, kindOf: own.qualifiedName),
            let index = own.storedIndex[name], !isInherited(name)
        else { return nil }
        return ObjectField(object: object, type: own, index: index)
    }

    func read(_ field: ObjectField, at span: SourceSpan?) throws(Diagnostic) -> Value {
        try budget.spend(Price.field, at: span)
        let (object, type, index) = (field.object, field.type, field.index)
        guard let instance = machine.state.heap[object.id], index < instance.fields.count else {
            throw Diagnostic(.internal, "an instance of '\(object.typeName)' no longer exists", at: span)
        }
        context.reads?.note(object: object, instance.fields)
        let property = field.property
        if property.isObserved { machine.noteObservedRead(of: property, object) }
        if property.isLazy, case .void = instance.fields[index] {
            var receiver = Value.object(object)
            let value = try lazyValue(property, type, of: &receiver)
            machine.state.heap[object.id]?.fields[index] = value
            return value
        }
        guard let wrapper = property.wrapper else {
            return property.isWeak ? instance.fields[index].strengthened : instance.fields[index]
        }
        if let own = machine.userWrapper(wrapper), let access = own.enclosingAccess {
            return try run(access.getter, receiver: .type(TypeReference(own)), arguments: enclosed(property, of: object)).result
        }
        if let read = try changing("wrappedValue", ofWrapperAt: index, in: object) { return read }
        return try machine.readWrapped(property, wrapper, instance.fields[index], of: PropertyOwner(type: type), in: context, at: span)
    }

    /// Is it a property of a class above the one whose initializer runs? That is whole by then, so its observers run.
    private func isInherited(_ name: String) -> Bool {
        let above = enclosingType.flatMap { program.superclass(of: $0) }
        return above?.storedIndex[name] != nil
    }

    private func modifyField(
        _ name: String, of object: ObjectValue, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Bool {
        guard let field = storage(of: name, in: object) else {
            if name.first == "$", try modifyProjection(name, of: object, at: span, body) { return true }
            guard let place = wrapperPlace(name, of: object), var wrapper = machine.state.heap[object.id]?.fields[place] else {
                return false
            }
            context.reads?.noteWrite(to: object)
            defer { machine.state.heap[object.id]?.fields[place] = wrapper }
            try body(&wrapper)
            if let type = program.types[object.typeName] { wrapper = try typed(wrapper, by: type.storedProperties[place], in: type) }
            return true
        }
        return try modify(field, at: span, body)
    }

    /// `$x` of an instance, where a user-defined wrapper keeps x and projects something that can be changed.
    private func modifyProjection(
        _ name: String, of object: ObjectValue, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Bool {
        guard let type = program.types[object.typeName], let index = type.storedIndex[String(name.dropFirst())],
            machine.userWrapper(type.storedProperties[index].wrapper) != nil,
            var wrapper = machine.state.heap[object.id]?.fields[index]
        else { return false }
        context.reads?.noteWrite(to: object)
        try modifyMember("projectedValue", of: &wrapper, at: span, body)
        machine.state.heap[object.id]?.fields[index] = wrapper
        return true
    }

    /// - Returns: false where the instance is gone.
    func modify(_ field: ObjectField, at span: SourceSpan?, _ body: Change) throws(Diagnostic) -> Bool {
        try budget.spend(Price.field, at: span)
        let (object, index) = (field.object, field.index)
        guard var value = machine.state.heap[object.id]?.fields[index] else { return false }
        let property = field.property
        let name = property.name
        try budget.spend(Price.change, at: span)
        context.reads?.noteWrite(to: object)
        if property.isLazy, !replacesMember, case .void = value { value = try read(field, at: span) }
        if let own = machine.userWrapper(property.wrapper) {
            if let access = own.enclosingAccess, isInstance(value, of: own) {
                try modifyEnclosed(property, of: object, own, access, at: span, body)
                return true
            }
            try modifyObserved(own, field, at: span, body)
            return true
        }
        if property.isWeak { value = value.strengthened }
        // Without subscribers a second reference would only make the change copy the value.
        let before = machine.state.publishedReceivers.isEmpty ? .void : value
        if property.isLet, !isInitializer {
            guard case .object = value else {
                throw Diagnostic(.immutable, "'\(name)' is a 'let' and cannot be changed", at: span, hint: "declare it with 'var'")
                    .declared(name, at: property.span)
            }
        }
        let old = property.accessors == nil && property.inheritedAccessors.isEmpty ? .void : value
        try change(&value, of: field, at: span, body)
        if !machine.state.publishedReceivers.isEmpty, property.tells(value, after: before, in: machine) {
            machine.state.heap[object.id]?.fields[index] = before
            try publish(value, name, of: object)
        }
        try place(value, after: old, in: field)
        return true
    }

    /// Puts a changed value back; observers of the class and of those above run around that.
    private func place(_ value: Value, after old: Value, in field: ObjectField) throws(Diagnostic) {
        let (object, property, index) = (field.object, field.property, field.index)
        let observers = property.observers
        let isOwn = if case .object(let own)? = receiver?.value { own.id == object.id } else { false }
        guard !observers.isEmpty, isObserved(property.name, isOwn: isOwn) else {
            machine.state.heap[object.id]?.fields[index] = value
            return
        }
        machine.state.heap[object.id]?.fields[index] = old
        // As if each class's setter called that of the class above.
        for observer in observers.reversed() { try willSet(observer, value, of: field) }
        machine.state.heap[object.id]?.fields[index] = value
        for observer in observers { try didSet(observer, old, of: field) }
    }

    /// Changes a value that was taken out of an object, so that it is not shared; a change that fails leaves what it came to there.
    private func change(_ value: inout Value, of field: ObjectField, at span: SourceSpan?, _ body: Change) throws(Diagnostic) {
        let (object, property, index) = (field.object, field.property, field.index)
        machine.state.heap[object.id]?.fields[index] = .void
        do {
            try body(&value)
            if keepsType {
                keepsType = false
            } else if property.type != nil || property.initializer != nil {
                value = try coerced(value, to: try declaredType(of: property, in: field.type), at: span)
            }
            if property.isWeak { value = value.weakened }
        } catch {
            machine.state.heap[object.id]?.fields[index] = value
            throw error
        }
    }
}
