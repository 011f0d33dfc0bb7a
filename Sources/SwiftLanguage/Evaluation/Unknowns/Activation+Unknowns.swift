// SPDX-License-Identifier: GPL-3.0-or-later

/// Loaded code goes on where something in it is unknown: that is told to the host, and a stand-in takes its place.
extension Activation {
    /// What takes the place of an expression that has failed; nil where the error stands.
    func standIn(for expression: Expression, after error: Diagnostic) -> Value? {
        guard leavesOut(expression, error) else { return nil }
        note(expression, error)
        return .unknown(expression.unknownName)
    }

    /// What a call of a method gives that fits none: an unknown modifier passes on what it modifies.
    func standIn(forMethodOf receiver: Value, in expression: Expression, after error: Diagnostic) -> Value? {
        guard Self.modified.contains(where: { machine.valueConforms(receiver, to: $0) }), leavesOut(expression, error) else { return nil }
        note(expression, error)
        return receiver
    }

    /// Protocols whose methods give the value itself, changed.
    private static let modified = ["View", "Gesture", "ShapeStyle", "VisualEffect", "Scene", "Commands"]

    private func leavesOut(_ expression: Expression, _ error: Diagnostic) -> Bool {
        (expression.span?.source.marksUnknowns ?? false) && error.isAboutUnknown && machine.thrownValue == nil
    }

    private func note(_ expression: Expression, _ error: Diagnostic) {
        guard let span = error.span ?? expression.span else { return }
        host.didLeaveOut(Unknown(id: error.id, name: expression.unknownName, message: error.message, span: span), in: context)
    }

    /// A part of what is unknown is as unknown; the host is told what it is set to.
    func modifyPart(
        _ name: String, ofUnknown value: Value, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        var part = value
        try body(&part)
        if !part.isUnknown { host.didSet(name, ofUnknown: value.unknownText, to: part, in: context) }
    }

    /// A value that does not fit a type, where it is unknown: as near to the type as can be. Of an array, what is known of it.
    func standIn(for value: Value, as type: ResolvedType) -> Value? {
        if case .array(let elements) = value, elements.contains(where: \.isUnknown) {
            return try? fit(.array(elements.filter { !$0.isUnknown }), to: type, at: nil)
        }
        guard value.isUnknown else { return nil }
        switch type {
        case .function: return .function(FunctionValue { _, _ in value })
        case .bool: return .bool(false)
        case .optional(let wrapped): return standIn(for: value, as: wrapped)
        case .binding(.string): return .binding(BindingValue(.constant(.string("")), type: .string))
        case .binding(.bool): return .binding(BindingValue(.constant(.bool(false)), type: .bool))
        default: return value
        }
    }

    /// What a function of the host gives for arguments of which some are unknown, after those that may be left out were; nil: it can be called.
    func standIn(calling function: NativeFunction, _ values: inout [Value?], _ receiver: Value?) -> Value? {
        for (index, value) in values.enumerated() {
            guard let value, value.isUnknown, function.parameters.indices.contains(index) else { continue }
            let parameter = function.parameters[index]
            switch parameter.type.baseName {
            case "View", "Any", "Value", "Element": continue
            case "String", "LocalizedStringKey": values[index] = .string(value.unknownText)
            default:
                if parameter.defaultText != nil {
                    values[index] = nil
                } else if let receiver, Self.modified.contains(where: { machine.valueConforms(receiver, to: $0) }) {
                    return receiver
                } else {
                    return .unknown(function.name)
                }
            }
        }
        return nil
    }
}

extension Value {
    fileprivate var unknownText: String {
        guard case .native(let native) = self, let unknown = native as? UnknownValue else { return "" }
        return unknown.name
    }
}
