// SPDX-License-Identifier: GPL-3.0-or-later

/// The heights of lines of a text: of one font, or of the tallest in each line.
struct LineHeights: Sendable {
    struct Entry: Hashable, Sendable {
        /// The height where this is the first line.
        var line: Double
        /// From the line before to this one.
        var pitch: Double
        var ascent: Double
        /// The ascent as baselines are measured.
        var baseline: Double
    }

    /// By run; empty if there is only one.
    private let runs: ContiguousArray<Entry>
    /// Of all runs.
    let tallest: Entry

    init(_ metrics: FontMetrics, _ attributes: TextAttributes) {
        tallest = Entry(metrics, attributes)
        runs = []
    }

    /// `fonts` and `images` belong together: a run's font, and the image that it is.
    init(_ fonts: [TypesetFont], _ images: [InlineImage?], _ attributes: TextAttributes) {
        runs = ContiguousArray(
            zip(fonts, images).map { font, image in
                Entry(font.metrics, attributes).raised(by: (image?.ascent ?? 0) - font.metrics.ascent)
            })
        tallest = runs.reduce(Entry(line: 0, pitch: 0, ascent: 0, baseline: 0)) { $0.union($1) }
    }

    /// The heights of the line that shows some clusters of a text.
    func entry<Source: ClusterSource>(of range: Range<Int>, in source: Source) -> Entry {
        if runs.isEmpty { return tallest }
        let first = min(range.lowerBound, source.count - 1)
        guard first >= 0 else { return tallest }
        var run = source.run(first)
        var entry = runs[run]
        for index in range where source.run(index) != run {
            run = source.run(index)
            entry = entry.union(runs[run])
        }
        return entry
    }
}

extension LineHeights.Entry {
    init(_ metrics: FontMetrics, _ attributes: TextAttributes) {
        let spacing = attributes.lineSpacing > 0 && attributes.lineSpacing.isFinite ? attributes.lineSpacing : 0
        if let line = attributes.lineHeight?.points(pointSize: metrics.pointSize) {
            // What a line has more or less than its font asks for is above and below it alike.
            let more = (line - metrics.line) / 2
            self.init(line: line, pitch: line + spacing, ascent: metrics.ascent + more, baseline: metrics.firstBaseline + more)
            return
        }
        self.init(line: metrics.line, pitch: metrics.pitch + spacing, ascent: metrics.ascent, baseline: metrics.firstBaseline)
    }

    /// A line that reaches higher above its baseline; a length of 0 or less changes nothing.
    func raised(by length: Double) -> Self {
        guard length > 0, length.isFinite else { return self }
        return Self(line: line + length, pitch: pitch + length, ascent: ascent + length, baseline: baseline + length)
    }

    /// The height of a number of such lines, 0 for none (L12.7).
    func height(lines: Int) -> Double { lines > 0 ? line + Double(lines - 1) * pitch : 0 }

    /// How many such lines a height has room for, at least 1.
    func lines(fitting height: Double) -> Int {
        let more = (height + TextPixelGrid.tolerance - line) / pitch
        // Also false for NaN, which no pitch and no height give.
        guard more < 1e9 else { return .max }
        return more >= 1 ? 1 + Int(more) : 1
    }

    func union(_ other: Self) -> Self {
        Self(
            line: max(line, other.line), pitch: max(pitch, other.pitch), ascent: max(ascent, other.ascent),
            baseline: max(baseline, other.baseline))
    }
}
