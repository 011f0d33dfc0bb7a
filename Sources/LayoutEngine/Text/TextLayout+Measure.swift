// SPDX-License-Identifier: GPL-3.0-or-later

extension TextLayout {
    /// The size of the text for a proposal (L12.1 to L12.7).
    ///
    /// nil, infinity and NaN leave an axis unconstrained; a negative length counts as 0. (0, 0) gives (0, 0); a width of 0 alone gives
    /// one character a line. An empty text is 0 × 14, or as high as the lines that are reserved. A proposal between another one and the size
    /// that one gave gives that size again (L12.5).
    public func measure(width: Double?, height: Double?) -> TextMeasurement {
        if Self.isNothing(width, height) { return .zero }
        // Nothing wraps: the most frequent answer is not set at all.
        if let natural = content.naturalWidth, natural <= width ?? .infinity {
            return measurement(lines: 1, width: natural, isTruncated: false)
        }
        return measure(in: room(width: width, height: height))
    }

    /// The size where nothing is constrained.
    public var idealMeasurement: TextMeasurement { measure(width: nil, height: nil) }

    private func measure(in room: TextRoom) -> TextMeasurement {
        switch content {
        case .empty: measurement(of: .empty, fontScale: 1)
        case .ascii(let text):
            text.withSource(face) { paragraphMeasurement(of: $0, in: room) ?? measure(typesetter($0), in: room) }
        case .clusters(let text): measure(typesetter(text), in: room)
        }
    }

    private func measure<Source: ClusterSource>(_ typesetter: Typesetter<Source>, in room: TextRoom) -> TextMeasurement {
        let (extent, fontScale) = typesetter.setShrinking(in: room, minimumScaleFactor: attributes.minimumScaleFactor)
        return measurement(of: extent, fontScale: fontScale)
    }

    /// A paragraph in a room so narrow that its lines need only be counted, or one whose first line is cut; nil where it has to be set.
    private func paragraphMeasurement(of text: ASCIISource, in room: TextRoom) -> TextMeasurement? {
        guard content.naturalWidth != nil, attributes.minimumScaleFactor >= 1 || string.utf8.count > 1 else { return nil }
        let mostLines = min(room.maximumLines, heights.tallest.lines(fitting: room.height))
        // What is cut is shrunk first, where it may be.
        if mostLines == 1, attributes.minimumScaleFactor >= 1, isLongerThanALine(room.width) {
            let width = typesetter(text).cutLine(in: room)
            return measurement(lines: 1, width: width, isTruncated: true)
        }
        guard let (lines, width) = text.column(in: room.width) else { return nil }
        // Where the last line is cut its width is another, unless there is no room at all.
        if lines > mostLines, room.width > 0 || attributes.minimumScaleFactor < 1 { return nil }
        return measurement(lines: min(lines, mostLines), width: width, isTruncated: lines > mostLines)
    }

    /// Is it known, without setting the text, that it has more than one line?
    private func isLongerThanALine(_ room: Double) -> Bool {
        // One character is a line however narrow the room is.
        guard case .ascii(let text) = content, text.isTight, string.utf8.count > 1, let natural = text.naturalWidth else { return false }
        return natural > room + 3 * TextPixelGrid.tolerance
    }

    private func measurement(lines: Int, width: Double, isTruncated: Bool) -> TextMeasurement {
        let heights = heights.tallest
        let extent = TextExtent(
            width: width, height: heights.height(lines: lines), firstBaseline: heights.baseline,
            lastBaseline: heights.baseline + Double(lines - 1) * heights.pitch, lineCount: lines, isTruncated: isTruncated)
        return measurement(of: extent, fontScale: 1)
    }

    func room(width: Double?, height: Double?) -> TextRoom {
        TextRoom(width: width, height: height.map { $0 - abs(raise) }, maximumLines: setting.attributes.lineLimit, grid: grid)
    }

    func typesetter<Source: ClusterSource>(_ source: Source) -> Typesetter<Source> {
        Typesetter(source: source, heights: heights, truncationMode: attributes.truncationMode)
    }

    /// Only (0, 0) makes a text vanish.
    private static func isNothing(_ width: Double?, _ height: Double?) -> Bool {
        guard let width, let height else { return false }
        return width <= 0 && height <= 0
    }

    /// Rounds to pixels and adds reserved lines.
    private func measurement(of extent: TextExtent, fontScale: Double) -> TextMeasurement {
        let height = max(extent.height * fontScale, heights.tallest.height(lines: attributes.minimumLines)) + abs(raise)
        // A baseline is rounded at its own size, then the lines below move with it (L12.6).
        let first = (fontScale == 1 ? extent.firstBaseline : grid.nearest(extent.firstBaseline * fontScale)) + max(raise, 0)
        let last = first + (extent.lastBaseline - extent.firstBaseline) * fontScale
        return TextMeasurement(
            width: grid.up(extent.width * fontScale), height: grid.up(height), firstBaseline: first, lastBaseline: grid.up(last),
            lineCount: extent.lineCount, isTruncated: extent.isTruncated, fontScale: fontScale)
    }
}
