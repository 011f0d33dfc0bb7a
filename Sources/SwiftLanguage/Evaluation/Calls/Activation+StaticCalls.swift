// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of what a type has: `.name(…)` and `Type.name(…)`.
extension Activation {
    func callImplicit(
        _ name: String, _ call: Expression.Call, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        var type = expected
        if case .result = type { type = callResultType.isAny ? elementType : callResultType }
        if case .element = type { type = elementType }
        if case .optional(let wrapped) = type, name == "some", let first = call.arguments.first {
            return try evaluate(first.value, wrapped).wrapped
        }
        while case .optional(let wrapped) = type {
            if hasOptionalStatic(name, type) {
                let whole = TypeReference(name: type.description, resolved: type)
                return try callStatic(name, of: whole, actuals(of: call), expression, at: call.callee.span)
            }
            type = wrapped
        }
        if case .binding(let inner) = type, name == "constant", call.arguments.count == 1 {
            let value = call.arguments[0].value
            return .binding(BindingValue(.constant(try coerced(try evaluate(value, inner), to: inner, at: value.span))))
        }
        guard let reference = reference(to: type) ?? likelyType(with: name, expression) else {
            throw Diagnostic(
                .typeMismatch, "cannot infer contextual base in reference to member '\(name)'", at: call.callee.span,
                hint: "write the type before the dot"
            )
        }
        if name == "init", case .native(let native) = reference.resolved {
            let key = native.name
            if let plan = plan(for: expression, key) { return try runPlan(plan, receiver: nil) }
            return try construct(reference, actuals(of: call), expression, name: reference.name, planKey: key)
        }
        return try callStatic(name, of: reference, actuals(of: call), expression, at: call.callee.span)
    }

    func callStatic(
        _ name: String, of reference: TypeReference, _ actuals: [Actual], _ expression: Expression?, at span: SourceSpan?
    ) throws(Diagnostic) -> Value {
        if name == "init" { return try construct(reference, actuals, expression, name: reference.name) }
        let typeName = hasOptionalStatic(name, reference.resolved) ? "Optional" : staticKey(of: reference)
        let entry = machine.staticEntry(name, of: typeName)
        if let info = entry.enumCase, let type = program.types[typeName],
            !info.payload.isEmpty || actuals.isEmpty || !entry.candidates.isEmpty
                || machine.memberEntry("callAsFunction", of: typeName).candidates.isEmpty
        {
            // A static function may have the name of a case.
            let invocation = Invocation(
                candidates: [.enumCase(type, info)] + entry.candidates, actuals: actuals, name: name,
                receiver: entry.candidates.isEmpty ? nil : .type(reference), expression: expression, span: span)
            return try call(invocation).result
        }
        if !entry.candidates.isEmpty {
            let invocation = Invocation(
                candidates: entry.candidates, actuals: actuals, name: name, receiver: .type(reference), expression: expression, span: span
            )
            return try call(invocation).result
        }
        if let nested = entry.nested, let type = program.types[nested] {
            return try construct(TypeReference(type), actuals, expression, name: name)
        }
        let value = try staticMember(name, of: reference, at: span)
        return try callValue(value, actuals, expression, name: name)
    }
}
