// SPDX-License-Identifier: GPL-3.0-or-later

/// A text's answer is a step function of the proposal: with an answer, the step that it stands on.
extension TextLayout {
    func flowAnswer(_ proposal: ProposedViewSize) -> FlowAnswer {
        let natural = content.naturalWidth
        if let natural, natural > 0, natural <= proposal.width ?? .infinity {
            // One line, however much room.
            return FlowAnswer(
                CGSize(width: grid.up(natural), height: height(lines: 1)),
                widths: FlowRange(low: natural, high: .infinity, hasNil: true), heights: .all)
        }
        var widths = pixel(around: proposal.width)
        if let natural, widths.high >= natural { widths.high = natural.nextDown }
        widths.include(proposal.width)
        guard hasEvenLines, (proposal.width ?? 1) > 0 || (proposal.height ?? 1) > 0 else {
            let size = measure(width: proposal.width, height: proposal.height)
            return FlowAnswer(CGSize(width: size.width, height: size.height), widths: widths, heights: pixel(around: proposal.height))
        }
        let room = room(width: proposal.width, height: proposal.height)
        let lines = evenLines(in: room)
        return FlowAnswer(
            CGSize(width: grid.up(lines.width), height: height(lines: lines.count)), widths: widths,
            heights: heights(showing: lines, in: room, proposal.height))
    }

    /// The widths answered to 0, nil and infinity, whatever the height; NaN where they depend on that.
    var flowWidths: FlowWidths {
        let natural = content.naturalWidth.map { grid.up($0) } ?? .nan
        return FlowWidths(minimum: 0, ideal: natural, maximum: natural)
    }

    /// The height for a height of 0 and any width above 0; NaN where it depends on the width.
    var leastHeight: Double { hasEvenLines ? height(lines: 1) : .nan }

    // MARK: lines

    private func height(lines: Int) -> Double { grid.up(tallest.height(lines: max(lines, setting.attributes.minimumLines))) }

    /// The lines shown in a room.
    private func evenLines(in room: TextRoom) -> (count: Int, width: Double, isCut: Bool) {
        let limit = min(room.maximumLines, tallest.lines(fitting: room.height))
        if limit == 1, isLongerThanALine(in: room.width) { return (1, cutWidth(room), true) }
        let all = lines(in: room.width)
        if all.count <= limit { return (all.count, all.width, false) }
        return (limit, limit == 1 ? cutWidth(room) : extent(in: room).width, true)
    }

    /// Known without setting it.
    private func isLongerThanALine(in room: Double) -> Bool {
        guard case .ascii(let text) = content, text.isTight, let natural = text.naturalWidth else { return false }
        return natural > room + 3 * TextPixelGrid.tolerance
    }

    /// All lines in a width.
    private func lines(in width: Double) -> (count: Int, width: Double) {
        if case .ascii(let text) = content {
            if let column = text.column, width + TextPixelGrid.tolerance < column.limit {
                return (Int(column.count), min(column.width, width))
            }
            if let lines = text.withSource(font, { $0.lines(in: width) }) { return lines }
        }
        let extent = extent(in: TextRoom(width: width))
        return (extent.lineCount, extent.width)
    }

    /// The width of a text of which one line is shown, and that is cut.
    private func cutWidth(_ room: TextRoom) -> Double {
        switch content {
        case .empty: 0
        case .ascii(let text): text.withSource(font) { typesetter($0).cutWidth(room) }
        case .clusters(let text): typesetter(text).cutWidth(room)
        }
    }

    private func extent(in room: TextRoom) -> TextExtent {
        switch content {
        case .empty: TextExtent()
        case .ascii(let text): text.withSource(font) { typesetter($0).set(in: room) }
        case .clusters(let text): typesetter(text).set(in: room)
        }
    }

    // MARK: steps

    /// Lengths are rounded up to a pixel before anything is set.
    private func pixel(around length: Double?) -> FlowRange {
        guard let length, length.isFinite else { return FlowRange(only: length) }
        if length <= 0 { return FlowRange(low: -.infinity, high: 0, hasNil: false) }
        let top = grid.up(length)
        var range = FlowRange(low: max(bottom(ofPixel: top), .leastNonzeroMagnitude), high: top, hasNil: false)
        range.include(length)
        return range
    }

    /// The least length that is rounded up to a whole pixel, and a little more: a tolerance belongs to the pixel below.
    private func bottom(ofPixel top: Double) -> Double { top - (1 - 2 * TextPixelGrid.tolerance) / grid.scale }

    /// The heights that show the same lines.
    private func heights(showing lines: (count: Int, width: Double, isCut: Bool), in room: TextRoom, _ height: Double?) -> FlowRange {
        var range = FlowRange(low: low(showing: lines.count, isWide: room.width > 0), high: .infinity, hasNil: true)
        if lines.isCut, lines.count < room.maximumLines {
            // A pixel less than what shows one line more.
            range.high = grid.up(tallest.height(lines: lines.count + 1)) - 2 / grid.scale
            range.hasNil = false
            if range.low > range.high { range = FlowRange(only: height) }
        }
        range.include(height)
        return range
    }

    /// A height that shows so many lines, as do all above it or more.
    private func low(showing lines: Int, isWide: Bool) -> Double {
        // One line is shown in any height, unless there is nothing at all.
        if lines == 1 { return isWide ? -.infinity : .leastNonzeroMagnitude }
        let needed = tallest.height(lines: lines)
        let top = grid.up(needed)
        // Where a pixel is less than the lines, they need the next one.
        return needed <= top + TextPixelGrid.tolerance ? max(bottom(ofPixel: top), .leastNonzeroMagnitude) : top + 1 / grid.scale
    }
}

extension Typesetter {
    /// The width of the first line, if it is the only one and cut.
    fileprivate func cutWidth(_ room: TextRoom) -> Double {
        let cut = LineTruncation(source: source, available: room.width, ellipsis: source.ellipsis(run: source.run(0)))
        return max(0, min(cut.line(from: 0, mode: truncationMode).fullWidth, room.width))
    }
}
