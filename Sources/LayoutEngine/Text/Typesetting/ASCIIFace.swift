// SPDX-License-Identifier: GPL-3.0-or-later

/// What setting printable ASCII in a font needs, as plain values. Good as long as somebody holds the font.
struct ASCIIFace: @unchecked Sendable {
    /// What a character adds to a line: see `GlyphTable.pairs`.
    let pairs: UnsafePointer<Int16>
    /// Points a font unit.
    let unit: Double
    let tracking: Double
    /// The width of "…".
    let ellipsis: Double
    /// No character but the space is narrower, and none adds nothing to a line; 0 where that is not known.
    let narrowest: Double
    /// Is every advance that of the table, with tracking? (None is ever below 0.)
    let isEven: Bool

    init(_ font: TypesetFont) {
        let face = font.face
        pairs = face.glyphs.pairs
        unit = face.unit
        tracking = face.tracking
        ellipsis = font.ellipsis
        // Far below the narrowest character.
        isEven = face.tracking + 400 * face.unit > 0
        let narrowest = face.glyphs.narrowest
        let adds = Double(narrowest.added) * face.unit + face.tracking > 0
        self.narrowest = adds ? max(0, Double(narrowest.alone) * face.unit + face.tracking) : 0
    }
}
