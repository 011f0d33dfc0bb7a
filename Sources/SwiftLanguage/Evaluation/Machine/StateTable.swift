// SPDX-License-Identifier: GPL-3.0-or-later

/// The values of variables by their keys, in parts: a copy in which one value changes still shares all parts but one with its original, and
/// what two of them share is never looked at when they are compared. So an input costs what it changes, however many variables there are.
struct StateTable: Sendable, Equatable {
    // Unchecked: it is changed only by a table that alone has it.
    private final class Part: @unchecked Sendable {
        var values: [StateKey: Value]

        init(_ values: [StateKey: Value]) { self.values = values }
    }

    private static let partCount = 64
    private static let empty = [Part?](repeating: nil, count: partCount)
    private var parts = Self.empty
    private(set) var count = 0

    /// In no order.
    var keys: some Sequence<StateKey> { parts.lazy.compactMap { $0 }.flatMap(\.values.keys) }

    subscript(key: StateKey) -> Value? {
        get { parts[Self.place(of: key)]?.values[key] }
        set {
            if newValue == nil, self[key] == nil { return }
            let place = Self.place(of: key)
            if !isKnownUniquelyReferenced(&parts[place]) { parts[place] = Part(parts[place]?.values ?? [:]) }
            guard let part = parts[place] else { return }
            count -= part.values.count
            part.values[key] = newValue
            count += part.values.count
        }
    }

    mutating func removeAll(where isGone: (StateKey) -> Bool) {
        for key in Array(keys) where isGone(key) { self[key] = nil }
    }

    /// Each value in the parts that another table does not share, with what the other has in its place.
    func forEachChange(since other: StateTable, _ body: (Value, Value?) -> Void) {
        for (part, known) in zip(parts, other.parts) {
            guard let part, part !== known else { continue }
            for (key, value) in part.values { body(value, known?.values[key]) }
        }
    }

    static func == (a: StateTable, b: StateTable) -> Bool {
        a.count == b.count && zip(a.parts, b.parts).allSatisfy { $0 === $1 || ($0?.values ?? [:]) == ($1?.values ?? [:]) }
    }

    private static func place(of key: StateKey) -> Int { key.hash & (partCount - 1) }
}
