// SPDX-License-Identifier: GPL-3.0-or-later

/// Counts the elements and characters that values hold, up to a number that is more than a history keeps.
package struct ValueMeter {
    private(set) var weight = 0
    private static let limit = 12_000_000
    /// How deep the value that is being counted is nested.
    private var depth = 0
    /// What is nested deeper counts as the limit: walking and releasing it takes room on the stack.
    package static let deepest = 200_000

    mutating func add(_ value: Value) {
        switch value {
        case .string(let text): weight += text.utf8.count / 16
        case .substring(let text): weight += text.utf8.count / 16
        case .array(let values): add(values)
        case .slice(let values): add(values)
        case .dictionary(let entries):
            add(entries.keys)
            add(entries.values)
        case .set(let set): add(set.elements)
        case .tuple(let elements): add(elements.lazy.map(\.value))
        case .structure(let structure): add(structure.fields)
        case .enumeration(let enumeration): add(enumeration.payload.lazy.map(\.value))
        default: break
        }
    }

    private mutating func add(_ values: some Collection<Value>) {
        weight += values.count
        guard weight < Self.limit else { return }
        guard depth < Self.deepest else {
            weight = Self.limit
            return
        }
        depth += 1
        defer { depth -= 1 }
        for value in values { add(value) }
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
