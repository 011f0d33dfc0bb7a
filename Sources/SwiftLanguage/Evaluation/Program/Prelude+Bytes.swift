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
            subscript<R: RangeExpression>(range: R) -> Data where R.Bound == Int {
                let whole = range.relative(to: startIndex..<endIndex)
                return _slice(from: whole.lowerBound, to: whole.upperBound)
            }
            var first: UInt8? { isEmpty ? nil : _byte(at: startIndex) }
            var last: UInt8? { isEmpty ? nil : _byte(at: endIndex - 1) }
            var indices: Range<Int> { startIndex..<endIndex }
            func index(after index: Int) -> Int { index + 1 }
            func index(before index: Int) -> Int { index - 1 }
            func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
            func distance(from start: Int, to end: Int) -> Int { end - start }
            func firstIndex(of byte: UInt8) -> Int? { _bytes.firstIndex(of: byte).map { $0 + startIndex } }
            func lastIndex(of byte: UInt8) -> Int? { _bytes.lastIndex(of: byte).map { $0 + startIndex } }
            func firstIndex(where isMeant: (UInt8) throws -> Bool) rethrows -> Int? {
                try _bytes.firstIndex(where: isMeant).map { $0 + startIndex }
            }
            func split(separator: UInt8, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Data] {
                _bytes.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
                    .map { _slice(from: startIndex + $0.startIndex, to: startIndex + $0.endIndex) }
            }
            mutating func append(contentsOf bytes: [UInt8]) { append(Data(bytes)) }
            mutating func append<S: Sequence>(contentsOf bytes: S) where S.Element == UInt8 { append(Data(Array(bytes))) }
            mutating func insert(_ byte: UInt8, at index: Int) { insert(contentsOf: [byte], at: index) }
            mutating func insert(contentsOf bytes: [UInt8], at index: Int) {
                let place = index - startIndex
                _change { $0.insert(contentsOf: bytes, at: place) }
            }
            mutating func remove(at index: Int) -> UInt8 {
                let byte = _byte(at: index)
                self = _part(from: 0, to: index - startIndex) + _part(from: index + 1 - startIndex, to: count)
                return byte
            }
            mutating func removeFirst() -> UInt8 { remove(at: startIndex) }
            mutating func removeLast() -> UInt8 { remove(at: endIndex - 1) }
            mutating func removeFirst(_ number: Int) { self = _part(from: number, to: count) }
            mutating func removeLast(_ number: Int) { self = _part(from: 0, to: count - number) }
            mutating func popLast() -> UInt8? { isEmpty ? nil : removeLast() }
            mutating func removeAll() { self = Data() }
            mutating func removeAll(keepingCapacity: Bool) { self = Data() }
            mutating func removeAll(where isMeant: (UInt8) -> Bool) { self = Data(_bytes.filter { !isMeant($0) }) }
            private func _places(_ range: Range<Int>) -> Range<Int> { range.lowerBound - startIndex..<range.upperBound - startIndex }
            mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: [UInt8]()) }
            mutating func replaceSubrange(_ range: Range<Int>, with bytes: [UInt8]) {
                let places = _places(range)
                _change { $0.replaceSubrange(places, with: bytes) }
            }
            mutating func replaceSubrange(_ range: Range<Int>, with other: Data) { replaceSubrange(range, with: Array(other)) }
            mutating func resetBytes(in range: Range<Int>) { replaceSubrange(range, with: [UInt8](repeating: 0, count: range.count)) }
            mutating func reserveCapacity(_ capacity: Int) {}
            mutating func reverse() { self = Data(_bytes.reversed()) }
            mutating func swapAt(_ i: Int, _ j: Int) { _change { $0.swapAt(i, j) } }
            func prefix(_ count: Int) -> Data { _slice(from: startIndex, to: count < self.count ? startIndex + count : endIndex) }
            func suffix(_ count: Int) -> Data { _slice(from: count < self.count ? endIndex - count : startIndex, to: endIndex) }
            func dropFirst(_ count: Int = 1) -> Data { _slice(from: count < self.count ? startIndex + count : endIndex, to: endIndex) }
            func dropLast(_ count: Int = 1) -> Data { _slice(from: startIndex, to: count < self.count ? endIndex - count : startIndex) }
            func prefix(upTo end: Int) -> Data { _slice(from: startIndex, to: end) }
            func suffix(from start: Int) -> Data { _slice(from: start, to: endIndex) }
            func range(of other: Data) -> Range<Int>? {
                _bytes.firstRange(of: Array(other)).map { $0.lowerBound + startIndex..<$0.upperBound + startIndex }
            }
            func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(UnsafeRawBufferPointer(_bytes)) }
            func subdata(in range: Range<Int>) -> Data { _part(from: range.lowerBound - startIndex, to: range.upperBound - startIndex) }
            static func + (a: Data, b: Data) -> Data {
                var sum = a
                sum.append(b)
                return sum
            }
            static func + (a: Data, b: [UInt8]) -> Data { a + Data(b) }
            static func += <S: Sequence>(a: inout Data, b: S) where S.Element == UInt8 {
                if let data = b as? Data { a.append(data) } else { a.append(Data(Array(b))) }
            }
        }
        struct UnsafeRawBufferPointer: RandomAccessCollection {
            private let bytes: [UInt8]
            init(_ bytes: [UInt8]) { self.bytes = bytes }
            var startIndex: Int { 0 }
            var endIndex: Int { bytes.count }
            subscript(position: Int) -> UInt8 { bytes[position] }
            func load<T: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
                var number = T(truncatingIfNeeded: 0)
                for place in (0..<T.bitWidth / 8).reversed() { number = number << 8 | T(truncatingIfNeeded: bytes[offset + place]) }
                return number
            }
            func loadUnaligned<T: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
                load(fromByteOffset: offset, as: type)
            }
            func bindMemory(to type: UInt8.Type) -> UnsafeRawBufferPointer { self }
        }
        func withUnsafeBytes<T: FixedWidthInteger, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            let bytes = (0..<T.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> T(truncatingIfNeeded: 8 * $0)) }
            return try body(UnsafeRawBufferPointer(bytes))
        }
        """
}
