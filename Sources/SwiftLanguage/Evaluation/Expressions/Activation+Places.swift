// SPDX-License-Identifier: GPL-3.0-or-later

/// Places: what can stand on the left of `=`, after `&`, or before a mutating method.
extension Activation {
    /// Changes a place. The value is taken out while it is changed, so that a long array is not copied.
    func modify(_ target: Expression, _ body: (inout Value) throws(Diagnostic) -> Void) throws(Diagnostic) {
        switch target.kind {
        case .identifier(let name, _): try modifyNamed(name, target, body)
        case .member(let base, let name, let nameSpan):
            try modifyMember(base, name, nameSpan ?? target.span, target, body)
        case .subscript(let base, let arguments): try modifySubscript(base, arguments, target, body)
        case .parenthesized(let inner), .effect(_, let inner): try modify(inner, body)
        case .optionalTry(let inner):
            if case .nil = try evaluate(inner) {
                chainIsNil = true
                return
            }
            try modify(inner, body)
        case .optionalChain(let inner):
            let outer = chainIsNil
            chainIsNil = false
            defer { chainIsNil = outer }
            try modify(inner, body)
        case .forceUnwrap(let inner):
            try modify(inner) { (value: inout Value) throws(Diagnostic) in
                if case .nil = value { throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: target.span) }
                try body(&value)
            }
        case .inout(let inner): try modify(inner, body)
        default:
            // A value that nothing keeps: the change is lost, as it is on a class instance's or binding's behalf.
            var value = try evaluate(target)
            if chainIsNil { return }
            switch value {
            case .object, .binding: try body(&value)
            default: throw Diagnostic(.immutable, "this value cannot be changed", at: target.span)
            }
        }
    }

    func store(_ value: Value, in target: Expression) throws(Diagnostic) {
        if case .discard = target.kind { return }
        if case .tuple(let elements) = target.kind, case .tuple(let values) = value, elements.count == values.count {
            for (element, part) in zip(elements, values) { try store(part.value, in: element.value) }
            return
        }
        try modify(target) { (place: inout Value) throws(Diagnostic) in place = value }
    }

    private func modifyNamed(_ name: String, _ target: Expression, _ body: (inout Value) throws(Diagnostic) -> Void) throws(Diagnostic) {
        if let box = Scope.find(name, in: scope) { return try modify(box, at: target.span, body) }
        if let receiver {
            if name == "self" { return try modify(receiver, at: target.span, body) }
            if case .type(let reference) = receiver.value, machine.hasStatic(name, of: staticKey(of: reference)) {
                return try modifyStatic(name, of: reference, at: target.span, body)
            }
            if hasMember(name, of: receiver.value) || isStorage(name, of: receiver.value) {
                return try modifyMember(of: receiver, name, target.span, body)
            }
        }
        var prefix = lexical.typeName
        while let outer = prefix {
            if let type = program.types[outer], machine.hasStatic(name, of: outer) {
                return try modifyStatic(name, of: TypeReference(type), at: target.span, body)
            }
            prefix = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        if let global = program.variables[name] {
            var value = try machine.readGlobal(global, in: context)
            try body(&value)
            return try machine.writeGlobal(global, value, in: context, at: target.span)
        }
        if try context.resolver?.value(named: name, in: context) != nil || machine.isEnvironmentKey(name) {
            throw Diagnostic(.immutable, "'\(name)' can only be read", at: target.span)
        }
        throw unknownName(name, at: target.span)
    }

    private func isStorage(_ name: String, of value: Value) -> Bool {
        guard case .structure(let structure) = value, name.first == "_" else { return false }
        return structure.type.storedIndex[String(name.dropFirst())] != nil
    }

    private func modify(_ box: Scope, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void) throws(Diagnostic) {
        if box.isProjected, case .binding(let binding) = box.value {
            var value = try machine.read(binding, in: context)
            try body(&value)
            return try machine.write(value, to: binding, in: context)
        }
        if box.isLet && box.isInitialized {
            if case .object = box.value {
                var value = box.value
                return try body(&value)
            }
            let what =
                box.name == "self"
                ? "'self' cannot be changed in a method that is not 'mutating'" : "'\(box.name)' is a 'let' and cannot be changed"
            throw Diagnostic(.immutable, what, at: span, hint: box.name == "self" ? "mark the method 'mutating'" : "declare it with 'var'")
        }
        var value = box.value
        box.value = .void
        do {
            try body(&value)
            if keepsType { keepsType = false } else if !box.type.isAny { value = try coerced(value, to: box.type, at: span) }
            box.value = value
            box.isInitialized = true
        } catch {
            box.value = value
            throw error
        }
    }

    private func modifyMember(
        _ base: Expression, _ name: String, _ span: SourceSpan?, _ target: Expression, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        if case .identifier("self", _) = base.kind, let receiver { return try modifyMember(of: receiver, name, span, body) }
        let current = try evaluate(base)
        if chainIsNil { return }
        switch current {
        case .type(let reference): return try modifyStatic(name, of: reference, at: span, body)
        case .object, .binding:
            var value = current
            return try modifyMember(name, of: &value, at: span, body)
        case .native(let native) where native is any NativeReference:
            var value = current
            return try modifyMember(name, of: &value, at: span, body)
        case .structure(let structure) where isNonmutating(name, of: structure):
            var value = current
            return try modifyMember(name, of: &value, at: span, body)
        default: break
        }
        try modify(base) { (value: inout Value) throws(Diagnostic) in try self.modifyMember(name, of: &value, at: span, body) }
    }

    /// `self.x` and, without `self.`, `x`.
    private func modifyMember(
        of receiver: Scope, _ name: String, _ span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        if case .structure(let structure) = receiver.value, isInitializer || isNonmutating(name, of: structure) {
            return try modifyStructField(of: receiver, name, span, body)
        }
        if case .object = receiver.value {
            var value = receiver.value
            return try modifyMember(name, of: &value, at: span, body)
        }
        try modify(receiver, at: span) { (value: inout Value) throws(Diagnostic) in try self.modifyMember(name, of: &value, at: span, body)
        }
    }

    private func modifyStructField(
        of receiver: Scope, _ name: String, _ span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        var value = receiver.value
        if isInitializer { receiver.value = .void }
        do {
            try modifyMember(name, of: &value, at: span, body)
        } catch {
            receiver.value = value
            throw error
        }
        if isInitializer || !isLetBox(receiver) { receiver.value = value }
    }

    private func isLetBox(_ box: Scope) -> Bool { box.isLet }

    /// A property whose setter leaves the struct as it is: state, bindings, setters marked `nonmutating`.
    private func isNonmutating(_ name: String, of structure: StructValue) -> Bool {
        guard let index = structure.type.storedIndex[name] else {
            let entry = machine.memberEntry(name, of: structure.type.qualifiedName)
            // A computed property of a view that sets state: `nonmutating set`, or one that is not checked.
            return entry.computed != nil && structure.installation != nil
        }
        guard let wrapper = structure.type.storedProperties[index].wrapper else {
            if case .object = structure.fields[index] { return false }
            return false
        }
        if let own = machine.userWrapper(wrapper) {
            guard own.kind == .struct else { return true }
            return machine.memberEntry("wrappedValue", of: own.qualifiedName).computed?.setter?.isMutating == false
        }
        switch wrapper.name {
        case "Binding": return true
        case let name where Machine.stateWrappers.contains(name): return structure.installation != nil
        default: return false
        }
    }

    func setMember(_ name: String, of receiver: inout Value, to new: Value, at span: SourceSpan?) throws(Diagnostic) {
        try modifyMember(name, of: &receiver, at: span) { (place: inout Value) throws(Diagnostic) in place = new }
    }

    func modify(
        _ path: ArraySlice<KeyPathValue.Component>, of root: inout Value, span: SourceSpan?,
        _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let first = path.first else { return try body(&root) }
        let rest = path.dropFirst()
        switch first {
        case .property(let name):
            try modifyMember(name, of: &root, at: span) { (value: inout Value) throws(Diagnostic) in
                try self.modify(rest, of: &value, span: span, body)
            }
        case .subscript(let indices):
            try modifySubscript(of: &root, indices.map { Actual(value: $0, span: span) }, at: span) {
                (value: inout Value) throws(Diagnostic) in
                try self.modify(rest, of: &value, span: span, body)
            }
        case .optionalChain:
            if case .nil = root { return }
            try modify(rest, of: &root, span: span, body)
        case .forceUnwrap:
            if case .nil = root { throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: span) }
            try modify(rest, of: &root, span: span, body)
        }
    }

    // MARK: Assignment

    func assign(_ target: Expression, _ sign: String, _ value: Expression, _ expression: Expression) throws(Diagnostic) {
        if sign == "=" { return try assignPlain(target, value) }
        let operation = String(sign.dropLast())
        if operation == "+", let element = try elementsOfPlace(target) { return try append(value, element, target, expression) }
        let current = try evaluate(target)
        if chainIsNil { return }
        let operand: Value
        if Self.isArithmetic(operation) {
            operand = try evaluate(value, machine.resolvedType(of: current, or: .any))
        } else {
            operand = try evaluate(value)
        }
        if !current.isNumber, let function = machine.customAssignment(sign, current, operand) {
            let outcome = try run(function, receiver: nil, arguments: [current, operand])
            return try store(outcome.arguments.first ?? current, in: target)
        }
        try store(try apply(operation, current, operand, at: expression.span), in: target)
    }

    /// The type of the array at a place; nil when it holds something else.
    private func elementsOfPlace(_ target: Expression) throws(Diagnostic) -> ResolvedType? {
        let value = try evaluate(target)
        guard case .array = value, !chainIsNil else {
            chainIsNil = false
            return nil
        }
        return collectionElement(value, target)
    }

    private func append(_ value: Expression, _ element: ResolvedType, _ target: Expression, _ expression: Expression) throws(Diagnostic) {
        let list = try evaluate(value, .array(element))
        let added = try elements(of: try fit(list, to: .array(element), at: value.span) ?? list, at: value.span)
        try budget.allocate(added.count, at: expression.span)
        try modify(target) { (place: inout Value) throws(Diagnostic) in
            guard case .array(var list) = place else { return }
            place = .void
            list += added
            place = .array(list)
            if list.count > self.budget.limits.collection { try self.budget.allocate(list.count, at: expression.span) }
        }
    }

    private func assignPlain(_ target: Expression, _ value: Expression) throws(Diagnostic) {
        // `_x = State(initialValue: v)`: what the wrapper is given first.
        if let name = target.storageName, let receiver, case .structure(let structure) = receiver.value,
            isStorage(name, of: receiver.value),
            let index = structure.type.storedIndex[String(name.dropFirst())]
        {
            let property = structure.type.storedProperties[index]
            if let wrapper = machine.userWrapper(property.wrapper) {
                var fields = structure
                fields.fields[index] = try coerced(try evaluate(value, .user(wrapper)), to: .user(wrapper), at: value.span)
                receiver.value = .structure(fields)
                return
            }
            var type = try declaredType(of: property, in: structure.type)
            var inner = value
            if property.wrapper?.name == "Binding" {
                type = .binding(type)
            } else if case .call(let call) = value.kind, let first = call.arguments.first {
                inner = first.value
            }
            let new = try coerced(try evaluate(inner, type), to: type, at: inner.span)
            var fields = structure
            fields.fields[index] = new
            receiver.value = .structure(fields)
            return
        }
        let type = staticType(of: target) ?? currentType(of: target)
        let new = try evaluate(value, type)
        try store(new, in: target)
    }

    /// Of a place without a declared type: the type of what it holds.
    private func currentType(of target: Expression) -> ResolvedType {
        switch target.kind {
        case .discard, .tuple: return .any
        case .identifier(let name, _):
            if let box = Scope.find(name, in: scope), !box.isInitialized { return .any }
        case .member(let base, let name, _):
            // A property of a native type says more than the value in it, which may be nil.
            if let owner = try? evaluate(base), let type = machine.memberEntry(name, of: machine.typeKey(of: owner)).native?.type,
                let resolved = try? resolve(type, at: nil)
            {
                return resolved
            }
        default: break
        }
        guard let value = try? evaluate(target) else { return .any }
        return machine.resolvedType(of: value, or: .any)
    }
}

extension Machine {
    /// `static func += (a: inout T, b: T)` of the user.
    func customAssignment(_ sign: String, _ a: Value, _ b: Value) -> UserFunction? {
        guard !program.types.isEmpty else { return nil }
        for value in [a, b] {
            for case .user(let function) in staticEntry(sign, of: typeKey(of: value)).candidates { return function }
        }
        return program.functions[sign]?.first
    }
}

extension Value {
    var isNumber: Bool {
        switch self {
        case .int, .double: true
        default: false
        }
    }
}

extension Expression {
    /// A variable, or a part of one.
    var isPlace: Bool {
        switch kind {
        case .identifier: true
        case .member(let base, _, _), .subscript(let base, _), .forceUnwrap(let base): base.isPlace
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
