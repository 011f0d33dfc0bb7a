// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let sequences = """
        protocol Sequence<Element> { associatedtype Element; associatedtype Iterator; func makeIterator() -> Iterator }
        protocol Collection<Element>: Sequence {
            associatedtype Index
            associatedtype SubSequence
            var startIndex: Index { get }
            var endIndex: Index { get }
            subscript(position: Index) -> Element { get }
        }
        protocol BidirectionalCollection<Element>: Collection {}
        protocol RandomAccessCollection<Element>: BidirectionalCollection {}
        protocol MutableCollection<Element>: Collection {}
        protocol RangeReplaceableCollection<Element>: Collection { init() }
        extension IteratorProtocol { }
        extension Sequence {
            func map<T>(_ transform: (Element) -> T) -> [T] {}
            func flatMap<T>(_ transform: (Element) -> [T]) -> [T] {}
            func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element] {}
            func compactMap<T>(_ transform: (Element) -> T?) -> [T] {}
            func filter(_ isIncluded: (Element) -> Bool) -> [Element] {}
            func reduce<R>(_ initialResult: R, _ nextPartialResult: (R, Element) -> R) -> R {}
            func reduce<R>(into initialResult: R, _ updateAccumulatingResult: (inout R, Element) -> Void) -> R {}
            func forEach(_ body: (Element) -> Void) {}
            func contains(where predicate: (Element) -> Bool) -> Bool {}
            func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {}
            func first(where predicate: (Element) -> Bool) -> Element? {}
            func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {}
            func sorted<C>(using comparator: C) -> [Element] {}
            func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {}
            func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {}
            func enumerated() -> EnumeratedSequence<Self> {}
            func reversed() -> [Element] {}
            func shuffled() -> [Element] {}
            func count(where predicate: (Element) -> Bool) -> Int {}
            func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {}
            func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {}
        }
        extension Sequence where Element: Equatable {
            func contains(_ element: Element) -> Bool {}
        }
        extension Sequence where Element: Comparable {
            func sorted() -> [Element] {}
            func min() -> Element? {}
            func max() -> Element? {}
        }
        extension Sequence where Element == String {
            func joined(separator: String = "") -> String {}
            func sorted(using comparator: String.StandardComparator) -> [String] {}
        }
        extension Sequence where Element == Substring {
            func joined(separator: String = "") -> String {}
        }
        extension Sequence where Element: Sequence {
            func joined() -> [Element.Element] {}
        }
        struct AnyIterator<Element> {
            init(_ body: @escaping () -> Element?) {}
            init<I: IteratorProtocol>(_ base: I) where I.Element == Element {}
            func next() -> Element? {}
        }
        extension AnyIterator: IteratorProtocol, Sequence {}
        struct AnySequence<Element> {
            init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {}
            init<S: Sequence>(_ base: S) where S.Element == Element {}
            func makeIterator() -> AnyIterator<Element> {}
        }
        extension AnySequence: Sequence { typealias Iterator = AnyIterator<Element> }
        struct AnyCollection<Element> {
            init<C: Collection>(_ base: C) where C.Element == Element {}
            func makeIterator() -> AnyIterator<Element> {}
        }
        extension AnyCollection: Collection { typealias Iterator = AnyIterator<Element> }
        struct AnyBidirectionalCollection<Element> {
            init<C: BidirectionalCollection>(_ base: C) where C.Element == Element {}
            func makeIterator() -> AnyIterator<Element> {}
        }
        extension AnyBidirectionalCollection: BidirectionalCollection { typealias Iterator = AnyIterator<Element> }
        struct AnyRandomAccessCollection<Element> {
            init<C: RandomAccessCollection>(_ base: C) where C.Element == Element {}
            func makeIterator() -> AnyIterator<Element> {}
        }
        extension AnyRandomAccessCollection: RandomAccessCollection { typealias Iterator = AnyIterator<Element> }
        struct IndexingIterator<Elements> {
            mutating func next() -> Elements.Element? {}
        }
        extension IndexingIterator: IteratorProtocol, Sequence { typealias Element = Elements.Element }
        struct EnumeratedSequence<Base> {}
        extension EnumeratedSequence: Sequence { typealias Element = (offset: Int, element: Base.Element) }
        struct Zip2Sequence<First, Second> {}
        extension Zip2Sequence: Sequence { typealias Element = (First.Element, Second.Element) }
        func zip<A: Sequence, B: Sequence>(_ first: A, _ second: B) -> Zip2Sequence<A, B> {}
        func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> [T] {}
        func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> [T] {}
        func repeatElement<T>(_ element: T, count: Int) -> [T] {}
        struct UnfoldSequence<Element, State> {
            mutating func next() -> Element? {}
        }
        extension UnfoldSequence: IteratorProtocol, Sequence {}
        func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {}
        func sequence<T, S>(state: S, next: (inout S) -> T?) -> UnfoldSequence<T, S> {}
        protocol LazySequenceProtocol<Element>: Sequence {}
        protocol LazyCollectionProtocol: LazySequenceProtocol, Collection {}
        extension LazySequenceProtocol {
            var lazy: LazySequence<Element> {}
            func map<T>(_ transform: (Element) -> T) -> LazySequence<T> {}
            func flatMap<S: Sequence>(_ transform: (Element) -> S) -> LazySequence<S.Element> {}
            func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T> {}
            func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element> {}
            func prefix(while predicate: (Element) -> Bool) -> LazySequence<Element> {}
            func drop(while predicate: (Element) -> Bool) -> LazySequence<Element> {}
        }
        struct LazySequence<Element> {}
        extension LazySequence: RandomAccessCollection {
            var lazy: LazySequence<Element> {}
            func map<T>(_ transform: (Element) -> T) -> LazySequence<T> {}
            func flatMap<S: Sequence>(_ transform: (Element) -> S) -> LazySequence<S.Element> {}
            func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T> {}
            func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element> {}
            func prefix(_ maxLength: Int) -> LazySequence<Element> {}
            func prefix(while predicate: (Element) -> Bool) -> LazySequence<Element> {}
            func dropFirst(_ k: Int = 1) -> LazySequence<Element> {}
            func drop(while predicate: (Element) -> Bool) -> LazySequence<Element> {}
            func reversed() -> LazySequence<Element> {}
        }
        extension Sequence {
            var lazy: LazySequence<Element> {}
        }
        struct DropFirstSequence<Base> {}
        extension DropFirstSequence: Sequence { typealias Element = Base.Element }
        struct DropWhileSequence<Base> {}
        extension DropWhileSequence: Sequence { typealias Element = Base.Element }
        struct PrefixSequence<Base> {}
        extension PrefixSequence: Sequence { typealias Element = Base.Element }
        extension Sequence {
            func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {}
            func dropLast(_ k: Int = 1) -> [Element] {}
            func drop(while predicate: (Element) -> Bool) -> DropWhileSequence<Self> {}
            func prefix(_ maxLength: Int) -> PrefixSequence<Self> {}
            func suffix(_ maxLength: Int) -> [Element] {}
            func prefix(while predicate: (Element) -> Bool) -> [Element] {}
            func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) -> Bool)
                -> [ArraySlice<Element>] {}
        }
        extension Sequence where Element: Equatable {
            func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {}
        }
        extension Collection {
            subscript(bounds: Range<Index>) -> SubSequence {}
            subscript(bounds: ClosedRange<Index>) -> SubSequence {}
            subscript(bounds: PartialRangeFrom<Index>) -> SubSequence {}
            subscript(bounds: PartialRangeUpTo<Index>) -> SubSequence {}
            subscript(bounds: PartialRangeThrough<Index>) -> SubSequence {}
            var isEmpty: Bool {}
            var count: Int {}
            var first: Element? {}
            var indices: Range<Index> {}
            func dropFirst(_ k: Int = 1) -> SubSequence {}
            func dropLast(_ k: Int = 1) -> SubSequence {}
            func drop(while predicate: (Element) -> Bool) -> SubSequence {}
            func trimmingPrefix(while predicate: (Element) -> Bool) -> SubSequence {}
            func prefix(_ maxLength: Int) -> SubSequence {}
            func prefix(while predicate: (Element) -> Bool) -> SubSequence {}
            func prefix(through position: Index) -> SubSequence {}
            func prefix(upTo end: Index) -> SubSequence {}
            func suffix(_ maxLength: Int) -> SubSequence {}
            func suffix(from start: Index) -> SubSequence {}
            func firstIndex(where predicate: (Element) -> Bool) -> Index? {}
            func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) -> Bool) -> [SubSequence] {}
            func randomElement() -> Element? {}
            func index(after i: Index) -> Index {}
            func index(_ i: Index, offsetBy distance: Int) -> Index {}
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {}
            func distance(from start: Index, to end: Index) -> Int {}
        }
        extension Collection where Element: Equatable {
            func firstIndex(of element: Element) -> Index? {}
            func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {}
            func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {}
            func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {}
            func trimmingPrefix<S: Sequence>(_ prefix: S) -> SubSequence where S.Element == Element {}
            func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [SubSequence] {}
            func split<C: Collection>(separator: C, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [SubSequence]
                where C.Element == Element {}
        }
        extension BidirectionalCollection {
            var last: Element? {}
            func last(where predicate: (Element) -> Bool) -> Element? {}
            func lastIndex(where predicate: (Element) -> Bool) -> Index? {}
            func index(before i: Index) -> Index {}
        }
        extension BidirectionalCollection where Element: Equatable {
            func lastIndex(of element: Element) -> Index? {}
        }
        extension MutableCollection {
            mutating func swapAt(_ i: Index, _ j: Index) {}
            mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {}
            mutating func sort<C>(using comparator: C) {}
            mutating func reverse() {}
            mutating func shuffle() {}
            mutating func partition(by belongsInSecondPartition: (Element) -> Bool) -> Index {}
        }
        extension MutableCollection where Element: Comparable {
            mutating func sort() {}
        }
        extension RangeReplaceableCollection {
            mutating func append(_ newElement: Element) {}
            mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {}
            mutating func insert(_ newElement: Element, at i: Index) {}
            mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Index) where S.Element == Element {}
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element {}
            mutating func replaceSubrange<C: Collection>(_ subrange: ClosedRange<Index>, with newElements: C) where C.Element == Element {}
            mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeFrom<Index>, with newElements: C)
                where C.Element == Element {}
            mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeUpTo<Index>, with newElements: C)
                where C.Element == Element {}
            mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeThrough<Index>, with newElements: C)
                where C.Element == Element {}
            mutating func remove(at position: Index) -> Element {}
            mutating func removeFirst() -> Element {}
            mutating func removeFirst(_ k: Int) {}
            mutating func removeLast() -> Element {}
            mutating func removeLast(_ k: Int) {}
            mutating func removeAll() {}
            mutating func removeAll(keepingCapacity: Bool) {}
            mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {}
            mutating func popLast() -> Element? {}
            mutating func reserveCapacity(_ n: Int) {}
        }
        """
}
