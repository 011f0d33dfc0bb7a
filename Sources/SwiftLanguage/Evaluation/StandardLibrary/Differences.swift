// SPDX-License-Identifier: GPL-3.0-or-later

/// Finding, replacing and comparing runs of elements in collections.
extension StandardLibrary {
    static let differing: [NativeFunction] = [
        .method("difference", [.elements("from")]) { (call, value) throws(Diagnostic) in
            let (new, old) = (try call.elements(value), try call.elements(at: 0))
            // It keeps what each step of its search has reached: of lists that have nothing in common, as many as the square of their lengths.
            let (square, overflow) = (new.count + old.count).multipliedReportingOverflow(by: new.count + old.count)
            try call.machine.budget.allocate(overflow ? .max : square / 4, at: call.span)
            var numbering = Numbering()
            let numbers = (try numbering.numbers(of: new, call), try numbering.numbers(of: old, call))
            return .native(DifferenceValue(difference: numbers.0.difference(from: numbers.1), elements: numbering.elements))
        },
        .method("difference", [.elements("from"), .closure("by", 2, result: "Bool")]) { (call, value) throws(Diagnostic) in
            try differenceByClosure(try call.elements(value), try call.elements(at: 0), call)
        },
        .method("applying", [.any()]) { (call, value) throws(Diagnostic) in
            guard case .native(let native)? = call[0], let difference = native as? DifferenceValue else { return .nil }
            return try difference.applied(to: try call.elements(value), call)
        },
        .method("firstRange", [.elements("of")]) { (call, value) throws(Diagnostic) in
            let found = try firstRange(of: try call.elements(at: 0), in: try call.elements(value), from: 0, call)
            return found.map { .range(RangeValue($0)) } ?? .nil
        },
        .method("ranges", [.elements("of")]) { (call, value) throws(Diagnostic) in
            let found = try allRanges(of: try call.elements(at: 0), in: try call.elements(value), call)
            try call.machine.budget.allocate(found.count, weight: 4, at: call.span)
            return .array(found.map { .range(RangeValue($0)) })
        },
        .method("replacing", [.elements(), .elements("with")]) { (call, value) throws(Diagnostic) in
            try call.checked(try replacing(in: try call.elements(value), call))
        },
    ]

    /// `new.difference(from: old) { areEquivalent }`. Each element is asked for by its place, as equivalent ones are not the same.
    private static func differenceByClosure(_ new: [Value], _ old: [Value], _ call: NativeCall) throws(Diagnostic) -> Value {
        let (square, overflow) = new.count.multipliedReportingOverflow(by: old.count)
        try call.machine.budget.allocate(overflow ? .max : square, at: call.span)
        var keys: [Int] = []
        for value in old {
            var key = new.count + keys.count
            for (place, other) in new.enumerated() where try call.holds(1, value, other) {
                key = place
                break
            }
            keys.append(key)
        }
        let found = Array(new.indices).difference(from: keys)
        let changes = found.map { change -> CollectionDifference<Int>.Change in
            switch change {
            case .insert(let offset, _, _): .insert(offset: offset, element: offset, associatedWith: nil)
            case .remove(let offset, _, _): .remove(offset: offset, element: new.count + offset, associatedWith: nil)
            }
        }
        guard let difference = CollectionDifference(changes) else { return .nil }
        return .native(DifferenceValue(difference: difference, elements: new + old))
    }

