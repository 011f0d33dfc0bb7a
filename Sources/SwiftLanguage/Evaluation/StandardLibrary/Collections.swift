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
        properties: sequenceProperties.merging(["capacity": .of { if case .array(let values) = $0 { .int(values.count) } else { .int(0) } }]
        ) {
            $1
        }, methods: byName(sequenceMethods + arrayChanges + [hashing])
    )

    /// Takes the array or the slice out of the call so that it is changed in place. The body is told the index of the first element.
    /// - Parameter isLocal: it leaves all but a few elements where they are; any other is charged for all of them.
    private static func change(
        _ name: String, _ parameters: [ParameterInfo], isLocal: Bool = false,
        _ body: @escaping @Sendable (NativeCall, inout [Value], _ first: Int) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters) { (call) throws(Diagnostic) in
            switch call.takeReceiver() {
            case .array(var values):
                defer { call.mutate(to: .array(values)) }
                let storage = values.storage
                let budget = call.machine.budget
                if !isLocal { try budget.work(values.count, at: call.span) }
                let result = try body(call, &values, 0)
                try budget.chargeCopy(values, from: storage, at: call.span)
                try budget.allocate(1, at: call.span)
                if values.count > budget.limits.collection { try budget.allocate(values.count, at: call.span) }
                return result
            case .slice(let slice):
                call.mutate(to: .slice(slice))
                try call.machine.budget.allocate(slice.endIndex, at: call.span)
                var values = Array(slice)
                let result = try body(call, &values, slice.startIndex)
                let isFront = name == "removeFirst"
                let start = isFront ? slice.startIndex + slice.count - values.count : slice.startIndex
                call.mutate(to: .slice((Array(repeating: .void, count: start) + values)[start...]))
                return result
            case let value where value.isWalked:
                var (own, values) = (value, try call.elements(value))
                let result = try body(call, &values, 0)
                try call.activation.replaceElements(of: &own, by: values, at: call.span)
                call.mutate(to: own)
                guard name == "partition", case .int(let offset) = result,
                    let indices = try call.activation.ownIndices(of: own, at: call.span)
                else { return result }
                return indices[offset]
            default: throw Diagnostic(.typeMismatch, "this collection cannot be changed", at: call.span)
            }
        }
    }

    /// The offset that an index means.
    private static func place(_ call: NativeCall, _ index: Int, _ limit: Int, from first: Int) throws(Diagnostic) -> Int {
        let (place, overflow) = (call.int(index) ?? 0).subtractingReportingOverflow(first)
        guard !overflow, place >= 0, place < limit else {
            throw Diagnostic(
                .indexOutOfRange, "index \(call.int(index) ?? 0) is out of range \(first)..<\(first + limit)",
                at: call.argumentSpan(index))
        }
        return place
    }

    private static func bounds(_ call: NativeCall, _ count: Int, from first: Int) throws(Diagnostic) -> Range<Int> {
        guard case .range(let range)? = call[0] else {
            throw Diagnostic(.typeMismatch, "a range is needed here", at: call.argumentSpan(0))
        }
        let found = try call.activation.bounds(range, within: first..<(first + count), at: call.argumentSpan(0))
        return (found.lowerBound - first)..<(found.upperBound - first)
    }

    /// The same for one element of a set.
    static func changeSet(
        _ name: String, _ parameters: [ParameterInfo] = [.element()],
        _ body: @escaping @Sendable (NativeCall, inout SetValue, Value) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters, price: Price.member) { (call) throws(Diagnostic) in
            guard case .set(var set) = call.takeReceiver() else {
                throw Diagnostic(.typeMismatch, "this collection cannot be changed", at: call.span)
            }
            let result: Value
            do throws(Diagnostic) { result = try body(call, &set, call[0] ?? .nil) } catch {
                call.mutate(to: .set(set))
                throw error
            }
            call.mutate(to: .set(set))
            try call.machine.budget.allocate(1, at: call.span)
            return result
        }
    }

    /// The names of the members that change a collection or a text in its place.
    static let changes = Set(
        [array, set, dictionary, string].flatMap { $0.methods.values.joined() }.filter(\.takesReceiver).map(\.name))

    static let arrayChanges: [NativeFunction] = [
        change("append", [.element()], isLocal: true) { (call, values, _) in
            values.append(call[0] ?? .nil)
            return .void
        },
        change("append", [.elements("contentsOf")], isLocal: true) { (call, values, first) throws(Diagnostic) in
            let added = try call.elements(at: 0)
            try call.machine.budget.allocate(added.count, at: call.span)
            values += added
            return .void
        },
        change("insert", [.element(), .int("at")]) { (call, values, first) throws(Diagnostic) in
            values.insert(call[0] ?? .nil, at: try place(call, 1, values.count + 1, from: first))
            return .void
        },
        change("insert", [.elements("contentsOf"), .int("at")]) { (call, values, first) throws(Diagnostic) in
            let added = try call.elements(at: 0)
            try call.machine.budget.allocate(added.count, at: call.span)
            values.insert(contentsOf: added, at: try place(call, 1, values.count + 1, from: first))
            return .void
        },
        change("remove", [.int("at")]) { (call, values, first) throws(Diagnostic) in
            values.remove(at: try place(call, 0, values.count, from: first))
        },
        change("remove", [.any("atOffsets")]) { (call, values, first) throws(Diagnostic) in
            let gone = Set(try call.elements(at: 0).map(intValue))
            values = values.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            return .void
        },
        change("removeFirst", [.int(optional: true)]) { (call, values, first) throws(Diagnostic) in
            let count = call.int(0) ?? 1
            guard count >= 0, count <= values.count else {
                throw Diagnostic(.indexOutOfRange, "there are not \(count) elements to remove", at: call.span)
            }
            guard call[0] != nil || !values.isEmpty else {
                throw Diagnostic(.indexOutOfRange, "there is no element to remove", at: call.span)
            }
            let gone = values.first ?? .nil
            values.removeFirst(count)
            return call[0] == nil ? gone : .void
        },
        change("removeLast", [.int(optional: true)], isLocal: true) { (call, values, first) throws(Diagnostic) in
            let count = call.int(0) ?? 1
            guard count >= 0, count <= values.count else {
                throw Diagnostic(.indexOutOfRange, "there are not \(count) elements to remove", at: call.span)
            }
            let last = values.last ?? .nil
            values.removeLast(count)
            return call[0] == nil ? last : .void
        },
        change("trimPrefix", [.closure("while", result: "Bool")]) { (call, values, _) throws(Diagnostic) in
            var count = 0
            while count < values.count, try call.holds(0, values[count]) { count += 1 }
            values.removeFirst(count)
            return .void
        },
        change("trimPrefix", [.elements()]) { (call, values, _) throws(Diagnostic) in
            let prefix = try call.elements(at: 0)
            guard values.count >= prefix.count,
                try call.activation.equals(.slice(values.prefix(prefix.count)), .array(prefix), at: call.span)
            else { return .void }
            values.removeFirst(prefix.count)
            return .void
        },
        change("popLast", [], isLocal: true) { (_, values, _) in values.popLast().optional },
        change("removeAll", []) { (_, values, _) in
            values = []
            return .void
        },
        change("removeAll", [.closure("where", result: "Bool")]) { (call, values, first) throws(Diagnostic) in
            var kept: [Value] = []
            for value in values where try !call.holds(0, value) { kept.append(value) }
            values = kept
            return .void
        },
        change("removeAll", [.bool("keepingCapacity")]) { (_, values, _) in
            values = []
            return .void
        },
        change("removeSubrange", [.any()]) { (call, values, first) throws(Diagnostic) in
            values.removeSubrange(try bounds(call, values.count, from: first))
            return .void
        },
        change("replaceSubrange", [.any(), .elements("with")]) { (call, values, first) throws(Diagnostic) in
            let added = try call.elements(at: 1)
            try call.machine.budget.allocate(added.count, at: call.span)
            values.replaceSubrange(try bounds(call, values.count, from: first), with: added)
            return .void
        },
        change("swapAt", [.int(), .int()], isLocal: true) { (call, values, first) throws(Diagnostic) in
            try call.machine.budget.spend(Price.swap, at: call.span)
            values.swapAt(try place(call, 0, values.count, from: first), try place(call, 1, values.count, from: first))
            return .void
        },
        .mutating("swapAt", [.any(), .any()]) { (call, value) throws(Diagnostic) in
            let indices = [call[0] ?? .nil, call[1] ?? .nil].map { [Actual(value: $0, span: call.span)] }
            var whole = value.lazyBase
            let first = try call.activation.subscriptValue(of: whole, indices[0], at: call.span)
            let second = try call.activation.subscriptValue(of: whole, indices[1], at: call.span)
            try call.activation.setSubscript(of: &whole, indices[0], to: second, at: call.span)
            try call.activation.setSubscript(of: &whole, indices[1], to: first, at: call.span)
            call.mutate(to: whole)
            return .void
        },
        change("sort", []) { (call, values, first) throws(Diagnostic) in
            values = try sorted(values, call, by: nil)
            return .void
        },
        change("sort", [.closure("by", 2, result: "Bool")]) { (call, values, first) throws(Diagnostic) in
            values = try sorted(values, call, by: call.function(0))
            return .void
        },
        change("reverse", []) { (_, values, _) in
            values.reverse()
            return .void
        },
        change("move", [.any("fromOffsets"), .int("toOffset")]) { (call, values, first) throws(Diagnostic) in
            // An index set holds each offset once, in order; other lists of offsets may not.
            let moved = Set(try call.elements(at: 0).map(intValue).filter { values.indices.contains($0) }).sorted()
            let target = Swift.min(Swift.max(0, call.int(1) ?? 0), values.count)
            let taken = moved.map { values[$0] }
            let before = moved.filter { $0 < target }.count
            let gone = Set(moved)
            values = values.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            values.insert(contentsOf: taken, at: target - before)
            return .void
        },
        change("sort", [.any("using")]) { (call, values, first) throws(Diagnostic) in
            values = try sorted(values, call, by: comparing(call[0] ?? .nil))
            return .void
        },
        change("partition", [.closure("by", result: "Bool")]) { (call, values, first) throws(Diagnostic) in
            try partition(&values, call, from: first)
        },
        NativeFunction(changing: "shuffle", [.any("using")]) { (call) throws(Diagnostic) in
            guard case .array(var values) = call.takeReceiver() else { return .void }
            defer { call.mutate(to: .array(values)) }
            let given = values
            values = try call.drawing(from: 0) { given.shuffled(using: &$0) }
            return .void
        },
        change("replace", [.elements(), .elements("with")]) { (call, values, first) throws(Diagnostic) in
            values = try replacing(in: values, call)
            return .void
        },
        change("reserveCapacity", [.int()], isLocal: true) { (_, _, _) in .void },
        change("shuffle", []) { (call, values, _) in
            values = call.shuffled(values)
            return .void
        },
    ]

    /// As Swift's library does it: from both ends to the middle.
    private static func partition(_ values: inout [Value], _ call: NativeCall, from first: Int) throws(Diagnostic) -> Value {
        var (low, high) = (0, values.count)
        while true {
            while low < high, try !call.holds(0, values[low]) { low += 1 }
            guard low < high else { return .int(first + low) }
            high -= 1
            while low < high, try call.holds(0, values[high]) { high -= 1 }
            guard low < high else { return .int(first + low) }
            values.swapAt(low, high)
            low += 1
        }
    }

    static let range = rangeType("Range", isClosed: false)
    static let closedRange = rangeType("ClosedRange", isClosed: true)

    private static func rangeType(_ name: String, isClosed: Bool) -> NativeType {
        NativeType(
            name, conformances: ["Hashable"], initializers: rangeInitializers(name, isClosed: isClosed),
            properties: sequenceProperties.merging([
                "lowerBound": .of { if case .range(let range) = $0 { range.lower ?? .nil } else { .nil } },
                "upperBound": .of { if case .range(let range) = $0 { range.upper ?? .nil } else { .nil } },
                "isEmpty": .of {
                    if case .range(let range) = $0 { .bool(!range.isClosed && range.lower == range.upper) } else { .bool(false) }
                },
            ]) { $1 },
            methods: byName(sequenceMethods + rangeMethods)
        )
    }

    private static func rangeInitializers(_ name: String, isClosed: Bool) -> [NativeFunction] {
        [
            NativeFunction(name, [.any()]) { (call) throws(Diagnostic) in
                guard case .range(let range)? = call[0] else {
                    throw Diagnostic(.typeMismatch, "a range is needed here", at: call.argumentSpan(0))
                }
                guard range.isClosed != isClosed, let integers = range.integers else { return .range(range) }
                if !isClosed { return .range(RangeValue(integers)) }
                guard !integers.isEmpty else { throw Diagnostic(.outOfRange, "an empty range cannot be a ClosedRange", at: call.span) }
                return .range(RangeValue(lower: .int(integers.lowerBound), upper: .int(integers.upperBound - 1), isClosed: true))
            },
            NativeFunction(name, [.any("uncheckedBounds")]) { (call) throws(Diagnostic) in
                guard case .tuple(let bounds)? = call[0], bounds.count == 2 else {
                    throw Diagnostic(.typeMismatch, "two bounds are needed here", at: call.argumentSpan(0))
                }
                return .range(RangeValue(lower: bounds[0].value, upper: bounds[1].value, isClosed: isClosed))
            },
        ]
    }

    private static var rangeMethods: [NativeFunction] {
        [
            .method("clamped", [.any("to")]) { (call, value) throws(Diagnostic) in
                guard case .range(var range) = value, case .range(let limits)? = call[0], let lower = limits.lower,
                    let upper = limits.upper
                else { return value }
                let activation = call.activation
                for path in [\RangeValue.lower, \RangeValue.upper] {
                    guard let bound = range[keyPath: path] else { continue }
                    if try activation.lessThan(bound, lower, at: call.span) { range[keyPath: path] = lower }
                    if try activation.lessThan(upper, bound, at: call.span) { range[keyPath: path] = upper }
                }
                return .range(range)
            },
            .method("overlaps", [.any()]) { (call, value) throws(Diagnostic) in
                guard case .range(let a) = value, case .range(let b)? = call[0], let first = a.lower, let second = b.lower else {
                    return .bool(false)
                }
                if try call.activation.contains(a, second, at: call.span) { return .bool(true) }
                return .bool(try call.activation.contains(b, first, at: call.span))
            },
            .method("relative", [.any("to")]) { (call, value) throws(Diagnostic) in
                guard case .range(let range) = value, let collection = call[0] else { return value }
                return .range(try relative(range, to: collection, call))
            },
        ]
    }

    /// The half-open range of a collection's indices that a range means.
    private static func relative(_ range: RangeValue, to collection: Value, _ call: NativeCall) throws(Diagnostic) -> RangeValue {
        let own = try call.activation.ownIndices(of: collection, at: call.span)
        let lower = range.lower ?? own?.first ?? startIndex(of: collection)
        guard let upper = range.upper else {
            let end = if let end = own?.last { end } else { try endIndex(of: collection, call.context) }
            return RangeValue(lower: lower, upper: end, isClosed: false)
        }
        return RangeValue(
            lower: lower, upper: range.isClosed ? try index(after: upper, in: collection, call) : upper, isClosed: false)
    }

    private static func index(after index: Value, in collection: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        let activation = call.activation
        if let own = try activation.ownIndex(index, offsetBy: 1, in: collection, at: call.span) { return own }
        guard let text = substring(collection) else { return try activation.apply("+", index, .int(1), at: call.span) }
        let place = try activation.place(index, in: text, at: call.span)
        guard place < text.endIndex else { throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: call.span) }
        return .native(StringIndexValue(text.index(after: place)))
    }

    /// What the closure makes of what the optional holds; nil where that is nothing.
    private static func mapped(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value? {
        try value.unwrapped.map { (held) throws(Diagnostic) in try call.apply(0, held) }
    }

    static let optional = NativeType(
        "Optional",
        methods: byName([
            .method("map", [.closure(result: "WrappedCallResult")]) { (call, value) throws(Diagnostic) in
                try mapped(call, value).optional
            },
            .method("flatMap", [.closure()]) { (call, value) throws(Diagnostic) in try mapped(call, value) ?? .nil },
            .mutating("take") { (call, value) in
                call.mutate(to: .nil)
                return value
            },
        ])
    )
}
