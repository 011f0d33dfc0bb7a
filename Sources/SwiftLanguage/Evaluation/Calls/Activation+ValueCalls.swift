// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of values: functions, types, and what has `callAsFunction`.
extension Activation {
    func callValue(_ value: Value, _ actuals: [Actual], _ expression: Expression?, name: String) throws(Diagnostic) -> Value {
        switch value {
        case .function(let function): return try callFunction(function, actuals, expression, name: name)
        case .type(let reference): return try construct(reference, actuals, expression, name: reference.name)
        case .array(let types) where types.count == 1:
            // `[item]()` where `item` is a type: names in lower case are read as values.
            guard case .type(let element) = types[0] else { break }
            let type = ResolvedType.array(element.resolved)
            return try construct(TypeReference(name: type.description, resolved: type), actuals, expression, name: "Array")
        case .nil:
            throw Diagnostic(.nilUnwrapped, "'\(name)' is nil and cannot be called", at: expression?.span, hint: "write '\(name)?(…)'")
        default: if value.isUnknown { return value }
        }
        let entry = machine.memberEntry("callAsFunction", of: value.typeKey)
        if entry.candidates.isEmpty, let result = try callDynamically(value, actuals, expression) { return result }
        guard !entry.candidates.isEmpty else {
            throw Diagnostic(.typeMismatch, "a value of type '\(machine.typeName(of: value))' cannot be called", at: expression?.span)
                .certain(!value.isOpen)
        }
        return try call(
            Invocation(
                candidates: entry.candidates, actuals: actuals, name: name, receiver: value, expression: expression, span: expression?.span)
        ).result
    }

    /// A value of a `@dynamicCallable` type: its arguments as one array, or with their labels as pairs.
    private func callDynamically(_ value: Value, _ actuals: [Actual], _ expression: Expression?) throws(Diagnostic) -> Value? {
        let methods = machine.memberEntry("dynamicallyCall", of: value.typeKey).candidates
        guard
            let label = ["withArguments", "withKeywordArguments"].first(where: { label in
                methods.contains { method in (try? shape(of: method)).map { $0.parameters.first?.label == label } ?? false }
                    && (label == "withKeywordArguments" || actuals.allSatisfy { $0.label == nil })
            })
        else { return nil }
        var elements: [Value] = []
        for actual in actuals { elements.append(try evaluate(actual, .any)) }
        let pairs = zip(actuals, elements).map { (Value.string($0.label ?? ""), $1) }
        var given = label == "withArguments" ? Value.array(elements) : .dictionary(DictionaryValue(pairs))
        for method in methods where label == "withKeywordArguments" {
            guard case .user(let type)? = try shape(of: method).parameters.first?.type else { continue }
            given = try dictionary(pairs, as: type, at: expression?.span)
        }
        return try call(
            Invocation(
                candidates: methods, actuals: [Actual(label: label, value: given, span: expression?.span)], name: "dynamicallyCall",
                receiver: value, expression: expression, span: expression?.span)
        ).result
    }

    private func callFunction(
        _ function: FunctionValue, _ given: [Actual], _ expression: Expression?, name: String
    ) throws(Diagnostic) -> Value {
        var actuals = given
        if given.count == 1, given[0].label == nil, function.mayTakeApart, given[0].mayBeTuple {
            let parts = function.takesApart([try evaluate(given[0], .any)])
            actuals = parts.map { Actual(value: $0, span: given[0].span) }
        }
        var invocation = Invocation(candidates: [], actuals: actuals, name: name, expression: expression, span: expression?.span)
        switch function.code {
        case .native(let natives, let receiver):
            invocation.candidates = natives.map { .native($0) }
            invocation.receiver = receiver
            return try call(invocation).result
        case .function(let user, let captures):
            invocation.candidates = [.user(user)]
            invocation.ignoresLabels = user.lexical.typeName != nil || actuals.allSatisfy { $0.label == nil }
            if user.isLocal { invocation.captures = captures } else { invocation.receiver = captures.receiver?.value }
            return try call(invocation).result
        case .construct(let reference):
            if let labels = function.labels, labels.count == actuals.count {
                for index in actuals.indices { actuals[index].label = labels[index] }
                return try construct(reference, actuals, expression, name: reference.name)
            }
            return try construct(
                reference, actuals, expression, name: reference.name, ignoresLabels: actuals.allSatisfy { $0.label == nil })
        default: return try callClosure(function, actuals)
        }
    }

    private func callClosure(_ function: FunctionValue, _ actuals: [Actual]) throws(Diagnostic) -> Value {
        // What a closure takes has nothing to do with the collection whose call it is an argument of.
        let outer = elementType
        elementType = .any
        defer { elementType = outer }
        let types = function.signature?.parameters ?? []
        var values: [Value?] = []
        var targets: [InoutPlace] = []
        for (index, actual) in actuals.enumerated() {
            let type = index < types.count ? types[index] : .any
            if let target = try inoutPlace(actual, index, type) {
                targets.append(target)
                values.append(nil)
            } else {
                values.append(try evaluate(actual, type))
            }
        }
        return try passing(targets[...], values) { (values) throws(Diagnostic) in
            let given = values.map { $0 ?? .void }
            return try self.machine.invokeWithArguments(function, given, in: self.context, asBuilder: false)
        }.result
    }

    func evaluate(_ actual: Actual, _ wanted: ResolvedType) throws(Diagnostic) -> Value {
        let type = wanted.isElement && !elementType.isAny ? elementType : wanted
        guard let expression = actual.expression else { return try coerced(actual.value ?? .void, to: type, at: actual.span) }
        if let deferred = deferred(expression, for: type) { return deferred }
        let value = try evaluate(expression, type)
        // Where the type of the elements is not written their values give it, but not whether some may be nil.
        if wanted.isElement, case .nil = expression.kind, case .nil = value { return value }
        return try coerced(value, to: type, at: expression.span)
    }

    /// An argument that what is called evaluates itself, when it asks for it (`@autoclosure`); nil of any other.
    func deferred(_ argument: Expression, for type: ResolvedType) -> Value? {
        guard case .function(let signature) = type, signature.isAutoclosure else { return nil }
        let closure = Expression.Closure(body: [Statement(.expression(argument), span: argument.span)])
        return .function(FunctionValue(.closure(closure, captures), expression: argument, signature: signature))
    }
}

extension Actual {
    /// What is changed in place is passed as it stands, and a number is not a tuple.
    fileprivate var mayBeTuple: Bool {
        guard let expression else { return true }
        if case .inout = expression.kind { return false }
        return !expression.isNumericLiteral
    }
}
