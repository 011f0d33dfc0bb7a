// SPDX-License-Identifier: GPL-3.0-or-later

/// What `init(from:)` is given, and the containers that it asks for.
struct DecoderValue: NativeValue, KeyedContainer {
    let decoding: Decoding
    let coded: CodedValue
    let path: [Value]
    var keyType = ResolvedType.any
    var nativeTypeName: String { "Decoder" }
    var swiftDescription: String { "Decoder" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DecoderValue)?.coded == coded }
    func hash(into hasher: inout Hasher) { hasher.combine(coded) }
}

/// A container of values in a row: the next is read from its place.
struct UnkeyedDecoderValue: NativeValue {
    let decoder: DecoderValue
    let items: [CodedValue]
    var next = 0
    var nativeTypeName: String { "UnkeyedDecodingContainer" }
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? UnkeyedDecoderValue)?.items == items }
    func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

extension StandardLibrary {
    /// A decoder is its own container: which one it is shows in what is asked of it.
    static let decoder = NativeType(
        "Decoder", aliases: ["KeyedDecodingContainer", "SingleValueDecodingContainer"],
        properties: [
            "codingPath": .of { .array(decoder($0)?.path ?? []) },
            "userInfo": .of { decoder($0)?.decoding.options.userInfo ?? .nil },
            "allKeys": NativeProperty(get: { (value, context) throws(Diagnostic) in
                guard let decoder = decoder(value), case .object(let fields) = decoder.coded else { return .array([]) }
                let activation = Activation(context: context, lexical: .file)
                var keys: [Value] = []
                for name in fields.keys.sorted() {
                    if let key = try activation.key(named: name, of: decoder.keyType) { keys.append(key) }
                }
                return .array(keys)
            }),
        ],
        methods: byName([
            .method("container", [.any("keyedBy")]) { (call, value) throws(Diagnostic) in
                guard let decoder = decoder(value) else { return .nil }
                return .native(try decoder.container(keyedBy: keyType(call[0])))
            },
            .method("singleValueContainer") { (_, value) in value },
            .method("unkeyedContainer") { (_, value) throws(Diagnostic) in
                guard let decoder = decoder(value) else { return .nil }
                return .native(try decoder.unkeyedContainer())
            },
            .method("decode", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, key, name) = try keyed(call, value, 1) else { return .nil }
                return try decoder.decoding.value(try decoder.item(name, key), type(call), decoder.path + [key], as: known(call))
            },
            .method("decodeIfPresent", [.any(), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, key, name) = try keyed(call, value, 1), let item = decoder.field(name), item != .null else {
                    return .nil
                }
                return try decoder.decoding.value(item, type(call), decoder.path + [key], as: known(call))
            },
            .method("decode", [.any()]) { (call, value) throws(Diagnostic) in
                guard let decoder = decoder(value) else { return .nil }
                return try decoder.decoding.value(decoder.coded, type(call), decoder.path, as: known(call))
            },
            .method("decodeNil") { (_, value) in .bool(decoder(value)?.coded == .null) },
            .method("decodeNil", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, _, name) = try keyed(call, value, 0) else { return .bool(false) }
                return .bool(decoder.field(name) == .null)
            },
            .method("contains", [.element()]) { (call, value) throws(Diagnostic) in
                guard let (decoder, _, name) = try keyed(call, value, 0) else { return .bool(false) }
                return .bool(decoder.field(name) != nil)
            },
            .method("nestedContainer", [.any("keyedBy"), .element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, key, name) = try keyed(call, value, 1) else { return .nil }
                return .native(try decoder.inner(try decoder.item(name, key), key).container(keyedBy: keyType(call[0])))
            },
            .method("nestedUnkeyedContainer", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, key, name) = try keyed(call, value, 0) else { return .nil }
                return .native(try decoder.inner(try decoder.item(name, key), key).unkeyedContainer())
            },
            .method("superDecoder") { (_, value) throws(Diagnostic) in
                guard let decoder = decoder(value) else { return .nil }
                let key = Value.native(CodingKeyValue(name: "super"))
                return .native(decoder.inner(try decoder.item("super", key), key))
            },
            .method("superDecoder", [.element("forKey")]) { (call, value) throws(Diagnostic) in
                guard let (decoder, key, name) = try keyed(call, value, 0) else { return .nil }
                return .native(decoder.inner(try decoder.item(name, key), key))
            },
        ]))

    static let unkeyedDecoder = NativeType(
        "UnkeyedDecodingContainer",
        properties: [
            "count": .of { unkeyed($0).map { .int($0.items.count) } ?? .nil },
            "isAtEnd": .of { .bool(unkeyed($0).map { $0.next >= $0.items.count } ?? true) },
            "currentIndex": .of { unkeyed($0).map { .int($0.next) } ?? .nil },
            "codingPath": .of { .array(unkeyed($0)?.decoder.path ?? []) },
        ],
        methods: byName([
            .mutating("decode", [.any()]) { (call, value) throws(Diagnostic) in
                try next(call, value) { (item) throws(Diagnostic) in
                    try item.decoding.value(item.coded, type(call), item.path, as: known(call))
                }
            },
            .mutating("decodeIfPresent", [.any()]) { (call, value) throws(Diagnostic) in
                guard let container = unkeyed(value), container.next < container.items.count else { return .nil }
                return try next(call, value) { (item) throws(Diagnostic) in
                    item.coded == .null ? .nil : try item.decoding.value(item.coded, type(call), item.path, as: known(call))
                }
            },
            // What is not null stays for the next.
            .mutating("decodeNil") { (call, value) throws(Diagnostic) in
                guard let container = unkeyed(value), container.next < container.items.count, container.items[container.next] == .null
                else { return .bool(false) }
                return try next(call, value) { (_) throws(Diagnostic) in .bool(true) }
            },
            .mutating("nestedContainer", [.any("keyedBy")]) { (call, value) throws(Diagnostic) in
                try next(call, value) { (item) throws(Diagnostic) in .native(try item.container(keyedBy: keyType(call[0]))) }
            },
            .mutating("nestedUnkeyedContainer") { (call, value) throws(Diagnostic) in
                try next(call, value) { (item) throws(Diagnostic) in .native(try item.unkeyedContainer()) }
            },
            .mutating("superDecoder") { (call, value) throws(Diagnostic) in
                try next(call, value) { (item) throws(Diagnostic) in .native(item) }
            },
        ]))

    /// What is made of the next value; where that fails, it stays the next.
    private static func next(
        _ call: NativeCall, _ value: Value, _ body: (DecoderValue) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        guard var container = unkeyed(value) else { return .nil }
        let decoder = container.decoder
        let key = Value.native(CodingKeyValue(name: "Index \(container.next)", index: container.next))
        guard container.next < container.items.count else {
            throw decoder.decoding.failure("valueNotFound", [call[0] ?? .nil], decoder.path + [key], "Unkeyed container is at end.")
        }
        let result = try body(decoder.inner(container.items[container.next], key))
        container.next += 1
        call.mutate(to: .native(container))
        return result
    }

    private static func decoder(_ value: Value) -> DecoderValue? {
        guard case .native(let native) = value else { return nil }
        return native as? DecoderValue
    }

    private static func unkeyed(_ value: Value) -> UnkeyedDecoderValue? {
        guard case .native(let native) = value else { return nil }
        return native as? UnkeyedDecoderValue
    }

    private static func type(_ call: NativeCall) -> ResolvedType {
        guard case .type(let reference)? = call[0] else { return .any }
        return reference.resolved
    }

    private static func known(_ call: NativeCall) -> StaticType {
        if case .type(let reference)? = call[0] { reference.known } else { .unknown }
    }

    private static func keyed(_ call: NativeCall, _ value: Value, _ index: Int) throws(Diagnostic) -> (DecoderValue, Value, String)? {
        guard let decoder = decoder(value), let key = call[index] else { return nil }
        let name = try call.activation.codingName(of: key)
        // Keys that Swift synthesizes have no declaration here.
        return (decoder, key.isUnknown ? .native(CodingKeyValue(name: name)) : key, name)
    }
}

