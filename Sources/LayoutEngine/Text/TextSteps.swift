// SPDX-License-Identifier: GPL-3.0-or-later

/// How texts of one font are set at a place, as plain values, and the steps that their answers stand on: a text's answer is a step function
/// of the proposal. (Of texts whose lines are all as high as each other: see `TextLayout.hasEvenLines`.)
struct TextSteps: Sendable {
    let face: ASCIIFace
    let line: LineHeights.Entry
    let grid: TextPixelGrid
    let maximumLines: Int
    let minimumLines: Int
    let truncationMode: TextTruncationMode
    /// Does a text that would be cut stay as large as it is, and in the case that it is written in?
    let isAsWritten: Bool
    /// The height of one line, and of the lines that are reserved.
    let leastHeight: Double

    init(_ font: TypesetFont, _ heights: LineHeights, attributes: TextAttributes, grid: TextPixelGrid) {
        face = ASCIIFace(font)
        line = heights.tallest
        self.grid = grid
        maximumLines = max(1, attributes.lineLimit ?? .max)
        minimumLines = attributes.minimumLines
        truncationMode = attributes.truncationMode
        isAsWritten = attributes.minimumScaleFactor >= 1 && attributes.textCase == nil
        leastHeight = grid.up(heights.tallest.height(lines: max(1, attributes.minimumLines)))
    }

    /// Some lines as they are shown.
    struct Shown {
        var count: Int
        /// Of the widest, with the spaces that end it.
        var width: Double
        /// Is some of the text not shown?
        var isCut = false
    }

    // MARK: answers

    /// The answer of a text that fits on one line.
    @inline(__always)
    func oneLine(_ natural: Double) -> FlowAnswer {
        FlowAnswer(
            CGSize(width: grid.up(natural), height: leastHeight), widths: FlowRange(low: natural, high: .infinity, hasNil: true),
            heights: .all)
    }

    /// The answer of a text that shows some lines in a room.
    @inline(__always)
    func answer(_ shown: Shown, in room: Double, widths: FlowRange, height: Double?) -> FlowAnswer {
        FlowAnswer(
            CGSize(width: grid.up(shown.width), height: shown.count == 1 ? leastHeight : self.height(lines: shown.count)), widths: widths,
            heights: heights(showing: shown, in: room, height))
    }

    /// How many lines there may be in a height.
    @inline(__always)
    func limit(_ height: Double?) -> Int {
        guard let height, height < .infinity else { return maximumLines }
        return min(maximumLines, line.lines(fitting: grid.up(max(0, height))))
    }

    func height(lines: Int) -> Double { grid.up(line.height(lines: max(lines, minimumLines))) }

    // MARK: ranges

    /// The widths that are the same room for lines. A text does not fit on one line in any of them.
    @inline(__always)
    func widths(around width: Double?, below natural: Double?) -> FlowRange {
        var widths = pixel(around: width)
        if let natural, widths.high >= natural { widths.high = natural.nextDown }
        widths.include(width)
        return widths
    }

    /// Lengths are rounded up to a pixel before anything is set.
    @inline(__always)
    func pixel(around length: Double?) -> FlowRange {
        guard let length, length.isFinite else { return FlowRange(only: length) }
        if length <= 0 { return FlowRange(low: -.infinity, high: 0, hasNil: false) }
        let top = grid.up(length)
        var range = FlowRange(low: max(bottom(ofPixel: top), .leastNonzeroMagnitude), high: top, hasNil: false)
        range.include(length)
        return range
    }

    /// The least length that is rounded up to a whole pixel, and a little more: a tolerance belongs to the pixel below.
    @inline(__always)
    private func bottom(ofPixel top: Double) -> Double { top - (1 - 2 * TextPixelGrid.tolerance) / grid.scale }

    /// The heights that show the same lines.
    @inline(__always)
    private func heights(showing lines: Shown, in room: Double, _ height: Double?) -> FlowRange {
        var range = FlowRange(low: low(showing: lines.count, isWide: room > 0), high: .infinity, hasNil: true)
        if lines.isCut, lines.count < maximumLines {
            // A pixel less than what shows one line more.
            range.high = grid.up(line.height(lines: lines.count + 1)) - 2 / grid.scale
            range.hasNil = false
            if range.low > range.high { range = FlowRange(only: height) }
        }
        range.include(height)
        return range
    }

    /// A height that shows so many lines, as do all above it or more.
    @inline(__always)
    private func low(showing lines: Int, isWide: Bool) -> Double {
        // One line is shown in any height, unless there is nothing at all.
        if lines == 1 { return isWide ? -.infinity : .leastNonzeroMagnitude }
        let needed = line.height(lines: lines)
        let top = grid.up(needed)
        // Where a pixel is less than the lines, they need the next one.
        return needed <= top + TextPixelGrid.tolerance ? max(bottom(ofPixel: top), .leastNonzeroMagnitude) : top + 1 / grid.scale
    }
}
