// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts the last visible line of a text that goes on (L12.2).
struct LineTruncation<Source: ClusterSource> {
    let source: Source
    let available: Double
    let ellipsis: Double

    /// The line from `start` on, with an ellipsis where characters are left out.
    ///
    /// Spaces are taken together with the character beyond them, so none stands next to the ellipsis.
    func line(from start: Int, mode: TextTruncationMode) -> VisibleLine {
        // Where the tail is cut, nothing beyond what is shown has to be looked at.
        let end = mode == .tail ? source.count : paragraphEnd(from: start)
        var cut = LineCut(source: source, range: start..<end, room: available + TextPixelGrid.tolerance - ellipsis)
        switch mode {
        case .tail: while cut.growHead() {}
        case .head: while cut.growTail() {}
        // The next step depends on what is there only, so a little less room gives the same line.
        case .middle: while cut.headWidth <= cut.tailWidth ? cut.growHead() : cut.growTail() {}
        }
        return VisibleLine(head: cut.head, tail: cut.tail, width: cut.headWidth + cut.tailWidth + ellipsis)
    }

    /// The newline that ends the paragraph, or the end of the text.
    private func paragraphEnd(from start: Int) -> Int {
        (start..<source.count).first { source.breakClass($0) == .mandatory } ?? source.count
    }
}

/// What is kept of a line on both sides of the ellipsis.
private struct LineCut<Source: ClusterSource> {
    let source: Source
    let range: Range<Int>
    let room: Double
    private(set) var head: Range<Int>
    private(set) var tail: Range<Int>
    private(set) var headWidth = 0.0
    private(set) var tailWidth = 0.0

    init(source: Source, range: Range<Int>, room: Double) {
        self.source = source
        self.range = range
        self.room = room
        head = range.lowerBound..<range.lowerBound
        tail = range.upperBound..<range.upperBound
    }

    /// Keeps one more character at the start; false if there is none or it does not fit.
    mutating func growHead() -> Bool {
        var width = headWidth
        var index = head.upperBound
        while index < tail.lowerBound {
            let breakClass = source.breakClass(index)
            if breakClass == .mandatory { return false }
            if index > range.lowerBound { width += source.kern(after: index - 1) }
            width += breakClass == .tab ? Tab.advance(at: width) : source.advance(index)
            index += 1
            guard width + tailWidth <= room else { return false }
            guard breakClass == .space else {
                head = range.lowerBound..<index
                headWidth = width
                return true
            }
        }
        return false
    }

    /// Keeps one more character at the end; false if there is none or it does not fit.
    mutating func growTail() -> Bool {
        var width = tailWidth
        var index = tail.lowerBound
        while index > head.upperBound {
            if index < range.upperBound { width += source.kern(after: index - 1) }
            index -= 1
            let breakClass = source.breakClass(index)
            // Where a tab will stand is not known yet.
            width += breakClass == .tab ? Tab.interval : source.advance(index)
            guard headWidth + width <= room else { return false }
            guard breakClass == .space else {
                tail = index..<range.upperBound
                tailWidth = width
                return true
            }
        }
        return false
    }
}