extension DecoderValue {
    /// What stands under a key; nil where there is none.
    fileprivate func field(_ name: String) -> CodedValue? {
        guard case .object(let fields) = coded else { return nil }
        return fields[name]
    }

    /// What has to stand under a key.
    fileprivate func item(_ name: String, _ key: Value) throws(Diagnostic) -> CodedValue {
        if let item = field(name) { return item }
        let type = if case .user(let keys) = keyType { keys.name } else { "CodingKeys" }
        throw decoding.failure(
            "keyNotFound", [key], path, "No value associated with key \(type)(stringValue: \"\(name)\", intValue: nil) (\"\(name)\").")
    }

    /// The decoder of a part.
    fileprivate func inner(_ part: CodedValue, _ key: Value) -> DecoderValue {
        DecoderValue(decoding: decoding, coded: part, path: path + [key])
    }

    fileprivate func container(keyedBy type: ResolvedType) throws(Diagnostic) -> DecoderValue {
        guard case .object(let fields) = coded else {
            if coded == .null { throw missing("keyed", "Dictionary<String, Any>") }
            throw decoding.failure(
                "typeMismatch", [.string("Dictionary<String, Any>")], path,
                "Expected to decode Dictionary<String, Any> but found \(coded.kind) instead.")
        }
        var container = DecoderValue(decoding: decoding, coded: .object(try decoding.named(fields, path)), path: path)
        container.keyType = type
        return container
    }

