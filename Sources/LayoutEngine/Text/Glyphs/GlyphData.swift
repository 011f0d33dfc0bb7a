// SPDX-License-Identifier: GPL-3.0-or-later

/// The encoded numbers of one weight: advances in the order of `GlyphRanges`, and kerning of pairs of ASCII characters.
///
/// The advances are those of Inter, 2816 units an em. With the system's tracking they come within about two percent of the widths of
/// the system font; the vertical metrics are not from here.
struct GlyphData {
    let advances: String
    let kerning: String

    static let unitsPerEm = 2816.0
}

/// Reads numbers of two base-91 digits; line breaks between them are skipped.
struct GlyphDecoder {
    private var bytes: String.UTF8View.Iterator

    init(_ text: String) {
        bytes = text.utf8.makeIterator()
    }

    /// nil at the end.
    mutating func next() -> Int? {
        guard let high = digit(), let low = digit() else { return nil }
        return high * 91 + low
    }

    private mutating func digit() -> Int? {
        while let byte = bytes.next() {
            // The alphabet is # … [ and ] … ~: no quote, no backslash.
            if byte > 92 { return Int(byte) - 36 }
            if byte > 32 { return Int(byte) - 35 }
        }
        return nil
    }
}
