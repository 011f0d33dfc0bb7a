// SPDX-License-Identifier: GPL-3.0-or-later

/// Values that hold others, compared and hashed part by part. One may hold another twice, and that again, sixty times: what goes through all
/// parts would never end, and nobody counts here. So only very many parts are looked at.
extension Value {
    /// How many parts of two values are compared; beyond that they count as different.
    private static let mostCompared = 8_000_000
    /// What holds others counts as so many: it lies on the stack while they are compared.
    private static let weightOfHolder = 8
    /// How many parts are hashed.
    private static let mostHashed = 100_000

    // MARK: Comparison

    func holdsTheSame(as other: Value) -> Bool {
        var left = Self.mostCompared
        return holdsTheSame(as: other, &left)
    }

    private func holdsTheSame(as other: Value, _ left: inout Int) -> Bool {
        left -= Self.weightOfHolder
        guard left > 0 else { return false }
        switch (self, other) {
        case (.array(let a), .array(let b)): return Self.areSame(a, b, &left)
        case (.slice(let a), .slice(let b)): return Self.areSame(a, b, &left)
        case (.set(let a), .set(let b)): return a.storage.isEqual(to: b.storage) { Self.isSame($0, $1, &left) }
        case (.dictionary(let a), .dictionary(let b)): return a.isEqual(to: b) { Self.isSame($0, $1, &left) }
        case (.range(let a), .range(let b)):
            return a.isClosed == b.isClosed && Self.isSame(a.lower, b.lower, &left) && Self.isSame(a.upper, b.upper, &left)
        case (.tuple(let a), .tuple(let b)): return Self.areSame(a, b, &left)
        case (.structure(let a), .structure(let b)):
            return a.type.qualifiedName == b.type.qualifiedName && Self.areSame(a.fields, b.fields, &left)
        case (.enumeration(let a), .enumeration(let b)):
            return a.name == b.name && a.type.qualifiedName == b.type.qualifiedName && Self.areSame(a.payload, b.payload, &left)
        default: return false
        }
    }

    private static func isSame(_ a: Value, _ b: Value, _ left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        return a.holdsOthers ? a.holdsTheSame(as: b, &left) : a == b
    }

    private static func isSame(_ a: Value?, _ b: Value?, _ left: inout Int) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return isSame(a, b, &left)
    }

    private static func areSame(_ a: [Value], _ b: [Value], _ left: inout Int) -> Bool {
        guard a.count == b.count else { return false }
        if a.storage == b.storage { return true }
        for (first, second) in zip(a, b) where !isSame(first, second, &left) { return false }
        return true
    }

    private static func areSame(_ a: ArraySlice<Value>, _ b: ArraySlice<Value>, _ left: inout Int) -> Bool {
        guard a.count == b.count else { return false }
        if a.withUnsafeBufferPointer(\.baseAddress) == b.withUnsafeBufferPointer(\.baseAddress) { return true }
        for (first, second) in zip(a, b) where !isSame(first, second, &left) { return false }
        return true
    }

    private static func areSame(_ a: [TupleElement], _ b: [TupleElement], _ left: inout Int) -> Bool {
        guard a.count == b.count else { return false }
        if a.storage == b.storage { return true }
        for (first, second) in zip(a, b) where !isSame(first.value, second.value, &left) { return false }
        return true
    }

    private var holdsOthers: Bool {
        switch self {
        case .array, .slice, .dictionary, .set, .range, .tuple, .structure, .enumeration: true
        default: false
        }
    }

    // MARK: Hashes

    func hashParts(into hasher: inout Hasher) {
        var left = Self.mostHashed
        hashParts(into: &hasher, &left)
    }

    private func hashParts(into hasher: inout Hasher, _ left: inout Int) {
        switch self {
        case .array(let values): Self.hash(values, into: &hasher, &left)
        case .slice(let values): Self.hash(values, into: &hasher, &left)
        case .dictionary(let entries): Self.hash(entries, into: &hasher, &left)
        case .set(let set): Self.hash(set.storage, into: &hasher, &left)
        case .range(let range):
            for bound in [range.lower, range.upper] { (bound ?? .nil).hashPart(into: &hasher, &left) }
            hasher.combine(range.isClosed)
        case .tuple(let elements): Self.hash(elements.lazy.map(\.value), into: &hasher, &left)
        case .structure(let structure):
            hasher.combine(structure.type.qualifiedName)
            Self.hash(structure.fields, into: &hasher, &left)
        case .enumeration(let enumeration):
            hasher.combine(enumeration.name)
            Self.hash(enumeration.payload.lazy.map(\.value), into: &hasher, &left)
        default: hash(into: &hasher)
        }
    }

    private func hashPart(into hasher: inout Hasher, _ left: inout Int) {
        left -= 1
        if holdsOthers { hashParts(into: &hasher, &left) } else { hash(into: &hasher) }
    }

    private static func hash(_ values: some Collection<Value>, into hasher: inout Hasher, _ left: inout Int) {
        hasher.combine(values.count)
        for value in values {
            guard left > 0 else { return }
            value.hashPart(into: &hasher, &left)
        }
    }

    /// The entries stand in no order, so each has the same share of what is left.
    private static func hash(_ entries: DictionaryValue, into hasher: inout Hasher, _ left: inout Int) {
        hasher.combine(entries.count)
        let share = left / (2 * max(entries.count, 1))
        left -= 2 * entries.count
        guard share > 0 else { return }
        hasher.combine(
            entries.hash { value, hasher in
                var left = share
                value.hashPart(into: &hasher, &left)
            })
    }
}
