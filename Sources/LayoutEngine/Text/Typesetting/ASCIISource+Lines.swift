// SPDX-License-Identifier: GPL-3.0-or-later

extension ASCIISource {
    /// How many lines a paragraph has in a room, and how wide the widest is with the spaces that end it: what most measuring is after. Every
    /// step is that of `LineFitter`, without the account of it. nil: two lines that may have to be evened out (L12.2).
    func lines(in room: Double) -> (count: Int, width: Double)? {
        if let column = column(in: room) { return column }
        let available = room + TextPixelGrid.tolerance
        let breaks = LineBreakTable.standard.rows
        var lines = 1
        var widest = 0.0
        var line = ASCIILine(start: 0)
        var mayEven = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let code = Int(byte) &- 32
            let alone = Int(face.pairs[code])
            let kern = Double(Int(face.pairs[line.row &+ code]) &- alone) * face.unit
            let points = Double(alone) * face.unit + face.tracking
            let advance = points > 0 ? points : 0
            line.row = (code &+ 1) &* GlyphTable.columns
            if code == 0 {
                line.position += kern + advance
                line.isSpaced = true
                index &+= 1
                continue
            }
            let breakClass = LineBreakClass.ascii(byte)
            if LineBreakTable.allowsBreak(between: line.last, and: breakClass, spaced: line.isSpaced, breaks) { line.markBreak(at: index) }
            let from = line.position + kern
            let to = from + advance
            if to > available, to > from, index > line.start {
                let end = line.end(at: index)
                widest = max(widest, min(end.width, room))
                if lines == 1 { mayEven = line.hasTwoSpacedBreaks }
                lines &+= 1
                index = end.index
                line = ASCIILine(start: index)
                continue
            }
            line.position = to
            line.last = breakClass
            line.isSpaced = false
            index &+= 1
        }
        widest = max(widest, min(line.position, room))
        return lines == 2 && mayEven ? nil : (lines, widest)
    }

    /// The lines of a room that is narrower than any character, each of which has a line of its own: spaces hang, but those at the start
    /// have a line. nil: the room is wider, or there are only spaces.
    func column(in room: Double) -> (count: Int, width: Double)? {
        guard room + 2 * TextPixelGrid.tolerance < face.narrowest else { return nil }
        var lines = 0
        for byte in bytes where byte != 32 { lines &+= 1 }
        guard lines > 0 else { return nil }
        return (bytes[0] == 32 ? lines + 1 : lines, room)
    }
}

/// A line while it is filled.
private struct ASCIILine {
    let start: Int
    /// The end of the last character.
    var position = 0.0
    /// Its row in `GlyphTable.pairs`.
    var row = 0
    /// The class of the last character that is not a space, and whether spaces follow.
    var last = LineBreakClass.start
    var isSpaced = false
    /// The latest place where the line may end, and its width up to there.
    private var latest = -1
    private var latestPosition = 0.0
    /// Whether spaces are before that place, and before the one ahead of it.
    private var isLatestSpaced = false
    private(set) var hasTwoSpacedBreaks = false

    @inline(__always)
    init(start: Int) { self.start = start }

    @inline(__always)
    mutating func markBreak(at index: Int) {
        hasTwoSpacedBreaks = isLatestSpaced && isSpaced
        isLatestSpaced = isSpaced
        latest = index
        latestPosition = position
    }

    /// Where the line ends if the character at an index does not fit.
    @inline(__always)
    func end(at index: Int) -> (index: Int, width: Double) { latest >= 0 ? (latest, latestPosition) : (index, position) }
}
