// SPDX-License-Identifier: GPL-3.0-or-later

/// A text in one font of printable ASCII characters and newlines: most texts of an interface. What stacks ask of every text is known of it
/// without setting it.
struct ASCIIText: Sendable {
    let string: String
    /// The width of all of it on one line; nil if it has newlines.
    let naturalWidth: Double?
    /// Does nothing hang at its end, so that all of its width has to fit?
    let isTight: Bool

    /// nil: the string has other characters, or tracking leaves nothing of some.
    init?(_ string: String, face: ASCIIFace) {
        var string = string
        string.makeContiguousUTF8()
        guard face.isEven, let (units, newlines) = string.withASCII({ Self.scan($0, face) }) else { return nil }
        self.string = string
        isTight = string.utf8.last != 32
        naturalWidth = newlines > 0 ? nil : Double(units) * face.unit + Double(string.utf8.count) * face.tracking
    }

    /// What the characters add to a line, in font units, and how many newlines there are; nil: there are other characters than printable
    /// ASCII and newlines.
    @inline(__always)
    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ face: ASCIIFace) -> (units: Int, newlines: Int)? {
        var (units, newlines, row) = (0, 0, 0)
        for byte in bytes {
            let code = Int(byte &- 32)
            guard code < GlyphTable.printableCount else {
                guard byte == 10 else { return nil }
                newlines += 1
                continue
            }
            units &+= Int(face.pairs[row &+ code])
            row = (code &+ 1) &* GlyphTable.columns
        }
        return (units, newlines)
    }

    /// Calls the body with the characters as line breaking sees them.
    @inline(__always)
    func withSource<Result>(_ face: ASCIIFace, _ body: (ASCIISource) -> Result) -> Result {
        string.withASCII { body(ASCIISource(bytes: $0, face: face)) }
    }
}

extension String {
    /// Calls the body with the bytes, where they are.
    @inline(__always)
    func withASCII<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}

/// The characters of an `ASCIIText`, where they are: plain values, so that nothing is counted on the way.
struct ASCIISource: ClusterSource {
    let bytes: UnsafeBufferPointer<UInt8>
    let face: ASCIIFace
    private let classes = LineBreakClass.ofASCII

    var count: Int { bytes.count }

    /// Of a character that is printable or a newline: there are no others.
    @inline(__always)
    func advance(_ index: Int) -> Double {
        let code = Int(bytes[index]) &- 32
        let points = Double(code >= 0 ? face.pairs[code] : 0) * face.unit + face.tracking
        return points > 0 ? points : 0
    }

    @inline(__always)
    func kern(after index: Int) -> Double {
        guard index &+ 1 < bytes.count else { return 0 }
        let row = Int(bytes[index]) &- 31
        let code = Int(bytes[index &+ 1]) &- 32
        guard row > 0, code >= 0 else { return 0 }
        return Double(Int(face.pairs[row &* GlyphTable.columns &+ code]) &- Int(face.pairs[code])) * face.unit
    }

    @inline(__always)
    func breakClass(_ index: Int) -> LineBreakClass { classes[Int(bytes[index] & 0x7F)] }

    func run(_ index: Int) -> Int { 0 }

    func ellipsis(run: Int) -> Double { face.ellipsis }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
