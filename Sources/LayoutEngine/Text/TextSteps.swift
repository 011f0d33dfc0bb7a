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
    /// What is rounded up to a whole pixel is less below it; a tolerance belongs to the pixel below.
    private let pixelDepth: Double
    /// Heights up to this have no room for two lines.
    private let highestForOne: Double

    init(_ font: TypesetFont, _ heights: LineHeights, attributes: TextAttributes, grid: TextPixelGrid) {
        face = ASCIIFace(font)
        line = heights.tallest
        self.grid = grid
        maximumLines = max(1, attributes.lineLimit ?? .max)
        minimumLines = attributes.minimumLines
        truncationMode = attributes.truncationMode
        isAsWritten = attributes.minimumScaleFactor >= 1 && attributes.textCase == nil
        leastHeight = grid.up(heights.tallest.height(lines: max(1, attributes.minimumLines)))
        pixelDepth = (1 - 2 * TextPixelGrid.tolerance) / grid.scale
        highestForOne = grid.up(heights.tallest.height(lines: 2)) - 2 / grid.scale
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
        let (shownHeight, low) = heights(of: shown.count, isWide: room > 0)
        var heights = FlowRange(low: low, high: .infinity, hasNil: true)
        if shown.isCut, shown.count < maximumLines {
            // A pixel less than what shows one line more.
            heights.high = grid.up(line.height(lines: shown.count + 1)) - 2 / grid.scale
            heights.hasNil = false
            if heights.low > heights.high { heights = FlowRange(only: height) }
        }
        heights.include(height)
        return FlowAnswer(CGSize(width: grid.up(shown.width), height: shownHeight), widths: widths, heights: heights)
    }

    /// How many lines there may be in a height.
    @inline(__always)
    func limit(_ height: Double?) -> Int {
        guard let height, height < .infinity else { return maximumLines }
        return min(maximumLines, line.lines(fitting: grid.up(max(0, height))))
    }

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

    /// The least length that is rounded up to a whole pixel, and a little more.
    @inline(__always)
    private func bottom(ofPixel top: Double) -> Double { top - pixelDepth }

    /// The widths that are a room for lines: those that are rounded up to it.
    @inline(__always)
    func widths(ofRoom room: Double, below natural: Double) -> FlowRange {
        let low = room > 0 ? max(bottom(ofPixel: room), .leastNonzeroMagnitude) : -.infinity
        return FlowRange(low: low, high: room >= natural ? natural.nextDown : room, hasNil: false)
    }

    /// The heights in which one line of several is shown, of a text that may have more.
    @inline(__always)
    func heightsForOne(isWide: Bool) -> FlowRange {
        FlowRange(low: isWide ? -.infinity : .leastNonzeroMagnitude, high: highestForOne, hasNil: false)
    }

    /// As `answer`, of a text all of whose lines are shown, in whole pixels; nil where they may not all be.
    @inline(__always)
    func answer(all lines: Int, upTo width: Double, in room: Double, widths: FlowRange, height: Double?) -> FlowAnswer? {
        guard lines <= maximumLines else { return nil }
        let (shown, low) = heights(of: lines, isWide: room > 0)
        if let height, !(height >= low) { return nil }
        return FlowAnswer(
            CGSize(width: width, height: shown), widths: widths, heights: FlowRange(low: low, high: .infinity, hasNil: true))
    }

    /// How high so many lines are, and a height that shows them, as do all above it or more.
    @inline(__always)
    private func heights(of lines: Int, isWide: Bool) -> (shown: Double, low: Double) {
        // One line is shown in any height, unless there is nothing at all.
        if lines == 1 { return (leastHeight, isWide ? -.infinity : .leastNonzeroMagnitude) }
        let needed = line.height(lines: lines)
        let top = grid.up(needed)
        // Where a pixel is less than the lines, they need the next one.
        let low = needed <= top + TextPixelGrid.tolerance ? max(bottom(ofPixel: top), .leastNonzeroMagnitude) : top + 1 / grid.scale
        return (lines < minimumLines ? leastHeight : top, low)
    }
}
