// SPDX-License-Identifier: GPL-3.0-or-later

/// A stored property of an instance that has another value than in an earlier state.
package struct ChangedField: Sendable {
    /// The number of the instance, as references to it have it.
    package let object: Int
    package let typeName: String
    /// Which of the stored properties of its type.
    package let index: Int
    package let before: Value
    package let after: Value
}

extension StateStore {
    /// Those of the instances that both states have, in the order in which these were made.
    package func changedFields(since old: StateStore) -> [ChangedField] {
        heap.keys.sorted().flatMap { id -> [ChangedField] in
            guard let now = heap[id], let before = old.heap[id], now.reference === before.reference, now.fields.count == before.fields.count
            else { return [] }
            return now.fields.indices.compactMap { index in
                guard now.fields[index] != before.fields[index] else { return nil }
                return ChangedField(
                    object: id, typeName: now.typeName, index: index, before: before.fields[index], after: now.fields[index])
            }
        }
    }
}
