// SPDX-License-Identifier: GPL-3.0-or-later

/// A font with everything that setting a text in it needs. An object, as all texts in it share it.
final class TypesetFont: Sendable {
    /// With all that changes it.
    let font: Font
    let metrics: FontMetrics
    let face: SizedFace
    let ascii: ASCIIFace

    init(_ font: Font, extraTracking: Double = 0, in context: FontContext) {
        self.font = font
        metrics = font.metrics(in: context)
        let face = SizedFace(
            glyphs: GlyphTable.face(weight: metrics.weight, design: font.design, monospacedDigits: font.isMonospacedDigit),
            pointSize: metrics.pointSize, advanceFactor: font.advanceFactor,
            // Beyond these no sum of advances could stay finite.
            tracking: metrics.tracking + (extraTracking.isFinite ? max(-10_000, min(extraTracking, 10_000)) : 0))
        self.face = face
        ascii = ASCIIFace(face)
    }

    convenience init(_ run: borrowing TextRun, attributes: borrowing TextAttributes, in context: FontContext) {
        let base: Font
        switch run.base {
        case .inherited: base = attributes.font ?? Font.defaultFont(in: context)
        case .standard: base = Font.defaultFont(in: context)
        case .given(let font): base = font
        }
        let tracking = run.tracking ?? attributes.tracking ?? run.kerning ?? attributes.kerning ?? 0
        self.init(run.modifiers.inside(attributes.fontModifiers).apply(to: base), extraTracking: tracking, in: context)
    }
}
