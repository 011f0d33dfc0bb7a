// SPDX-License-Identifier: GPL-3.0-or-later

/// A text in one font of printable ASCII characters and newlines: most texts of an interface. What stacks ask of every text is known of it
/// without setting it.
struct ASCIIText: Sendable {
    let string: String
    /// The width of all of it on one line; nil if it has newlines.
    let naturalWidth: Double?
    /// How it is set where every character has a line of its own; nil if newlines or characters without a width make that another thing.
    let column: Column?
    /// Does nothing hang at its end, so that all of its width has to fit?
    let isTight: Bool

    /// One character a line: spaces hang, but those at the start have a line.
    struct Column: Sendable {
        let count: Int32
        /// From this width on two characters would fit on a line.
        let limit: Double
        /// The widest line, with the spaces that end it.
        let width: Double
    }

    /// nil: the string has other characters.
    init?(_ string: String, face: SizedFace) {
        var string = string
        let scan = string.withUTF8 { bytes in
            face.glyphs.pairs.withUnsafeBufferPointer { ASCIIScan(bytes, pairs: $0, face: face) }
        }
        guard let scan else { return nil }
        self.string = string
        isTight = string.utf8.last != 32
        // Far below the narrowest character: no advance was raised to 0.
        if scan.newlines > 0 || face.tracking + 400 * face.unit <= 0 {
            naturalWidth = scan.newlines > 0 ? nil : Self.width(string, face: face)
            column = nil
        } else {
            naturalWidth = Double(scan.units) * face.unit + Double(scan.count) * face.tracking
            column = Column(count: scan.lines, limit: scan.limit, width: scan.widest)
        }
    }

    private static func width(_ string: String, face: SizedFace) -> Double {
        var width = 0.0
        var last: UInt8?
        for byte in string.utf8 {
            width += face.advance(ascii: byte)
            if let last { width += face.kern(last, byte) }
            last = byte
        }
        return max(0, width)
    }

    /// Calls the body with the characters as line breaking sees them.
    @inline(__always)
    func withSource<Result>(_ font: TypesetFont, _ body: (ASCIISource) -> Result) -> Result {
        var copy = string
        return copy.withUTF8 { bytes in
            font.face.glyphs.pairs.withUnsafeBufferPointer { pairs in
                body(ASCIISource(bytes: bytes, pairs: pairs, unit: font.face.unit, tracking: font.face.tracking, ellipsis: font.ellipsis))
            }
        }
    }
}

/// One pass over the characters, adding up as lines do: every sum is the one that setting the text would give.
private struct ASCIIScan {
    private(set) var units = 0
    private(set) var newlines = 0
    private(set) var lines: Int32 = 0
    private(set) var limit = Double.infinity
    private(set) var widest = 0.0
    let count: Int

    /// nil: there are other characters.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, pairs: UnsafeBufferPointer<Int16>, face: SizedFace) {
        count = bytes.count
        let unit = face.unit
        let tracking = face.tracking
        var row = 0
        // The end of the line so far: of one character and the spaces after it.
        var position = 0.0
        for byte in bytes {
            let code = Int(byte &- 32)
            guard code < GlyphTable.printableCount else {
                guard byte == 10 else { return nil }
                newlines += 1
                continue
            }
            let both = Int(pairs[row &+ code])
            let alone = Int(pairs[code])
            units &+= both
            let points = Double(alone) * unit + tracking
            let advance = points > 0 ? points : 0
            let kern = Double(both &- alone) * unit
            if code == 0 {
                position += kern + advance
                if row == 0 { lines = 1 }
            } else {
                if row > 0 {
                    let end = position + kern + advance
                    if end < limit { limit = end }
                    if position > widest { widest = position }
                }
                position = advance
                lines &+= 1
            }
            row = (code &+ 1) &* GlyphTable.columns
        }
        widest = max(widest, position)
    }
}

/// The characters of an `ASCIIText`, where they are: plain values, so that nothing is counted on the way.
struct ASCIISource: ClusterSource {
    let bytes: UnsafeBufferPointer<UInt8>
    /// What a character adds to a line: see `GlyphTable.pairs`.
    let pairs: UnsafeBufferPointer<Int16>
    let unit: Double
    let tracking: Double
    let ellipsis: Double

    var count: Int { bytes.count }

    /// Of a character that is printable or a newline: there are no others.
    @inline(__always)
    func advance(_ index: Int) -> Double {
        let code = Int(bytes[index]) - 32
        return max(0, Double(code >= 0 ? pairs[code] : 0) * unit + tracking)
    }

    @inline(__always)
    func kern(after index: Int) -> Double {
        guard index + 1 < bytes.count else { return 0 }
        let row = Int(bytes[index]) - 31
        let code = Int(bytes[index + 1]) - 32
        guard row > 0, code >= 0 else { return 0 }
        return Double(Int(pairs[row * GlyphTable.columns + code]) - Int(pairs[code])) * unit
    }

    @inline(__always)
    func breakClass(_ index: Int) -> LineBreakClass { LineBreakClass.ascii(bytes[index]) }

    func run(_ index: Int) -> Int { 0 }

    func ellipsis(run: Int) -> Double { ellipsis }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
