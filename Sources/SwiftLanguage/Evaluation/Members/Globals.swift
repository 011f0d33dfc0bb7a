// SPDX-License-Identifier: GPL-3.0-or-later

/// Variables at the top level. Their values live in the state under the scene.
extension Machine {
    func readGlobal(_ global: GlobalVariable, in context: EvaluationContext) throws(Diagnostic) -> Value {
        if let computed = global.computed {
            return try Activation(context: context, lexical: .file).run(computed.getter, receiver: nil, arguments: []).result
        }
        let key = StateKey(owner: .scene, name: global.name)
        if let value = state[key] {
            if !global.isLet { context.reads?.note(state: key, value) }
            if case .binding(let binding) = value, global.wrapper?.known?.storage == .binding { return try read(binding, in: context) }
            return try unwrapped(value, global, in: context)
        }
        let value = try initialValue(of: global, in: context)
        state[key] = value
        context.reads?.note(state: key, value)
        return try unwrapped(value, global, in: context)
    }

    /// What a user-defined wrapper gives for the wrapper itself.
    private func unwrapped(_ value: Value, _ global: GlobalVariable, in context: EvaluationContext) throws(Diagnostic) -> Value {
        guard userWrapper(global.wrapper) != nil else { return value }
        return try Activation(context: context, lexical: .scene).member("wrappedValue", of: value, at: global.span)
    }

    private func initialValue(of global: GlobalVariable, in context: EvaluationContext) throws(Diagnostic) -> Value {
        guard evaluatingGlobals.insert(global.name).inserted else {
            throw Diagnostic(.limitExceeded, "'\(global.name)' needs its own value", at: global.span)
        }
        defer { evaluatingGlobals.remove(global.name) }
        let activation = Activation(context: context, lexical: .scene)
        let type = try global.type.map { (type) throws(Diagnostic) in try activation.resolve(type, at: global.span) } ?? .any
        if let wrapper = global.wrapper, wrapper.known?.storage == .environment { return try environmentValue(of: wrapper, activation) }
        if let wrapper = userWrapper(global.wrapper) {
            let found = index.wrappedType(of: global)
            let wrapped = found.map { activation.resolved($0) } ?? type
            let initial = try global.initializer.map { (initializer) throws(Diagnostic) in
                try activation.firstValue(initializer, global.type, wrapped, of: found)
            }
            guard let value = try activation.wrapped(initial, by: wrapper, global.wrapper) else {
                throw Diagnostic(.missingArgument, "'\(global.name)' needs an initial value", at: global.span)
            }
            return value
        }
        guard let initializer = global.initializer else {
            if case .optional = type { return .nil }
            if let standard = global.wrapper?.known?.standardValue(type) { return standard }
            if global.wrapper?.known?.storage == .identity { return .string("." + global.name) }
            throw Diagnostic(.missingArgument, "'\(global.name)' needs an initial value", at: global.span)
        }
        var value = try activation.firstValue(initializer, global.type, type)
        if let pattern = global.pattern { value = try part(of: value, global, in: pattern, context) }
        if let wrapper = global.wrapper, !(wrapper.known.map { $0.keepsState || $0.isField } ?? false) {
            return try wrapped(value, by: wrapper, nil, in: context)
        }
        return value
    }

    /// `@Environment(\.locale) var locale`
    private func environmentValue(of wrapper: Declaration.Attribute, _ activation: Activation) throws(Diagnostic) -> Value {
        let context = activation.context
        let argument = try wrapper.arguments?.first.map { (argument) throws(Diagnostic) in try activation.evaluate(argument.value) }
        guard case .keyPath(let path)? = argument, let key = path.propertyName,
            let value = try environmentValue(key, site: context.site, in: context)
        else { throw Diagnostic(.unknownKey, "@Environment needs a key", at: wrapper.span) }
        return value
    }

    /// What a pattern gives for a name: `let (width, height) = size()`. The code of the pattern runs once, so what it gives for its other
    /// names is known with it.
    private func part(
        of value: Value, _ global: GlobalVariable, in pattern: Pattern, _ context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        let inner = Activation(context: context, lexical: .scene)
        guard try inner.match(pattern, value, at: global.span) else {
            throw Diagnostic(.typeMismatch, "the value does not match the pattern", at: global.span)
        }
        for name in pattern.boundNames where name != global.name && program.variables[name]?.span == global.span {
            if state[.scene, name] == nil { state[.scene, name] = Scope.find(name, in: inner.scope)?.value }
        }
        return Scope.find(global.name, in: inner.scope)?.value ?? .void
    }