    private static func allRanges(of wanted: [Value], in values: [Value], _ call: NativeCall) throws(Diagnostic) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while !wanted.isEmpty, let found = try firstRange(of: wanted, in: values, from: start, call) {
            result.append(found)
            start = found.upperBound
        }
        return result
    }

    /// The values with each run of the first argument's elements replaced by the second's.
    static func replacing(in values: [Value], _ call: NativeCall) throws(Diagnostic) -> [Value] {
        let new = try call.elements(at: 1)
        var result: [Value] = []
        var start = 0
        for range in try allRanges(of: try call.elements(at: 0), in: values, call) {
            result += values[start..<range.lowerBound] + new
            try call.machine.budget.allocate(new.count, at: call.span)
            start = range.upperBound
        }
        return result + values[start...]
    }

    static let collectionDifference = NativeType(
        "CollectionDifference", conformances: ["Hashable"],
        properties: [
            "insertions": .of { changes($0) { $0.difference.insertions } }, "removals": .of { changes($0) { $0.difference.removals } },
            "isEmpty": .of { .bool(difference($0)?.difference.isEmpty ?? true) },
            "count": .of { .int(difference($0)?.difference.count ?? 0) },
        ],
        methods: byName([
            .method("inferringMoves") { (_, value) in
                guard let found = difference(value) else { return value }
                return .native(DifferenceValue(difference: found.difference.inferringMoves(), elements: found.elements))
            },
            .method("inverse") { (_, value) in
                guard let found = difference(value) else { return value }
                return .native(DifferenceValue(difference: found.difference.inverse(), elements: found.elements))
            },
        ]),
        elements: NativeElements(of: DifferenceValue.self, count: { $0.difference.count }) { value, place in
            value.change(value.difference[value.difference.index(value.difference.startIndex, offsetBy: place)])
        }
    )

    static let collectionChange = NativeType("CollectionDifference.Change", conformances: ["Hashable"])

    private static func difference(_ value: Value) -> DifferenceValue? {
        guard case .native(let native) = value else { return nil }
        return native as? DifferenceValue
    }

    private static func changes(_ value: Value, _ of: (DifferenceValue) -> [CollectionDifference<Int>.Change]) -> Value {
        difference(value).map { difference in .array(of(difference).map { difference.change($0) }) } ?? .array([])
    }
}

/// Numbers for elements, the same for those that are equal.
private struct Numbering {
    private var places = DictionaryValue()

    /// The first element of each number.
    var elements: [Value] { places.keys }

    mutating func numbers(of values: [Value], _ call: NativeCall) throws(Diagnostic) -> [Int] {
        var result: [Int] = []
        for value in values {
            if case .int(let number)? = try call.activation.value(of: value, in: places) {
                result.append(number)
            } else {
                result.append(places.count)
                try call.activation.set(value, to: .int(places.count), in: &places)
            }
        }
        return result
    }
}

/// `CollectionDifference`: the elements stand in a list of their own, by number.
struct DifferenceValue: NativeValue {
    let difference: CollectionDifference<Int>
    let elements: [Value]

    var nativeTypeName: String { "CollectionDifference" }
    var swiftDescription: String { "CollectionDifference" }
    func isEqual(to other: any NativeValue) -> Bool {
        (other as? DifferenceValue).map { $0.difference == difference && $0.elements == elements } ?? false
    }
    func hash(into hasher: inout Hasher) { hasher.combine(difference) }

    /// As a tuple of what the case holds, under the case's name.
    func change(_ change: CollectionDifference<Int>.Change) -> Value {
        let (name, offset, element, other) =
            switch change {
            case .insert(let offset, let element, let other): ("insert", offset, element, other)
            case .remove(let offset, let element, let other): ("remove", offset, element, other)
            }
        return .native(
            ChangeValue(
                caseName: name,
                payload: [
                    TupleElement(label: "offset", value: .int(offset)), TupleElement(label: "element", value: elements[element]),
                    TupleElement(label: "associatedWith", value: other.map { .int($0) } ?? .nil),
                ]))
    }

    /// nil where the elements are not those that it was made for.
    func applied(to values: [Value], _ call: NativeCall) throws(Diagnostic) -> Value {
        var numbering = Numbering()
        _ = try numbering.numbers(of: elements, call)
        let numbers = try numbering.numbers(of: values, call)
        let known = numbering.elements
        try call.machine.budget.allocate(values.count, at: call.span)
        return numbers.applying(difference).map { .array($0.map { known[$0] }) } ?? .nil
    }
}

/// A change of a `CollectionDifference`: an insertion or a removal.
struct ChangeValue: NativeCase, Hashable {
    let caseName: String
    let payload: [TupleElement]
    var nativeTypeName: String { "CollectionDifference.Change" }
    var swiftDescription: String { caseDescription }
    func isEqual(to other: any NativeValue) -> Bool { other as? ChangeValue == self }
}
