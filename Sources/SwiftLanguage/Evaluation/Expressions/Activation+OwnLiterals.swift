// SPDX-License-Identifier: GPL-3.0-or-later

/// Literals of types that the user makes expressible by them.
extension Activation {
    /// A literal where a user-defined type is wanted that has an initializer of that label; nil where it has none.
    func literal(_ label: String, _ values: [Value], as wanted: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        if case .native(let type) = wanted.unwrapped { return try literal(label, values, as: type, at: span) }
        guard case .user(let type) = wanted.unwrapped, takesLiteral(label, type) else { return nil }
        var actuals = values.map { Actual(value: $0, span: span) }
        if actuals.isEmpty {
            return try initialize(TypeReference(type), by: literalInitializer(label, type), [.array([])], at: span).result
        }
        actuals[0].label = label
        return try construct(TypeReference(type), actuals, nil, name: type.name)
    }

    /// A literal where a type of the host's is wanted that an extension of the user's makes expressible by it: `let page: URL = "…"`.
    private func literal(_ label: String, _ values: [Value], as type: NativeType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard let added = program.nativeExtensions[type.name]?.initializers,
            added.contains(where: { $0.declaration.parameters.first?.label == label })
        else { return nil }
        var actuals = values.map { Actual(value: $0, span: span) }
        if actuals.isEmpty { return nil }
        actuals[0].label = label
        return try construct(TypeReference(type), actuals, nil, name: type.name)
    }

    /// `["a": 1]` where a user-defined type is wanted: its pairs in their order, keys that are there twice too.
    func dictionaryLiteral(_ entries: [(key: Expression, value: Expression)], _ type: UserType) throws(Diagnostic) -> Value {
        let function = try literalInitializer("dictionaryLiteral", type)
        var types = (ResolvedType.any, ResolvedType.any)
        if case .tuple(let parts)? = try shape(of: function).parameters.first?.type, parts.count == 2 {
            types = (parts[0].type, parts[1].type)
        }
        var pairs: [(Value, Value)] = []
        for entry in entries {
            let key = try coerced(try evaluate(entry.key, types.0), to: types.0, at: entry.key.span)
            let value = try coerced(try evaluate(entry.value, types.1), to: types.1, at: entry.value.span)
            pairs.append((key, value))
        }
        return try dictionary(pairs, as: type, at: entries.first?.key.span)
    }

    /// The pairs as a user-defined type that is made of a dictionary literal.
    func dictionary(_ pairs: [(Value, Value)], as type: UserType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let values = pairs.map { Value.tuple([TupleElement(value: $0.0), TupleElement(value: $0.1)]) }
        return try initialize(TypeReference(type), by: try literalInitializer("dictionaryLiteral", type), [.array(values)], at: span).result
    }

    func takesLiteral(_ label: String, _ type: UserType) -> Bool {
        type.members.initializers.contains { $0.declaration.parameters.first?.label == label }
    }

    func literalInitializer(_ label: String, _ type: UserType) throws(Diagnostic) -> UserFunction {
        guard let found = type.members.initializers.first(where: { $0.declaration.parameters.first?.label == label }) else {
            throw Diagnostic(.typeMismatch, "'\(type.name)' cannot be created like this")
        }
        return found
    }

    /// `[.bold, .italic]` where an option set of the user's is wanted.
    func optionSet(_ type: UserType, _ elements: [Expression], at span: SourceSpan?) throws(Diagnostic) -> Value {
        var bits = Value.int(0)
        for element in elements {
            let option = try coerced(try evaluate(element, .user(type)), to: .user(type), at: element.span)
            bits = try apply("|", bits, try member("rawValue", of: option, at: element.span), at: span)
        }
        return try construct(TypeReference(type), [Actual(label: "rawValue", value: bits, span: span)], nil, name: type.name)
    }
}
