// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    /// The value of a type that a coded one stands for: by `init(from:)` of the user's, else as Swift synthesizes it.
    /// - Parameter type: the type as a value, `Item.self`.
    package func decode(
        _ coded: CodedValue, as type: Value, _ options: CodingOptions, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        guard case .type(let reference) = type else { throw Diagnostic(.typeMismatch, "a type is needed here: 'Item.self'") }
        return try Decoding(Activation(context: context, lexical: .file), options).value(coded, reference.resolved, [], as: reference.known)
    }

    /// The error of a text that is not JSON.
    package func corruptedData(_ message: String, in context: EvaluationContext) -> Diagnostic {
        Decoding(Activation(context: context, lexical: .file), CodingOptions()).failure("dataCorrupted", [], [], message)
    }
}

/// One decoding: every value knows the keys that lead to it.
struct Decoding: Sendable {
    let options: CodingOptions
    // Unchecked: it lives on the interpreter's thread only.
    nonisolated(unsafe) let activation: Activation

    init(_ activation: Activation, _ options: CodingOptions) { (self.activation, self.options) = (activation, options) }

    /// - Parameter known: the type with its generic arguments, where the static phase knows them.
    func value(
        _ coded: CodedValue, _ type: ResolvedType, _ path: [Value], as known: StaticType = .unknown
    ) throws(Diagnostic) -> Value {
        try activation.budget.step(at: nil)
        if let number = try number(coded, type, path) { return number }
        switch (type, coded) {
        case (.optional(let wrapped), _): return coded == .null ? .nil : try value(coded, wrapped, path, as: known.unwrapped)
        case (.user(let user), .null) where initializer(of: user) != nil || user.hasNothingToDecode:
            return try value(coded, of: user, path, known.arguments)
        case (_, .null) where !type.isAny: throw missing(type, path)
        case (.bool, .bool(let flag)): return .bool(flag)
        case (.string, .string(let text)): return .string(text)
        case (.array(let element), .array(let items)): return .array(try values(items, element, path, as: known.arguments.last ?? .unknown))
        case (.set(let element), .array(let items)):
            return .set(try activation.makeSet(try values(items, element, path, as: known.arguments.last ?? .unknown)))
        case (.range(let bound, let isClosed), .array(let items)): return try range(items, bound, isClosed: isClosed, path)
        case (.dictionary(let key, let element), .object(let fields)):
            return try dictionary(fields, key, element, path, as: known.arguments.last ?? .unknown)
        case (.dictionary(let key, let element), .array(let items)) where !key.isKeyOfObject:
            return try dictionary(inTurn: items, key, element, path, as: known.arguments)
        case (.user(let user), _): return try value(coded, of: user, path, known.arguments)
        case (.native(let native), _): if let value = try hosted(native, coded, path) { return value }
        case (.any, _): return natural(coded)
        default: break
        }
        let asked = asked(for: type, coded)
        throw failure("typeMismatch", [asked.type], path, "Expected to decode \(asked.name) but found \(coded.kind) instead.")
    }

    /// What an error says was looked for: what is made of parts asks for their container, a date for a number or else a text.
    private func asked(for type: ResolvedType, _ coded: CodedValue) -> (type: Value, name: String) {
        let name: String? =
            switch (type, coded) {
            case (.array, _), (.set, _), (.range, _): "Array<Any>"
            case (.dictionary, _): "Dictionary<String, Any>"
            case (.native(let native), .int), (.native(let native), .double): native.name == "Date" ? "String" : nil
            case (.native(let native), _): native.name == "Date" ? "Double" : nil
            default: nil
            }
        return name.map { (.string($0), $0) } ?? (.type(reference(type)), type.description)
    }

