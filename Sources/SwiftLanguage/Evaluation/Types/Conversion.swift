// SPDX-License-Identifier: GPL-3.0-or-later

extension ResolvedType {
    /// A length or another floating-point number, or an optional of one.
    fileprivate var isNumber: Bool {
        switch self {
        case .double: true
        case .optional(let wrapped): wrapped.isNumber
        default: false
        }
    }
}

extension ResolvedType {
    /// Is it what many types can be, a protocol of the catalogue's or of the program's?
    fileprivate var admitsManyTypes: Bool {
        switch self {
        case .native(let type): type.isProtocol
        case .optional(let wrapped): wrapped.admitsManyTypes
        default: isProtocol
        }
    }
}

extension Diagnostic {
    /// What makes a struct of the user's a view, beside its body.
    package static func wayToBeView(_ typeName: String) -> String { "declare it as a view: struct \(typeName): View" }

    /// How what a call does becomes an action.
    static let wayToBeAction = "an action is a closure, in braces: { … }"

    /// How a view is made of its type.
    package static let wayFromType = "write '()', or '{ … }', after a type to make a view of it"
}

/// Fitting a value to a type.
extension Activation {
    func coerced(_ value: Value, to type: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if let fitting = try fit(value, to: type, at: span) ?? standIn(for: value, as: type) { return fitting }
        if let list = try list(of: value, as: type, at: span) { return list }
        throw mismatch(value, type, at: span)
    }

    /// `let first: [Int] = (0..<9).prefix(3)`: whether a part of a range is a range or an array, the place tells that wants it.
    private func list(of value: Value, as type: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard case .range = value, case .array = type.unwrapped else { return nil }
        return try fit(.array(elements(of: value, at: span)), to: type, at: span)
    }

    func mismatch(_ value: Value, _ type: ResolvedType, at span: SourceSpan?) -> Diagnostic {
        misfit(value, type, at: span).certain(!value.isOpen && !type.isOpen)
    }

