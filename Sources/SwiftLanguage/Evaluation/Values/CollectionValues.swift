// SPDX-License-Identifier: GPL-3.0-or-later

/// A dictionary that keeps the order of insertion, so that a script prints the same everywhere.
///
/// Keys are told apart by their identities: a key that has no `==` and no `hash(into:)` of the user's is its own, for any other
/// `Activation.identity(of:in:)` makes one.
package struct DictionaryValue: Sendable, Hashable {
    package private(set) var keys: [Value] = []
    package private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    package init() {}

    package init(_ entries: [(key: Value, value: Value)]) {
        for entry in entries { self[entry.key] = entry.value }
    }

    package var count: Int { keys.count }
    package var entries: [(key: Value, value: Value)] { zip(keys, values).map { ($0, $1) } }

    package subscript(key: Value) -> Value? {
        get { self[key, identity: key] }
        set { self[key, identity: key] = newValue }
    }

    /// By the identity of a key; a key that is there already stays.
    subscript(key: Value, identity identity: Value) -> Value? {
        get { places[identity].map { values[$0] } }
        set {
            switch (places[identity], newValue) {
            case (let place?, let value?): values[place] = value
            case (nil, let value?):
                places[identity] = keys.count
                keys.append(key)
                values.append(value)
            case (let place?, nil):
                keys.remove(at: place)
                values.remove(at: place)
                places[identity] = nil
                guard place < keys.count else { return }
                // In place: a loop over the pairs would hold the table, and changing it copy it.
                for index in places.values.indices where places.values[index] > place { places.values[index] -= 1 }
            case (nil, nil): break
            }
        }
    }

    /// The key with an identity.
    func key(identity: Value) -> Value? { places[identity].map { keys[$0] } }

    /// The same keys with other values, one for each in their order.
    func replacingValues(by new: [Value]) -> DictionaryValue {
        guard new.count == count else { return self }
        var result = self
        result.values = new
        return result
    }

    /// What is kept under one identity is from now on kept under another.
    mutating func rename(_ identity: Value, to new: Value) {
        guard let place = places.removeValue(forKey: identity) else { return }
        places[new] = place
    }

    package static func == (a: DictionaryValue, b: DictionaryValue) -> Bool { a.isEqual(to: b) { $0 == $1 } }

    /// - Parameter isSame: whether two values of one key are the same.
    func isEqual(to other: DictionaryValue, _ isSame: (Value, Value) -> Bool) -> Bool {
        guard count == other.count else { return false }
        if keys.storage == other.keys.storage, values.storage == other.values.storage { return true }
        return places.allSatisfy { identity, place in other.places[identity].map { isSame(other.values[$0], values[place]) } ?? false }
    }

    package func hash(into hasher: inout Hasher) { Value.dictionary(self).hash(into: &hasher) }

    /// A number for the entries, the same in whatever order they came.
    /// - Parameter hash: feeds a hasher with a value of an entry.
    func hash(_ hash: (Value, inout Hasher) -> Void) -> Int {
        places.reduce(into: 0) { sum, entry in
            var hasher = Hasher()
            hash(entry.key, &hasher)
            hash(values[entry.value], &hasher)
            sum &+= hasher.finalize()
        }
    }
}

/// A set that keeps the order of insertion.
package struct SetValue: Sendable, Hashable {
    var storage = DictionaryValue()

    package init() {}

    package init(_ elements: [Value]) {
        for element in elements { storage[element] = .void }
    }

    package var elements: [Value] { storage.keys }
    package var count: Int { storage.count }
}

/// `0..<3`, `1...5`, `2...`, `..<3`: the bounds are of any type with an order.
package struct RangeValue: Sendable, Hashable {
    package var lower: Value?
    package var upper: Value?
    package var isClosed: Bool

    package init(lower: Value?, upper: Value?, isClosed: Bool) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }

    package init(_ range: Range<Int>) { self.init(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false) }

    /// The integers it holds; nil when a bound is missing or not an Int, or when one past the last or their number is not an Int.
    package var integers: Range<Int>? {
        guard case .int(let lower)? = lower, case .int(let upper)? = upper else { return nil }
        let (end, overflow) = upper.addingReportingOverflow(isClosed ? 1 : 0)
        guard !overflow, lower <= end, !end.subtractingReportingOverflow(lower).overflow else { return nil }
        return lower..<end
    }

    /// How many whole numbers it holds, of any of their types; nil when a bound is missing or no whole number.
    package var length: Int128? {
        guard let lower = lower?.integer, let upper = upper?.integer, lower <= upper else { return nil }
        return upper - lower + (isClosed ? 1 : 0)
    }
}
