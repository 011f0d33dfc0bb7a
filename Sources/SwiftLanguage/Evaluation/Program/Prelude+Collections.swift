// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Collections of no element, of one and of one many times; what keeps a value while code runs.
    static let collections = """
        struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
            typealias Element = (key: Key, value: Value)
            private let pairs: [(key: Key, value: Value)]
            init(dictionaryLiteral elements: (Key, Value)...) { pairs = elements.map { (key: $0.0, value: $0.1) } }
            var startIndex: Int { 0 }
            var endIndex: Int { pairs.count }
            subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
            var description: String {
                if pairs.isEmpty { return "[:]" }
                return "[" + pairs.map { String(reflecting: $0.key) + ": " + String(reflecting: $0.value) }.joined(separator: ", ") + "]"
            }
        }
        protocol _OwnRangeReplaceable: RangeReplaceableCollection {}
        extension _OwnRangeReplaceable where Self: Collection {
            init<S: Sequence>(_ elements: S) where S.Element == Element {
                self.init()
                append(contentsOf: elements)
            }
            init(repeating repeatedValue: Element, count: Int) {
                self.init()
                for _ in 0..<count { append(repeatedValue) }
            }
            static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
                var result = lhs
                result.append(contentsOf: rhs)
                return result
            }
            func filter(_ isIncluded: (Element) -> Bool) -> Self {
                var result = Self()
                for element in self where isIncluded(element) { result.append(element) }
                return result
            }
        }
        struct EmptyCollection<Element>: RandomAccessCollection {
            init() {}
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Element { fatalError("Index out of range") }
        }
        struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {
            private var element: Element
            init(_ element: Element) { self.element = element }
            var startIndex: Int { 0 }
            var endIndex: Int { 1 }
            subscript(position: Int) -> Element {
                get {
                    precondition(position == 0, "Index out of range")
                    return element
                }
                set {
                    precondition(position == 0, "Index out of range")
                    element = newValue
                }
            }
        }
        struct Repeated<Element>: RandomAccessCollection {
            let count: Int
            let repeatedValue: Element
            var startIndex: Int { 0 }
            var endIndex: Int { count }
            subscript(position: Int) -> Element {
                precondition(position >= 0 && position < count, "Index out of range")
                return repeatedValue
            }
        }
        func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
            precondition(n >= 0, "Repetition count should be non-negative")
            return Repeated(count: n, repeatedValue: element)
        }
        extension Array {
            func withUnsafeBufferPointer<R>(_ body: ([Element]) throws -> R) rethrows -> R { try body(self) }
            mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout [Element]) throws -> R) rethrows -> R { try body(&self) }
            func withContiguousStorageIfAvailable<R>(_ body: ([Element]) throws -> R) rethrows -> R? { try body(self) }
            mutating func withContiguousMutableStorageIfAvailable<R>(_ body: (inout [Element]) throws -> R) rethrows -> R? { try body(&self) }
        }
        extension ArraySlice {
            func withContiguousStorageIfAvailable<R>(_ body: ([Element]) throws -> R) rethrows -> R? { try body(Array(self)) }
        }
        final class UnsafePointer<Pointee> {
            let pointee: Pointee
            init(_ pointee: Pointee) { self.pointee = pointee }
        }
        final class UnsafeMutablePointer<Pointee> {
            var pointee: Pointee
            init(_ pointee: Pointee) { self.pointee = pointee }
        }
        func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R { try body(UnsafePointer(value)) }
        func withUnsafeMutablePointer<T, R>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R) rethrows -> R {
            let pointer = UnsafeMutablePointer(value)
            defer { value = pointer.pointee }
            return try body(pointer)
        }
        struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
            typealias Element = Base.Element
            private var base: Base
            init(_ base: Base) { self.base = base }
            mutating func next() -> Base.Element? { base.next() }
        }
        extension RandomNumberGenerator {
            mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T { T.random(in: 0..<upperBound, using: &self) }
        }
        func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
        enum FloatingPointClassification {
            case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
            case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
        }
        extension FloatingPoint {
            var floatingPointClass: FloatingPointClassification {
                let isMinus = sign == .minus
                if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
                if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
                if isZero { return isMinus ? .negativeZero : .positiveZero }
                if isSubnormal { return isMinus ? .negativeSubnormal : .positiveSubnormal }
                return isMinus ? .negativeNormal : .positiveNormal
            }
        }
        func lround(_ x: Double) -> Int { Int(x.rounded()) }
        func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
        func withExtendedLifetime<T, R>(_ x: T, _ body: () throws -> R) rethrows -> R { try body() }
        """
}
