// SPDX-License-Identifier: GPL-3.0-or-later

/// `Hasher`: keeps what it was given, as that is what two values must have in common to be one key.
struct HasherValue: NativeValue {
    var components: [Value] = []
    var nativeTypeName: String { "Hasher" }
    var swiftDescription: String { "Hasher" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? HasherValue)?.components == components }
    func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// Elements of sets and keys of dictionaries, told apart as Swift does: by `hash(into:)` and `==`, the user's own included.
extension Activation {
    /// What stands for a key among those of a dictionary: the key, or where code of the user's tells keys apart, what it hashes, and a number
    /// among the keys that hash the same without being equal.
    func identity(of key: Value, in entries: DictionaryValue) throws(Diagnostic) -> Value {
        try budget.work(Self.keyWork, at: nil)
        try budget.weigh(key, at: nil)
        guard hashesItself(key) else { return equalNumber(to: key, in: entries) ?? key }
        let hash = try hashed(key)
        var number = 0
        while let known = entries.key(identity: Self.identity(hash, number)), try !equals(known, key, at: nil) {
            try budget.step(at: nil)
            number += 1
        }
        return Self.identity(hash, number)
    }

    /// Among keys of several types (`[AnyHashable: Value]`) the number of another type that a number is equal to.
    private func equalNumber(to key: Value, in entries: DictionaryValue) -> Value? {
        switch (key, entries.keys.first) {
        case (_, nil), (.int, .int), (.double, .double), (.string, _): return nil
        case (.int(let number), _):
            let other = Value.double(Double(number))
            return entries.key(identity: key) == nil && entries.key(identity: other) != nil ? other : nil
        case (.double(let number), _):
            let other = Int(exactly: number).map { Value.int($0) }
            return entries.key(identity: key) == nil ? other.flatMap { entries.key(identity: $0) == nil ? nil : $0 } : nil
        default: return nil
        }
    }

    /// To hash a key and to find its place is as much as to go through some elements.
    private static let keyWork = 16

    private static func identity(_ hash: Value, _ number: Int) -> Value { .tuple(hash, .int(number)) }

    func value(of key: Value, in entries: DictionaryValue) throws(Diagnostic) -> Value? {
        try budget.spend(Price.key, at: nil)
        return entries[key, identity: try identity(of: key, in: entries)]
    }

    /// nil removes the key.
    func set(_ key: Value, to value: Value?, in entries: inout DictionaryValue) throws(Diagnostic) {
        let identity = try identity(of: key, in: entries)
        let storage = entries.values.storage
        // Those behind a key that goes move up.
        if value == nil { try budget.work(entries.count, at: nil) }
        entries[key, identity: identity] = value
        try budget.chargeCopy(entries.values, from: storage, weight: Budget.entryWeight, at: nil)
        guard value == nil, case .tuple(let parts) = identity, parts.count == 2, case .int(var number) = parts[1].value, hashesItself(key)
        else { return }
        // The keys that hash the same move up.
        while entries.key(identity: Self.identity(parts[0].value, number + 1)) != nil {
            entries.rename(Self.identity(parts[0].value, number + 1), to: Self.identity(parts[0].value, number))
            number += 1
        }
    }

    func contains(_ set: SetValue, _ element: Value) throws(Diagnostic) -> Bool { try value(of: element, in: set.storage) != nil }

    /// Whether it was new, and the element that is in the set then.
    @discardableResult
    func insert(_ element: Value, into set: inout SetValue) throws(Diagnostic) -> (inserted: Bool, member: Value) {
        let identity = try identity(of: element, in: set.storage)
        if let known = set.storage.key(identity: identity) { return (false, known) }
        let storage = set.storage.values.storage
        set.storage[element, identity: identity] = .void
        try budget.chargeCopy(set.storage.values, from: storage, weight: Budget.entryWeight, at: nil)
        return (true, element)
    }

    /// The element that was in the set.
    @discardableResult
    func remove(_ element: Value, from set: inout SetValue) throws(Diagnostic) -> Value? {
        guard let known = set.storage.key(identity: try identity(of: element, in: set.storage)) else { return nil }
        try self.set(element, to: nil, in: &set.storage)
        return known
    }

    func makeSet(_ elements: [Value]) throws(Diagnostic) -> SetValue {
        var result = SetValue()
        for element in elements { try insert(element, into: &result) }
        return result
    }

