// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    /// What a value is written as: by `encode(to:)` of the user's, else as Swift synthesizes it.
    package func encode(_ value: Value, _ options: CodingOptions, in context: EvaluationContext) throws(Diagnostic) -> CodedValue {
        try Encoding(Activation(context: context, lexical: .file), options).coded(value)
    }
}

/// One encoding of a value, with the options of its encoder.
struct Encoding: Sendable {
    let options: CodingOptions
    // Unchecked: it lives on the interpreter's thread only.
    nonisolated(unsafe) let activation: Activation

    init(_ activation: Activation, _ options: CodingOptions) {
        self.activation = activation
        self.options = options
    }

    func coded(_ value: Value) throws(Diagnostic) -> CodedValue {
        try activation.budget.spend(Price.coded, at: nil)
        // An instance may hold itself.
        try activation.enterCall(at: nil)
        defer { activation.budget.callDepth &-= 1 }
        switch value {
        case .nil, .someNil, .void: return .null
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .integer: return value.integer.flatMap { Int(exactly: $0) }.map { .int($0) } ?? .double(StandardLibrary.doubleValue(value))
        case .double, .float:
            // A Float is written with the digits that tell it from other Floats.
            var number = StandardLibrary.doubleValue(value)
            if case .float(let short) = value { number = Double("\(short)") ?? number }
            guard number.isFinite else {
                if let unusual = options.unusualNumbers { return .string(unusual.text(of: number)) }
                let type = activation.machine.typeName(of: value)
                throw failure(value, "Unable to encode \(type).\(value.swiftDescription()) directly in JSON.")
            }
            return Int(exactly: number).map { .int($0) } ?? .double(number)
        case .string, .substring, .character: return .string(StandardLibrary.text(value))
        case .array(let values): return .array(try all(values))
        case .slice(let values): return .array(try all(Array(values)))
        case .range(let range): return .array(try all([range.lower, range.upper].compactMap { $0 }))
        case .set(let set): return .array(try all(set.elements))
        case .dictionary(let entries):
            return try dictionary(entries)
        case .structure, .object, .enumeration: return try own(value)
        case .native(let native):
            if let id = native as? UUIDValue { return .string(id.text) }
            if let number = native as? any BridgedNumber { return try coded(number.held) }
            if let function = options.custom[native.nativeTypeName] {
                let box = EncodingBox(encoding: self)
                _ = try activation.machine.call(function, [value, .native(EncoderValue(box: box))], in: activation.context)
                return box.coded
            }
            if let coded = options.encodesNative(native) { return coded }
        default: break
        }
        throw failure(value, "\(activation.machine.typeName(of: value)) cannot be encoded.")
    }

    /// What `@Observable` adds to a class, and which is written as one of its properties.
    private static let registrar = "_$observationRegistrar"

    /// What a key is written as.
    func encoded(_ key: String) throws(Diagnostic) -> String {
        guard let function = options.customKey else { return options.encoded(key) }
        return try activation.key([.native(CodingKeyValue(name: key))], madeBy: function)
    }

    private func all(_ values: [Value]) throws(Diagnostic) -> [CodedValue] {
        var result: [CodedValue] = []
        for value in values { result.append(try coded(value)) }
        return result
    }

    /// By the keys, where these are texts, numbers or stand for some (`CodingKeyRepresentable`); else keys and values in turn.
    private func dictionary(_ entries: DictionaryValue) throws(Diagnostic) -> CodedValue {
        var fields: [String: CodedValue] = [:]
        for (key, value) in entries.entries {
            guard let name = try self.name(of: key) else { return .array(try all(entries.entries.flatMap { [$0.key, $0.value] })) }
            fields[name] = try coded(value)
        }
        return .object(fields)
    }

    private func name(of key: Value) throws(Diagnostic) -> String? {
        switch key {
        case .string(let text): return text
        case .int(let number): return String(number)
        case .structure, .enumeration:
            guard activation.machine.valueConforms(key, to: "CodingKeyRepresentable") else { return nil }
            return try activation.member("rawValue", of: key, at: nil).swiftDescription()
        default: return nil
        }
    }

    private func own(_ value: Value) throws(Diagnostic) -> CodedValue {
        let candidates = activation.machine.memberEntry("encode", of: value.typeKey).candidates
        for case .user(let method) in candidates where method.declaration.parameters.first?.label == "to" {
            let box = EncodingBox(encoding: self)
            _ = try activation.run(method, receiver: value, arguments: [.native(EncoderValue(box: box))]).result
            return box.coded
        }
        return try synthesized(value)
    }

