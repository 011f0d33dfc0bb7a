// SPDX-License-Identifier: GPL-3.0-or-later

/// Local variables that are computed, observed or lazy.
extension Activation {
    func read(_ box: Scope, through local: LocalAccessors) throws(Diagnostic) -> Value {
        if let function = local.function { return .function(FunctionValue(.function(function, local.captures(of: box)))) }
        try enterCall(at: local.lazyInitializer?.span)
        defer { budget.callDepth &-= 1 }
        let activation = Activation(context: context, captures: local.captures(of: box))
        if let initializer = local.lazyInitializer {
            let value = try activation.coerced(try activation.evaluate(initializer, box.type), to: box.type, at: initializer.span)
            box.value = value
            box.accessors = nil
            return value
        }
        if let task = local.task {
            let value = try machine.awaited(task, in: context, at: task.body.expression?.span).get(in: machine)
            return try coerced(value, to: box.type, at: task.body.expression?.span)
        }
        guard let getter = local.accessors.getter else { return box.value }
        return try activation.runBody(getter, result: box.type)
    }

    func modify(_ box: Scope, through local: LocalAccessors, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        let old = try read(box, through: local)
        var value = old
        try change(&value)
        keepsType = false
        // It is an ordinary variable from now on.
        if local.lazyInitializer != nil {
            box.value = try coerced(value, to: box.type, at: span)
            return
        }
        try write(value, replacing: old, to: box, through: local, at: span)
    }

    /// Only the setter of a computed variable runs, and the observers of a stored one.
    func write(_ value: Value, to box: Scope, through local: LocalAccessors, at span: SourceSpan?) throws(Diagnostic) {
        if local.lazyInitializer != nil {
            box.accessors = nil
            box.value = try coerced(value, to: box.type, at: span)
            return
        }
        try write(value, replacing: box.value, to: box, through: local, at: span)
    }

    private func write(
        _ value: Value, replacing old: Value, to box: Scope, through local: LocalAccessors, at span: SourceSpan?
    ) throws(Diagnostic) {
        let new = try coerced(value, to: box.type, at: span)
        let set = local.accessors
        if set.getter != nil {
            guard let setter = set.setter else { throw Diagnostic(.immutable, "'\(box.name)' can only be read", at: span) }
            return try run(setter, set.setterParameter, new, local.captures(of: box))
        }
        // What an observer writes into its own variable is not observed.
        box.accessors = nil
        defer { box.accessors = local }
        if let body = set.willSet { try run(body, set.willSetParameter, new, local.captures(of: box)) }
        box.value = new
        if let body = set.didSet { try run(body, set.didSetParameter, old, local.captures(of: box)) }
    }

    private func run(_ body: [Statement], _ parameter: String, _ value: Value, _ captures: Captures) throws(Diagnostic) {
        try Activation(context: context, captures: captures).runAccessor(body, parameter, value)
    }
}
