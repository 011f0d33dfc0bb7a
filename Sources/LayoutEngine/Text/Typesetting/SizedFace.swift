// SPDX-License-Identifier: GPL-3.0-or-later

/// The advances of a face at a size: small, because every text keeps one.
struct SizedFace: Sendable {
    let glyphs: GlyphTable
    let pointSize: Double
    /// Points added to every character that has tracking.
    let tracking: Double
    /// Points a font unit.
    let unit: Double

    /// - Parameter advanceFactor: how much wider the glyphs are than those of the table (`Font.Width`).
    init(glyphs: GlyphTable, pointSize: Double, advanceFactor: Double = 1, tracking: Double) {
        self.glyphs = glyphs
        self.pointSize = pointSize
        self.tracking = tracking
        unit = pointSize / GlyphData.unitsPerEm * advanceFactor
    }

    /// The advance of a printable ASCII character. Tracking never makes one negative.
    func advance(ascii byte: UInt8) -> Double { points(glyphs.advance(ascii: byte)) }

    /// What kerning adds between two characters; 0 unless both are printable ASCII.
    func kern(_ first: UInt8, _ second: UInt8) -> Double { Double(glyphs.kern(first, second)) * unit }

    /// The advance of a character that is not ASCII, nil where the face has none.
    func advance(of scalar: Unicode.Scalar) -> Double? { glyphs.advance(of: scalar).map(points) }

    var ellipsis: Double { advance(of: "\u{2026}") ?? 0 }

    private func points(_ units: Int) -> Double { max(0, Double(units) * unit + tracking) }
}
