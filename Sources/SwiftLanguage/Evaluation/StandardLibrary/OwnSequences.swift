// SPDX-License-Identifier: GPL-3.0-or-later

/// Sequences and collections that the user declares.
extension Activation {
    /// The elements of an instance of a type that conforms to Sequence or Collection; nil of any other.
    func ownElements(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> [Value]? {
        guard machine.isOwnSequence(machine.typeKey(of: value)) else { return nil }
        if hasMethod("makeIterator", value) {
            return try drain(try callMember(named: "makeIterator", on: value, []).result, at: span)
        }
        if hasMethod("next", value) { return try drain(value, at: span) }
        guard hasMember("startIndex", of: value), hasMember("endIndex", of: value) else { return nil }
        var elements: [Value] = []
        var index = try member("startIndex", of: value, at: span)
        let end = try member("endIndex", of: value, at: span)
        while try !equals(index, end, at: span) {
            try budget.step(at: span)
            elements.append(try subscriptValue(of: value, [Actual(value: index, span: span)], at: span))
            if elements.count & 0xFFF == 0 { try budget.allocate(0x1000, at: span) }
            index = try self.index(after: index, in: value, at: span)
        }
        return elements
    }

    private func index(after index: Value, in value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard hasMethod("index", value) else { return try apply("+", index, .int(1), at: span) }
        return try callMember(named: "index", on: value, [("after", index)]).result
    }

    private func hasMethod(_ name: String, _ value: Value) -> Bool {
        machine.memberEntry(name, of: machine.typeKey(of: value)).candidates.contains { if case .user = $0 { true } else { false } }
    }

    /// What an iterator gives until it gives nil.
    private func drain(_ iterator: Value, at span: SourceSpan?) throws(Diagnostic) -> [Value] {
        if case .native(let native) = iterator, let iterator = native as? IteratorValue { return iterator.rest }
        var elements: [Value] = []
        var current = iterator
        while true {
            try budget.step(at: span)
            let outcome: Outcome
            if case .function(let next) = current {
                outcome = (try machine.call(next, [], in: context), current, [])
            } else {
                outcome = try callMember(named: "next", on: current, [])
            }
            if case .nil = outcome.result { return elements }
            elements.append(outcome.result)
            if elements.count & 0xFFF == 0 { try budget.allocate(0x1000, at: span) }
            if case .object = current { continue }
            current = outcome.receiver
        }
    }
}

extension Machine {
    /// A type of the user's whose elements the members of Array work on.
    func isOwnSequence(_ typeName: String) -> Bool {
        guard let type = program.types[typeName], type.kind != .protocol else { return false }
        return Self.sequences.contains { typeConforms(type.qualifiedName, to: $0) }
    }

    private static let sequences = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    ]
}

/// What `makeIterator()` of a standard collection gives.
struct IteratorValue: NativeValue {
    let elements: [Value]
    /// The place of the next element.
    var next = 0
    var rest: [Value] { Array(elements[next...]) }
    var nativeTypeName: String { "IndexingIterator" }
    var swiftDescription: String { "IndexingIterator" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? IteratorValue).map { $0.rest == rest } ?? false }
    func hash(into hasher: inout Hasher) { hasher.combine(elements.count - next) }
}

extension StandardLibrary {
    static let iterator = NativeType(
        "IndexingIterator",
        methods: byName([
            .mutating("next") { (call, value) in
                guard case .native(let native) = value, var iterator = native as? IteratorValue, iterator.next < iterator.elements.count
                else { return .nil }
                let first = iterator.elements[iterator.next]
                iterator.next += 1
                call.mutate(to: .native(iterator))
                return first
            }
        ])
    )

    /// An iterator made of a closure is that closure.
    static let anyIterator = NativeType(
        "AnyIterator", initializers: [NativeFunction("AnyIterator", [.closure(nil, 0)]) { call in call[0] ?? .nil }])
}
