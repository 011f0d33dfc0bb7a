// SPDX-License-Identifier: GPL-3.0-or-later

/// What `Mirror` and `dump` (`Prelude`) ask of the evaluator. No type of Apple's, as `_VirtualClock`.
extension StandardLibrary {
    static let reflected = NativeType(
        "_Reflection",
        staticMembers: [
            "type": .native("type", [.any(), .any(), .int()]) { call in
                let value = call[0] ?? .nil
                let classes = call.classes(of: value)
                if let level = call.level(2, in: classes) { return .type(TypeReference(classes[level])) }
                if case .type(let declared)? = call[1], case .optional = declared.resolved { return .type(declared) }
                return call.machine.type(of: value)
            },
            "style": .native("style", [.any(), .any()]) { call in
                let subject = call.subject
                return .string(subject.type.isOptional ? "optional" : subject.value.displayStyle)
            },
            "children": .native("children", [.any(), .any(), .int()]) { (call) throws(Diagnostic) in
                let (value, type) = call.subject
                if case .optional(let wrapped) = type { return .array(value.unwrapped.map { [child("some", $0, wrapped)] } ?? []) }
                var parts = try call.activation.typedParts(of: value, type)
                let classes = call.classes(of: value)
                if let level = call.level(2, in: classes) {
                    let inherited = classes.dropFirst(level + 1).first?.storedProperties.count ?? 0
                    parts = Array(parts[inherited..<classes[level].storedProperties.count])
                }
                return .array(parts.map { child($0.label, $0.value, $1) })
            },
            "dump": .native("dump", [.any(), .any(), .any(), .int(), .int()]) { (call) throws(Diagnostic) in
                let (value, type) = call.subject
                let name = call[2]?.unwrapped.flatMap { if case .string(let text) = $0 { text } else { nil } }
                return .string(
                    try call.activation.dump(value, as: type, name: name, indent: call.int(3) ?? 0, maxDepth: call.int(4) ?? .max))
            },
            "hasLevel": .native("hasLevel", [.any(), .int()]) { call in
                .bool(call.level(1, in: call.classes(of: call[0] ?? .nil)) != nil)
            },
        ])

    /// A part as a mirror shows it: a value in an `Any`.
    private static func child(_ label: String?, _ value: Value, _ type: ResolvedType) -> Value {
        let held = type.isOptional ? Value.native(ErasedValue(value: value, type: type.staticType, resolved: type)) : value
        return .tuple([TupleElement(label: "label", value: label.map { .string($0) } ?? .nil), TupleElement(label: "value", value: held)])
    }
}

extension NativeStatic {
    fileprivate static func native(
        _ name: String, _ parameters: [ParameterInfo], _ body: @escaping NativeFunction.Body
    ) -> NativeStatic {
        NativeStatic(functions: [NativeFunction(name, parameters, price: Price.reflection, body: body)])
    }
}

extension NativeCall {
    /// What is reflected, and its type: the one that it is declared with, or what an `Any` tells of it.
    fileprivate var subject: (value: Value, type: ResolvedType) {
        if let erased = self[0]?.erasedValue { return (erased.value, erased.resolved) }
        if case .type(let declared)? = self[1] { return (self[0] ?? .nil, declared.resolved) }
        return (self[0] ?? .nil, .any)
    }

    /// Which of the classes an argument means, counted from that of the instance; nil where there is none so far up.
    fileprivate func level(_ argument: Int, in classes: [UserType]) -> Int? {
        int(argument).flatMap { classes.indices.contains($0) ? $0 : nil }
    }

    /// The class of an instance and those above it, the nearest first; empty for any other value.
    fileprivate func classes(of value: Value) -> [UserType] {
        guard case .object(let object) = value else { return [] }
        var result: [UserType] = []
        var current = machine.program.types[object.typeName]
        while let type = current {
            result.append(type)
            current = machine.program.superclass(of: type)
        }
        return result
    }
}

extension Value {
    /// `Mirror.DisplayStyle` by its name; empty where a value has none.
    fileprivate var displayStyle: String {
        switch self {
        case .structure: "struct"
        case .range(let range): range.lower == nil || range.upper == nil ? "struct" : ""
        case .enumeration: "enum"
        case .object: "class"
        case .tuple: "tuple"
        case .nil, .someNil: "optional"
        case .array, .slice: "collection"
        case .dictionary: "dictionary"
        case .set: "set"
        default: ""
        }
    }
}
