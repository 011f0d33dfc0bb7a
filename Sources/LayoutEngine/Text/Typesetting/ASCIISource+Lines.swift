// SPDX-License-Identifier: GPL-3.0-or-later

extension ASCIISource {
    /// How many lines a paragraph has in a room, and how wide the widest is with the spaces that end it: what most measuring is after. Every
    /// step is that of `LineFitter`, without the account of it. nil: two lines that may have to be evened out (L12.2).
    func lines(in room: Double) -> (count: Int, width: Double)? {
        if let column = column(in: room) { return column }
        guard let characters = bytes.baseAddress else { return nil }
        let classes = LineBreakClass.ofASCII
        let available = room + TextPixelGrid.tolerance
        var full = FullLines(room: room)
        var line = ASCIILine(start: 0)
        var index = 0
        while index < bytes.count {
            let byte = characters[index]
            let end = line.end(with: Int(byte) &- 32, face)
            let breakClass = classes[Int(byte)]
            if breakClass == .space {
                line.position = end.after
                line.isSpaced = true
                index &+= 1
                continue
            }
            // Between letters a line seldom ends.
            if breakClass.rawValue | line.last.rawValue != 0 || line.isSpaced { line.markBreak(at: index, before: breakClass) }
            if end.after > available, end.after > end.before, index > line.start {
                full.add(line)
                if line.latest >= 0 {
                    index = line.latest
                    line = ASCIILine(start: index)
                    continue
                }
                // The character is the first of the next line.
                line = ASCIILine(start: index)
                _ = line.end(with: Int(byte) &- 32, face)
                line.position = end.advance
            } else {
                line.position = end.after
            }
            line.last = breakClass
            line.isSpaced = false
            index &+= 1
        }
        return full.count == 1 && full.mayEven ? nil : (full.count + 1, max(full.widest, min(line.position, room)))
    }

    /// The lines of a room where no two characters fit on one, so that each has its own: spaces hang. nil: some may fit, or spaces come
    /// first, which have a line too.
    func column(in room: Double) -> (count: Int, width: Double)? {
        guard room + 2 * TextPixelGrid.tolerance < face.narrowestPair, bytes.first != 32 else { return nil }
        var lines = 0
        for byte in bytes where byte != 32 { lines &+= 1 }
        // Each of them is wider than that.
        if room < face.narrowest { return (lines, room) }
        var widest = 0.0
        var line = ASCIILine(start: 0)
        for byte in bytes {
            if byte != 32 {
                widest = max(widest, line.position)
                line = ASCIILine(start: 0)
            }
            line.position = line.end(with: Int(byte) &- 32, face).after
        }
        return (lines, min(max(widest, line.position), room))
    }
}

/// The lines that are filled.
private struct FullLines {
    let room: Double
    private(set) var count = 0
    private(set) var widest = 0.0
    /// Could a second line be evened out with the first?
    private(set) var mayEven = false

    /// The line ends at the latest place where it may, or where it is.
    @inline(__always)
    mutating func add(_ line: ASCIILine) {
        if count == 0 { mayEven = line.hasTwoSpacedBreaks }
        count &+= 1
        widest = max(widest, min(line.latest >= 0 ? line.latestPosition : line.position, room))
    }
}

/// A line while it is filled.
private struct ASCIILine {
    let start: Int
    /// The end of the last character.
    var position = 0.0
    /// Its row in `GlyphTable.pairs`.
    private var row = 0
    /// The class of the last character that is not a space, and whether spaces follow.
    var last = LineBreakClass.start
    var isSpaced = false
    /// The latest place where the line may end, and its width up to there; -1: there is none.
    private(set) var latest = -1
    private(set) var latestPosition = 0.0
    /// Whether spaces are before that place, and before the one ahead of it.
    private var isLatestSpaced = false
    private(set) var hasTwoSpacedBreaks = false

    @inline(__always)
    init(start: Int) { self.start = start }

    /// Where the next character begins and ends, and how wide it is itself.
    @inline(__always)
    mutating func end(with code: Int, _ face: ASCIIFace) -> (before: Double, after: Double, advance: Double) {
        let alone = Int(face.pairs[code])
        let kern = Double(Int(face.pairs[row &+ code]) &- alone) * face.unit
        let points = Double(alone) * face.unit + face.tracking
        row = (code &+ 1) &* GlyphTable.columns
        let advance = points > 0 ? points : 0
        // As `LineInProgress` adds: a space's kerning and advance first.
        if code == 0 { return (position, position + (kern + advance), advance) }
        let before = position + kern
        return (before, before + advance, advance)
    }

    /// Notes whether the line may end before a character.
    @inline(__always)
    mutating func markBreak(at index: Int, before next: LineBreakClass) {
        if last == .start, !isSpaced { return }
        guard LineBreakTable.standard.allowsBreak(between: last, and: next, spaced: isSpaced) else { return }
        hasTwoSpacedBreaks = isLatestSpaced && isSpaced
        isLatestSpaced = isSpaced
        latest = index
        latestPosition = position
    }
}
