// SPDX-License-Identifier: GPL-3.0-or-later

/// How texts are set at a place: what the environment says about them, and the font that follows from it. One serves all texts of a place,
/// so that none looks up its metrics again.
final class TextSetting: Sendable {
    let attributes: TextAttributes
    let context: FontContext
    /// The font of runs without wishes of their own.
    let font: TypesetFont
    let heights: LineHeights
    let grid: TextPixelGrid

    init(attributes: TextAttributes, context: FontContext) {
        self.attributes = attributes
        self.context = context
        font = TypesetFont(TextRun(""), attributes: attributes, in: context)
        heights = LineHeights(font.metrics, lineSpacing: attributes.lineSpacing)
        grid = TextPixelGrid(scale: context.displayScale)
    }

    convenience init(_ environment: EnvironmentValues) {
        let traits = environment.traits
        var attributes = traits.text
        if attributes.font == nil { attributes.font = traits.font }
        self.init(attributes: attributes, context: traits.fontContext)
    }

    /// Do texts get the same answers in both?
    func sets(like other: TextSetting) -> Bool {
        self === other || (attributes == other.attributes && context == other.context)
    }
}