    /// nil where the type or what is coded is not a number.
    private func number(_ coded: CodedValue, _ type: ResolvedType, _ path: [Value]) throws(Diagnostic) -> Value? {
        switch (type, coded) {
        case (.int, .int(let number)): return .int(number)
        case (.integer(let integer), .int(let number)):
            guard let value = integer.value(Int128(number)) else {
                throw unreadableNumber
            }
            return value
        case (.int, .double(let number)):
            guard let whole = Int(exactly: number) else {
                throw unreadableNumber
            }
            return .int(whole)
        case (.double, .int(let number)): return .double(Double(number))
        case (.double, .double(let number)): return .double(number)
        case (.float, .int(let number)): return .float(Float(number))
        case (.float, .double(let number)): return .float(Float(number))
        case (.double, .string(let text)): return options.unusualNumbers?.number(text).map { .double($0) }
        case (.float, .string(let text)): return options.unusualNumbers?.number(text).map { .float(Float($0)) }
        default: return nil
        }
    }

    /// A number that its type does not hold ends the decoder as a text would that is not JSON.
    private var unreadableNumber: Diagnostic { failure("dataCorrupted", [], [], "The given data was not valid JSON.") }

    /// The error of a null where a value is needed: what is made of parts asks for their container first.
    private func missing(_ type: ResolvedType, _ path: [Value]) -> Diagnostic {
        func without(_ container: String, _ type: Value) -> Diagnostic {
            failure("valueNotFound", [type], path, "Cannot get \(container) -- found null value instead")
        }
        return switch type {
        case .bool: failure("typeMismatch", [.type(reference(type))], path, "Expected to decode Bool but found null instead.")
        case .array, .set, .range: without("unkeyed decoding container", .string("Array<Any>"))
        case .dictionary: without("keyed decoding container", .string("Dictionary<String, Any>"))
        case .user(let user) where !user.hasRawValues && !user.isRawRepresentable:
            without("keyed decoding container", .string("Dictionary<String, Any>"))
        case .user(let user) where user.rawType != nil:
            without("value of type \(user.rawType ?? "")", .string(user.rawType ?? ""))
        default: without("value of type \(type.description)", .type(reference(type)))
        }
    }

    /// The parts of an object under the names that the keys of its type have.
    func named(_ fields: [String: CodedValue], _ path: [Value]) throws(Diagnostic) -> [String: CodedValue] {
        guard options.usesSnakeCase || options.customKey != nil else { return fields }
        var result: [String: CodedValue] = [:]
        for (name, part) in fields.sorted(by: { $0.key < $1.key }) {
            var own = options.decoded(name)
            if let function = options.customKey {
                own = try activation.key(path + [.native(CodingKeyValue(name: name))], madeBy: function)
            }
            if result[own] == nil { result[own] = part }
        }
        return result
    }

    private func reference(_ type: ResolvedType) -> TypeReference {
        activation.reference(to: type) ?? TypeReference(name: type.description, resolved: type)
    }

    private func values(
        _ items: [CodedValue], _ element: ResolvedType, _ path: [Value], as known: StaticType = .unknown
    ) throws(Diagnostic) -> [Value] {
        var result: [Value] = []
        for (index, item) in items.enumerated() {
            let place = Value.native(CodingKeyValue(name: "Index \(index)", index: index))
            result.append(try value(item, element, path + [place], as: known))
        }
        return result
    }

    /// As Swift writes it: both bounds in an array.
    private func range(
        _ items: [CodedValue], _ bound: ResolvedType, isClosed: Bool, _ path: [Value]
    ) throws(Diagnostic) -> Value {
        let bounds = try values(Array(items.prefix(2)), bound, path)
        guard bounds.count == 2 else {
            let place = Value.native(CodingKeyValue(name: "Index \(bounds.count)", index: bounds.count))
            throw failure("valueNotFound", [.type(reference(bound))], path + [place], "Unkeyed container is at end.")
        }
        if try activation.lessThan(bounds[1], bounds[0], at: nil) {
            throw failure(
                "dataCorrupted", [], path,
                "Cannot initialize \(ResolvedType.range(bound, isClosed: isClosed).description) with a lowerBound "
                    + "(\(bounds[0].swiftDescription())) greater than upperBound (\(bounds[1].swiftDescription()))")
        }
        return .range(RangeValue(lower: bounds[0], upper: bounds[1], isClosed: isClosed))
    }

