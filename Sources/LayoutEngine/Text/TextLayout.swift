// SPDX-License-Identifier: GPL-3.0-or-later

/// A text, prepared to be measured at any number of proposals (L12). It never changes, so it may be shared and remembered.
///
/// Preparing costs a pass over the characters; a measurement that needs no wrapping is then a comparison. All lengths are points.
///
///     let text = TextLayout(runs: [TextRun("Hello")], attributes: TextAttributes(), context: FontContext(displayScale: 3))
///     text.measure(width: nil, height: nil).height   // 20.333
public final class TextLayout: Sendable {
    public let runs: [TextRun]
    public let attributes: TextAttributes
    public let context: FontContext
    /// The metrics of the tallest font.
    public let metrics: FontMetrics
    let content: TextContent
    let heights: LineHeights
    public init(runs: [TextRun], attributes: TextAttributes, context: FontContext) {
        self.runs = runs
        self.attributes = attributes
        self.context = context
        // The common text has one run: nothing is made into arrays for it.
        if runs.count == 1 {
            let font = TypesetFont(runs[0], attributes: attributes, in: context)
            metrics = font.metrics
            content = TextContent(runs[0].string.inCase(attributes.textCase), face: font.face)
            heights = LineHeights(font.metrics, lineSpacing: attributes.lineSpacing)
        } else {
            let fonts = runs.map { TypesetFont($0, attributes: attributes, in: context) }
            metrics = Self.tallest(fonts, attributes: attributes, context: context)
            content = TextContent(runs, faces: fonts.map(\.face), textCase: attributes.textCase)
            heights = LineHeights(fonts, lineSpacing: attributes.lineSpacing)
        }
    }

    /// A text of one string in the font of the attributes.
    public convenience init(_ string: String, attributes: TextAttributes = TextAttributes(), context: FontContext) {
        self.init(runs: [TextRun(string)], attributes: attributes, context: context)
    }

    /// The characters that are set, after a change of case.
    public var string: String { content.string }

    /// The distances to neighbours in a vertical stack, from the tallest font (L7.4).
    public var spacing: TextSpacing { TextSpacing(metrics: metrics, displayScale: context.displayScale) }

    var grid: TextPixelGrid { TextPixelGrid(scale: context.displayScale) }

    private static func tallest(_ fonts: [TypesetFont], attributes: TextAttributes, context: FontContext) -> FontMetrics {
        guard var tallest = fonts.first?.metrics else {
            return (attributes.font ?? Font.defaultFont(for: context.platform)).metrics(in: context)
        }
        for font in fonts.dropFirst() where font.metrics.unroundedLine > tallest.unroundedLine { tallest = font.metrics }
        return tallest
    }
}
