// SPDX-License-Identifier: GPL-3.0-or-later

/// `=` and its relatives: the place is resolved, then the right side is evaluated, then the place is read and written.
extension Activation {
    /// - Returns: false where an optional chain on the left side ends at nil, so that nothing is assigned.
    func assign(_ target: Expression, _ sign: String, _ value: Expression, _ expression: Expression) throws(Diagnostic) -> Bool {
        if sign == "=", try assignStorage(target, value) { return true }
        if takesLateOperand(sign) {
            var held: [Value?] = [nil, nil]
            if try callOnExpressions(sign, [target, value], holding: &held, at: expression.span) != nil { return true }
        }
        let outer = chainIsNil
        defer { chainIsNil = outer }
        guard let place = try place(target) else { return false }
        if sign == "=" {
            let wanted = try type(of: place)
            if case .any = wanted, value.leansOnItsPlace, isOfUnknown(place) { return true }
            let isOpenNumber = wanted.isAny && value.isNumericLiteral
            let given = try evaluate(value, isOpenNumber ? try typeOfNumber(in: place) : wanted)
            try write(target.isHeldValue ? given.wrapped : given, to: place, at: target.span)
            return true
        }
        let operation = String(sign.dropLast())
        let type = try type(of: place)
        let operand = try evaluate(value, Self.isArithmetic(operation) ? try operandType(operation, of: type) : .any)
        // What a list of `Any` holds already says nothing of what is added.
        let list = value.annotatedType == .array(.any) ? .array(.any) : type
        if operation == "+", case .array = type.unwrapped, case .array(let added)? = try addedElements(operand, list, at: value.span) {
            try append(added, to: place, expression)
            return true
        }
        try change(place, operation, sign, operand, expression)
        return true
    }

    /// What a literal becomes where only the number tells that is there: `node.value = 9` where the `T` around `Node` is Double. (A literal
    /// for an `Any` has its own type already.)
    private func typeOfNumber(in place: Place) throws(Diagnostic) -> ResolvedType {
        switch try stored(place) {
        case .double?: .double
        case .float?: .float
        default: .any
        }
    }

    /// `UITabBar.appearance().backgroundColor = .red`: nobody reads what is set there, and nothing tells the type of `.red`.
    private func isOfUnknown(_ place: Place) -> Bool {
        guard case .member(let owner, _, _) = place, let value = try? read(owner) else { return false }
        return value.isUnknown
    }

    /// `+=` and its relatives, of what the right side gave.
    func change(
        _ place: Place, _ operation: String, _ sign: String, _ operand: Value, _ expression: Expression
    ) throws(Diagnostic) {
        try modify(place, at: expression.span) { (current: inout Value) throws(Diagnostic) in
            try self.change(&current, operation, sign, operand, at: expression.span)
        }
    }

    /// Does an operator of the user's evaluate its right side late, as `??=` does?
    private func takesLateOperand(_ sign: String) -> Bool {
        machine.program.operatorsOnExpressions[sign]?.contains { $0.declaration.parameters.last?.type.isAutoclosure == true } ?? false
    }

    /// What the right side of an operator is that gives a type again: a number of seconds, where a date is moved.
    private func operandType(_ operation: String, of type: ResolvedType) throws(Diagnostic) -> ResolvedType {
        guard case .native(let native) = type else { return type }
        let own = TypeSyntax.named(native.name)
        let fitting = native.operators[operation]?.filter {
            $0.parameters.count == 2 && $0.parameters[0].type == own && $0.resultType == own
        }
        guard let operand = fitting?.first?.parameters[1].type, operand != own else { return type }
        return try resolve(operand, at: nil)
    }

    private func change(
        _ current: inout Value, _ operation: String, _ sign: String, _ operand: Value, at span: SourceSpan?
    ) throws(Diagnostic) {
        if case .string(var text) = current, operation == "+", case .string(let added) = operand {
            try budget.allocate(added.utf8.count, at: span)
            if text.utf8.count > budget.limits.collection { try budget.allocate(text.utf8.count, at: span) }
            current = .void
            let storage = text.storage
            text += added
            current = .string(text)
            if text.utf8.count > 64, text.storage != storage { try budget.allocate(text.utf8.count, at: span) }
        } else if !current.isNumber, let function = machine.customAssignment(sign, current, operand) {
            let given = current
            current = .void
            do throws(Diagnostic) {
                current = try run(function, receiver: nil, arguments: [given, operand]).arguments.first ?? given
            } catch {
                current = given
                throw error
            }
        } else {
            current = try apply(operation, current, operand, at: span)
        }
    }

