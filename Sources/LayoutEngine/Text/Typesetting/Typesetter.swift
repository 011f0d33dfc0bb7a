// SPDX-License-Identifier: GPL-3.0-or-later

/// Sets a text into a room: breaks lines until the text, the lines or the height are used up, and cuts the last line if text is left.
struct Typesetter<Source: ClusterSource> {
    let source: Source
    let heights: LineHeights
    let truncationMode: TextTruncationMode

    /// Calls `visit` with every visible line, the top of the line and its heights.
    func set(in room: TextRoom, visit: (VisibleLine, Double, LineHeights.Entry) -> Void = { _, _, _ in }) -> TextExtent {
        var lines = LineSequence(source: source, available: room.width)
        var extent = TextExtent()
        guard var line = lines.next() else { return extent }
        var entry = heights.entry(of: line.start..<line.end, in: source)
        while true {
            let top = extent.add(entry)
            if extent.lineCount < room.maximumLines, let next = lines.next() {
                let nextEntry = heights.entry(of: next.start..<next.end, in: source)
                if extent.height + nextEntry.pitch <= room.height + TextPixelGrid.tolerance {
                    extent.width = max(extent.width, min(line.fullWidth, room.width))
                    visit(VisibleLine(line), top, entry)
                    (line, entry) = (next, nextEntry)
                    continue
                }
            }
            extent.isTruncated = hasContent(from: line.end)
            let last = extent.isTruncated ? truncated(from: line.start, room) : VisibleLine(line)
            extent.width = max(extent.width, min(last.fullWidth, room.width))
            visit(last, top, entry)
            return extent
        }
    }

    /// The width of a text of which one line is shown, and that is cut.
    func cutLine(in room: TextRoom) -> Double { max(0, min(truncated(from: 0, room).fullWidth, room.width)) }

    private func truncated(from start: Int, _ room: TextRoom) -> VisibleLine {
        let ellipsis = source.ellipsis(run: source.run(min(start, source.count - 1)))
        return LineTruncation(source: source, available: room.width, ellipsis: ellipsis).line(from: start, mode: truncationMode)
    }

    /// Whether anything but spaces and newlines is left: otherwise nothing is missing.
    private func hasContent(from start: Int) -> Bool {
        (start..<source.count).contains { source.breakClass($0) != .space && source.breakClass($0) != .mandatory }
    }
}
