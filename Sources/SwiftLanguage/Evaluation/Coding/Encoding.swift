// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    /// What a value is written as: by `encode(to:)` of the user's, else as Swift synthesizes it.
    package func encode(_ value: Value, _ options: CodingOptions, in context: EvaluationContext) throws(Diagnostic) -> CodedValue {
        try Encoding(Activation(context: context, lexical: .file), options).coded(value)
    }
}

struct Encoding: Sendable {
    let options: CodingOptions
    // Unchecked: it lives on the interpreter's thread only.
    nonisolated(unsafe) private let activation: Activation

    init(_ activation: Activation, _ options: CodingOptions) {
        self.activation = activation
        self.options = options
    }

    func coded(_ value: Value) throws(Diagnostic) -> CodedValue {
        try activation.budget.step(at: nil)
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
                throw failure(value, "Unable to encode \(value.swiftDescription()) directly in JSON.")
            }
            return Int(exactly: number).map { .int($0) } ?? .double(number)
        case .string, .substring, .character: return .string(StandardLibrary.text(value))
        case .array(let values): return .array(try all(values))
        case .slice(let values): return .array(try all(Array(values)))
        case .range(let range): return .array(try all([range.lower, range.upper].compactMap { $0 }))
        case .set(let set): return .array(try all(set.elements))
        case .dictionary(let entries):
            var fields: [String: CodedValue] = [:]
            for (key, value) in entries.entries { fields[key.swiftDescription()] = try coded(value) }
            return .object(fields)
        case .structure, .object, .enumeration: return try own(value)
        case .native(let native):
            if let id = native as? UUIDValue { return .string(id.text) }
            if let coded = options.encodesNative(native) { return coded }
        default: break
        }
        throw failure(value, "\(activation.machine.typeName(of: value)) cannot be encoded.")
    }

    private func all(_ values: [Value]) throws(Diagnostic) -> [CodedValue] {
        var result: [CodedValue] = []
        for value in values { result.append(try coded(value)) }
        return result
    }

    private func own(_ value: Value) throws(Diagnostic) -> CodedValue {
        let candidates = activation.machine.memberEntry("encode", of: value.typeKey).candidates
        for case .user(let method) in candidates where method.declaration.parameters.first?.label == "to" {
            let box = EncodingBox(encoding: self)
            _ = try activation.run(method, receiver: value, arguments: [.native(EncoderValue(box: box))]).result
            return box.content
        }
        if case .enumeration(let enumeration) = value { return try self.enumeration(enumeration) }
        guard let type = type(of: value) else { return .null }
        if type.isRawRepresentable { return try coded(try activation.member("rawValue", of: value, at: nil)) }
        let keys = try CodingKeys(of: type, activation)
        var fields: [String: CodedValue] = [:]
        for property in type.storedProperties {
            guard let key = keys.key(of: property.name) else { continue }
            let field = try activation.member(property.name, of: value, at: nil)
            if case .nil = field { continue }
            fields[options.encoded(key.name)] = try coded(field)
        }
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
        var parts: [String: CodedValue] = [:]
        for (index, element) in value.payload.enumerated() { parts[element.label ?? "_\(index)"] = try coded(element.value) }
        return .object([value.name: .object(parts)])
    }

    private func failure(_ value: Value, _ message: String) -> Diagnostic {
        let diagnostic = Diagnostic(.unsupported, "the error 'invalidValue' is thrown and nothing catches it: \(message)")
        guard let type = activation.program.types["EncodingError"], let context = activation.program.types["EncodingError.Context"] else {
            return diagnostic
        }
        let told = Value.structure(StructValue(type: context, fields: [.array([]), .string(message)]))
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
    /// Where what is written goes to, of a container inside of another.
    private let parent: (box: EncodingBox, key: String)?
    private(set) var content = CodedValue.object([:]) {
        didSet { if let parent { parent.box.set(content, forKey: parent.key) } }
    }

    init(encoding: Encoding, parent: (box: EncodingBox, key: String)? = nil) {
        self.encoding = encoding
        self.parent = parent
    }

    func set(_ value: CodedValue, forKey key: String) {
        var fields: [String: CodedValue] = [:]
        if case .object(let known) = content { fields = known }
        fields[key] = value
        content = .object(fields)
    }

    func begin(_ start: CodedValue) { content = start }

    func append(_ value: CodedValue) {
        guard case .array(let items) = content else {
            content = .array([value])
            return
        }
        content = .array(items + [value])
    }
}

extension StandardLibrary {
    static let encoder = NativeType(
        "Encoder", aliases: ["KeyedEncodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer"],
        methods: byName([
            .method("container", [.any("keyedBy")]) { (call, value) in
                guard let box = encoder(value) else { return value }
                return .native(EncoderValue(box: box, keyType: keyType(call[0])))
            },
            .method("singleValueContainer") { (_, value) in value },
            .method("unkeyedContainer") { (_, value) in
                encoder(value)?.begin(.array([]))
                return value
            },
            .method("encode", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = encoder.encoding.options.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                encoder.set(try encoder.encoding.coded(call[0] ?? .nil), forKey: name)
                return .void
            },
            .method("encodeIfPresent", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value), let given = call[0] else { return .void }
                if case .nil = given { return .void }
                let name = encoder.encoding.options.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                encoder.set(try encoder.encoding.coded(given), forKey: name)
                return .void
            },
            .method("encodeNil", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                encoder.set(.null, forKey: encoder.encoding.options.encoded(try call.activation.codingName(of: call[0] ?? .nil)))
                return .void
            },
            .method("encode", [.any()]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let new = try encoder.encoding.coded(call[0] ?? .nil)
                if case .array = encoder.content { encoder.append(new) } else { encoder.begin(new) }
                return .void
            },
            .method("nestedContainer", [.any("keyedBy"), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let encoder = encoder(value) else { return .void }
                let name = encoder.encoding.options.encoded(try call.activation.codingName(of: call[1] ?? .nil))
                return .native(
                    EncoderValue(box: EncodingBox(encoding: encoder.encoding, parent: (encoder, name)), keyType: keyType(call[0])))
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

extension UserType {
    /// A struct that is coded as the value that it stands for.
    var isRawRepresentable: Bool {
        kind == .struct && conformances.contains { $0 == "RawRepresentable" || $0 == "OptionSet" }
            && storedProperties.contains { $0.name == "rawValue" }
    }
}