    /// As Swift writes it without an `encode(to:)`.
    /// - Parameter level: the class of an instance that is written; nil for the one that says that it is `Encodable`.
    func synthesized(_ value: Value, as level: UserType? = nil) throws(Diagnostic) -> CodedValue {
        if case .enumeration(let enumeration) = value { return try self.enumeration(enumeration) }
        guard let type = level ?? type(of: value).map({ activation.machine.codingClass(of: $0, "Encodable") }) else {
            return try coded(value)
        }
        if type.isRawRepresentable { return try coded(try activation.member("rawValue", of: value, at: nil)) }
        if let written = try writtenByCalls(value, of: type) { return written }
        let keys = try CodingKeys(of: type, activation)
        var fields: [String: CodedValue] = [:]
        for property in type.storedProperties {
            guard let key = keys.key(of: property.codedName) else { continue }
            let field = try activation.member(property.name, of: value, at: nil)
            if case .nil = field { continue }
            fields[try encoded(key.name)] = try coded(field)
        }
        if !keys.areWritten, type.storedProperties.contains(where: \.isObserved) { fields[try encoded(Self.registrar)] = .object([:]) }
        return .object(fields)
    }

    private func type(of value: Value) -> UserType? {
        switch value {
        case .structure(let structure): structure.type
        case .object(let object): activation.program.types[object.typeName]
        default: nil
        }
    }

    private func enumeration(_ value: EnumValue) throws(Diagnostic) -> CodedValue {
        if value.type.hasRawValues { return try coded(try activation.rawValue(of: value, at: nil)) }
        guard let key = try CodingKeys(of: value.type, activation).key(of: value.name) else {
            throw failure(.enumeration(value), "Case '\(value.name)' cannot be encoded because it is not defined in CodingKeys.")
        }
        let keys = try CodingKeys(of: value.type, for: value.name, activation)
        let declared = value.type.enumCase(named: value.name)?.payload ?? []
        let types = Activation(context: activation.context, lexical: value.type.inner)
        var parts: [String: CodedValue] = [:]
        for (index, element) in value.payload.enumerated() {
            // What is declared as an optional is left out where it is nil.
            if case .nil = element.value, declared.indices.contains(index),
                case .optional = try types.resolve(declared[index].type, at: nil)
            {
                continue
            }
            guard let part = keys.key(of: element.label ?? "_\(index)") else { continue }
            parts[try encoded(part.name)] = try coded(element.value)
        }
        return .object([try encoded(key.name): .object(parts)])
    }

    private func failure(_ value: Value, _ message: String) -> Diagnostic {
        let diagnostic = Diagnostic(.unsupported, "the error 'invalidValue' is thrown but not caught: \(message)")
        guard let type = activation.program.types["EncodingError"], let context = activation.program.types["EncodingError.Context"] else {
            return diagnostic
        }
        let told = Value.structure(StructValue(type: context, fields: [.array([]), .string(message), .nil]))
        activation.machine.thrownValue = .enumeration(
            EnumValue(type: type, name: "invalidValue", payload: [TupleElement(value: value), TupleElement(value: told)]))
        return diagnostic
    }
}

/// What `encode(to:)` is given; it is its own container, whose copies write to the same place.
struct EncoderValue: NativeValue, KeyedContainer {
    let box: EncodingBox
    var keyType = ResolvedType.any
    var nativeTypeName: String { "Encoder" }
    var swiftDescription: String { "Encoder" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? EncoderValue)?.box === box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// A container whose keys have a type, so that `.name` is understood.
protocol KeyedContainer: NativeValue {
    var keyType: ResolvedType { get }
}

/// What a container has been given.
// Unchecked: it lives on the interpreter's thread only.
final class EncodingBox: @unchecked Sendable {
    let encoding: Encoding
    /// How many containers it is inside of.
    private let depth: Int
    private var content: Content

    /// Containers are kept as such until all is written: what they are given need not go through those around.
    private enum Part {
        case value(CodedValue)
        case container(EncodingBox)
    }

    private enum Content {
        case single(CodedValue)
        case row([Part])
        case fields([String: Part])
    }

    init(encoding: Encoding) {
        self.encoding = encoding
        (depth, content) = (0, .fields([:]))
    }

    /// A container under a key of another, or, without a key, the next one of those in a row.
    init(in outer: EncodingBox, forKey key: String?, isRow: Bool = false, at span: SourceSpan?) throws(Diagnostic) {
        encoding = outer.encoding
        depth = outer.depth + 1
        content = isRow ? .row([]) : .fields([:])
        let limit = encoding.activation.budget.limits.callDepth
        guard depth <= limit else { throw Diagnostic(.limitExceeded, "more than \(limit) containers are nested", at: span) }
        if let key { outer.set(.container(self), forKey: key) } else { outer.append(.container(self)) }
    }

    /// All that was written.
    var coded: CodedValue {
        func coded(_ part: Part) -> CodedValue {
            switch part {
            case .value(let value): value
            case .container(let box): box.coded
            }
        }
        return switch content {
        case .single(let value): value
        case .row(let parts): .array(parts.map(coded))
        case .fields(let fields): .object(fields.mapValues(coded))
        }
    }

    var isRow: Bool { if case .row = content { true } else { false } }

    func beginRow() { content = .row([]) }

