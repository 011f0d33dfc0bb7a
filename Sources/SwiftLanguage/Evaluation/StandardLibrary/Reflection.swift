// SPDX-License-Identifier: GPL-3.0-or-later

/// `debugPrint`, `ObjectIdentifier`, and the names of types as Swift prints them.
extension StandardLibrary {
    static let descriptions: [NativeFunction] = [
        NativeFunction(
            "debugPrint",
            [ParameterInfo(label: nil, name: "items", type: .named("Any"), isVariadic: true), .string("separator", optional: true)]
        ) { (call) throws(Diagnostic) in
            guard case .array(let values)? = call[0] ?? .array([]) else { return .void }
            var parts: [String] = []
            for value in values { parts.append(try call.activation.debugDescription(of: value, at: call.span)) }
            let separator = call.string(1) ?? " "
            try call.machine.budget.allocate(parts.count &* separator.utf8.count, at: call.span)
            try write(parts.joined(separator: separator), call)
            return .void
        },
        printing("debugPrint") { (value, call) throws(Diagnostic) in try call.activation.debugDescription(of: value, at: call.span) },
    ]

    /// `print` and `debugPrint` to a text or an output stream.
    static func printing(
        _ name: String, describing: @escaping @Sendable (Value, NativeCall) throws(Diagnostic) -> String
    ) -> NativeFunction {
        NativeFunction(
            name,
            [
                ParameterInfo(label: nil, name: "items", type: .named("Any"), isVariadic: true), .string("separator", optional: true),
                .string("terminator", optional: true), .any("to"),
            ], changesArguments: true
        ) { (call) throws(Diagnostic) in
            guard case .array(let values)? = call[0] ?? .array([]) else { return .void }
            var parts: [String] = []
            for value in values { parts.append(try describing(value, call)) }
            let stream = try written(parts, separator: call.string(1) ?? " ", call.string(2) ?? "\n", to: call[3] ?? .nil, call)
            call.change(arguments: [call[0] ?? .nil, call[1] ?? .nil, call[2] ?? .nil, stream])
            return .void
        }
    }

    /// What a text, or an output stream of the user's, is after pieces were written to it: as Swift writes them, one by one.
    static func written(
        _ parts: [String], separator: String, _ terminator: String, to stream: Value, _ call: NativeCall
    ) throws(Diagnostic) -> Value {
        if case .string(let text) = stream {
            let size = parts.reduce(text.utf8.count + terminator.utf8.count) { $0 + $1.utf8.count + separator.utf8.count }
            try call.machine.budget.allocate(size, at: call.span)
            return .string(text + parts.joined(separator: separator) + terminator)
        }
        try call.machine.budget.allocate(parts.count &* separator.utf8.count, at: call.span)
        var pieces: [String] = [""]
        for (place, part) in parts.enumerated() { pieces += place == 0 ? [part] : [separator, part] }
        var stream = stream
        for piece in pieces + [terminator] {
            try call.machine.budget.allocate(piece.utf8.count, at: call.span)
            let outcome = try call.activation.callMember(named: "write", on: stream, [(nil, .string(piece))])
            if case .object = stream { continue }
            stream = try outcome.receiver
        }
        return stream
    }

    private static func write(_ text: String, _ call: NativeCall) throws(Diagnostic) {
        try call.machine.budget.write(text.utf8.count, at: call.span)
        call.machine.host.didPrint(text, endsLine: true, in: call.context)
    }

    static let objectIdentifier = NativeType(
        "ObjectIdentifier", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("ObjectIdentifier", [.any()]) { (call) throws(Diagnostic) in
                switch call[0] {
                case .object?, .type?: return .native(IdentityValue(of: call[0] ?? .nil))
                case .native(let native)? where native is any NativeReference: return .native(IdentityValue(of: call[0] ?? .nil))
                default: throw Diagnostic(.typeMismatch, "only an instance of a class or a type has an identity", at: call.argumentSpan(0))
                }
            }
        ], methods: byName([hashing]))
}

extension StandardLibrary {
    /// A value in an `AnyHashable` is the value itself.
    static let anyHashable = NativeType(
        "AnyHashable", conformances: ["Hashable"], initializers: [NativeFunction("AnyHashable", [.any()]) { $0[0] ?? .nil }],
        properties: ["base": .of { $0 }], conversion: { $0 })
}

