// SPDX-License-Identifier: GPL-3.0-or-later

/// A text in one font of printable ASCII characters and newlines: most texts of an interface.
struct ASCIIText: ClusterSource, Sendable {
    private let bytes: [UInt8]
    let face: SizedFace
    /// The width of all of it on one line; nil if it has newlines.
    let naturalWidth: Double?
    /// How many lines it has at a width of 0, where every character takes its own: spaces hang, but those at the start have a line. nil if
    /// newlines or characters without a width make that another number.
    let columnCount: Int?

    /// nil: the string has other characters.
    init?(_ string: String, face: SizedFace) {
        let bytes = Array(string.utf8)
        let pairs = face.glyphs.pairs
        var units = 0
        var row = 0
        var spaces = 0
        var newlines = 0
        for byte in bytes {
            let code = byte &- 32
            guard code < 95 else {
                guard byte == 10 else { return nil }
                newlines += 1
                continue
            }
            units += Int(pairs[row + Int(code)])
            row = (Int(code) + 1) * GlyphTable.columns
            if code == 0 { spaces += 1 }
        }
        self.bytes = bytes
        self.face = face
        // Far below the narrowest character: no advance was raised to 0.
        if newlines > 0 || face.tracking + 400 * face.unit <= 0 {
            naturalWidth = newlines > 0 ? nil : Self.width(bytes, face: face)
            columnCount = nil
        } else {
            naturalWidth = Double(units) * face.unit + Double(bytes.count) * face.tracking
            columnCount = bytes.count - spaces + (bytes.first == 32 ? 1 : 0)
        }
    }

    private static func width(_ bytes: [UInt8], face: SizedFace) -> Double {
        var width = 0.0
        for index in bytes.indices {
            width += face.advance(ascii: bytes[index])
            if index > 0 { width += face.kern(bytes[index - 1], bytes[index]) }
        }
        return max(0, width)
    }

    var count: Int { bytes.count }

    func advance(_ index: Int) -> Double { face.advance(ascii: bytes[index]) }

    func kern(after index: Int) -> Double {
        index + 1 < bytes.count ? face.kern(bytes[index], bytes[index + 1]) : 0
    }

    func breakClass(_ index: Int) -> LineBreakClass { LineBreakClass.ascii(bytes[index]) }

    func run(_ index: Int) -> Int { 0 }

    func ellipsis(run: Int) -> Double { face.ellipsis }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