    /// - Parameter isObserved: false where one of its own observers writes it, which no observer hears of.
    func writeGlobal(
        _ global: GlobalVariable, _ value: Value, isObserved: Bool = true, in context: EvaluationContext, at span: SourceSpan?
    ) throws(Diagnostic) {
        let activation = Activation(context: context, lexical: .scene)
        try budget.spend(Price.change, at: span)
        if let computed = global.computed {
            guard let setter = computed.setter else { throw Diagnostic(.immutable, "'\(global.name)' can only be read", at: span) }
            _ = try activation.run(setter, receiver: nil, arguments: [value]).result
            return
        }
        guard !global.isLet else {
            throw Diagnostic(.immutable, "'\(global.name)' is a 'let' and cannot be changed", at: span, hint: "declare it with 'var'")
                .declared(global.name, at: global.span)
        }
        let key = StateKey(owner: .scene, name: global.name)
        context.reads?.noteWrite(to: key)
        let old = try readGlobal(global, in: context)
        if global.wrapper?.known?.storage == .binding, case .binding(let binding)? = state[key] {
            return try write(value, to: binding, in: context)
        }
        if userWrapper(global.wrapper) != nil, var storage = state[key] {
            try activation.setMember("wrappedValue", of: &storage, to: value, at: span)
            state[key] = storage
            return
        }
        // Without a written type the first value's type holds.
        let written = try global.type.map { (type) throws(Diagnostic) in try activation.resolve(type, at: global.span) }
        let new = try activation.coerced(value, to: written ?? resolvedType(of: old, or: .any), at: span)
        if isObserved, let accessors = global.accessors, let willSet = accessors.willSet {
            try observe(willSet, global.name, accessors.willSetParameter, new, in: context)
        }
        state[key] = new
        if isObserved, let accessors = global.accessors, let didSet = accessors.didSet {
            try observe(didSet, global.name, accessors.didSetParameter, old, in: context)
        }
    }

    private func observe(
        _ body: [Statement], _ variable: String, _ parameter: String, _ value: Value, in context: EvaluationContext
    ) throws(Diagnostic) {
        let activation = Activation(context: context, lexical: .scene)
        activation.observedProperty = variable
        try activation.runAccessor(typed(body, observing: variable, parameter, in: .scene), parameter, value)
    }

    func initializeGlobals(_ declarations: [Declaration], in context: EvaluationContext) throws(Diagnostic) {
        try checkTypes(of: declarations)
        var names: [String] = []
        for declaration in declarations {
            guard case .variable(let variable) = declaration.kind else { continue }
            for binding in variable.bindings { names += binding.pattern.boundNames }
        }
        for name in names { state[.scene, name] = nil }
        for name in names {
            guard let global = program.variables[name], global.computed == nil else { continue }
            _ = try readGlobal(global, in: context)
        }
    }

    /// The type of a value as far as it tells; for literals beside it.
    func resolvedType(of value: Value, or fallback: ResolvedType) -> ResolvedType {
        var parts = TypeParts()
        return resolvedType(of: value, or: fallback, &parts)
    }

    private func resolvedType(of value: Value, or fallback: ResolvedType, _ parts: inout TypeParts) -> ResolvedType {
        guard parts.take() else { return .any }
        return switch value {
        case .bool: .bool
        case .int: fallback.isDouble ? .double : .int
        case .integer(let value): .integer(value.type)
        case .double: .double
        case .float: .float
        case .string: .string
        case .substring: .substring
        case .character: .character
        case .array(let values): .array(elementType(values.first, &parts))
        case .slice(let values): .slice(elementType(values.first, &parts))
        case .set(let set): .set(elementType(set.elements.first, &parts))
        case .dictionary(let entries):
            .dictionary(elementType(entries.keys.first, &parts), elementType(entries.values.first, &parts))
        case .structure(let value): .user(value.type)
        case .enumeration(let value): .user(value.type)
        case .object(let value): program.types[value.typeName].map { .user($0) } ?? .any
        case .native(let value): nativeType(named: value.nativeTypeName).map { .native($0) } ?? .any
        case .tuple(let elements): .tuple(elements.map { ($0.label, resolvedType(of: $0.value, or: .any, &parts)) })
        default: fallback
        }
    }

    /// The type of what a collection holds, as its first element shows it: of an instance the class above all others. Nothing is told of a
    /// value with a user-defined protocol: the others may be of other types that have it.
    func elementType(_ first: Value?) -> ResolvedType {
        var parts = TypeParts()
        return elementType(first, &parts)
    }

    private func elementType(_ first: Value?, _ parts: inout TypeParts) -> ResolvedType {
        guard let first else { return .any }
        let type = resolvedType(of: first, or: .any, &parts)
        guard case .user(var shown) = type else { return type }
        if shown.conformances.contains(where: { program.types[$0]?.kind == .protocol }) { return .any }
        var classes: Set<String> = []
        while classes.insert(shown.qualifiedName).inserted, let parent = program.superclass(of: shown) { shown = parent }
        return .user(shown)
    }
}

extension Pattern {
    var boundNames: [String] {
        switch self {
        case .binding(let name, _, _): [name]
        case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
        case .enumCase(_, _, _, let payload): (payload ?? []).flatMap(\.pattern.boundNames)
        case .optional(let inner), .asType(let inner, _): inner.boundNames
        case .wildcard, .expression, .isType: []
        }
    }
}
