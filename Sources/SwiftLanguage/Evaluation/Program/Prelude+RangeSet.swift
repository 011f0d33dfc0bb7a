// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `RangeSet`: values by the ranges in which they lie, in order and apart from each other; and what collections do with sets of indices.
    static let rangeSet = """
        struct RangeSet<Bound: Comparable>: Hashable, CustomStringConvertible {
            struct Ranges: RandomAccessCollection, Hashable, CustomStringConvertible {
                fileprivate var _ranges: [Range<Bound>] = []
                fileprivate init(_ ranges: [Range<Bound>]) { _ranges = ranges }
                var startIndex: Int { 0 }
                var endIndex: Int { _ranges.count }
                subscript(position: Int) -> Range<Bound> { _ranges[position] }
                var description: String { "[" + _ranges.map { "Range(\\($0))" }.joined(separator: ", ") + "]" }
            }
            private(set) var ranges: Ranges
            init() { ranges = Ranges([]) }
            init(_ range: Range<Bound>) { ranges = Ranges(range.isEmpty ? [] : [range]) }
            init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
                self.init()
                for range in ranges { insert(contentsOf: range) }
            }
            var isEmpty: Bool { ranges.isEmpty }
            func contains(_ value: Bound) -> Bool { ranges._ranges.contains { $0.contains(value) } }
            mutating func insert(contentsOf range: Range<Bound>) {
                if range.isEmpty { return }
                let apart = ranges._ranges.filter { $0.upperBound < range.lowerBound || range.upperBound < $0.lowerBound }
                let touching = ranges._ranges.filter { $0.upperBound >= range.lowerBound && range.upperBound >= $0.lowerBound }
                let lower = touching.reduce(range.lowerBound) { min($0, $1.lowerBound) }
                let upper = touching.reduce(range.upperBound) { max($0, $1.upperBound) }
                ranges = Ranges((apart + [lower..<upper]).sorted { $0.lowerBound < $1.lowerBound })
            }
            mutating func remove(contentsOf range: Range<Bound>) {
                if range.isEmpty { return }
                var result: [Range<Bound>] = []
                for known in ranges._ranges {
                    let (before, after) = (min(known.upperBound, range.lowerBound), max(known.lowerBound, range.upperBound))
                    if known.lowerBound < before { result.append(known.lowerBound..<before) }
                    if after < known.upperBound { result.append(after..<known.upperBound) }
                }
                ranges = Ranges(result)
            }
            mutating func formUnion(_ other: RangeSet<Bound>) { for range in other.ranges { insert(contentsOf: range) } }
            mutating func subtract(_ other: RangeSet<Bound>) { for range in other.ranges { remove(contentsOf: range) } }
            mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
            mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
            func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
                var result = self
                result.formUnion(other)
                return result
            }
            func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
                var result = self
                result.subtract(other)
                return result
            }
            func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
            func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(other).union(other.subtracting(self)) }
            func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
            func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
            func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
            func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
            func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
            var description: String { ranges.description }
        }
        """
}