    private func dictionary(
        _ fields: [String: CodedValue], _ key: ResolvedType, _ element: ResolvedType, _ path: [Value], as known: StaticType
    ) throws(Diagnostic) -> Value {
        var result = DictionaryValue()
        for (name, item) in fields.sorted(by: { $0.key < $1.key }) {
            let new = try value(item, element, path + [.native(CodingKeyValue(name: name))], as: known)
            switch key {
            case .int: try activation.set(Int(name).map { .int($0) } ?? .string(name), to: new, in: &result)
            case .user: try activation.set(try value(.string(name), key, path), to: new, in: &result)
            default: result[.string(name)] = new
            }
        }
        return .dictionary(result)
    }

    /// Keys that are not texts stand before their values.
    private func dictionary(
        inTurn items: [CodedValue], _ key: ResolvedType, _ element: ResolvedType, _ path: [Value], as known: [StaticType]
    ) throws(Diagnostic) -> Value {
        guard items.count.isMultiple(of: 2) else {
            throw failure(
                "dataCorrupted", [], path, "Expected collection of key-value pairs; encountered odd-length array instead.")
        }
        var result = DictionaryValue()
        for place in stride(from: 0, to: items.count, by: 2) {
            let path = path + [.native(CodingKeyValue(name: "Index \(place)", index: place))]
            let name = try value(items[place], key, path, as: known.first ?? .unknown)
            try activation.set(name, to: try value(items[place + 1], element, path, as: known.last ?? .unknown), in: &result)
        }
        return .dictionary(result)
    }

    private func hosted(_ type: NativeType, _ coded: CodedValue, _ path: [Value]) throws(Diagnostic) -> Value? {
        if type.name == "UUID", case .string(let text) = coded {
            guard text.isUUID else { throw failure("dataCorrupted", [], path, "Attempted to decode UUID from invalid UUID string.") }
            return .native(UUIDValue(text: text.uppercased()))
        }
        if type.name == "CodingKey" || type.isProtocol { return natural(coded) }
        if let function = options.custom[type.name] {
            let decoder = Value.native(DecoderValue(decoding: self, coded: coded, path: path))
            return try activation.machine.call(function, [decoder], in: activation.context)
        }
        if let value = options.decodesNative(type.name, coded) { return value }
        if let message = options.saysCorrupted(type.name, coded) { throw failure("dataCorrupted", [], path, message) }
        return nil
    }

    /// As `Any`: what the JSON itself says. Its numbers and truth values are Foundation's, which are of each type that they are cast to.
    private func natural(_ coded: CodedValue) -> Value {
        func number(_ value: Value) -> Value { activation.bridgedNumber(value, to: .named("NSNumber")) ?? value }
        return switch coded {
        case .null: activation.program.types["NSNull"].map { .structure(StructValue(type: $0, fields: [])) } ?? .nil
        case .bool(let flag): number(.bool(flag))
        case .int(let whole): number(.int(whole))
        case .double(let fraction): number(.double(fraction))
        case .string(let text): .string(text)
        case .array(let items): .array(items.map(natural))
        case .object(let fields):
            .dictionary(DictionaryValue(fields.sorted { $0.key < $1.key }.map { (.string($0.key), natural($0.value)) }))
        }
    }

    // MARK: Types of the user's

    /// `init(from:)` of the type's own, which may make something of a null too.
    private func initializer(of type: UserType) -> UserFunction? {
        type.members.initializers.first {
            $0.declaration.parameters.first?.label == "from" && $0.declaration.parameters[0].type.baseName.hasSuffix("Decoder")
        }
    }

