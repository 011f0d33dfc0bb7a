// SPDX-License-Identifier: GPL-3.0-or-later

/// The widths and alignments of a table's columns, and how a row is set in them.
struct TextTableColumns {
    private let widths: [Int]
    private let alignments: [TextTable.Alignment]
    private static let gap = 2
    /// Below this a wrapped column is a tower of letters.
    private static let narrowest = 8
    /// Words up to this length are never broken; longer ones, such as paths, may be where there is no room for them.
    private static let longestWhole = 16

    /// nil where the columns don't fit even when wrapped as narrow as is readable.
    init?(header: [String], rows: [[String]], alignments: [TextTable.Alignment?], width: Int) {
        let natural = header.indices.map { column in
            rows.reduce(displayWidth(header[column])) { max($0, displayWidth($1[column])) }
        }
        let numeric = header.indices.map { Self.isNumeric(rows, $0) }
        let room = width - Self.gap * max(0, natural.count - 1)
        // A number must not be broken in two: such columns keep their width.
        let longest = natural.indices.map { column in
            let words = ([header[column]] + rows.map { $0[column] }).flatMap { $0.split(separator: " ") }
            return words.reduce(0) { max($0, displayWidth(String($1))) }
        }
        func fitted(breakingAbove length: Int) -> [Int]? {
            let floor = natural.indices.map { column in
                numeric[column] ? natural[column] : min(natural[column], max(Self.narrowest, min(longest[column], length)))
            }
            return Self.fitted(natural, floor: floor, room: room)
        }
        guard let widths = fitted(breakingAbove: .max) ?? fitted(breakingAbove: Self.longestWhole) else { return nil }
        self.widths = widths
        self.alignments = header.indices.map { column in
            if column < alignments.count, let told = alignments[column] { return told }
            return numeric[column] ? .trailing : .leading
        }
    }

    /// Takes from the widest columns until all fit: the narrow ones keep what they need.
    private static func fitted(_ natural: [Int], floor: [Int], room: Int) -> [Int]? {
        guard floor.reduce(0, +) <= room else { return nil }
        guard natural.reduce(0, +) > room else { return natural }
        var left = room
        var result = natural
        // What can't shrink first, then the narrow ones.
        func rank(_ column: Int) -> (Int, Int, Int) { (floor[column] == natural[column] ? 0 : 1, natural[column], column) }
        let order = natural.indices.sorted { rank($0) < rank($1) }
        for (place, column) in order.enumerated() {
            result[column] = min(natural[column], max(floor[column], left / (order.count - place)))
            left -= result[column]
        }
        return result.reduce(0, +) <= room ? result : nil
    }

    private static func isNumeric(_ rows: [[String]], _ column: Int) -> Bool {
        var found = false
        for row in rows where !row[column].isEmpty {
            guard isNumber(row[column]) else { return false }
            found = true
        }
        return found
    }

    /// A number as tables print them: `-3.5`, `1 234`, `58 %`, `inf`, `nil`, `–`.
    static func isNumber(_ text: String) -> Bool {
        if ["inf", "-inf", "−inf", "∞", "-∞", "−∞", "nan", "nil", "-", "–", "—"].contains(text) { return true }
        return text.contains { $0.isASCII && $0.isNumber } && text.allSatisfy { "0123456789.+-−eE_,% \u{202F}\u{A0}×".contains($0) }
    }

    /// A row in as many lines as its tallest cell takes, without blanks at the ends.
    func lines(of row: [String]) -> [String] {
        let cells = row.indices.map { TextFitting.wrap(row[$0], to: widths[$0]) }
        let height = cells.reduce(1) { max($0, $1.count) }
        return (0..<height).map { line in
            Self.joined(
                cells.indices.map { column in
                    let text = line < cells[column].count ? cells[column][line] : ""
                    return TextFitting.pad(text, to: widths[column], alignment: alignments[column])
                })
        }
    }

    /// The line under the header.
    func rule(_ stroke: String) -> String {
        Self.joined(widths.map { String(repeating: stroke, count: $0) })
    }

    private static func joined(_ cells: [String]) -> String {
        var line = cells.joined(separator: String(repeating: " ", count: gap))
        while line.last == " " { line.removeLast() }
        return line
    }
}
