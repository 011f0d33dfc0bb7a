// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let array = NativeType(
        "Array", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Array", [.any()]) { (call) throws(Diagnostic) in .array(try call.elements(at: 0)) },
            NativeFunction("Array", [.element("repeating"), .int("count")]) { (call) throws(Diagnostic) in
                .array(try repeated(call[0] ?? .nil, call.int(1) ?? 0, call))
            },
            NativeFunction("Array", []) { _ in .array([]) },
        ],
        properties: sequenceProperties, methods: byName(sequenceMethods + arrayChanges)
    )

    /// Takes the array out of the call so that it is changed in place.
    private static func change(
        _ name: String, _ parameters: [ParameterInfo], _ body: @escaping @Sendable (NativeCall, inout [Value]) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters) { (call) throws(Diagnostic) in
            guard case .array(var values) = call.takeReceiver() else {
                throw Diagnostic(.typeMismatch, "this collection cannot be changed", at: call.span)
            }
            let result: Value
            do throws(Diagnostic) { result = try body(call, &values) } catch {
                call.mutate(to: .array(values))
                throw error
            }
            try call.machine.budget.allocate(1, at: call.span)
            if values.count > call.machine.budget.limits.collection { try call.machine.budget.allocate(values.count, at: call.span) }
            call.mutate(to: .array(values))
            return result
        }
    }

    private static func place(_ call: NativeCall, _ index: Int, _ limit: Int) throws(Diagnostic) -> Int {
        let place = call.int(index) ?? 0
        guard place >= 0, place < limit else {
            throw Diagnostic(.indexOutOfRange, "index \(place) is out of range 0..<\(limit)", at: call.argumentSpan(index))
        }
        return place
    }

    /// The names of the members that change an array.
    /// The same for one element of a set.
    private static func changeSet(_ name: String, _ body: @escaping @Sendable (inout SetValue, Value) -> Value) -> NativeFunction {
        NativeFunction(changing: name, [.element()]) { (call) throws(Diagnostic) in
            guard case .set(var set) = call.takeReceiver() else {
                throw Diagnostic(.typeMismatch, "this collection cannot be changed", at: call.span)
            }
            let result = body(&set, call[0] ?? .nil)
            call.mutate(to: .set(set))
            try call.machine.budget.allocate(1, at: call.span)
            return result
        }
    }

    static let changes = Set(arrayChanges.map(\.name))

    private static let arrayChanges: [NativeFunction] = [
        change("append", [.element()]) { (call, values) in
            values.append(call[0] ?? .nil)
            return .void
        },
        change("append", [.elements("contentsOf")]) { (call, values) throws(Diagnostic) in
            let added = try call.elements(at: 0)
            try call.machine.budget.allocate(added.count, at: call.span)
            values += added
            return .void
        },
        change("insert", [.element(), .int("at")]) { (call, values) throws(Diagnostic) in
            values.insert(call[0] ?? .nil, at: try place(call, 1, values.count + 1))
            return .void
        },
        change("insert", [.elements("contentsOf"), .int("at")]) { (call, values) throws(Diagnostic) in
            values.insert(contentsOf: try call.elements(at: 0), at: try place(call, 1, values.count + 1))
            return .void
        },
        change("remove", [.int("at")]) { (call, values) throws(Diagnostic) in values.remove(at: try place(call, 0, values.count)) },
        change("remove", [.any("atOffsets")]) { (call, values) throws(Diagnostic) in
            let gone = Set(try call.elements(at: 0).map(intValue))
            values = values.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            return .void
        },
        change("removeFirst", [.int(optional: true)]) { (call, values) throws(Diagnostic) in
            let count = call.int(0) ?? 1
            guard count >= 0, count <= values.count else {
                throw Diagnostic(.indexOutOfRange, "there are not \(count) elements to remove", at: call.span)
            }
            let first = values.first ?? .nil
            values.removeFirst(count)
            return call[0] == nil ? first : .void
        },
        change("removeLast", [.int(optional: true)]) { (call, values) throws(Diagnostic) in
            let count = call.int(0) ?? 1
            guard count >= 0, count <= values.count else {
                throw Diagnostic(.indexOutOfRange, "there are not \(count) elements to remove", at: call.span)
            }
            let last = values.last ?? .nil
            values.removeLast(count)
            return call[0] == nil ? last : .void
        },
        change("popLast", []) { (_, values) in values.popLast() ?? .nil },
        change("removeAll", []) { (_, values) in
            values = []
            return .void
        },
        change("removeAll", [.closure("where", result: "Bool")]) { (call, values) throws(Diagnostic) in
            var kept: [Value] = []
            for value in values where try !call.holds(0, value) { kept.append(value) }
            values = kept
            return .void
        },
        change("removeAll", [.bool("keepingCapacity")]) { (_, values) in
            values = []
            return .void
        },
        change("removeSubrange", [.any()]) { (call, values) throws(Diagnostic) in
            guard case .range(let range)? = call[0] else { return .void }
            values.removeSubrange(try call.activation.bounds(range, values.count, at: call.argumentSpan(0)))
            return .void
        },
        change("replaceSubrange", [.any(), .elements("with")]) { (call, values) throws(Diagnostic) in
            guard case .range(let range)? = call[0] else { return .void }
            values.replaceSubrange(
                try call.activation.bounds(range, values.count, at: call.argumentSpan(0)), with: try call.elements(at: 1))
            return .void
        },
        change("swapAt", [.int(), .int()]) { (call, values) throws(Diagnostic) in
            values.swapAt(try place(call, 0, values.count), try place(call, 1, values.count))
            return .void
        },
        change("sort", []) { (call, values) throws(Diagnostic) in
            values = try sorted(values, call, by: nil)
            return .void
        },
        change("sort", [.closure("by", 2, result: "Bool")]) { (call, values) throws(Diagnostic) in
            values = try sorted(values, call, by: call.function(0))
            return .void
        },
        change("reverse", []) { (_, values) in
            values.reverse()
            return .void
        },
        change("move", [.any("fromOffsets"), .int("toOffset")]) { (call, values) throws(Diagnostic) in
            let moved = try call.elements(at: 0).map(intValue).filter { values.indices.contains($0) }
            let target = Swift.min(Swift.max(0, call.int(1) ?? 0), values.count)
            let taken = moved.map { values[$0] }
            let before = moved.filter { $0 < target }.count
            values = values.enumerated().filter { !moved.contains($0.offset) }.map(\.element)
            values.insert(contentsOf: taken, at: target - before)
            return .void
        },
        change("reserveCapacity", [.int()]) { (_, _) in .void },
        change("shuffle", []) { (call, values) in
            values = call.shuffled(values)
            return .void
        },
    ]

    static let range = NativeType(
        "Range", aliases: ["ClosedRange"], conformances: ["Hashable"],
        initializers: [
            NativeFunction("Range", [.any()]) { (call) throws(Diagnostic) in
                guard case .range(var range)? = call[0] else {
                    throw Diagnostic(.typeMismatch, "a range is needed here", at: call.argumentSpan(0))
                }
                if range.isClosed, let integers = range.integers { range = RangeValue(integers) }
                return .range(range)
            }
        ],
        properties: sequenceProperties.merging([
            "lowerBound": .of { if case .range(let range) = $0 { range.lower ?? .nil } else { .nil } },
            "upperBound": .of { if case .range(let range) = $0 { range.upper ?? .nil } else { .nil } },
            "isEmpty": .of {
                if case .range(let range) = $0 { .bool(!range.isClosed && range.lower == range.upper) } else { .bool(false) }
            },
        ]) { $1 },
        methods: byName(
            sequenceMethods + [
                .method("overlaps", [.any()]) { (call, value) throws(Diagnostic) in
                    guard case .range(let a) = value, case .range(let b)? = call[0], let first = a.lower, let second = b.lower else {
                        return .bool(false)
                    }
                    if try call.activation.contains(a, second, at: call.span) { return .bool(true) }
                    return .bool(try call.activation.contains(b, first, at: call.span))
                }
            ])
    )

    static let set = NativeType(
        "Set", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Set", [.any()]) { (call) throws(Diagnostic) in .set(SetValue(try call.elements(at: 0))) },
            NativeFunction("Set", []) { _ in .set(SetValue()) },
        ],
        properties: sequenceProperties,
        methods: byName(
            sequenceMethods + [
                changeSet("insert") { (set, element) in
                    .tuple([
                        TupleElement(label: "inserted", value: .bool(set.insert(element))),
                        TupleElement(label: "memberAfterInsert", value: element),
                    ])
                },
                changeSet("remove") { (set, element) in set.remove(element) ?? .nil },
                .mutating("removeAll") { (call, _) in
                    call.mutate(to: .set(SetValue()))
                    return .void
                },
                .mutating("formUnion", [.any()]) { (call, value) throws(Diagnostic) in
                    call.mutate(to: .set(SetValue(try call.elements(value) + call.elements(at: 0))))
                    return .void
                },
                .mutating("subtract", [.any()]) { (call, value) throws(Diagnostic) in
                    let other = SetValue(try call.elements(at: 0))
                    call.mutate(to: .set(SetValue(try call.elements(value).filter { !other.contains($0) })))
                    return .void
                },
                .mutating("formIntersection", [.any()]) { (call, value) throws(Diagnostic) in
                    let other = SetValue(try call.elements(at: 0))
                    call.mutate(to: .set(SetValue(try call.elements(value).filter { other.contains($0) })))
                    return .void
                },
                .method("union", [.any()]) { (call, value) throws(Diagnostic) in
                    .set(SetValue(try call.elements(value) + call.elements(at: 0)))
                },
                .method("intersection", [.any()]) { (call, value) throws(Diagnostic) in
                    let other = SetValue(try call.elements(at: 0))
                    return .set(SetValue(try call.elements(value).filter { other.contains($0) }))
                },
                .method("subtracting", [.any()]) { (call, value) throws(Diagnostic) in
                    let other = SetValue(try call.elements(at: 0))
                    return .set(SetValue(try call.elements(value).filter { !other.contains($0) }))
                },
                .method("symmetricDifference", [.any()]) { (call, value) throws(Diagnostic) in
                    let (a, b) = (SetValue(try call.elements(value)), SetValue(try call.elements(at: 0)))
                    return .set(SetValue(a.elements.filter { !b.contains($0) } + b.elements.filter { !a.contains($0) }))
                },
                .method("isSubset", [.any("of")]) { (call, value) throws(Diagnostic) in
                    let other = SetValue(try call.elements(at: 0))
                    return .bool(try call.elements(value).allSatisfy { other.contains($0) })
                },
                .method("isSuperset", [.any("of")]) { (call, value) throws(Diagnostic) in
                    let own = SetValue(try call.elements(value))
                    return .bool(try call.elements(at: 0).allSatisfy { own.contains($0) })
                },
                .method("isDisjoint", [.any("with")]) { (call, value) throws(Diagnostic) in
                    let own = SetValue(try call.elements(value))
                    return .bool(try call.elements(at: 0).allSatisfy { !own.contains($0) })
                },
            ])
    )

    static let dictionary = NativeType(
        "Dictionary", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Dictionary", []) { _ in .dictionary(DictionaryValue()) },
            NativeFunction("Dictionary", [.any("uniqueKeysWithValues")]) { (call) throws(Diagnostic) in
                var result = DictionaryValue()
                for case .tuple(let parts) in try call.elements(at: 0) where parts.count == 2 { result[parts[0].value] = parts[1].value }
                return .dictionary(result)
            },
            NativeFunction("Dictionary", mergeParameters) { (call) throws(Diagnostic) in
                try merged(call, .dictionary(DictionaryValue()))
            },
            NativeFunction("Dictionary", [.any("grouping"), .closure("by")]) { (call) throws(Diagnostic) in
                var result = DictionaryValue()
                for element in try call.elements(at: 0) {
                    let key = try call.apply(1, element)
                    guard case .array(let earlier)? = result[key] else {
                        result[key] = .array([element])
                        continue
                    }
                    result[key] = .array(earlier + [element])
                }
                return .dictionary(result)
            },
        ],
        properties: sequenceProperties.merging([
            "keys": .of { if case .dictionary(let entries) = $0 { .array(entries.keys) } else { .nil } },
            "values": .of { if case .dictionary(let entries) = $0 { .array(entries.values) } else { .nil } },
        ]) { $1 },
        methods: byName(
            sequenceMethods + [
                .method("mapValues", [.closure()]) { (call, value) throws(Diagnostic) in
                    guard case .dictionary(let entries) = value else { return value }
                    var result = DictionaryValue()
                    for entry in entries.entries { result[entry.key] = try call.apply(0, entry.value) }
                    return .dictionary(result)
                },
                .method("compactMapValues", [.closure()]) { (call, value) throws(Diagnostic) in
                    guard case .dictionary(let entries) = value else { return value }
                    var result = DictionaryValue()
                    for entry in entries.entries {
                        let new = try call.apply(0, entry.value)
                        if case .nil = new { continue }
                        result[entry.key] = new
                    }
                    return .dictionary(result)
                },
                .mutating("removeValue", [.any("forKey")]) { (call, value) in
                    guard case .dictionary(var entries) = value else { return .nil }
                    let old = entries[call[0] ?? .nil]
                    entries[call[0] ?? .nil] = nil
                    call.mutate(to: .dictionary(entries))
                    return old ?? .nil
                },
                .mutating("updateValue", [.any(), .any("forKey")]) { (call, value) in
                    guard case .dictionary(var entries) = value else { return .nil }
                    let old = entries[call[1] ?? .nil]
                    entries[call[1] ?? .nil] = call[0]
                    call.mutate(to: .dictionary(entries))
                    return old ?? .nil
                },
                .mutating("removeAll") { (call, _) in
                    call.mutate(to: .dictionary(DictionaryValue()))
                    return .void
                },
                .mutating("merge", mergeParameters) { (call, value) throws(Diagnostic) in
                    call.mutate(to: try merged(call, value))
                    return .void
                },
                .method("merging", mergeParameters) { (call, value) throws(Diagnostic) in try merged(call, value) },
            ])
    )

    private static let mergeParameters: [ParameterInfo] = [.any(), .closure("uniquingKeysWith", 2)]

    /// A dictionary with the pairs of another, or of a sequence of pairs; where both have a key the closure chooses.
    private static func merged(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value {
        guard case .dictionary(var result) = value else { return value }
        for case .tuple(let pair) in try call.elements(at: 0) where pair.count == 2 {
            let (key, new) = (pair[0].value, pair[1].value)
            if let old = result[key] {
                guard case .function(let choose)? = call[1] else { continue }
                result[key] = try call.machine.call(choose, [old, new], in: call.context)
            } else {
                result[key] = new
            }
        }
        return .dictionary(result)
    }

    private static func mapped(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value {
        if case .nil = value { return .nil }
        return try call.apply(0, value)
    }

    static let optional = NativeType(
        "Optional",
        methods: byName([
            .method("map", [.closure(result: "CallResult")]) { (call, value) throws(Diagnostic) in try mapped(call, value) },
            .method("flatMap", [.closure()]) { (call, value) throws(Diagnostic) in try mapped(call, value) },
        ])
    )
}
