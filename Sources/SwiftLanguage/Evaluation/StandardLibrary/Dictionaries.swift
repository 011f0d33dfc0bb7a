// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let dictionary = NativeType(
        "Dictionary", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Dictionary", []) { _ in .dictionary(DictionaryValue()) },
            NativeFunction("Dictionary", [.any("uniqueKeysWithValues")]) { (call) throws(Diagnostic) in
                var result = DictionaryValue()
                for case .tuple(let parts) in try call.elements(at: 0) where parts.count == 2 {
                    try call.machine.budget.step(at: call.span)
                    guard try call.activation.value(of: parts[0].value, in: result) == nil else {
                        throw Diagnostic(
                            .outOfRange, "the key \(parts[0].value.debugDescription()) appears twice", at: call.argumentSpan(0))
                    }
                    try call.activation.set(parts[0].value, to: parts[1].value, in: &result)
                }
                return .dictionary(result)
            },
            NativeFunction("Dictionary", mergeParameters) { (call) throws(Diagnostic) in
                try merged(call, .dictionary(DictionaryValue()))
            },
            NativeFunction("Dictionary", [.any("grouping"), .closure("by")]) { (call) throws(Diagnostic) in try grouped(call) },
            NativeFunction("Dictionary", [.int("minimumCapacity")]) { _ in .dictionary(DictionaryValue()) },
        ],
        properties: sequenceProperties.merging([
            "keys": .of { if case .dictionary(let entries) = $0 { .array(entries.keys) } else { .nil } },
            "values": NativeProperty(
                get: { (value, _) in if case .dictionary(let entries) = value { .array(entries.values) } else { .nil } },
                set: { (value, new, context) throws(Diagnostic) in
                    guard case .dictionary(let entries) = value, case .array(let values) = new else { return value }
                    try context.machine.budget.work(values.count, at: nil)
                    return .dictionary(entries.replacingValues(by: values))
                }),
        ]) { $1 },
        methods: byName(sequenceMethods + dictionaryMethods + [hashing])
    )

    private static func grouped(_ call: NativeCall) throws(Diagnostic) -> Value {
        let activation = call.activation
        var groups: [[Value]] = []
        var places = DictionaryValue()
        for element in try call.elements(at: 0) {
            let key = try call.apply(1, element)
            let identity = try activation.identity(of: key, in: places)
            if case .int(let place)? = places[key, identity: identity] {
                groups[place].append(element)
            } else {
                try call.machine.budget.allocate(1, weight: groupWeight, at: call.span)
                places[key, identity: identity] = .int(groups.count)
                groups.append([element])
            }
        }
        return .dictionary(places.replacingValues(by: groups.map { .array($0) }))
    }

    /// What a key takes with a list of its own.
    private static let groupWeight = Budget.entryWeight * 2

    private static let dictionaryMethods: [NativeFunction] = [
        .method("mapValues", [.closure()]) { (call, value) throws(Diagnostic) in
            guard case .dictionary(let entries) = value else { return value }
            try call.machine.budget.allocate(entries.count, weight: Budget.entryWeight, at: call.span)
            var values: [Value] = []
            for value in entries.values { values.append(try call.apply(0, value)) }
            return .dictionary(entries.replacingValues(by: values))
        },
        .method("compactMapValues", [.closure()]) { (call, value) throws(Diagnostic) in
            guard case .dictionary(let entries) = value else { return value }
            var result = DictionaryValue()
            for (key, value) in zip(entries.keys, entries.values) {
                if let new = try call.apply(0, value).unwrapped { try call.activation.set(key, to: new, in: &result) }
            }
            return .dictionary(result)
        },
        changing("removeValue", [.any("forKey")]) { (call, entries) throws(Diagnostic) in
            try replaced(call[0] ?? .nil, by: nil, call, &entries)
        },
        changing("updateValue", [.any(), .any("forKey")]) { (call, entries) throws(Diagnostic) in
            try replaced(call[1] ?? .nil, by: call[0], call, &entries)
        },
        changing("remove", [.any("at")]) { (call, entries) throws(Diagnostic) in
            guard let place = call[0]?.dictionaryOffset, entries.keys.indices.contains(place) else {
                throw Diagnostic(.indexOutOfRange, "there is no entry at this index", at: call.span)
            }
            let (key, value) = (entries.keys[place], entries.values[place])
            try call.activation.set(key, to: nil, in: &entries)
            return pair(key, value)
        },
        changing("popFirst", []) { (call, entries) throws(Diagnostic) in
            guard let key = entries.keys.first, let value = entries.values.first else { return .nil }
            try call.activation.set(key, to: nil, in: &entries)
            return pair(key, value)
        },
        changing(
            "removeAll", [ParameterInfo(label: "keepingCapacity", name: "keepingCapacity", type: .named("Bool"), defaultText: "false")]
        ) { (_, entries) in
            entries = DictionaryValue()
            return .void
        },
        changing("reserveCapacity", [.int()]) { (_, _) in .void },
        .mutating("merge", mergeParameters) { (call, value) throws(Diagnostic) in
            call.mutate(to: try merged(call, value))
            return .void
        },
        .method("merging", mergeParameters) { (call, value) throws(Diagnostic) in try merged(call, value) },
        .method("index", [.any("forKey")]) { (call, value) throws(Diagnostic) in
            guard case .dictionary(let entries) = value else { return .nil }
            let identity = try call.activation.identity(of: call[0] ?? .nil, in: entries)
            try call.machine.budget.work(entries.count, at: call.span)
            return entries.key(identity: identity).flatMap { entries.keys.firstIndex(of: $0) }
                .map { .native(DictionaryIndexValue(offset: $0)) } ?? .nil
        },
    ]

    private static func changing(
        _ name: String, _ parameters: [ParameterInfo],
        _ body: @escaping @Sendable (NativeCall, inout DictionaryValue) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters) { (call) throws(Diagnostic) in
            guard case .dictionary(var entries) = call.takeReceiver() else { return .nil }
            defer { call.mutate(to: .dictionary(entries)) }
            return try body(call, &entries)
        }
    }

    /// Answers what was there before.
    private static func replaced(
        _ key: Value, by value: Value?, _ call: NativeCall, _ entries: inout DictionaryValue
    ) throws(Diagnostic) -> Value {
        let old = try call.activation.value(of: key, in: entries)
        try call.activation.set(key, to: value, in: &entries)
        return old.optional
    }

    private static let mergeParameters: [ParameterInfo] = [.any(), .closure("uniquingKeysWith", 2)]

    /// A dictionary with the pairs of another, or of a sequence of pairs; where both have a key the closure chooses.
    private static func merged(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value {
        guard case .dictionary(var result) = value else { return value }
        for case .tuple(let pair) in try call.elements(at: 0) where pair.count == 2 {
            let (key, new) = (pair[0].value, pair[1].value)
            if let old = try call.activation.value(of: key, in: result) {
                try call.activation.set(key, to: try call.apply(1, old, new), in: &result)
            } else {
                try call.activation.set(key, to: new, in: &result)
            }
        }
        try call.machine.budget.allocate(result.count, at: call.span)
        return .dictionary(result)
    }
}
