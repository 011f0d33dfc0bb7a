// SPDX-License-Identifier: GPL-3.0-or-later

extension TextLayout {
    /// The visible lines for the size the text has at a proposal, as they are drawn (L12.8).
    ///
    /// Empty for an empty text and for (0, 0). `rightToLeft` mirrors leading and trailing.
    public func lines(width: Double?, height: Double?, rightToLeft: Bool = false) -> [TextLine] {
        let size = measure(width: width, height: height)
        guard size.lineCount > 0 else { return [] }
        let room = room(width: width, height: height)
        switch content {
        case .empty: return []
        case .ascii(let text): return text.withSource(face) { lines(of: $0, in: room, size: size, rightToLeft: rightToLeft) }
        case .clusters(let text): return lines(of: text, in: room, size: size, rightToLeft: rightToLeft)
        }
    }

    private func lines<Source: ClusterSource>(
        of source: Source, in room: TextRoom, size: TextMeasurement, rightToLeft: Bool
    ) -> [TextLine] {
        let (scale, down) = (size.fontScale, max(-raise, 0))
        var lines: [TextLine] = []
        _ = typesetter(source).set(in: room.enlarged(by: 1 / scale)) { line, top, entry in
            let width = line.width * scale
            let x = attributes.alignment.offset(of: width, in: size.width, rightToLeft: rightToLeft)
            lines.append(
                TextLine(
                    string: source.string(line), x: x, width: width, y: top * scale + down, baseline: (top + entry.ascent) * scale + down,
                    height: entry.line * scale, fragments: source.fragments(line, x: x, scale: scale)))
        }
        return lines
    }
}

extension TextAlignment {
    /// The left edge of a line in a text.
    fileprivate func offset(of width: Double, in total: Double, rightToLeft: Bool) -> Double {
        switch self {
        case .center: (total - width) / 2
        case .leading: rightToLeft ? total - width : 0
        case .trailing: rightToLeft ? 0 : total - width
        }
    }
}

extension ClusterSource {
    fileprivate func string(_ line: VisibleLine) -> String {
        line.hasEllipsis ? string(line.head) + "\u{2026}" + string(line.tail) : string(line.head)
    }

    /// The pieces of the line by run. The ellipsis belongs to the piece before it, or at the start to the one after it.
    fileprivate func fragments(_ line: VisibleLine, x: Double, scale: Double) -> [TextFragment] {
        var fragments = fragments(line.head)
        let tail = self.fragments(line.tail)
        if line.hasEllipsis {
            let run = fragments.last?.run ?? tail.first?.run ?? 0
            let known = (fragments + tail).reduce(0) { $0 + $1.width }
            fragments.append(TextFragment(run: run, string: "\u{2026}", x: 0, width: line.width - known))
        }
        fragments += tail
        var position = x
        for index in fragments.indices {
            fragments[index].width *= scale
            fragments[index].x = position
            position += fragments[index].width
        }
        return fragments
    }

    private func fragments(_ range: Range<Int>) -> [TextFragment] {
        var fragments: [TextFragment] = []
        var start = range.lowerBound
        var width = 0.0
        var index = start
        while index < range.upperBound {
            width += breakClass(index) == .tab ? Tab.advance(at: width) : advance(index)
            let isLast = index + 1 == range.upperBound
            if !isLast { width += kern(after: index) }
            if isLast || run(index + 1) != run(index) {
                fragments.append(TextFragment(run: run(index), string: string(start..<index + 1), x: 0, width: width))
                start = index + 1
                width = 0
            }
            index += 1
        }
        return fragments
    }
}