    /// The error of a null where a container is needed.
    private func missing(_ container: String, _ type: String) -> Diagnostic {
        decoding.failure(
            "valueNotFound", [.string(type)], path, "Cannot get \(container) decoding container -- found null value instead")
    }

    fileprivate func unkeyedContainer() throws(Diagnostic) -> UnkeyedDecoderValue {
        guard case .array(let items) = coded else {
            if coded == .null { throw missing("unkeyed", "Array<Any>") }
            throw decoding.failure(
                "typeMismatch", [.string("Array<Any>")], path, "Expected to decode Array<Any> but found \(coded.kind) instead.")
        }
        return UnkeyedDecoderValue(decoder: self, items: items)
    }
}

extension Activation {
    /// The name of the key that a function of the user's makes of those that lead to it.
    func key(_ path: [Value], madeBy function: FunctionValue) throws(Diagnostic) -> String {
        try codingName(of: try machine.call(function, [.array(path)], in: context))
    }

    /// The key of a type that is written as a text; nil where the type has none such.
    fileprivate func key(named name: String, of type: ResolvedType) throws(Diagnostic) -> Value? {
        guard case .user(let keys) = type else { return .native(CodingKeyValue(name: name)) }
        if keys.kind == .enum {
            for info in keys.enumCases {
                let key = Value.enumeration(EnumValue(type: keys, name: info.name))
                if try codingName(of: key) == name { return key }
            }
            return nil
        }
        let text = Actual(label: "stringValue", value: .string(name), span: nil)
        return try construct(TypeReference(keys), [text], nil, name: keys.name).unwrapped
    }

    /// The text that a key is written as.
    func codingName(of key: Value) throws(Diagnostic) -> String {
        switch key {
        case .string(let text): return text
        case .enumeration(let value):
            guard value.type.hasRawValues else { return value.name }
            return try rawValue(of: value, at: nil).swiftDescription()
        case .native(let native):
            if let key = native as? CodingKeyValue { return key.name }
            // `.title` of the `CodingKeys` that Swift synthesizes: they are named as the properties are.
            if key.isUnknown, case let written = key.swiftDescription(), let dot = written.lastIndex(of: ".") {
                return String(written[written.index(after: dot)...])
            }
        default: break
        }
        return try member("stringValue", of: key, at: nil).swiftDescription()
    }
}
