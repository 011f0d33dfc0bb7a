// SPDX-License-Identifier: GPL-3.0-or-later

/// A font with everything that setting a text in it needs.
struct TypesetFont: Sendable {
    let font: Font
    let metrics: FontMetrics
    let glyphs: GlyphTable
    /// Points a font unit.
    let unit: Double
    /// Points added to every character that has tracking.
    let tracking: Double

    init(_ font: Font, extraTracking: Double = 0, in context: FontContext) {
        self.font = font
        metrics = font.metrics(in: context)
        glyphs = GlyphTable.face(weight: metrics.weight, design: font.design, monospacedDigits: font.isMonospacedDigit)
        unit = metrics.pointSize / GlyphData.unitsPerEm
        tracking = metrics.tracking + (extraTracking.isFinite ? max(-10_000, min(extraTracking, 10_000)) : 0)
    }

    init(_ run: TextRun, attributes: TextAttributes, in context: FontContext) {
        var font = run.font ?? attributes.font ?? Font.defaultFont(for: context.platform)
        if let weight = run.weight { font.weight = weight }
        if let isBold = run.isBold { font.isBold = isBold }
        if let isItalic = run.isItalic { font.isItalic = isItalic }
        self.init(font, extraTracking: run.tracking, in: context)
    }

    /// The advance of a printable ASCII character. Tracking never makes one negative.
    func advance(ascii byte: UInt8) -> Double {
        max(0, Double(glyphs.ascii[Int(byte & 0x7F)]) * unit + tracking)
    }

    /// What kerning adds between two printable ASCII characters.
    func kern(_ first: UInt8, _ second: UInt8) -> Double {
        guard first >= 32, first < 127, second >= 32, second < 127 else { return 0 }
        return Double(glyphs.kerning[(Int(first) - 32) * 95 + Int(second) - 32]) * unit
    }

    var ellipsis: Double { max(0, Double(glyphs.advance(of: "\u{2026}") ?? 2500) * unit + tracking) }
}
