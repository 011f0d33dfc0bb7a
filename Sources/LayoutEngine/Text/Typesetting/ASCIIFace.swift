// SPDX-License-Identifier: GPL-3.0-or-later

/// What setting printable ASCII in a font needs, as plain values. Valid as long as the font is retained.
/// Sendable, as nothing ever writes to what its pointer points at.
struct ASCIIFace: @unchecked Sendable {
    /// What a character adds to a line: see `GlyphTable.pairs`.
    let pairs: UnsafePointer<Int16>
    /// Points a font unit.
    let unit: Double
    let tracking: Double
    /// The width of "…".
    let ellipsis: Double
    /// No character but the space is narrower.
    let narrowest: Double
    /// No two characters, but for spaces, are narrower together; 0 where one may add nothing to a line.
    let narrowestPair: Double
    /// Is every advance that of the table, with tracking? (None is ever below 0.)
    let isEven: Bool

    init(_ face: SizedFace) {
        pairs = face.glyphs.pairs
        unit = face.unit
        tracking = face.tracking
        ellipsis = face.ellipsis
        // Far below the narrowest character.
        isEven = face.tracking + 400 * face.unit > 0
        let (alone, added) = face.glyphs.narrowest
        narrowest = max(0, Double(alone) * face.unit + face.tracking)
        let second = Double(added) * face.unit + face.tracking
        narrowestPair = second > 0 ? narrowest + second : 0
    }
}
