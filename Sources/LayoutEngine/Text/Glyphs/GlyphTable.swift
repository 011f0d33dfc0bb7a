// SPDX-License-Identifier: GPL-3.0-or-later

/// Advances and kerning of a face, decoded, in font units (`GlyphData.unitsPerEm`).
final class GlyphTable: Sendable {
    /// What printable ASCII adds to a line: the advance of the second character of a pair and the kerning before it.
    ///
    /// By (row of the first) * 96 + code of the second, a code being the ASCII code - 32. Row 0 stands for no first character: advances
    /// alone. The row of a character is its code + 1.
    /// Stays in place as long as the table exists, as it is read millions of times.
    // Unsafe: written once, before anybody has the pointer.
    nonisolated(unsafe) let pairs: UnsafePointer<Int16>
    /// Of all printable ASCII but the space the least advance, and with kerning the least that one adds to a line.
    let narrowest: (alone: Int, added: Int)
    /// All advances, in the order of `GlyphRanges`.
    private let advances: ContiguousArray<Int16>

    static let columns = 96
    static let printableCount = 95
    private static let pairCount = columns * columns

    init(pairs: ContiguousArray<Int16>, advances: ContiguousArray<Int16>) {
        let copy = UnsafeMutablePointer<Int16>.allocate(capacity: Self.pairCount)
        copy.initialize(repeating: 0, count: Self.pairCount)
        var narrowest = (alone: Int16.max, added: Int16.max)
        for (index, points) in pairs.enumerated() where index < Self.pairCount {
            copy[index] = points
            guard 1..<Self.printableCount ~= index % Self.columns else { continue }
            if index < Self.columns { narrowest.alone = min(narrowest.alone, points) }
            narrowest.added = min(narrowest.added, points)
        }
        self.pairs = UnsafePointer(copy)
        self.narrowest = (Int(narrowest.alone), Int(narrowest.added))
        self.advances = advances
    }

    deinit { pairs.deallocate() }

    convenience init(_ data: GlyphData) {
        var advances = ContiguousArray<Int16>()
        advances.reserveCapacity(1100)
        var decoder = GlyphDecoder(data.advances)
        while let advance = decoder.next() { advances.append(Int16(truncatingIfNeeded: advance)) }
        self.init(pairs: Self.pairs(advances, kerning: data.kerning), advances: advances)
    }

    /// The first advances are those of printable ASCII.
    private static func pairs(_ advances: ContiguousArray<Int16>, kerning: String) -> ContiguousArray<Int16> {
        var pairs = ContiguousArray<Int16>(repeating: 0, count: pairCount)
        for index in pairs.indices where index % columns < printableCount { pairs[index] = advances[index % columns] }
        var decoder = GlyphDecoder(kerning)
        var position = 0
        while let distance = decoder.next(), let value = decoder.next() {
            position += distance
            let (first, second) = position.quotientAndRemainder(dividingBy: printableCount)
            pairs[(first + 1) * columns + second] += Int16(truncatingIfNeeded: value - 1000)
        }
        return pairs
    }

    /// The advance of an ASCII character; 0 for controls.
    func advance(ascii byte: UInt8) -> Int {
        let code = Int(byte) - 32
        return 0..<Self.printableCount ~= code ? Int(pairs[code]) : 0
    }

    /// What kerning adds between two characters; 0 unless both are printable ASCII.
    func kern(_ first: UInt8, _ second: UInt8) -> Int {
        let row = Int(first) - 31
        let code = Int(second) - 32
        guard 1...Self.printableCount ~= row, 0..<Self.printableCount ~= code else { return 0 }
        return Int(pairs[row * Self.columns + code]) - Int(pairs[code])
    }

    /// The advance of a character that is not ASCII, nil where there is none.
    func advance(of scalar: Unicode.Scalar) -> Int? {
        guard let value = UInt16(exactly: scalar.value), let index = GlyphRanges.index(of: value), index < advances.count else {
            return nil
        }
        return Int(advances[index])
    }

    /// The same face with the zero's advance for every digit, and no kerning of digits.
    func withMonospacedDigits() -> GlyphTable {
        var pairs = ContiguousArray(UnsafeBufferPointer(start: pairs, count: Self.pairCount))
        let digits = 16...25
        for row in 0..<Self.columns {
            for digit in digits { pairs[row * Self.columns + digit] = self.pairs[16] }
        }
        for digit in digits {
            for code in 0..<Self.columns { pairs[(digit + 1) * Self.columns + code] = pairs[code] }
        }
        return GlyphTable(pairs: pairs, advances: advances)
    }

    /// Every character as wide as in the system's monospaced design, 1266/2048 em [C].
    static func monospaced() -> GlyphTable {
        let advance: Int16 = 1741
        return GlyphTable(
            pairs: ContiguousArray(repeating: advance, count: pairCount),
            advances: ContiguousArray(repeating: advance, count: GlyphRanges.count))
    }
}
