// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What whole programs do: stores, parsers, caches and repositories, with the protocols, wrappers and sequences that they declare.
    static let programs = reading(
        ##"""
        protocol Entity { static var name: String { get } }
        protocol Store<Item> { associatedtype Item: Entity; var count: Int { get } }
        extension Store { func title() -> String { Item.name }; var kind: String { "\(Item.self)" }; func own() -> String { "\(Self.self)" } }
        struct Tag: Entity { static var name: String { "tags" } }
        struct Shelf<T: Entity>: Store { typealias Item = T; var count: Int { 1 } }
        struct Tags: Store { typealias Item = Tag; var count: Int { 2 } }
        final class Box<T: Entity>: Store { typealias Item = T; var count: Int { 3 } }
        func tell<S: Store>(_ s: S) -> String { "\(S.Item.name)-\(S.Item.self)-\(S.self)-\(s.count)" }
        func t() -> String { let a: any Store<Tag> = Shelf<Tag>(), b: any Store = Tags(), c: any Store<Tag> = Box<Tag>(); return "\(a.title()) \(a.kind) \(a.own()) \(tell(a)) | \(b.title()) \(b.kind) \(tell(b)) | \(c.title()) \(c.kind) \(tell(c)) | \([a, b, c].map { $0.title() })" }
        //= tags Tag Shelf<Tag> tags-Tag-Shelf<Tag>-1 | tags Tag tags-Tag-Tags-2 | tags Tag tags-Tag-Box<Tag>-3 | ["tags", "tags", "tags"]
        ----
        @propertyWrapper struct Limited<V: Comparable> { private var v: V; let range: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { range = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
            var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: Self { get { self } set { self = newValue } } }
        struct Settings { @Limited(0...1) var ratio = 0.5; @Limited(0...9) var steps = 3; mutating func widen() { $ratio = Limited(wrappedValue: 3, 0...4) }; var half: String { "\($ratio.range.upperBound / 2) \($steps.range.upperBound / 2)" } }
        func t() -> String { var s = Settings(); s.$ratio = Limited(wrappedValue: 12, 0...10); let a = "\(s.ratio) \(s.$ratio.range) \(s.half)"; s.widen(); return "\(a) \(s.ratio) \(s.half)" }
        //= 10.0 0.0...10.0 5.0 4 3.0 2.0 4
        ----
        struct Fib: LazySequenceProtocol, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
        struct Countdown: Sequence { let from: Double; func makeIterator() -> some IteratorProtocol<Double> { var n = from; return AnyIterator { n > 0 ? { n -= 1; return n + 1 }() : nil } } }
        extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
        func t() -> String { let even = Fib().filter { $0 % 2 == 0 }; return "\(Array(Fib().prefix(6))) \(even.first { $0 > 100 } ?? 0) \(Array(even.map { $0 * 10 }.prefix(3))) \(Fib().first { $0 > 50 } ?? 0) \(Countdown(from: 4).sum) \(Countdown(from: 3).map { $0 / 2 })" }
        //= [0, 1, 1, 2, 3, 5] 144 [0, 20, 80] 55 10.0 [1.5, 1.0, 0.5]
        """##)
}
