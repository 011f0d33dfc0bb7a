// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let collections = """
        struct Array<Element> {}
        extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible {
            typealias Iterator = IndexingIterator<[Element]>
            typealias Index = Int
            typealias SubSequence = ArraySlice<Element>
            init() {}
            init(repeating repeatedValue: Element, count: Int) {}
            init<S: Sequence>(_ elements: S) where S.Element == Element {}
            var capacity: Int {}
            var description: String {}
            var startIndex: Int {}
            var endIndex: Int {}
            subscript(index: Int) -> Element { get {} set {} }
            subscript(range: Range<Int>) -> ArraySlice<Element> { get {} set {} }
            subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { get {} set {} }
            subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> { get {} set {} }
            subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get {} set {} }
            subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> { get {} set {} }
        }
        extension Array: Equatable where Element: Equatable {}
        extension Array: Hashable where Element: Hashable {}
        extension Array: Encodable where Element: Encodable {}
        extension Array: Decodable where Element: Decodable {}
        struct ArraySlice<Element> {}
        extension ArraySlice: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
            typealias Iterator = IndexingIterator<ArraySlice<Element>>
            typealias Index = Int
            typealias SubSequence = ArraySlice<Element>
            init<S: Sequence>(_ elements: S) where S.Element == Element {}
            var startIndex: Int {}
            var endIndex: Int {}
            mutating func popFirst() -> Element? {}
            subscript(index: Int) -> Element { get {} set {} }
            subscript(range: Range<Int>) -> ArraySlice<Element> { get {} set {} }
        }
        extension ArraySlice: Equatable where Element: Equatable {}
        extension ArraySlice: Hashable where Element: Hashable {}
        extension ArraySlice: Encodable where Element: Encodable {}
        extension ArraySlice: Decodable where Element: Decodable {}
        struct ContiguousArray<Element> {}
        extension ContiguousArray: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
            typealias Iterator = IndexingIterator<ContiguousArray<Element>>
            typealias Index = Int
            typealias SubSequence = ArraySlice<Element>
            init() {}
            init<S: Sequence>(_ elements: S) where S.Element == Element {}
            subscript(index: Int) -> Element { get {} set {} }
        }
        extension ContiguousArray: Equatable where Element: Equatable {}
        extension ContiguousArray: Hashable where Element: Hashable {}
        extension ContiguousArray: Encodable where Element: Encodable {}
        extension ContiguousArray: Decodable where Element: Decodable {}
        struct Set<Element: Hashable> {}
        extension Set: Collection, SetAlgebra, Equatable, Hashable, CustomStringConvertible {
            typealias Iterator = IndexingIterator<Set<Element>>
            init() {}
            init<S: Sequence>(_ sequence: S) where S.Element == Element {}
            var description: String {}
            func contains(_ member: Element) -> Bool {}
            mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {}
            mutating func update(with newMember: Element) -> Element? {}
            mutating func remove(_ member: Element) -> Element? {}
            mutating func removeAll() {}
            mutating func popFirst() -> Element? {}
            func filter(_ isIncluded: (Element) -> Bool) -> Set<Element> {}
            func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {}
            func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {}
            func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {}
            func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {}
            mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {}
            mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {}
            mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {}
            mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {}
            func isSubset(of other: Set<Element>) -> Bool {}
            func isSuperset(of other: Set<Element>) -> Bool {}
            func isStrictSubset(of other: Set<Element>) -> Bool {}
            func isStrictSuperset(of other: Set<Element>) -> Bool {}
            func isDisjoint(with other: Set<Element>) -> Bool {}
        }
        extension Set: Encodable where Element: Encodable {}
        extension Set: Decodable where Element: Decodable {}
        struct Dictionary<Key: Hashable, Value> {
            struct Index {}
        }
        extension Dictionary.Index: Comparable, Hashable {}
        extension Dictionary: Collection, CustomStringConvertible {
            typealias Element = (key: Key, value: Value)
            typealias Iterator = IndexingIterator<[Key: Value]>
            init() {}
            init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {}
            init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) -> Value) where S.Element == (Key, Value) {}
            init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element] {}
            var keys: [Key] {}
            var values: [Value] { get {} set {} }
            var description: String {}
            subscript(key: Key) -> Value? { get {} set {} }
            subscript(position: Index) -> Element {}
            subscript(key: Key, default defaultValue: Value) -> Value { get {} set {} }
            func index(forKey key: Key) -> Index? {}
            mutating func remove(at index: Index) -> Element {}
            mutating func popFirst() -> Element? {}
            mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {}
            mutating func removeValue(forKey key: Key) -> Value? {}
            mutating func removeAll() {}
            func mapValues<T>(_ transform: (Value) -> T) -> [Key: T] {}
            func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T] {}
            func filter(_ isIncluded: (Element) -> Bool) -> [Key: Value] {}
            mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) {}
            mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value) where S.Element == (Key, Value) {}
            func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] {}
            func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] where S.Element == (Key, Value) {}
        }
        extension Dictionary: Equatable where Value: Equatable {}
        extension Dictionary: Hashable where Value: Hashable {}
        extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
        extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
        struct Range<Bound> {
            init(_ other: ClosedRange<Bound>) {}
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {}
            let lowerBound: Bound
            let upperBound: Bound
            func contains(_ element: Bound) -> Bool {}
            func relative<C: Collection>(to collection: C) -> Range<Bound> {}
            func overlaps(_ other: Range<Bound>) -> Bool {}
            func clamped(to limits: Range<Bound>) -> Range<Bound> {}
            static func ~= (range: Range<Bound>, value: Bound) -> Bool {}
        }
        extension Range: RandomAccessCollection, Equatable, Hashable {
            typealias Element = Bound
            typealias Iterator = IndexingIterator<Range<Bound>>
            typealias Index = Bound
            typealias SubSequence = Range<Bound>
        }
        extension Range: Encodable where Bound: Encodable {}
        extension Range: Decodable where Bound: Decodable {}
        struct ClosedRange<Bound> {
            init(_ other: Range<Bound>) {}
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {}
            let lowerBound: Bound
            let upperBound: Bound
            func contains(_ element: Bound) -> Bool {}
            func relative<C: Collection>(to collection: C) -> Range<Bound> {}
            func overlaps(_ other: ClosedRange<Bound>) -> Bool {}
            func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {}
            static func ~= (range: ClosedRange<Bound>, value: Bound) -> Bool {}
        }
        extension ClosedRange: RandomAccessCollection, Equatable, Hashable {
            typealias Element = Bound
            typealias Iterator = IndexingIterator<ClosedRange<Bound>>
        }
        extension ClosedRange: Encodable where Bound: Encodable {}
        extension ClosedRange: Decodable where Bound: Decodable {}
        struct PartialRangeFrom<Bound> {
            let lowerBound: Bound
            func contains(_ element: Bound) -> Bool {}
            func relative<C: Collection>(to collection: C) -> Range<Bound> {}
        }
        extension PartialRangeFrom: Sequence { typealias Element = Bound }
        struct PartialRangeUpTo<Bound> {
            let upperBound: Bound
            func contains(_ element: Bound) -> Bool {}
            func relative<C: Collection>(to collection: C) -> Range<Bound> {}
        }
        struct PartialRangeThrough<Bound> {
            let upperBound: Bound
            func contains(_ element: Bound) -> Bool {}
            func relative<C: Collection>(to collection: C) -> Range<Bound> {}
        }
        """
}