    // MARK: What a value hashes

    /// Whether code of the user's decides what the value is equal to, or a part of it.
    func hashesItself(_ value: Value) -> Bool {
        switch value {
        case .structure(let value): isHashedByUser(value.type) || value.fields.contains(where: hashesItself)
        case .enumeration(let value): isHashedByUser(value.type) || value.payload.contains { hashesItself($0.value) }
        case .object(let object): program.types[object.typeName].map { isHashedByUser($0) } ?? isHashedByUser(object.typeName)
        case .array(let values): values.first.map(hashesItself) ?? false
        case .tuple(let elements): elements.contains { hashesItself($0.value) }
        default: false
        }
    }

    private func isHashedByUser(_ type: UserType) -> Bool { isHashedByUser(type.qualifiedName) || isToldByRawValue(type) }

    private func isHashedByUser(_ typeName: String) -> Bool {
        hashMethod(typeName) != nil
            || machine.staticEntry("==", of: typeName).candidates.contains { if case .user = $0 { true } else { false } }
    }

    private func hashMethod(_ typeName: String) -> UserFunction? {
        for case .user(let function) in machine.memberEntry("hash", of: typeName).candidates
        where function.declaration.parameters.first?.label == "into" { return function }
        return nil
    }

    /// What `hash(into:)` feeds to a hasher; of a type that has none its parts, as Swift synthesizes it.
    func hashed(_ value: Value) throws(Diagnostic) -> Value {
        guard hashesItself(value) else { return value }
        if let method = hashMethod(value.typeKey) {
            let outcome = try run(method, receiver: value, arguments: [.native(HasherValue())])
            guard case .native(let native)? = try outcome.arguments.first, let hasher = native as? HasherValue else { return value }
            return .array(hasher.components)
        }
        switch value {
        case .structure(let structure) where isToldByRawValue(structure.type): return try hashed(try rawValue(of: value))
        case .enumeration(let enumeration) where isToldByRawValue(enumeration.type): return try hashed(try rawValue(of: value))
        case .object(let object):
            guard let type = program.types[object.typeName], isToldByRawValue(type) else { return value }
            return try hashed(try rawValue(of: value))
        case .structure(let structure): return try hashed(structure.fields)
        case .enumeration(let enumeration): return .tuple(.string(enumeration.name), try hashed(enumeration.payload.map(\.value)))
        case .array(let values): return try hashed(values)
        case .tuple(let elements): return try hashed(elements.map(\.value))
        default: return value
        }
    }

    private func hashed(_ values: [Value]) throws(Diagnostic) -> Value {
        var result: [Value] = []
        for value in values { result.append(try hashed(value)) }
        return .array(result)
    }
}

extension StandardLibrary {
    static let hasher = NativeType(
        "Hasher", initializers: [NativeFunction("Hasher", []) { _ in .native(HasherValue()) }],
        methods: byName([
            .mutating("combine", [.any()]) { (call, value) throws(Diagnostic) in
                call.mutate(to: .native(try combining(call[0] ?? .nil, with: value, call)))
                return .void
            },
            .method("finalize") { (call, value) throws(Diagnostic) in
                if case .native(let native) = value, let hasher = native as? HasherValue {
                    try call.machine.budget.weigh(.array(hasher.components), at: call.span)
                }
                return .int(value.hashValue)
            },
        ]))

    /// `x.hash(into: &hasher)` of what the library has.
    static let hashing = NativeFunction("hash", [.any("into")], changesArguments: true) { (call) throws(Diagnostic) in
        call.change(arguments: [.native(try combining(call.receiver ?? .nil, with: call[0] ?? .nil, call))])
        return .void
    }

    private static func combining(_ value: Value, with hasher: Value, _ call: NativeCall) throws(Diagnostic) -> HasherValue {
        guard case .native(let native) = hasher, var result = native as? HasherValue else {
            throw Diagnostic(.typeMismatch, "a Hasher is needed here", at: call.argumentSpan(0))
        }
        try call.machine.budget.weigh(value, at: call.span)
        // The caller holds them too, so they are copied.
        try call.machine.budget.work(result.components.count, at: call.span)
        result.components.append(try call.activation.hashed(value))
        return result
    }
}
