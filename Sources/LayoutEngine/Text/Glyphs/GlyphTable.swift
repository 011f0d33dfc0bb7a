// SPDX-License-Identifier: GPL-3.0-or-later

/// Advances and kerning of a face, decoded, in font units (`GlyphData.unitsPerEm`).
final class GlyphTable: Sendable {
    /// By ASCII code; controls have 0.
    let ascii: ContiguousArray<Int32>
    /// By pair of printable ASCII characters: (first - 32) * 95 + second - 32.
    let kerning: ContiguousArray<Int16>
    /// All advances, in the order of `GlyphRanges`.
    private let advances: ContiguousArray<Int16>

    private init(ascii: ContiguousArray<Int32>, kerning: ContiguousArray<Int16>, advances: ContiguousArray<Int16>) {
        self.ascii = ascii
        self.kerning = kerning
        self.advances = advances
    }

    private convenience init(_ data: GlyphData) {
        var advances = ContiguousArray<Int16>()
        advances.reserveCapacity(1100)
        var decoder = GlyphDecoder(data.advances)
        while let advance = decoder.next() { advances.append(Int16(truncatingIfNeeded: advance)) }
        var ascii = ContiguousArray<Int32>(repeating: 0, count: 128)
        // The first range is printable ASCII.
        for offset in 0..<95 { ascii[32 + offset] = Int32(advances[offset]) }
        self.init(ascii: ascii, kerning: Self.kerning(data.kerning), advances: advances)
    }

    private static func kerning(_ text: String) -> ContiguousArray<Int16> {
        var kerning = ContiguousArray<Int16>(repeating: 0, count: 95 * 95)
        var decoder = GlyphDecoder(text)
        var index = 0
        while let distance = decoder.next(), let value = decoder.next() {
            index += distance
            kerning[index] = Int16(truncatingIfNeeded: value - 1000)
        }
        return kerning
    }

    /// The advance of a character that is not ASCII, nil where there is none.
    func advance(of scalar: Unicode.Scalar) -> Int? {
        guard let value = UInt16(exactly: scalar.value), let index = GlyphRanges.index(of: value), index < advances.count else {
            return nil
        }
        return Int(advances[index])
    }

    /// The same face with the zero's advance for every digit, and no kerning of digits.
    private func withMonospacedDigits() -> GlyphTable {
        var ascii = self.ascii
        var kerning = self.kerning
        for digit in 48...57 {
            ascii[digit] = self.ascii[48]
            for other in 0..<95 {
                kerning[(digit - 32) * 95 + other] = 0
                kerning[other * 95 + digit - 32] = 0
            }
        }
        return GlyphTable(ascii: ascii, kerning: kerning, advances: advances)
    }

    /// Every character as wide as in the system's monospaced design, 1266/2048 em [C].
    private static func fixed() -> GlyphTable {
        let advance = 1741
        var ascii = ContiguousArray<Int32>(repeating: 0, count: 128)
        for code in 32..<127 { ascii[code] = Int32(advance) }
        return GlyphTable(
            ascii: ascii, kerning: ContiguousArray(repeating: 0, count: 95 * 95),
            advances: ContiguousArray(repeating: Int16(advance), count: GlyphRanges.count))
    }

    // Each is decoded when it is first used.
    private static let regular = GlyphTable(.regular)
    private static let medium = GlyphTable(.medium)
    private static let semibold = GlyphTable(.semibold)
    private static let bold = GlyphTable(.bold)
    private static let regularDigits = regular.withMonospacedDigits()
    private static let mediumDigits = medium.withMonospacedDigits()
    private static let semiboldDigits = semibold.withMonospacedDigits()
    private static let boldDigits = bold.withMonospacedDigits()
    private static let monospaced = fixed()

    /// The face nearest to what is asked for: four weights are known, serif and rounded are as wide as the default design.
    static func face(weight: Font.Weight, design: Font.Design?, monospacedDigits: Bool) -> GlyphTable {
        if design == .monospaced { return monospaced }
        switch weight {
        case .ultraLight, .thin, .light, .regular: return monospacedDigits ? regularDigits : regular
        case .medium: return monospacedDigits ? mediumDigits : medium
        case .semibold: return monospacedDigits ? semiboldDigits : semibold
        case .bold, .heavy, .black: return monospacedDigits ? boldDigits : bold
        }
    }
}

extension GlyphRanges {
    /// For each range how many code points come before it.
    private static let starts: ContiguousArray<Int> = {
        var starts = ContiguousArray<Int>()
        var total = 0
        for range in stride(from: 0, to: bounds.count, by: 2) {
            starts.append(total)
            total += Int(bounds[range + 1]) - Int(bounds[range]) + 1
        }
        return starts
    }()

    static var count: Int { starts[starts.count - 1] + Int(bounds[bounds.count - 1]) - Int(bounds[bounds.count - 2]) + 1 }

    /// The position of a code point among all that have an advance.
    static func index(of value: UInt16) -> Int? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if value > bounds[middle * 2 + 1] { low = middle + 1 } else { high = middle }
        }
        guard low < starts.count, value >= bounds[low * 2] else { return nil }
        return starts[low] + Int(value) - Int(bounds[low * 2])
    }
}
