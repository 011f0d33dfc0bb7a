// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts the last visible line of a text that goes on (L12.2).
struct LineTruncation<Source: ClusterSource> {
    let source: Source
    let available: Double
    let ellipsis: Double

    /// The line from `start` on, with an ellipsis where characters are left out.
    func line(from start: Int, mode: TextTruncationMode) -> VisibleLine {
        let end = paragraphEnd(from: start)
        let room = max(0, available + TextPixelGrid.tolerance - ellipsis)
        switch mode {
        case .tail:
            let head = prefix(from: start, to: end, room: room)
            return VisibleLine(head: start..<head.end, tail: end..<end, width: head.width + ellipsis)
        case .head:
            let tail = suffix(from: start, to: end, room: room)
            return VisibleLine(head: start..<start, tail: tail.start..<end, width: tail.width + ellipsis)
        case .middle:
            let head = prefix(from: start, to: end, room: room / 2)
            let tail = suffix(from: head.end, to: end, room: room - head.width)
            return VisibleLine(head: start..<head.end, tail: tail.start..<end, width: head.width + tail.width + ellipsis)
        }
    }

    /// As many clusters as fit, without the spaces at their end.
    private func prefix(from start: Int, to end: Int, room: Double) -> (end: Int, width: Double) {
        var position = 0.0
        var kern = 0.0
        var content = (end: start, width: 0.0)
        for index in start..<end {
            let breakClass = source.breakClass(index)
            let advance = breakClass == .tab ? Tab.advance(at: position) : source.advance(index)
            guard position + kern + advance <= room else { break }
            position += kern + advance
            kern = source.kern(after: index)
            if breakClass != .space { content = (index + 1, position) }
        }
        return content
    }

    /// As many clusters from the end as fit, without the spaces at their start.
    private func suffix(from start: Int, to end: Int, room: Double) -> (start: Int, width: Double) {
        var position = 0.0
        var content = (start: end, width: 0.0)
        var index = end
        while index > start {
            index -= 1
            let breakClass = source.breakClass(index)
            let advance = breakClass == .tab ? Tab.interval : source.advance(index)
            let kern = index + 1 < end ? source.kern(after: index) : 0
            guard position + kern + advance <= room else { break }
            position += kern + advance
            if breakClass != .space { content = (index, position) }
        }
        return content
    }

    /// The newline that ends the paragraph, or the end of the text. Only what could be shown is searched when the tail is cut.
    private func paragraphEnd(from start: Int) -> Int {
        var index = start
        while index < source.count, source.breakClass(index) != .mandatory { index += 1 }
        return index
    }
}
