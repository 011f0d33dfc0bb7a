// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `IndexSet`: whole numbers in their order, each once.
    static let indexSet = """
        struct IndexPath: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Hashable, Comparable, CustomStringConvertible {
            private var indexes: [Int] = []
            init() {}
            init(index: Int) { indexes = [index] }
            init<S: Sequence>(indexes: S) where S.Element == Int { self.indexes = Array(indexes) }
            init(arrayLiteral elements: Int...) { indexes = elements }
            init(item: Int, section: Int) { indexes = [section, item] }
            init(row: Int, section: Int) { indexes = [section, row] }
            var section: Int { get { indexes[0] } set { indexes[0] = newValue } }
            var item: Int { get { indexes[1] } set { indexes[1] = newValue } }
            var row: Int { get { indexes[1] } set { indexes[1] = newValue } }
            var startIndex: Int { 0 }
            var endIndex: Int { indexes.count }
            subscript(position: Int) -> Int { get { indexes[position] } set { indexes[position] = newValue } }
            var description: String { "\\(indexes)" }
            mutating func append(_ index: Int) { indexes.append(index) }
            mutating func append(_ other: IndexPath) { indexes += other.indexes }
            func appending(_ index: Int) -> IndexPath { IndexPath(indexes: indexes + [index]) }
            func dropLast() -> IndexPath { IndexPath(indexes: Array(indexes.dropLast())) }
            func dropFirst() -> IndexPath { IndexPath(indexes: Array(indexes.dropFirst())) }
            mutating func removeLast() { indexes.removeLast() }
            func compare(_ other: IndexPath) -> ComparisonResult {
                self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
            }
            static func + (a: IndexPath, b: IndexPath) -> IndexPath { IndexPath(indexes: a.indexes + b.indexes) }
            static func < (a: IndexPath, b: IndexPath) -> Bool { a.indexes.lexicographicallyPrecedes(b.indexes) }
        }
        struct IndexSet: BidirectionalCollection, ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible {
            private enum CodingKeys: String, CodingKey { case indexes }
            private struct _Run: Codable { let length, location: Int }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                for run in try container.decode([_Run].self, forKey: .indexes) { insert(integersIn: run.location..<run.location + run.length) }
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(rangeView.map { _Run(length: $0.count, location: $0.lowerBound) }, forKey: .indexes)
            }
            private var members: [Int] = []
            init() {}
            init(integer: Int) { members = [integer] }
            init(integersIn range: Range<Int>) { members = Array(range) }
            init(integersIn range: ClosedRange<Int>) { members = Array(range) }
            init<S: Sequence>(_ elements: S) where S.Element == Int { members = Set(elements).sorted() }
            init(arrayLiteral elements: Int...) { members = Set(elements).sorted() }
            var startIndex: Int { 0 }
            var endIndex: Int { members.count }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            subscript(position: Int) -> Int { members[position] }
            var count: Int { members.count }
            var isEmpty: Bool { members.isEmpty }
            var first: Int? { members.first }
            var last: Int? { members.last }
            var description: String { "\\(members.count) indexes" }
            func contains(_ integer: Int) -> Bool { members.contains(integer) }
            func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
            func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
            func contains(integersIn other: IndexSet) -> Bool { other.allSatisfy { contains($0) } }
            func intersects(integersIn range: ClosedRange<Int>) -> Bool { range.contains { contains($0) } }
            func intersects(integersIn range: Range<Int>) -> Bool { range.contains { contains($0) } }
            func integerGreaterThan(_ integer: Int) -> Int? { members.first { $0 > integer } }
            func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { members.first { $0 >= integer } }
            func integerLessThan(_ integer: Int) -> Int? { members.last { $0 < integer } }
            func integerLessThanOrEqualTo(_ integer: Int) -> Int? { members.last { $0 <= integer } }
            @discardableResult mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
                if contains(integer) { return (false, integer) }
                members.insert(integer, at: members.firstIndex { $0 > integer } ?? members.count)
                return (true, integer)
            }
            @discardableResult mutating func update(with integer: Int) -> Int? { insert(integer).inserted ? nil : integer }
            @discardableResult mutating func remove(_ integer: Int) -> Int? {
                guard let place = members.firstIndex(of: integer) else { return nil }
                return members.remove(at: place)
            }
            mutating func insert(integersIn range: Range<Int>) { members = Set(members + Array(range)).sorted() }
            mutating func insert(integersIn range: ClosedRange<Int>) { members = Set(members + Array(range)).sorted() }
            mutating func remove(integersIn range: Range<Int>) { members.removeAll { range.contains($0) } }
            mutating func remove(integersIn range: ClosedRange<Int>) { members.removeAll { range.contains($0) } }
            mutating func shift(startingAt integer: Int, by delta: Int) {
                // What moves down takes the place of what stands there.
                let kept = members.filter { $0 < (delta < 0 ? integer + delta : integer) }
                members = kept + members.filter { $0 >= integer }.map { $0 + delta }
            }
            func count(in range: Range<Int>) -> Int { members.filter { range.contains($0) }.count }
            func count(in range: ClosedRange<Int>) -> Int { members.filter { range.contains($0) }.count }
            mutating func removeAll() { members = [] }
            var rangeView: RangeView { RangeView(ranges: _ranges(of: members)) }
            func rangeView(of range: Range<Int>) -> RangeView { RangeView(ranges: _ranges(of: members.filter { range.contains($0) })) }
            private func _ranges(of members: [Int]) -> [Range<Int>] {
                var ranges: [Range<Int>] = []
                for member in members {
                    if let last = ranges.last, last.upperBound == member {
                        ranges[ranges.count - 1] = last.lowerBound..<(member + 1)
                    } else {
                        ranges.append(member..<(member + 1))
                    }
                }
                return ranges
            }
            struct RangeView: RandomAccessCollection, Equatable {
                let ranges: [Range<Int>]
                var startIndex: Int { 0 }
                var endIndex: Int { ranges.count }
                subscript(position: Int) -> Range<Int> { ranges[position] }
            }
            func union(_ other: IndexSet) -> IndexSet { IndexSet(members + other.members) }
            func intersection(_ other: IndexSet) -> IndexSet { IndexSet(members.filter { other.contains($0) }) }
            func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(members.filter { !other.contains($0) }) }
            func symmetricDifference(_ other: IndexSet) -> IndexSet { subtracting(other).union(other.subtracting(self)) }
            func isSubset(of other: IndexSet) -> Bool { allSatisfy { other.contains($0) } }
            func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
            func isDisjoint(with other: IndexSet) -> Bool { !contains { other.contains($0) } }
            func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { IndexSet(try members.filter(includeInteger)) }
            mutating func formUnion(_ other: IndexSet) { self = union(other) }
            mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
            mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
        }
        """
}
