// SPDX-License-Identifier: GPL-3.0-or-later

extension ASCIISource {
    /// How many lines a paragraph has in a room, and how wide the widest is with the spaces that end it: what most measuring is after. Every
    /// step is that of `LineFitter`, without the account of it. nil: two lines, which may have to be evened out (L12.2).
    func lines(in room: Double) -> (count: Int, width: Double)? {
        let available = room + TextPixelGrid.tolerance
        var lines = 0
        var widest = 0.0
        var start = 0
        while start < bytes.count {
            let line = line(from: start, available)
            lines += 1
            widest = max(widest, min(line.width, room))
            start = line.end
        }
        return lines == 2 ? nil : (lines, widest)
    }

    @inline(__always)
    private func line(from start: Int, _ available: Double) -> (end: Int, width: Double) {
        let table = LineBreakTable.standard
        var position = 0.0
        // The row of the character before, in `pairs`.
        var row = 0
        var last = LineBreakClass.start
        var isSpaced = false
        // The latest place where the line may end, and its width up to there.
        var latest = -1
        var latestPosition = 0.0
        for index in start..<bytes.count {
            let byte = bytes[index]
            let code = Int(byte) &- 32
            let alone = Int(pairs[code])
            let kern = Double(Int(pairs[row &+ code]) &- alone) * unit
            let points = Double(alone) * unit + tracking
            let advance = points > 0 ? points : 0
            row = (code &+ 1) &* GlyphTable.columns
            if code == 0 {
                position += kern + advance
                isSpaced = true
                continue
            }
            let breakClass = LineBreakClass.ascii(byte)
            if table.allowsBreak(between: last, and: breakClass, spaced: isSpaced) {
                latest = index
                latestPosition = position
            }
            let from = position + kern
            let to = from + advance
            if to > available, to > from, index > start {
                return latest >= 0 ? (latest, latestPosition) : (index, position)
            }
            position = to
            last = breakClass
            isSpaced = false
        }
        return (bytes.count, position)
    }
}
