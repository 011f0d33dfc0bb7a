// SPDX-License-Identifier: GPL-3.0-or-later

/// `async let x = f()`: it runs where it stands, and who awaits `x` gets its value or its error.
extension Activation {
    func declareAwaited(_ variable: VariableDeclaration, at span: SourceSpan?) throws(Diagnostic) {
        for binding in variable.bindings {
            guard let initializer = binding.initializer else {
                throw Diagnostic(.syntax, "'async let' binding requires an initializer expression", at: span)
            }
            let type = try binding.type.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? .any
            let closure = Expression.Closure(body: [Statement(.expression(initializer), span: initializer.span)])
            let outcome = try machine.outcome(of: FunctionValue(.closure(closure, captures), expression: initializer), in: context)
            guard case .binding(let name, _, _) = binding.pattern else {
                guard try match(binding.pattern, try outcome.get(in: machine), at: span) else {
                    throw Diagnostic(.typeMismatch, "the value does not match the pattern", at: initializer.span)
                }
                continue
            }
            if case .value(let value) = outcome {
                declare(name, try coerced(value, to: type, at: initializer.span), type: type, isLet: true)
            } else {
                declare(name, .void, type: type, isLet: true)
                scope?.accessors = LocalAccessors(outcome: outcome, captures: captures)
            }
        }
    }
}
