// SPDX-License-Identifier: GPL-3.0-or-later

/// Counts the elements and characters that values take room for in memory, up to a number: what several share counts once. What lies too
/// deep in others counts as more than that number.
package struct ValueRoom {
    private(set) var taken = 0
    let most: Int
    private var seen: Set<UnsafeRawPointer> = []
    /// How deep the value that is being counted is nested.
    private var depth = 0
    /// What is nested deeper counts as too much: walking and releasing it takes room on the stack.
    package static let deepest = 200_000

    /// Few elements are counted as often as they occur: to remember where they lie takes longer.
    private static let few = 100_000

    init(most: Int) { self.most = most }

    mutating func add(_ value: Value) {
        switch value {
        // Short ones have no storage of their own, and count as nothing.
        case .string(let text): if text.utf8.count >= 16, isNew(text.storage) { taken += text.utf8.count / 16 }
        case .substring(let text): taken += text.utf8.count / 16
        case .array(let values): add(values, at: values.storage)
        case .slice(let values): add(values, at: values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
        case .dictionary(let entries):
            add(entries.keys, at: entries.keys.storage)
            add(entries.values, at: entries.values.storage)
        case .set(let set): add(set.elements, at: set.elements.storage)
        case .tuple(let elements): add(elements.lazy.map(\.value), at: elements.storage)
        case .structure(let structure): add(structure.fields, at: structure.fields.storage)
        case .enumeration(let enumeration): add(enumeration.payload.lazy.map(\.value), at: enumeration.payload.storage)
        default: break
        }
    }

    private mutating func add(_ values: some Collection<Value>, at storage: UnsafeRawPointer?) {
        guard taken <= most, values.count <= 1_000 && taken < Self.few || isNew(storage) else { return }
        taken += values.count
        guard depth < Self.deepest else {
            taken = most + 1
            return
        }
        depth += 1
        defer { depth -= 1 }
        for value in values { add(value) }
    }

    private mutating func isNew(_ storage: UnsafeRawPointer?) -> Bool {
        guard let storage else { return true }
        return seen.insert(storage).inserted
    }
}

extension Value {
    /// Is it the same storage that another value holds, so that both take no more than one?
    func sharesStorage(with other: Value?) -> Bool {
        switch (self, other) {
        case (.array(let a), .array(let b)?): a.storage == b.storage
        case (.dictionary(let a), .dictionary(let b)?): a.values.storage == b.values.storage
        case (.set(let a), .set(let b)?): a.elements.storage == b.elements.storage
        case (.string(let a), .string(let b)?): a.storage != nil && a.storage == b.storage
        case (.structure(let a), .structure(let b)?): a.fields.storage == b.fields.storage
        default: false
        }
    }
}
