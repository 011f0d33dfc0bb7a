// SPDX-License-Identifier: GPL-3.0-or-later

/// A font with everything that setting a text in it needs.
struct TypesetFont: Sendable {
    let metrics: FontMetrics
    let face: SizedFace

    init(_ font: Font, extraTracking: Double = 0, in context: FontContext) {
        metrics = font.metrics(in: context)
        face = SizedFace(
            glyphs: GlyphTable.face(weight: metrics.weight, design: font.design, monospacedDigits: font.isMonospacedDigit),
            pointSize: metrics.pointSize,
            // Beyond these no sum of advances could stay finite.
            tracking: metrics.tracking + (extraTracking.isFinite ? max(-10_000, min(extraTracking, 10_000)) : 0))
    }

    init(_ run: borrowing TextRun, attributes: borrowing TextAttributes, in context: FontContext) {
        var font = run.font ?? attributes.font ?? Font.defaultFont(for: context.platform)
        if let weight = run.weight { font.weight = weight }
        if let isBold = run.isBold { font.isBold = isBold }
        if let isItalic = run.isItalic { font.isItalic = isItalic }
        self.init(font, extraTracking: run.tracking, in: context)
    }
}
