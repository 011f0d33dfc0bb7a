// SPDX-License-Identifier: GPL-3.0-or-later

/// A dictionary that keeps the order of insertion, so that a script prints the same everywhere.
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
        get { places[key].map { values[$0] } }
        set {
            switch (places[key], newValue) {
            case (let place?, let value?): values[place] = value
            case (nil, let value?):
                places[key] = keys.count
                keys.append(key)
                values.append(value)
            case (let place?, nil):
                keys.remove(at: place)
                values.remove(at: place)
                places[key] = nil
                for later in place..<keys.count { places[keys[later]] = later }
            case (nil, nil): break
            }
        }
    }

    package static func == (a: DictionaryValue, b: DictionaryValue) -> Bool {
        a.count == b.count && a.entries.allSatisfy { b[$0.key] == $0.value }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

/// A set that keeps the order of insertion.
package struct SetValue: Sendable, Hashable {
    private var storage = DictionaryValue()

    package init() {}

    package init(_ elements: [Value]) {
        for element in elements { storage[element] = .void }
    }

    package var elements: [Value] { storage.keys }
    package var count: Int { storage.count }
    package func contains(_ element: Value) -> Bool { storage[element] != nil }

    /// Whether it was new.
    package mutating func insert(_ element: Value) -> Bool {
        guard !contains(element) else { return false }
        storage[element] = .void
        return true
    }

    package mutating func remove(_ element: Value) -> Value? {
        guard contains(element) else { return nil }
        storage[element] = nil
        return element
    }
}

/// `0..<3`, `1...5`, `2...`, `..<3`: the bounds are Int, Double, String or Character.
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

    /// The integers it holds; nil when a bound is missing or not an Int, or when one past the last is no Int.
    package var integers: Range<Int>? {
        guard case .int(let lower)? = lower, case .int(let upper)? = upper else { return nil }
        guard isClosed else { return lower <= upper ? lower..<upper : nil }
        let (end, overflow) = upper.addingReportingOverflow(1)
        return overflow || end < lower ? nil : lower..<end
    }
}