    private func value(
        _ coded: CodedValue, of type: UserType, _ path: [Value], _ arguments: [StaticType]
    ) throws(Diagnostic) -> Value {
        let generics = Dictionary(zip(type.genericNames, arguments)) { $1 }
        let typeArguments = generics.mapValues { activation.resolved($0) }
        if let own = initializer(of: type) {
            let decoder = Value.native(DecoderValue(decoding: self, coded: coded, path: path))
            return try activation.initialize(TypeReference(type), by: own, [decoder], typeArguments: typeArguments, at: nil).result
        }
        if type.kind == .enum { return try enumeration(coded, type, path) }
        if type.isRawRepresentable { return try rawRepresentable(coded, type, path) }
        guard case .object(let written) = type.hasNothingToDecode ? .object([:]) : coded else {
            throw failure(
                "typeMismatch", [.string("Dictionary<String, Any>")], path,
                "Expected to decode Dictionary<String, Any> but found \(coded.kind) instead.")
        }
        let fields = try named(written, path)
        let level = activation.machine.codingClass(of: type, "Decodable")
        let keys = try CodingKeys(of: level, activation)
        var values: [Value] = []
        for property in level.storedProperties { values.append(try field(property, of: level, generics, fields, keys, path)) }
        for property in type.storedProperties.dropFirst(values.count) {
            values.append(try activation.defaultValue(of: property, in: type) ?? .nil)
        }
        guard type.kind == .struct else {
            return .object(activation.allocate(type, values))
        }
        let made = StructValue(type: type, fields: values)
        return .structure(typeArguments.isEmpty ? made : try made.binding(typeArguments, in: activation))
    }

    /// What `super.init(from:)` does where Swift synthesizes it: an instance gets the properties of a class above its own.
    func fill(_ object: ObjectValue, as type: UserType, _ coded: CodedValue, _ path: [Value]) throws(Diagnostic) {
        guard case .object(let written) = type.storedProperties.isEmpty ? .object([:]) : coded else {
            throw failure(
                "typeMismatch", [.string("Dictionary<String, Any>")], path,
                "Expected to decode Dictionary<String, Any> but found \(coded.kind) instead.")
        }
        let fields = try named(written, path)
        let keys = try CodingKeys(of: type, activation)
        for (place, property) in type.storedProperties.enumerated() {
            let value = try field(property, of: type, [:], fields, keys, path)
            activation.machine.state.heap[object.id]?.fields[place] = value
        }
    }

    /// By `init(rawValue:)`, else by the one stored property.
    private func rawRepresentable(_ coded: CodedValue, _ type: UserType, _ path: [Value]) throws(Diagnostic) -> Value {
        guard let property = type.storedProperties.first(where: { $0.name == "rawValue" }) else { return natural(coded) }
        let raw = try value(coded, try activation.declaredType(of: property, in: type), path)
        guard let own = type.members.initializers.first(where: { $0.declaration.parameters.map(\.label) == ["rawValue"] }) else {
            return .structure(StructValue(type: type, fields: [raw]))
        }
        let made = try activation.initialize(TypeReference(type), by: own, [raw], at: nil).result
        guard own.isFailable else { return made }
        guard let value = made.unwrapped else {
            throw failure("dataCorrupted", [], path, "Cannot initialize \(type.name) from invalid raw value \(raw.swiftDescription())")
        }
        return value
    }

    private func field(
        _ property: StoredProperty, of type: UserType, _ generics: [String: StaticType], _ fields: [String: CodedValue],
        _ keys: CodingKeys, _ path: [Value]
    ) throws(Diagnostic) -> Value {
        let fallback = try activation.defaultValue(of: property, in: type)
        guard let key = keys.key(of: property.codedName), !(property.isLet && property.initializer != nil) else { return fallback ?? .nil }
        let index = activation.machine.index
        let member = index.types[type.qualifiedName]?.stored.first { $0.name == property.name }
        let known = member.map { index.type(of: $0).substituting(generics) } ?? .unknown
        let declared = generics.isEmpty ? try activation.declaredType(of: property, in: type) : activation.resolved(known)
        if let wrapper = try wrapper(of: property, in: type) {
            return try value(under: key, of: keys, in: fields, wrapper.resolved, path, as: wrapper.known)
        }
        return try value(under: key, of: keys, in: fields, declared, path, as: known)
    }