/// `ObjectIdentifier`: it does not keep the instance alive that it tells from others.
struct IdentityValue: NativeValue, Hashable {
    private enum Identity: Hashable {
        case instance(Int)
        case other(Value)
    }
    private let identity: Identity

    init(of value: Value) { identity = if case .object(let object) = value { .instance(object.id) } else { .other(value) } }

    var nativeTypeName: String { "ObjectIdentifier" }
    var swiftDescription: String {
        switch identity {
        case .instance(let id): "ObjectIdentifier(\(id))"
        case .other(let value): "ObjectIdentifier(\(value.swiftDescription()))"
        }
    }
    func isEqual(to other: any NativeValue) -> Bool { other as? IdentityValue == self }
}

extension Machine {
    /// `type(of:)`
    func type(of value: Value) -> Value {
        switch value {
        case .structure(let structure):
            return .type(reference(to: structure.type, structure.typeArguments?.types, shownAs: structure.shownTypeName))
        case .enumeration(let enumeration): return .type(TypeReference(enumeration.type))
        case .object(let object):
            guard let type = program.types[object.typeName] else { return .nil }
            return .type(reference(to: type, typeArguments(of: object), shownAs: shownTypeName(of: object)))
        default:
            if let erased = value.erasedValue {
                return .type(TypeReference(name: erased.type.description, resolved: erased.resolved, shownName: erased.type.runtimeName))
            }
            return .type(TypeReference(name: swiftTypeName(of: value), resolved: resolvedType(of: value, or: .any)))
        }
    }

    /// The type of a value, with what its generic parameters are where the value knows them.
    private func reference(to type: UserType, _ arguments: [String: ResolvedType]?, shownAs name: String) -> TypeReference {
        let known = arguments.map { staticType(of: type, $0) } ?? .unknown
        return TypeReference(
            name: type.qualifiedName, resolved: .user(type), shownName: name,
            known: known.isKnown && !known.arguments.isEmpty ? known : .unknown)
    }

    /// As `type(of:)` prints: `Array<Int>`, `Dictionary<String, Double>`.
    func swiftTypeName(of value: Value) -> String {
        var parts = TypeParts()
        return swiftTypeName(of: value, &parts)
    }

    private func swiftTypeName(of value: Value, _ parts: inout TypeParts) -> String {
        guard parts.take() else { return "…" }
        func first(_ values: some Collection<Value>) -> String { values.first.map { swiftTypeName(of: $0, &parts) } ?? "Any" }
        switch value {
        case .array(let values): return "Array<\(first(values))>"
        case .slice(let values): return "ArraySlice<\(first(values))>"
        case .set(let set): return "Set<\(first(set.elements))>"
        case .dictionary(let entries): return "Dictionary<\(first(entries.keys)), \(first(entries.values))>"
        case .range(let range):
            let bound = (range.lower ?? range.upper).map { swiftTypeName(of: $0, &parts) } ?? "Int"
            return (range.isClosed ? "ClosedRange" : "Range") + "<\(bound)>"
        case .tuple(let elements):
            let names = elements.map { ($0.label.map { $0 + ": " } ?? "") + swiftTypeName(of: $0.value, &parts) }
            return "(" + names.joined(separator: ", ") + ")"
        case .object(let object): return shownTypeName(of: object)
        case .function(let function):
            let type = function.signature.map { ResolvedType.function($0).staticType }
            return type.flatMap { $0.isKnown ? $0.runtimeName : nil } ?? typeName(of: value)
        default: return typeName(of: value)
        }
    }

    /// `Node<Int>`: the class of an instance, with its generic arguments where they are known.
    func shownTypeName(of object: ObjectValue, isNested: Bool = false) -> String {
        guard let type = program.types[object.typeName] else { return object.typeName }
        let arguments = type.genericNames.isEmpty ? nil : state.heap[object.id]?.typeArguments
        return (isNested ? type.reflectedName : type.name) + type.shown(arguments)
    }

    /// What the generic parameters of the class of an instance, and of those above it that it has them from, are.
    func typeArguments(of object: ObjectValue) -> [String: ResolvedType]? { state.heap[object.id]?.typeArguments?.types }
}

