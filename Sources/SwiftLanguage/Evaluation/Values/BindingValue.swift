// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads and writes a value that something else owns.
package final class BindingValue: Sendable, Hashable {
    package indirect enum Source: Sendable {
        case state(StateKey, initial: Value)
        /// A property of a class instance.
        case object(ObjectValue, property: String)
        case constant(Value)
        case custom(
            get: @Sendable (EvaluationContext) throws(Diagnostic) -> Value,
            set: @Sendable (Value, EvaluationContext) throws(Diagnostic) -> Void
        )
        /// `$model.name`, `$items[0]`: a part of what another binding holds.
        case part(BindingValue, KeyPathValue)
    }

    package let source: Source
    /// What `.animation()` or `.transaction` gave it.
    package let animation: Value?
    let type: ResolvedType

    package convenience init(_ source: Source, animation: Value? = nil) { self.init(source, type: .any, animation: animation) }

    init(_ source: Source, type: ResolvedType, animation: Value? = nil) {
        self.source = source
        self.type = type
        self.animation = animation
    }

    package func get(in context: EvaluationContext) throws(Diagnostic) -> Value { try context.machine.read(self, in: context) }

    package func set(_ value: Value, in context: EvaluationContext) throws(Diagnostic) {
        try context.machine.write(value, to: self, in: context)
    }

    /// The state that it leads to in the end; nil for constants and closures.
    package var stateKey: StateKey? {
        switch source {
        case .state(let key, _): key
        case .part(let base, _): base.stateKey
        default: nil
        }
    }

    package static func == (a: BindingValue, b: BindingValue) -> Bool {
        if a === b { return true }
        switch (a.source, b.source) {
        case (.state(let a, _), .state(let b, _)): return a == b
        case (.object(let a, let first), .object(let b, let second)): return a == b && first == second
        case (.constant(let a), .constant(let b)): return a == b
        case (.part(let a, let first), .part(let b, let second)): return a == b && first == second
        default: return false
        }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(stateKey) }
}