    /// What a value writes that is not asked for a container: its fields beside those that are there.
    func add(_ value: CodedValue) {
        guard case .object(let fields) = value else { return put(value) }
        for (key, field) in fields { set(field, forKey: key) }
    }

    func set(_ value: CodedValue, forKey key: String) { set(.value(value), forKey: key) }

    /// The next value of a row, or the only one.
    func put(_ value: CodedValue) {
        if isRow { append(.value(value)) } else { content = .single(value) }
    }

    private func set(_ part: Part, forKey key: String) {
        var fields: [String: Part] = [:]
        if case .fields(let known) = content { fields = known }
        // Held once while it changes: it would be copied for each key.
        content = .fields([:])
        fields[key] = part
        content = .fields(fields)
    }

    private func append(_ part: Part) {
        var parts: [Part] = []
        if case .row(let known) = content { parts = known }
        content = .row([])
        parts.append(part)
        content = .row(parts)
    }
}

extension StandardLibrary {
    static let encoder = NativeType(
        "Encoder", aliases: ["KeyedEncodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer"],
        properties: ["userInfo": .of { encoder($0)?.encoding.options.userInfo ?? .nil }],
        methods: byName([
            .method("container", [.any("keyedBy")]) { (call, value) in
                guard let box = encoder(value) else { return value }
                return .native(EncoderValue(box: box, keyType: keyType(call[0])))
            },
            .method("singleValueContainer") { (_, value) in value },
            .method("unkeyedContainer") { (_, value) in
                encoder(value)?.beginRow()
                return value
            },
            .method("encode", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = try encoder.encoding.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                encoder.set(try encoder.encoding.coded(call[0] ?? .nil), forKey: name)
                return .void
            },
            .method("encodeIfPresent", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value), let given = call[0] else { return .void }
                if case .nil = given { return .void }
                let name = try encoder.encoding.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                encoder.set(try encoder.encoding.coded(given), forKey: name)
                return .void
            },
            .method("encodeNil", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                encoder.set(.null, forKey: try encoder.encoding.encoded(try call.activation.codingName(of: call[0] ?? .nil)))
                return .void
            },
            .method("encodeNil") { (_, value) in
                encoder(value)?.put(.null)
                return .void
            },
            .method("encode", [.any("contentsOf")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                for element in try call.elements(at: 0) { encoder.put(try encoder.encoding.coded(element)) }
                return .void
            },
            .method("encode", [.any()]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                encoder.put(try encoder.encoding.coded(call[0] ?? .nil))
                return .void
            },
            .method("nestedContainer", [.any("keyedBy"), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = try encoder.encoding.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: name, at: call.span), keyType: keyType(call[0])))
            },
            .method("nestedContainer", [.any("keyedBy")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: nil, at: call.span), keyType: keyType(call[0])))
            },
            .method("nestedUnkeyedContainer", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = try encoder.encoding.encoded(try call.activation.codingName(of: call[0] ?? .nil))
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: name, isRow: true, at: call.span)))
            },
            .method("nestedUnkeyedContainer") { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: nil, isRow: true, at: call.span)))
            },
            .method("superEncoder") { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: encoder.isRow ? nil : "super", at: call.span)))
            },
            .method("superEncoder", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = try encoder.encoding.encoded(try call.activation.codingName(of: call[0] ?? .nil))
                return .native(EncoderValue(box: try EncodingBox(in: encoder, forKey: name, at: call.span)))
            },
        ]))

    private static func encoder(_ value: Value) -> EncodingBox? {
        guard case .native(let native) = value else { return nil }
        return (native as? EncoderValue)?.box
    }

    /// The type of the keys: `CodingKeys.self`.
    static func keyType(_ value: Value?) -> ResolvedType {
        if case .type(let reference)? = value { reference.resolved } else { .any }
    }
}

extension Machine {
    /// The class that a class has its synthesized members from: the one furthest above that says that it has them.
    func codingClass(of type: UserType, _ protocolName: String) -> UserType {
        var current = type
        while let parent = program.superclass(of: current), typeConforms(parent.qualifiedName, to: protocolName) { current = parent }
        return current
    }
}

extension Activation {
    /// `value.encode(to: encoder)` as Swift synthesizes it; nil where something else is called.
    /// - Parameter level: the class of an instance whose properties are written; nil for all that the value has.
    func encodeSynthesized(_ value: Value, as level: UserType? = nil, _ call: Expression.Call) throws(Diagnostic) -> Value? {
        guard call.arguments.count == 1, call.arguments[0].label == "to", call.trailingClosures.isEmpty,
            case .native(let native) = try evaluate(call.arguments[0].value, .any), let encoder = native as? EncoderValue
        else { return nil }
        encoder.box.add(try encoder.box.encoding.synthesized(value, as: level))
        return .void
    }
}

extension UserType {
    /// A struct that is coded as the value that it stands for.
    var isRawRepresentable: Bool {
        kind == .struct && conformances.contains { $0 == "RawRepresentable" || $0 == "OptionSet" }
            && storedProperties.contains { $0.name == "rawValue" }
    }
}
