// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// One control for a property of many values: `Toggle(sources: $alarms, isOn: \.isEnabled)`.
enum ControlSources {
    /// What all have, nil where they differ; what it is set to, all become.
    static func common(_ sources: BindingValue, _ path: KeyPathValue) -> BindingValue {
        BindingValue(
            .custom(
                get: { (context) throws(Diagnostic) in try values(of: sources, path, context).flatMap(same) ?? .nil },
                set: { (value, context) throws(Diagnostic) in try setAll(of: sources, path, to: value, context) }))
    }

    /// On where all are.
    static func all(_ sources: BindingValue, _ path: KeyPathValue) -> BindingValue {
        BindingValue(
            .custom(
                get: { (context) throws(Diagnostic) in
                    .bool(try values(of: sources, path, context)?.allSatisfy { $0 == .bool(true) } ?? false)
                },
                set: { (value, context) throws(Diagnostic) in try setAll(of: sources, path, to: value, context) }))
    }

    private static func same(_ values: [Value]) -> Value? {
        guard let first = values.first else { return nil }
        return values.allSatisfy { $0 == first } ? first : nil
    }

    private static func values(of sources: BindingValue, _ path: KeyPathValue, _ context: EvaluationContext) throws(Diagnostic) -> [Value]?
    {
        guard case .array(let elements) = try sources.get(in: context) else { return nil }
        var values: [Value] = []
        for element in elements { values.append(try context.value(at: path, of: element)) }
        return values
    }

    private static func setAll(
        of sources: BindingValue, _ path: KeyPathValue, to value: Value, _ context: EvaluationContext
    ) throws(Diagnostic) {
        guard case .array(let elements) = try sources.get(in: context) else { return }
        for index in elements.indices {
            let place = KeyPathValue([.subscript([.int(index)])] + path.components)
            try BindingValue(.part(sources, place)).set(value, in: context)
        }
    }
}

extension Parameter where T == KeyPathValue {
    /// The property of each source that a control shows and changes.
    static func path(_ label: String) -> Parameter<KeyPathValue> {
        Parameter(ParameterInfo(label: label, name: label, type: .named("KeyPath"))) { (call, index) throws(Diagnostic) in
            guard case .keyPath(let path)? = call[index] else {
                throw Diagnostic(.typeMismatch, "'\(label)' needs a key path to a property of each source", at: call.argumentSpan(index))
            }
            return path
        }
    }
}
