// SPDX-License-Identifier: GPL-3.0-or-later

extension Activation {
    /// A value as its type tells it: what is of an optional type says so, `Optional(1)`, in collections and tuples too.
    func description(of value: Value, as type: StaticType, at span: SourceSpan?, isNested: Bool = false) throws(Diagnostic) -> String {
        switch (type, value) {
        case (.parameter(let name), _):
            // In a generic function the argument's type decides, as it does outside.
            let bound = typeArguments[name]?.staticType ?? .unknown
            guard bound.isDescribedByType, bound != type else { return try description(of: value, at: span, isNested: isNested) }
            return try description(of: value, as: bound, at: span, isNested: isNested)
        case (.member, _):
            let bound = resolved(type).staticType
            guard bound.isDescribedByType else { return try description(of: value, at: span, isNested: isNested) }
            return try description(of: value, as: bound, at: span, isNested: isNested)
        case (.nominal("Optional", _), .nil): return "nil"
        case (.nominal("Optional", let arguments), _):
            let wrapped = arguments.first ?? .unknown
            return "Optional(" + (try description(of: value.unwrapped ?? .nil, as: wrapped, at: span, isNested: true)) + ")"
        case (.nominal("Array", let arguments), .array(let values)) where type.isDescribedByType:
            return "[" + (try descriptions(of: values, as: arguments[0], at: span)) + "]"
        case (.nominal("ArraySlice", let arguments), .slice(let values)) where type.isDescribedByType:
            let text = "[" + (try descriptions(of: Array(values), as: arguments[0], at: span)) + "]"
            return isNested ? "ArraySlice(" + text + ")" : text
        case (.nominal("Set", let arguments), .set(let set)) where type.isDescribedByType:
            let text = "[" + (try descriptions(of: set.elements, as: arguments[0], at: span)) + "]"
            return isNested ? "Set(" + text + ")" : text
        case (.nominal, .structure), (.nominal, .enumeration):
            if let text = try description(of: value, asGeneric: type, at: span, isNested: isNested) { return text }
            return try description(of: value, at: span, isNested: isNested)
        case (.nominal("AnyHashable", _), _) where isNested: return "AnyHashable(" + (try debugDescription(of: value, at: span)) + ")"
        case (.nominal("Dictionary", let arguments), .dictionary(let entries)) where type.isDescribedByType && entries.count > 0:
            return try description(of: entries, as: arguments, at: span)
        case (.tuple(let parts), .tuple(let elements)) where type.isDescribedByType && parts.count == elements.count:
            var texts: [String] = []
            for (part, element) in zip(parts, elements) {
                let label = (part.label ?? element.label).map { $0 + ": " } ?? ""
                texts.append(label + (try description(of: element.value, as: part.type, at: span, isNested: true)))
            }
            return "(" + texts.joined(separator: ", ") + ")"
        default: return try description(of: value, at: span, isNested: isNested)
        }
    }

