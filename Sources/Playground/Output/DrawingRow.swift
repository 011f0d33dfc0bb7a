// SPDX-License-Identifier: GPL-3.0-or-later

/// Small drawings beside each other, as many in a row as the screen is wide for.
struct DrawingRow: Drawing {
    struct Item: Sendable {
        let caption: String
        let drawing: any Drawing
    }

    let items: [Item]

    /// Columns below which a drawing says nothing.
    private static let leastWidth = 36
    private static let gap = 2

    func lines(_ style: OutputStyle) -> [String] {
        let count = max(1, min(items.count, (style.width + Self.gap) / (Self.leastWidth + Self.gap)))
        var own = style
        own.width = (style.width - (count - 1) * Self.gap) / count
        // Colours would count as columns.
        own.color = false
        return stride(from: 0, to: items.count, by: count).flatMap { start in
            row(
                items[start..<min(start + count, items.count)].map { [TextFitting.cut($0.caption, to: own.width)] + $0.drawing.lines(own) },
                own.width)
        }
    }

    private func row(_ columns: [[String]], _ width: Int) -> [String] {
        let height = columns.map(\.count).max() ?? 0
        let gap = String(repeating: " ", count: Self.gap)
        return (0..<height).map { line in
            let text = columns.map { TextFitting.pad(line < $0.count ? $0[line] : "", to: width) }.joined(separator: gap)
            return TextFitting.trimmed(text)
        } + [""]
    }
}
