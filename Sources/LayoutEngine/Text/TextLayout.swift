// SPDX-License-Identifier: GPL-3.0-or-later

/// A text, prepared to be measured at any number of proposals (L12). It never changes, so it may be shared and remembered.
///
/// Preparing costs a pass over the characters; a measurement that needs no wrapping is then a comparison. All lengths are points.
///
///     let text = TextLayout(runs: [TextRun("Hello")], attributes: TextAttributes(), context: FontContext(displayScale: 3))
///     text.measure(width: nil, height: nil).height   // 20.333
public final class TextLayout: Sendable {
    /// The pieces as they were given.
    public let runs: [TextRun]
    let setting: TextSetting
    /// The fonts of a text that says itself how it is set; nil: that of the setting.
    private let own: OwnFonts?
    let content: TextContent

    private final class OwnFonts: Sendable {
        /// Of the tallest run.
        let metrics: FontMetrics
        /// Of the first run.
        let font: TypesetFont
        let heights: LineHeights

        init(metrics: FontMetrics, font: TypesetFont, heights: LineHeights) {
            (self.metrics, self.font, self.heights) = (metrics, font, heights)
        }
    }

    /// Prepares a text of pieces.
    public convenience init(runs: [TextRun], attributes: TextAttributes, context: FontContext) {
        self.init(runs: runs, setting: TextSetting(attributes: attributes, context: context))
    }

    init(runs: [TextRun], setting: TextSetting) {
        self.runs = runs
        self.setting = setting
        let only = runs.count == 1 ? runs.first : nil
        if let only, only.isWithoutWishes {
            // The common text: it shares all with its neighbours.
            own = nil
            content = TextContent(only.string.inCase(setting.attributes.textCase), font: setting.font)
        } else if let only, only.image == nil {
            let font = TypesetFont(only, attributes: setting.attributes, in: setting.context)
            own = OwnFonts(metrics: font.metrics, font: font, heights: LineHeights(font.metrics, setting.attributes))
            content = TextContent(only.string.inCase(setting.attributes.textCase), font: font)
        } else {
            let attributes = setting.attributes
            let fonts = runs.map { TypesetFont($0, attributes: attributes, in: setting.context) }
            own = OwnFonts(
                metrics: fonts.map(\.metrics).max { $0.unroundedLine < $1.unroundedLine } ?? setting.font.metrics,
                font: fonts.first ?? setting.font, heights: LineHeights(fonts, runs.map(\.image), attributes))
            content = TextContent(
                runs, faces: fonts.map(\.face), textCase: attributes.textCase,
                imageWidths: zip(runs, fonts).map { $0.image?.width(in: $1.metrics, displayScale: setting.context.displayScale) })
        }
    }

    /// A text of one string in the font of the attributes.
    public convenience init(_ string: String, attributes: TextAttributes = TextAttributes(), context: FontContext) {
        self.init(runs: [TextRun(string)], attributes: attributes, context: context)
    }

    /// How it is set.
    public var attributes: TextAttributes { setting.attributes }
    /// For which reader and screen.
    public var context: FontContext { setting.context }
    /// The metrics of the tallest font.
    public var metrics: FontMetrics { own?.metrics ?? setting.font.metrics }
    var heights: LineHeights { own?.heights ?? setting.heights }
    /// Of the first run.
    var face: ASCIIFace { own?.font.ascii ?? setting.font.ascii }
    var grid: TextPixelGrid { setting.grid }

    /// The fonts of the runs as they are set, with their metrics before any shrinking.
    package var runFonts: [(font: Font, metrics: FontMetrics)] {
        runs.map { run in
            if run.isWithoutWishes { return (setting.font.font, setting.font.metrics) }
            let typeset = TypesetFont(run, attributes: setting.attributes, in: setting.context)
            return (typeset.font, typeset.metrics)
        }
    }

    /// The characters that are set, after a change of case.
    public var string: String { content.string }

    /// The distances to neighbours in a vertical stack, from the tallest font (L7.4).
    package var spacing: TextSpacing { TextSpacing(metrics: metrics, displayScale: context.displayScale) }

    /// How far all of the text stands above its baseline (L12.13).
    var raise: Double {
        guard own != nil, let first = runs.first?.baselineOffset else { return 0 }
        return runs.allSatisfy { $0.baselineOffset == first } ? first : 0
    }
}
