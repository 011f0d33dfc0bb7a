// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `Data` as the collection of bytes that it is: what changes it as a whole goes over its bytes.
    static let bytes = """
        extension Data {
            init(repeating byte: UInt8, count: Int) { self = Data([UInt8](repeating: byte, count: count)) }
            init(count: Int) { self = Data([UInt8](repeating: 0, count: count)) }
            init(capacity: Int) { self = Data() }
            private var _bytes: [UInt8] { Array(self) }
            private mutating func _change(_ body: (inout [UInt8]) -> Void) {
                var bytes = _bytes
                body(&bytes)
                self = Data(bytes)
            }
            subscript(index: Int) -> UInt8 {
                get { _byte(at: index) }
                set { _setByte(newValue, at: index) }
            }
            subscript(range: Range<Int>) -> ArraySlice<UInt8> { _bytes[range] }
            subscript(range: ClosedRange<Int>) -> ArraySlice<UInt8> { _bytes[range] }
            subscript(range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { _bytes[range] }
            subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<UInt8> { _bytes[range] }
            subscript(range: PartialRangeThrough<Int>) -> ArraySlice<UInt8> { _bytes[range] }
            var first: UInt8? { isEmpty ? nil : _byte(at: 0) }
            var last: UInt8? { isEmpty ? nil : _byte(at: count - 1) }
            mutating func append(contentsOf bytes: [UInt8]) { append(Data(bytes)) }
            mutating func append<S: Sequence>(contentsOf bytes: S) where S.Element == UInt8 { append(Data(Array(bytes))) }
            mutating func insert(_ byte: UInt8, at index: Int) { _change { $0.insert(byte, at: index) } }
            mutating func insert(contentsOf bytes: [UInt8], at index: Int) { _change { $0.insert(contentsOf: bytes, at: index) } }
            mutating func remove(at index: Int) -> UInt8 {
                let byte = _byte(at: index)
                self = _part(from: 0, to: index) + _part(from: index + 1, to: count)
                return byte
            }
            mutating func removeFirst() -> UInt8 { remove(at: 0) }
            mutating func removeLast() -> UInt8 { remove(at: count - 1) }
            mutating func removeFirst(_ number: Int) { self = _part(from: number, to: count) }
            mutating func removeLast(_ number: Int) { self = _part(from: 0, to: count - number) }
            mutating func popLast() -> UInt8? { isEmpty ? nil : removeLast() }
            mutating func removeAll() { self = Data() }
            mutating func removeAll(keepingCapacity: Bool) { self = Data() }
            mutating func removeAll(where isMeant: (UInt8) -> Bool) { self = Data(_bytes.filter { !isMeant($0) }) }
            mutating func removeSubrange(_ range: Range<Int>) { _change { $0.removeSubrange(range) } }
            mutating func replaceSubrange(_ range: Range<Int>, with bytes: [UInt8]) { _change { $0.replaceSubrange(range, with: bytes) } }
            mutating func replaceSubrange(_ range: Range<Int>, with other: Data) { _change { $0.replaceSubrange(range, with: Array(other)) } }
            mutating func resetBytes(in range: Range<Int>) { _change { for index in range { $0[index] = 0 } } }
            mutating func reserveCapacity(_ capacity: Int) {}
            mutating func reverse() { self = Data(_bytes.reversed()) }
            mutating func swapAt(_ i: Int, _ j: Int) { _change { $0.swapAt(i, j) } }
            func prefix(_ count: Int) -> Data { _part(from: 0, to: count < self.count ? count : self.count) }
            func suffix(_ count: Int) -> Data { _part(from: count < self.count ? self.count - count : 0, to: self.count) }
            func dropFirst(_ count: Int = 1) -> Data { _part(from: count < self.count ? count : self.count, to: self.count) }
            func dropLast(_ count: Int = 1) -> Data { _part(from: 0, to: count < self.count ? self.count - count : 0) }
            func range(of other: Data) -> Range<Int>? { _bytes.firstRange(of: Array(other)) }
            func withUnsafeBytes<R>(_ body: ([UInt8]) throws -> R) rethrows -> R { try body(_bytes) }
            func subdata(in range: Range<Int>) -> Data { _part(from: range.lowerBound, to: range.upperBound) }
            static func + (a: Data, b: Data) -> Data {
                var sum = a
                sum.append(b)
                return sum
            }
            static func + (a: Data, b: [UInt8]) -> Data { a + Data(b) }
            static func += (a: inout Data, b: Data) { a.append(b) }
            static func += (a: inout Data, b: [UInt8]) { a.append(Data(b)) }
        }
        """
}