    /// What `+=` adds to an array, of the type of its elements; nil where it is not a sequence.
    private func addedElements(_ operand: Value, _ type: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard operand.isSequence else { return nil }
        let added = Value.array(try elements(of: operand, at: span))
        return try fit(added, to: type, at: span) ?? added
    }

    private func append(_ added: [Value], to place: Place, _ expression: Expression) throws(Diagnostic) {
        try budget.allocate(added.count, at: expression.span)
        try modify(place, at: expression.span) { (value: inout Value) throws(Diagnostic) in
            guard case .array(var list) = value else { return }
            value = .void
            let storage = list.storage
            list += added
            value = .array(list)
            self.keepsType = true
            try self.budget.chargeCopy(list, from: storage, at: expression.span)
            if list.count > self.budget.limits.collection { try self.budget.allocate(list.count, at: expression.span) }
        }
    }

    /// `_x = State(initialValue: v)` in an initializer: what the wrapper is given first.
    private func assignStorage(_ target: Expression, _ value: Expression) throws(Diagnostic) -> Bool {
        guard let name = target.storageName.map({ String($0.dropFirst()) }), let receiver else { return false }
        switch receiver.value {
        case .structure(var structure):
            guard let index = structure.type.storedIndex[name] else { return false }
            structure.fields[index] = try firstStorage(structure.type.storedProperties[index], of: structure.type, value)
            receiver.value = .structure(structure)
        case .object(let object):
            guard isInitializer, let type = program.types[object.typeName], type.storedIndex["_" + name] == nil,
                let index = type.storedIndex[name], type.storedProperties[index].wrapper != nil
            else { return false }
            let storage = try firstStorage(type.storedProperties[index], of: type, value)
            context.reads?.noteWrite(to: object)
            machine.state.heap[object.id]?.fields[index] = storage
        default: return false
        }
        return true
    }

    private func firstStorage(_ property: StoredProperty, of owner: UserType, _ value: Expression) throws(Diagnostic) -> Value {
        if let wrapper = machine.userWrapper(property.wrapper) {
            let made = try coerced(try evaluate(value, .user(wrapper)), to: .user(wrapper), at: value.span)
            return try typed(made, by: property, in: owner)
        }
        var type = try declaredType(of: property, in: owner)
        var inner = value
        if property.wrapper?.known?.storage == .binding {
            type = .binding(type)
        } else if case .call(let call) = value.kind, let first = call.arguments.first {
            inner = first.value
        }
        let given = try evaluate(inner, type)
        // `_model = model` of a `Bindable`: the field holds the object.
        if property.wrapper?.known?.storage == .object, case .binding(let bindable) = given {
            return try machine.read(bindable, in: context)
        }
        return try coerced(given, to: type, at: inner.span)
    }
}

extension Machine {
    /// `static func += (a: inout T, b: T)` of the user.
    func customAssignment(_ sign: String, _ a: Value, _ b: Value) -> UserFunction? {
        guard !program.types.isEmpty else { return nil }
        for value in [a, b] {
            for case .user(let function) in staticEntry(sign, of: value.typeKey).candidates { return function }
        }
        return program.functions[sign]?.first
    }
}

extension Value {
    /// What a collection can take the elements of; what is the user's own is not among them.
    var isSequence: Bool {
        switch self {
        case .array, .slice, .set, .range, .string, .substring, .dictionary: true
        case .native(let native): native is any LazySource
        default: false
        }
    }

    var isNumber: Bool {
        switch self {
        case .int, .double, .integer, .float: true
        default: false
        }
    }
}

extension Expression {
    /// `.red`, and a literal that holds one: only the type of the place where it goes would tell what it is.
    fileprivate var leansOnItsPlace: Bool {
        switch kind {
        case .array(let elements): elements.contains(where: \.leansOnItsPlace)
        case .dictionary(let entries): entries.contains { $0.key.leansOnItsPlace || $0.value.leansOnItsPlace }
        case .parenthesized(let inner), .typed(let inner, _): inner.leansOnItsPlace
        default: isImplicitlyRooted
        }
    }

    /// `a?`: what an optional holds is assigned, which may be an optional itself.
    fileprivate var isHeldValue: Bool {
        switch kind {
        case .optionalChaining: true
        case .optionalChain(let inner), .parenthesized(let inner), .typed(let inner, _): inner.isHeldValue
        default: false
        }
    }

    /// `_x` and `self._x`.
    var storageName: String? {
        switch kind {
        case .identifier(let name, _): name.first == "_" ? name : nil
        case .member(let base, let name, _): base.bareName == "self" && name.first == "_" ? name : nil
        default: nil
        }
    }
}
