// SPDX-License-Identifier: GPL-3.0-or-later

/// A text in one font of printable ASCII characters and newlines: most texts of an interface.
struct ASCIIText: ClusterSource, Sendable {
    let font: TypesetFont
    private let bytes: [UInt8]
    /// The width of all of it on one line; nil if it has newlines.
    let naturalWidth: Double?

    /// nil: the string has other characters.
    init?(_ string: String, font: TypesetFont) {
        let bytes = Array(string.utf8)
        let glyphs = font.glyphs
        var units = 0
        var previous = 0
        var isKerned = false
        var hasNewline = false
        for byte in bytes {
            if byte < 32 || byte > 126 {
                guard byte == 10 else { return nil }
                hasNewline = true
                continue
            }
            let code = Int(byte) - 32
            units += Int(glyphs.ascii[Int(byte)])
            if isKerned { units += Int(glyphs.kerning[previous + code]) }
            isKerned = true
            previous = code * 95
        }
        self.font = font
        self.bytes = bytes
        // Far below the narrowest character: no advance was raised to 0.
        let isPlain = font.tracking + 400 * font.unit >= 0
        if hasNewline {
            naturalWidth = nil
        } else if isPlain {
            naturalWidth = Double(units) * font.unit + Double(bytes.count) * font.tracking
        } else {
            naturalWidth = Self.width(bytes, font: font)
        }
    }

    private static func width(_ bytes: [UInt8], font: TypesetFont) -> Double {
        var width = 0.0
        for index in bytes.indices {
            width += font.advance(ascii: bytes[index])
            if index > 0 { width += font.kern(bytes[index - 1], bytes[index]) }
        }
        return width
    }

    var count: Int { bytes.count }

    func advance(_ index: Int) -> Double { font.advance(ascii: bytes[index]) }

    func kern(after index: Int) -> Double {
        index + 1 < bytes.count ? font.kern(bytes[index], bytes[index + 1]) : 0
    }

    func breakClass(_ index: Int) -> LineBreakClass { LineBreakClass.ascii(bytes[index]) }

    func run(_ index: Int) -> Int { 0 }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
