// SPDX-License-Identifier: GPL-3.0-or-later

/// With an answer of a text, the step that it stands on (see `TextSteps`).
extension TextLayout {
    func flowAnswer(_ proposal: ProposedViewSize) -> FlowAnswer {
        let natural = content.naturalWidth
        if let natural, natural > 0, natural <= proposal.width ?? .infinity { return steps.oneLine(natural) }
        let widths = steps.widths(around: proposal.width, below: natural)
        guard hasEvenLines, (proposal.width ?? 1) > 0 || (proposal.height ?? 1) > 0 else {
            let size = measure(width: proposal.width, height: proposal.height)
            return FlowAnswer(CGSize(width: size.width, height: size.height), widths: widths, heights: steps.pixel(around: proposal.height))
        }
        let room = room(width: proposal.width, height: proposal.height)
        return steps.answer(shown(in: room), in: room.width, widths: widths, height: proposal.height)
    }

    /// The widths answered to 0, nil and infinity, whatever the height; NaN where they depend on that.
    var flowWidths: FlowWidths {
        let natural = content.naturalWidth.map { grid.up($0) } ?? .nan
        return FlowWidths(minimum: 0, ideal: natural, maximum: natural)
    }

    /// The height for a height of 0 and any width above 0; NaN where it depends on the width.
    var leastHeight: Double { hasEvenLines ? steps.leastHeight : .nan }

    // MARK: lines

    /// The lines shown in a room.
    private func shown(in room: TextRoom) -> TextSteps.Shown {
        switch content {
        case .empty: TextSteps.Shown(count: 0, width: 0)
        case .ascii(let text): text.withSource(font) { typesetter($0).shown(in: room, steps) { $0.lines(in: $1) } }
        case .clusters(let text): typesetter(text).shown(in: room, steps) { _, _ in nil }
        }
    }
}

extension Typesetter {
    /// The lines of a text shown in a room.
    ///
    /// - Parameter known: all lines in a width, where they are known without setting them.
    @inline(__always)
    func shown(in room: TextRoom, _ steps: TextSteps, known: (Source, Double) -> (count: Int, width: Double)?) -> TextSteps.Shown {
        let limit = steps.limit(room.height)
        let all = allLines(in: room.width, known: known)
        if all.count <= limit { return TextSteps.Shown(count: all.count, width: all.width) }
        let width = limit == 1 ? source.cutWidth(in: room.width, truncationMode) : set(in: room).width
        return TextSteps.Shown(count: limit, width: width, isCut: true)
    }

    @inline(__always)
    func allLines(in width: Double, known: (Source, Double) -> (count: Int, width: Double)?) -> (count: Int, width: Double) {
        if let lines = known(source, width) { return lines }
        let extent = set(in: TextRoom(width: width))
        return (extent.lineCount, extent.width)
    }
}

extension ClusterSource {
    /// The width of a text of which one line is shown, and that is cut.
    func cutWidth(in room: Double, _ mode: TextTruncationMode) -> Double {
        let cut = LineTruncation(source: self, available: room, ellipsis: ellipsis(run: run(0)))
        return max(0, min(cut.line(from: 0, mode: mode).fullWidth, room))
    }
}
