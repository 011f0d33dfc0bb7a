// SPDX-License-Identifier: GPL-3.0-or-later

/// `async let x = f()`: a task that begins where it stands; awaiting `x` gives its value or throws its error.
extension Activation {
    func declareAwaited(_ variable: VariableDeclaration, at span: SourceSpan?) throws(Diagnostic) {
        for binding in variable.bindings {
            guard let initializer = binding.initializer else {
                throw Diagnostic(.syntax, "'async let' binding requires an initializer expression", at: span)
            }
            let type = try binding.type.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? .any
            let closure = Expression.Closure(body: [Statement(.expression(initializer), span: initializer.span)])
            let task = machine.makeTask(FunctionValue(.closure(closure, captures), expression: initializer))
            machine.adopt(task)
            if machine.isCancelled { try machine.cancel(task) }
            asyncLets.append(task)
            try machine.begin(task, in: context)
            guard case .binding(let name, _, _) = binding.pattern else {
                let value = try machine.awaited(task, in: context, at: initializer.span).get(in: machine)
                guard try match(binding.pattern, value, at: span) else {
                    throw Diagnostic(.typeMismatch, "the value does not match the pattern", at: initializer.span)
                }
                continue
            }
            if case .value(let value)? = machine.outcome(of: task) {
                declare(name, try coerced(value, to: type, at: initializer.span), type: type, isLet: true)
            } else {
                declare(name, .void, type: type, isLet: true)
                scope?.accessors = LocalAccessors(task: task, captures: captures)
            }
        }
    }

    /// What has not been awaited is cancelled where its scope ends, and waited for (SE-0317).
    func endAsyncLets(downTo count: Int) throws(Diagnostic) {
        let thrown = machine.thrownValue
        machine.thrownValue = nil
        while asyncLets.count > count {
            let task = asyncLets.removeLast()
            guard machine.outcome(of: task) == nil else { continue }
            try machine.cancel(task)
            _ = try machine.awaited(task, in: context, at: task.body.expression?.span)
        }
        machine.thrownValue = thrown
    }
}