    private func description(
        of entries: DictionaryValue, as types: [StaticType], at span: SourceSpan?
    ) throws(Diagnostic) -> String {
        var parts: [String] = []
        for entry in entries.entries {
            let key = try description(of: entry.key, as: types[0], at: span, isNested: true)
            parts.append(key + ": " + (try description(of: entry.value, as: types[1], at: span, isNested: true)))
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    private func descriptions(of values: [Value], as type: StaticType, at span: SourceSpan?) throws(Diagnostic) -> String {
        var parts: [String] = []
        for value in values { parts.append(try description(of: value, as: type, at: span, isNested: true)) }
        return parts.joined(separator: ", ")
    }
}

extension Activation {
    /// An expression whose type, or whose declaration, the static phase has found.
    /// - Parameter expected: what its place tells, for a type that nothing says what it is here.
    func typed(_ expression: Expression, _ annotation: TypeAnnotation, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        if !annotation.pathMembers.isEmpty || annotation.pathValue != nil {
            return try evaluate(expression, expected).leading(through: annotation.pathMembers, to: annotation.pathValue)
        }
        guard let member = annotation.property, let property = machine.property(declaredIn: member.owner, at: member.span) else {
            let found = try annotation.resolved(in: self)
            let type = found.isAny && annotation.isGeneric ? expected : found
            if annotation.layers > 0 { return try evaluate(expression, type).wrapped(annotation.layers) }
            let member = try implicitMember(expression, annotation.type, type)
            let value = if let member { member } else { try evaluate(expression, type) }
            if annotation.isErased, !value.isUnknown { return erased(value, annotation.type, found) }
            if annotation.erasesElements { return try elementsErased(value, annotation.type, at: expression.span) }
            if case .metatype(let instance) = annotation.type, case .type(let reference) = value {
                return .type(self.reference(reference, to: instance))
            }
            guard expression.isScalarLiteral else { return value }
            // What the host makes of a literal, as `1.5` of a Decimal.
            return try bound(try fit(value, to: type, at: expression.span) ?? value, to: annotation.type)
        }
        switch expression.kind {
        case .member(let base, _, _):
            let value = try evaluate(base)
            return chainIsNil ? .nil : try read(property, of: value, seeing: member.typeArguments)
        case .implicitMember:
            guard let owner = reference(to: try annotation.resolved(in: self)) else { return try evaluate(expression, expected) }
            return try read(property, of: .type(owner.specialized(as: annotation.type)), seeing: member.typeArguments)
        default: return try read(property, of: receiver?.value ?? .void, seeing: member.typeArguments)
        }
    }

    /// A value in an `Any`, with its type where that tells of optionals: what a generic parameter stands for may do so or not.
    func erased(_ value: Value, _ type: StaticType, _ resolved: ResolvedType) -> Value {
        let known = type.dependsOnParameters ? resolved.staticType : type
        if let erased = value.erasedValue, erased.type == known || type == .parameter("Self") { return value }
        guard !type.dependsOnParameters || known.tellsOptionals else { return value }
        return .native(ErasedValue(value: value, type: known, resolved: resolved))
    }

    /// A collection that is one of `Any`s from now on.
    private func elementsErased(_ value: Value, _ type: StaticType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard let held = type.arguments.last, case let found = resolved(held), found.staticType.tellsOptionals else { return value }
        switch value {
        case .array(let values):
            try budget.allocate(values.count, weight: 4, at: span)
            return .array(values.map { erased($0, held, found) })
        case .dictionary(let entries):
            try budget.allocate(entries.count, weight: 4, at: span)
            return .dictionary(entries.replacingValues(by: entries.values.map { erased($0, held, found) }))
        default: return value
        }
    }

    /// The type of a value with what the static phase found of it. A generic parameter tells it where it stands for an optional.
    private func reference(_ reference: TypeReference, to type: StaticType) -> TypeReference {
        let known = reference.specialized(as: withArguments(type))
        guard type.isAbstract || type.wrapped != nil, case let resolved = resolved(type), case let bound = resolved.staticType,
            bound.tellsOptionals, bound.isKnown
        else { return known }
        return TypeReference(name: bound.description, resolved: resolved, shownName: bound.runtimeName, known: bound)
    }

    /// A type with what the generic parameters in sight are: `type(of: self)` in `Box<T>`.
    private func withArguments(_ type: StaticType) -> StaticType {
        guard type.dependsOnParameters, !typeArguments.isEmpty else { return type }
        return type.mapped { if case .parameter(let name) = $0 { typeArguments[name]?.staticType } else { nil } }
    }

    /// `.zero` where `Vector<Double>` is wanted: its getter knows what the parameters of the type are.
    private func implicitMember(_ expression: Expression, _ type: StaticType, _ resolved: ResolvedType) throws(Diagnostic) -> Value? {
        guard case .implicitMember(let name) = expression.kind, case .user(let own) = resolved,
            case .nominal(own.qualifiedName, let arguments) = type, !arguments.isEmpty, !type.dependsOnParameters
        else { return nil }
        return try staticMember(name, of: TypeReference(own).specialized(as: type), at: expression.span)
    }

    /// A literal of a generic type of the user's, with what its parameters are: nothing that it holds may tell them.
    private func bound(_ value: Value, to type: StaticType) throws(Diagnostic) -> Value {
        guard case .structure(let made) = value, case .nominal(made.type.qualifiedName, let arguments) = type, !arguments.isEmpty else {
            return value
        }
        return .structure(try made.binding(machine.bindings(of: made.type, arguments).mapValues { resolved($0) }, in: self))
    }

    func read(_ property: ComputedProperty, of value: Value, seeing known: [String: StaticType]) throws(Diagnostic) -> Value {
        let arguments = known.mapValues { resolved($0) }.filter { !$0.value.isAny }
        if arguments.isEmpty { return try read(property, of: value) }
        return try run(property.getter, receiver: value, optionalArguments: [], captures: nil, typeArguments: arguments, at: nil).result
    }
}