    func functionIsNoView(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.typeMismatch, "a function is not a view", at: span, hint: "call it with '()'")
    }

    private func misfit(_ value: Value, _ type: ResolvedType, at span: SourceSpan?) -> Diagnostic {
        if case .nil = value {
            return Diagnostic(.typeMismatch, "nil is not a value of type '\(type.description)'", at: span)
        }
        if case .function = value, type.description == "View" { return functionIsNoView(at: span) }
        if case .native(let native) = value, let own = native.misfit(as: type.description) {
            return Diagnostic(.typeMismatch, own.message, at: span, hint: own.hint)
        }
        let typeName = machine.typeName(of: value)
        // CGFloat, Double and Float are one here: the message must not name another than the one that was written.
        let wanted = type.isNumber ? "a number, as CGFloat or Double is" : type.description.quotedWithArticle
        let message =
            type.isNumber || type.admitsManyTypes
            ? "a value of type '\(typeName)' is not \(wanted)"
            : "cannot convert value of type '\(typeName)' to expected type '\(type.description)'"
        var misfit = Diagnostic(.typeMismatch, message, at: span)
        switch (value, type) {
        case (.string(let text), _) where isImplicit(text, in: type): misfit.suggestion = ".\(text)"
        case (.string(let text), _) where type.isNumber && Double(text) != nil: misfit.hint = "a number is written without quotes: \(text)"
        case (.type, _) where type.description == "View": misfit.hint = Diagnostic.wayFromType
        case (.structure, _) where type.description == "View": misfit.hint = Diagnostic.wayToBeView(typeName)
        case (_, .string) where value.isNumber, (_, _) where value.isNumber && type.description == "LocalizedStringKey":
            misfit.hint = "to put a number into a string, write \"\\(number)\""
        case (.void, .function): misfit.hint = Diagnostic.wayToBeAction
        case (_, _) where type.description.hasPrefix("Binding<"):
            misfit.hint = "a binding is $name, of a variable, or .constant(\(value.swiftDescription()))"
        default: break
        }
        return misfit
    }

    /// The value as that type; nil when it has another.
    func fit(_ value: Value, to type: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch (type, value) {
        case (.any, _), (.result, _): return value
        case (.element, _): return elementType.isElement ? value : try fit(value, to: elementType, at: span)
        case (.double, .double), (.int, .int), (.bool, .bool), (.string, .string), (.void, .void), (.character, .character),
            (.float, .float), (.substring, .substring):
            return value
        case (.double, .int(let number)): return .double(Double(number))
        case (.integer(let type), .int(let number)): return type.value(Int128(number))
        case (.integer(let type), .integer(let given)): return type == given.type ? value : nil
        case (.float, .int(let number)): return .float(Float(number))
        case (.float, .double(let number)): return .float(Float(number))
        case (.substring, .string(let text)): return .substring(text[...])
        case (.string, .substring(let text)): return .string(String(text))
        case (.slice(let element), .slice(let values)): return try fits(values, element, at: span) ? value : nil
        case (.slice(let element), .array(let values)): return try fit(values, to: element, at: span).map { .slice($0[...]) }
        case (.array(let element), .slice(let values)): return try fit(Array(values), to: element, at: span).map { .array($0) }
        case (.void, _): return .void
        case (.character, .string(let text)): return text.count == 1 ? text.first.map { .character($0) } : nil
        case (.optional, .nil): return .nil
        case (.optional(let wrapped), .someNil):
            return try value.unwrapped.flatMap { (held) throws(Diagnostic) in try fit(held, to: wrapped, at: span) }?.wrapped
        case (.optional(let wrapped), _): return try fit(value, to: wrapped, at: span)
        case (.array(let element), .array(let values)): return try fit(values, to: element, at: span).map { .array($0) }
        case (.set, .set), (.dictionary, .dictionary), (.range, .range), (.keyPath, .keyPath), (.metatype, .type), (.binding, .binding):
            return value
        case (.tuple(let types), .tuple(let elements)): return try fit(elements, to: types, at: span)
        case (.function, .structure(let predicate)) where predicate.type.qualifiedName == "Predicate":
            // `filter(#Predicate { … })`: it is the function that tests.
            return predicate[field: "body"]
        case (.function(let signature), _): return fit(value, to: signature)
        case (.user(let type), _): return fit(value, to: type)
        case (.native(let type), .binding) where type.name == "Binding": return value
        // An optional view that is nil is not a view at all.
        case (.native(let type), .nil) where type.isProtocol && type.name == "View": return try host.block([], in: context)
        case (.native(let type), _): return try fit(value, to: type)
        default: return nil
        }
    }

    private func fits(_ values: ArraySlice<Value>, _ element: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        if let known = try fitsAsItIs(values, element, at: span) { return known }
        return try fit(Array(values), to: element, at: span) != nil
    }

    /// Whether the elements are of a type that has one representation: the first tells for all, so a long array is neither walked nor
    /// copied at every call. nil where each has to be looked at.
    private func fitsAsItIs(
        _ values: some Collection<Value>, _ element: ResolvedType, at span: SourceSpan?
    ) throws(Diagnostic) -> Bool? {
        switch element {
        case .any: return true
        case .int, .bool, .string, .user:
            guard let first = values.first else { return true }
            return try fit(first, to: element, at: span) != nil
        default: return nil
        }
    }

    private func fit(_ values: [Value], to element: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> [Value]? {
        if let fits = try fitsAsItIs(values, element, at: span) { return fits ? values : nil }
        // A look at a number takes an eighth of the time that another element does.
        try budget.work(values.count / 8, at: span)
        if case .double = element, values.allSatisfy({ if case .double = $0 { true } else { false } }) { return values }
        try budget.allocate(values.count, at: span)
        var result: [Value] = []
        result.reserveCapacity(values.count)
        for value in values {
            guard let fitting = try fit(value, to: element, at: span) else { return nil }
            result.append(fitting)
        }
        return result
    }

    private func fit(
        _ elements: [TupleElement], to types: [(label: String?, type: ResolvedType)], at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        guard elements.count == types.count else { return nil }
        var result: [TupleElement] = []
        for (element, type) in zip(elements, types) {
            guard let value = try fit(element.value, to: type.type, at: span) else { return nil }
            result.append(TupleElement(label: type.label ?? element.label, value: value))
        }
        return .tuple(result)
    }

    private func fit(_ value: Value, to signature: FunctionSignature) -> Value? {
        switch value {
        case .function(let function): return .function(signature.builder.map { function.asBuilder($0) } ?? function)
        case .keyPath(let path): return .function(FunctionValue(.keyPath(path)))
        default: return nil
        }
    }

    private func fit(_ value: Value, to type: UserType) -> Value? {
        if type.kind == .protocol {
            if case .nil = value { return machine.typeConforms(value.typeKey, to: type.qualifiedName) ? value : nil }
            return machine.valueConforms(value, to: type.qualifiedName) ? value : nil
        }
        switch value {
        case .structure(let structure): return structure.type.qualifiedName == type.qualifiedName ? value : nil
        case .enumeration(let enumeration): return enumeration.type.qualifiedName == type.qualifiedName ? value : nil
        case .object(let object): return machine.isClass(object.typeName, kindOf: type.qualifiedName) ? value : nil
        default: return nil
        }
    }

    private func fit(_ value: Value, to type: NativeType) throws(Diagnostic) -> Value? {
        if case .native(let native) = value {
            let name = native.nativeTypeName
            if name == type.name || type.aliases.contains(name) || host.conforms(native: native, to: type.name) { return value }
            if type.isProtocol, machine.valueConforms(value, to: type.name) { return value }
            return type.conversion?(value)
        }
        if type.isProtocol, machine.valueConforms(value, to: type.name) {
            guard type.name == "View", case .structure(let structure) = value else { return value }
            return try host.component(structure, in: context)
        }
        return type.conversion?(value)
    }
}

extension ResolvedType {
    var isElement: Bool {
        if case .element = self { return true }
        return false
    }
}

extension Value {
    /// Is it, or does it hold, something of the host's or unknown, of which not all is declared in sight? One of very many parts counts as such.
    var isOpen: Bool {
        var parts = TypeParts(10_000)
        return isOpen(&parts)
    }

    private func isOpen(_ parts: inout TypeParts) -> Bool {
        guard parts.take() else { return true }
        return switch self {
        case .native, .function, .type, .keyPath, .binding, .object: true
        case .array(let values): values.contains { $0.isOpen(&parts) }
        case .slice(let values): values.contains { $0.isOpen(&parts) }
        case .dictionary(let entries): entries.keys.contains { $0.isOpen(&parts) } || entries.values.contains { $0.isOpen(&parts) }
        case .tuple(let elements): elements.contains { $0.value.isOpen(&parts) }
        default: false
        }
    }
}

extension ResolvedType {
    /// Does it hold a type of the host's?
    fileprivate var isOpen: Bool {
        switch self {
        case .native, .function, .any, .result, .element, .binding, .keyPath, .metatype: true
        case .optional(let type), .array(let type), .slice(let type), .set(let type), .range(let type, _): type.isOpen
        case .dictionary(let key, let value): key.isOpen || value.isOpen
        case .tuple(let elements): elements.contains { $0.type.isOpen }
        default: false
        }
    }
}
