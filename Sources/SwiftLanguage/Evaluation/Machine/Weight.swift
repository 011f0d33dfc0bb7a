// SPDX-License-Identifier: GPL-3.0-or-later

/// How much a value is: what goes through it as a whole (`==`, hashing, a description) is charged that before it begins. What is shared in
/// a value counts as often as it occurs in it, as it is gone through as often.
extension Budget {
    /// Charges a whole value; nothing more than one comparison where it has no parts.
    /// - Returns: its elements, fields and characters.
    @discardableResult
    package func weigh(_ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Int {
        switch value {
        case .void, .nil, .someNil, .bool, .int, .integer, .double, .float, .function, .type, .object, .binding:
            return 1
        case .keyPath(let path):
            var sum = 1
            try work(path.components.count, at: span)
            for case .subscript(let indices) in path.components { sum &+= try weigh(indices, at: span) }
            return sum &+ path.components.count
        // One letter may carry any number of marks.
        case .character(let character): return try weigh(String(character), at: span)
        case .native(let native):
            if let erased = native as? ErasedValue { return try weigh([erased.value], at: span) }
            try work(native.length, at: span)
            return native.length &+ 1
        case .string(let text): return try weigh(text, at: span)
        case .substring(let text): return try weigh(text, at: span)
        case .range(let range): return try weigh([range.lower ?? .nil, range.upper ?? .nil], at: span)
        case .array(let values): return try weigh(values, at: span)
        case .slice(let values): return try weigh(values, at: span)
        case .dictionary(let entries): return try weigh(entries.keys, at: span) + weigh(entries.values, at: span)
        case .set(let set): return try weigh(set.elements, at: span)
        case .tuple(let elements): return try weigh(elements.lazy.map(\.value), at: span)
        case .structure(let structure): return try weigh(structure.fields, at: span)
        case .enumeration(let enumeration): return try weigh(enumeration.payload.lazy.map(\.value), at: span)
        }
    }

    private func weigh(_ values: some Collection<Value>, at span: SourceSpan?) throws(Diagnostic) -> Int {
        // One of few elements takes as long as some more.
        try work(values.count &+ 2, at: span)
        return try inside(at: span) { () throws(Diagnostic) -> Int in
            var sum = 1
            for value in values { sum &+= try weigh(value, at: span) }
            return sum
        }
    }

    private func weigh(_ text: some StringProtocol, at span: SourceSpan?) throws(Diagnostic) -> Int {
        let count = text.utf8.count
        try work(count / Self.charactersOfWork, at: span)
        try chargeMarks(of: text, at: span)
        return count
    }

    /// Charges a comparison of two texts before it begins.
    func chargeComparison(_ a: String, _ b: String, at span: SourceSpan?) throws(Diagnostic) {
        let bytes = a.utf8.count &+ b.utf8.count
        try work(bytes / 16, at: span)
        guard bytes > Self.fewMarks else { return }
        try chargeMarks(of: a, at: span)
        try chargeMarks(of: b, at: span)
    }

    func chargeComparison(_ a: Substring, _ b: Substring, at span: SourceSpan?) throws(Diagnostic) {
        try work((a.utf8.count &+ b.utf8.count) / 16, at: span)
        try chargeMarks(of: a, at: span)
        try chargeMarks(of: b, at: span)
    }

    /// Charges what it takes to put the marks of letters in order where a text is compared, hashed or folded: of one letter each mark is
    /// compared with those before.
    package func chargeMarks(of text: some StringProtocol, at span: SourceSpan?) throws(Diagnostic) {
        // The first byte of a mark is that or more; ASCII and Latin letters have none.
        guard text.utf8.count > Self.fewMarks, text.utf8.contains(where: { $0 >= 0xCC }) else { return }
        try work(text.utf8.count / 4, at: span)
        try work(text.squaresOfMarks / 64, at: span)
    }

    /// So many bytes of marks are put in order in no time.
    private static let fewMarks = 1_000

    /// A character is compared or copied so much faster than an element.
    private static let charactersOfWork = 8
}

extension StringProtocol {
    /// The squares of the bytes that the marks of each letter have, together.
    fileprivate var squaresOfMarks: Int {
        var (sum, run) = (0, 0)
        for scalar in unicodeScalars {
            if scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered {
                run += scalar.utf8.count
            } else if run > 0 {
                sum &+= run &* run
                run = 0
            }
        }
        return sum &+ run &* run
    }
}

// MARK: Copies

extension Array {
    /// Where its elements lie: elsewhere after a change that had to copy them, because they are shared or have no more room.
    var storage: UnsafeRawPointer? { withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }
}

extension Budget {
    /// Charges a change of a collection if it made a copy of it.
    /// - Parameter weight: how much an element takes, as many times as one of an array.
    @inline(__always)
    func chargeCopy<Element>(
        _ values: [Element], from storage: UnsafeRawPointer?, weight: Int = 1, at span: SourceSpan?
    ) throws(Diagnostic) {
        if values.count > Self.smallCopy, values.storage != storage { try allocate(values.count, weight: weight, at: span) }
    }

    /// What a key of a table takes with its value and its place.
    static let entryWeight = 4

    /// What a pair in a list takes.
    static let pairWeight = 5

    private static let smallCopy = 16
}

extension Value {
    /// As many elements of a list take the memory of this one in it: the parts of a tuple lie in a list of their own.
    var weightInList: Int { if case .tuple(let parts) = self { 1 + 2 * parts.count } else { 1 } }
}

// MARK: Texts

extension Value {
    /// The bytes of a text, the parts of a value of the host: what a native that is given one goes through. 0 of all else.
    var textLength: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .substring(let text): text.utf8.count
        case .character(let character): character.utf8.count
        case .native(let native): native.length
        default: 0
        }
    }
}

extension NativeFunction {
    /// Charges the call, and the texts that the function is given, before it runs.
    @inline(__always)
    func charge(_ receiver: Value?, _ arguments: [Value?], _ budget: Budget, at span: SourceSpan?) throws(Diagnostic) {
        try budget.spend(price, at: span)
        if chargesItself { return }
        var length = receiver?.textLength ?? 0
        for argument in arguments { length &+= argument?.textLength ?? 0 }
        try budget.work(length, at: span)
    }
}