    /// What stands under a key; an optional may be left out.
    private func value(
        under key: (name: String, value: Value), of keys: CodingKeys, in fields: [String: CodedValue], _ declared: ResolvedType,
        _ path: [Value], as known: StaticType = .unknown
    ) throws(Diagnostic) -> Value {
        if let own = try ownDecoded(declared, known, forKey: key.value, in: fields, path) { return own }
        guard let item = fields[key.name] else {
            if case .optional = declared { return .nil }
            throw failure(
                "keyNotFound", [key.value], path,
                "No value associated with key \(keys.typeName)(stringValue: \"\(key.name)\", intValue: nil) (\"\(key.name)\").")
        }
        return try value(item, declared, path + [key.value], as: known)
    }

    /// By its raw value, else by the name of the case around what it holds.
    private func enumeration(_ coded: CodedValue, _ type: UserType, _ path: [Value]) throws(Diagnostic) -> Value {
        if type.hasRawValues {
            let raw = natural(coded)
            for info in type.enumCases where try activation.equals(try activation.rawValue(of: info, in: type), raw, at: nil) {
                return .enumeration(EnumValue(type: type, name: info.name))
            }
            throw failure(
                "dataCorrupted", [], path,
                "Cannot initialize \(type.name) from invalid \(type.rawType ?? "") value \(raw.swiftDescription())")
        }
        let keys = try CodingKeys(of: type, activation)
        var found: [(info: EnumCaseInfo, key: Value, content: CodedValue)] = []
        if case .object(let written) = coded {
            let fields = try named(written, path)
            for info in type.enumCases {
                guard let key = keys.key(of: info.name), let content = fields[key.name] else { continue }
                found.append((info, key.value, content))
            }
        }
        guard found.count == 1, case .object(let parts) = found[0].content else {
            throw failure("typeMismatch", [.type(TypeReference(type))], path, "Invalid number of keys found, expected one.")
        }
        let fields = try named(parts, path + [found[0].key])
        let info = found[0].info
        let inner = try CodingKeys(of: type, for: info.name, activation)
        var payload: [TupleElement] = []
        for (index, parameter) in info.payload.enumerated() {
            let wanted = try Activation(context: activation.context, lexical: type.inner).resolve(parameter.type, at: nil)
            var held = Value.nil
            if let key = inner.key(of: parameter.label ?? "_\(index)") {
                held = try value(under: key, of: inner, in: fields, wanted, path + [found[0].key])
            }
            payload.append(TupleElement(label: parameter.label, value: held))
        }
        return .enumeration(EnumValue(type: type, name: info.name, payload: payload))
    }

    // MARK: Errors

    /// A `DecodingError` of the user's program, as if it were thrown there.
    func failure(_ name: String, _ values: [Value], _ path: [Value], _ message: String) -> Diagnostic {
        let diagnostic = Diagnostic(.unsupported, "the error '\(name)' is thrown but not caught: \(message)")
        guard let type = activation.program.types["DecodingError"], let context = activation.program.types["DecodingError.Context"] else {
            return diagnostic
        }
        let told = Value.structure(StructValue(type: context, fields: [.array(path), .string(message), .nil]))
        activation.machine.thrownValue = .enumeration(
            EnumValue(type: type, name: name, payload: (values + [told]).map { TupleElement(value: $0) }))
        return diagnostic
    }
}

extension String {
    /// Five groups of hexadecimal digits: 8, 4, 4, 4 and 12.
    fileprivate var isUUID: Bool {
        let groups = split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}

extension UserType {
    /// What is made of no parts asks its decoder for nothing: any value will do, `null` too.
    fileprivate var hasNothingToDecode: Bool { kind != .enum && storedProperties.isEmpty && !isRawRepresentable }
}

extension ResolvedType {
    /// May a dictionary with such keys be an object of JSON?
    fileprivate var isKeyOfObject: Bool {
        switch self {
        case .string, .int, .any: true
        default: false
        }
    }
}
