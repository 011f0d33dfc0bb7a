// SPDX-License-Identifier: GPL-3.0-or-later

/// Reading and writing through bindings and key paths.
extension Machine {
    func read(_ binding: BindingValue, in context: EvaluationContext) throws(Diagnostic) -> Value {
        switch binding.source {
        case .state(let key, let initial):
            let value = state[key]
            context.reads?.note(state: key, value)
            return value ?? initial
        case .object(let object, let property):
            return try Activation(context: context, lexical: .file).member(property, of: .object(object), at: nil)
        case .constant(let value): return value
        case .custom(let get, _): return try get(context)
        case .part(let base, let path):
            return try Activation(context: context, lexical: .file).value(at: path, of: try read(base, in: context), span: nil)
        }
    }

    func write(_ value: Value, to binding: BindingValue, in context: EvaluationContext) throws(Diagnostic) {
        guard binding.animation == nil else {
            let plain = BindingValue(binding.source, type: binding.type)
            _ = try host.withAnimation(binding.animation, in: context) { () throws(Diagnostic) -> Value in
                try write(value, to: plain, in: context)
                return .void
            }
            return
        }
        let activation = Activation(context: context, lexical: .file)
        switch binding.source {
        case .state(let key, _):
            if key.owner == .scene, let global = program.variables[key.name] {
                try writeGlobal(global, value, in: context, at: nil)
            } else {
                state[key] = try activation.coerced(value, to: binding.type, at: nil)
            }
        case .object(let object, let property):
            var receiver = Value.object(object)
            try activation.setMember(property, of: &receiver, to: value, at: nil)
        case .constant: break
        case .custom(_, let set): try set(value, context)
        case .part(let base, let path):
            var root = try read(base, in: context)
            try activation.modify(path.components[...], of: &root, span: nil) { (part: inout Value) throws(Diagnostic) in part = value }
            if case .constant(.object) = base.source { return }
            try write(root, to: base, in: context)
        }
    }
}

extension BindingValue {
    /// Could it hold a value as it is, without conversion? Of a binding whose type nobody wrote that is not known: then it could.
    package func canHold(_ value: Value, in context: EvaluationContext) -> Bool {
        let activation = Activation(context: context, lexical: .file)
        guard let type = try? activation.type(of: self), !type.isAny else { return true }
        return (try? activation.coerced(value, to: type, at: nil)) == value
    }
}

extension Activation {
    /// The declared type of what a binding leads to.
    fileprivate func type(of binding: BindingValue) throws(Diagnostic) -> ResolvedType {
        switch binding.source {
        case .object(let object, let property): return try type(of: property, in: .object(object))
        case .part(let base, let path):
            guard case .property(let name)? = path.components.last else { return .any }
            let whole = try machine.read(base, in: context)
            return try type(of: name, in: try value(at: KeyPathValue(Array(path.components.dropLast())), of: whole, span: nil))
        default: return binding.type
        }
    }

    private func type(of property: String, in value: Value) throws(Diagnostic) -> ResolvedType {
        let type: UserType? =
            switch value {
            case .structure(let structure): structure.type
            case .object(let object): program.types[object.typeName]
            default: nil
            }
        guard let type, let stored = type.storedProperties.first(where: { $0.name == property }) else { return .any }
        return try declaredType(of: stored, in: type)
    }

    /// A Binding to an array is a collection of bindings to its elements: those, where a member of collections is asked for, as in
    /// `$items.enumerated()`. What the array's own extensions compute is bound as any other property.
    func boundElements(of binding: BindingValue, for name: String) -> Value? {
        let entry = machine.memberEntry(name, of: "Array")
        guard entry.computed == nil, entry.native != nil || !entry.candidates.isEmpty,
            case .array? = try? machine.read(binding, in: context), let elements = try? elements(of: .binding(binding), at: nil)
        else { return nil }
        return .array(elements)
    }

    func bindingMember(_ binding: BindingValue, _ name: String) -> Value? {
        switch name {
        case "wrappedValue": return try? machine.read(binding, in: context)
        case "projectedValue": return .binding(binding)
        case "animation", "transaction": return nil
        default:
            guard machine.memberEntry(name, of: "Binding").isEmpty else { return nil }
            if let elements = boundElements(of: binding, for: name) { return try? member(name, of: elements, at: nil) }
            return .binding(BindingValue(.part(binding, KeyPathValue([.property(name)]))))
        }
    }

    func value(at path: KeyPathValue, of root: Value, span: SourceSpan?) throws(Diagnostic) -> Value {
        let value = try part(at: path, of: root, span: span)
        return path.erasedType.map { erased(value, $0, resolved($0)) } ?? value
    }

    private func part(at path: KeyPathValue, of root: Value, span: SourceSpan?) throws(Diagnostic) -> Value {
        var value = root
        for (place, component) in path.components.enumerated() {
            switch component {
            case .property(let name):
                let told = path.members.indices.contains(place) ? path.members[place] : nil
                if let told, let property = machine.property(declaredIn: told.owner, at: told.span) {
                    value = try read(property, of: value, seeing: told.typeArguments)
                } else {
                    value = try member(name, of: value, at: span)
                }
            case .subscript(let indices): value = try subscriptValue(of: value, indices.map { Actual(value: $0, span: span) }, at: span)
            case .optionalChain:
                guard let held = value.unwrapped else { return .nil }
                value = held
            case .forceUnwrap:
                guard let held = value.unwrapped else {
                    throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: span)
                }
                value = held
            }
        }
        return value
    }
}