extension Activation {
    /// What `debugPrint` and `String(reflecting:)` write: `debugDescription` of the user's types where there is one.
    func debugDescription(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> String {
        try budget.allocate(try budget.weigh(value, at: span), at: span)
        if let own = try described(value, by: "debugDescription") { return own }
        return try description(of: value, at: span, isNested: true)
    }

    /// A description of the user's own; nil where the type has none of that name.
    func described(_ value: Value, by name: String) throws(Diagnostic) -> String? {
        switch value {
        case .structure, .enumeration, .object: break
        default: return nil
        }
        let entry = machine.memberEntry(name, of: value.typeKey)
        if let computed = entry.computed, case .string(let text) = try read(computed, of: value) { return text }
        guard let stored = try storedText(name, of: value) else { return nil }
        return stored
    }

    /// What a `TextOutputStreamable` of the user's writes; nil of any other value.
    func streamed(_ value: Value) throws(Diagnostic) -> String? {
        guard machine.valueConforms(value, to: "TextOutputStreamable"),
            let function = machine.memberEntry("write", of: value.typeKey).candidates.lazy.compactMap(\.writer).first
        else { return nil }
        let known = function.declaration.genericParameters.first.map { [$0.name: ResolvedType.string] } ?? [:]
        let outcome = try run(function, receiver: value, optionalArguments: [.string("")], captures: nil, typeArguments: known, at: nil)
        guard case .string(let text)? = outcome.changedArguments.first else { return nil }
        return text
    }

    private func storedText(_ name: String, of value: Value) throws(Diagnostic) -> String? {
        guard
            machine.valueConforms(value, to: "CustomStringConvertible") || machine.valueConforms(value, to: "CustomDebugStringConvertible")
        else { return nil }
        switch value {
        case .structure(let structure): if structure.type.storedIndex[name] == nil { return nil }
        case .object(let object): if program.types[object.typeName]?.storedIndex[name] == nil { return nil }
        default: return nil
        }
        guard case .string(let text) = try member(name, of: value, at: nil) else { return nil }
        return text
    }

    /// Each part is told with its label, in a line or a tuple of its own.
    private func chargeParts(_ count: Int) throws(Diagnostic) { try budget.allocate(count, weight: 8, at: nil) }

    /// The parts of which a value is made, as `dump` and `Mirror` tell them.
    func parts(of value: Value) throws(Diagnostic) -> [TupleElement] {
        switch value {
        case .array(let values):
            try chargeParts(values.count)
            return values.map { TupleElement(value: $0) }
        case .set(let set):
            try chargeParts(set.count)
            return set.elements.map { TupleElement(value: $0) }
        case .dictionary(let entries):
            try chargeParts(entries.count)
            return entries.entries.map { TupleElement(value: StandardLibrary.pair($0.key, $0.value)) }
        case .tuple(let elements):
            return elements.enumerated().map { TupleElement(label: $1.label ?? ".\($0)", value: $1.value) }
        case .structure(let structure):
            return zip(structure.type.storedProperties, structure.fields).map { $0.part($1) }
        case .range(let range):
            return [("lowerBound", range.lower), ("upperBound", range.upper)].compactMap { label, bound in
                bound.map { TupleElement(label: label, value: $0) }
            }
        case .enumeration(let enumeration):
            guard let first = enumeration.payload.first else { return [] }
            let isOne = enumeration.payload.count == 1 && first.label == nil
            return [TupleElement(label: enumeration.name, value: isOne ? first.value : .tuple(enumeration.payload))]
        case .object(let object):
            guard let type = program.types[object.typeName], let instance = machine.state.heap[object.id] else { return [] }
            return zip(type.storedProperties, instance.fields).map { $0.part($1) }
        default: return []
        }
    }
}

extension StoredProperty {
    /// What is kept of it: of a lazy one an optional that is nil until it is first read.
    fileprivate func part(_ value: Value) -> TupleElement {
        guard isLazy else { return TupleElement(label: keptName, value: value) }
        if case .void = value { return TupleElement(label: "$__lazy_storage_$_" + name, value: .nil) }
        return TupleElement(label: "$__lazy_storage_$_" + name, value: value)
    }
}

extension Candidate {
    /// The user's `write(to:)`.
    fileprivate var writer: UserFunction? {
        guard case .user(let function) = self, function.declaration.parameters.map(\.label) == ["to"] else { return nil }
        return function
    }
}
