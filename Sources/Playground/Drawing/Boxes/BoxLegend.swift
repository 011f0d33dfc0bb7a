// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The lines below a picture that explain its markers, in the order of the tree.
///
/// The same view of many rows of a `ForEach` has one marker and one line.
struct BoxLegend {
    private struct Entry {
        let glyph: String
        let group: BoxGroup
        var count = 1
    }

    private var entries: [Entry] = []
    private var places: [String: Int] = [:]
    private var unmarked = 0
    private var marks = 0

    private static let covered = "–"
    private static let unplaced = "·"
    private static let most = 40
    private static let glyphs = Array("123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// The marker of a group, maybe one that its likes in other rows have; nil where the legend is full.
    mutating func add(_ group: BoxGroup) -> String? {
        let key = Self.key(group)
        if let place = places[key] {
            entries[place].count += 1
            return entries[place].glyph
        }
        guard entries.count < Self.most else {
            unmarked += 1
            return nil
        }
        places[key] = entries.count
        entries.append(Entry(glyph: String(Self.glyphs[marks]), group: group))
        marks += 1
        return entries[entries.count - 1].glyph
    }

    /// A view that can't be seen: what is in front of it leaves no cell.
    mutating func addHidden(_ group: BoxGroup) { addLine(group, sign: Self.covered) }

    /// A view that can be seen, but has no cell left for a sign.
    mutating func addUnplaced(_ group: BoxGroup) { addLine(group, sign: Self.unplaced) }

    /// Views that share one box, of which the picture names only one.
    mutating func addChain(_ group: BoxGroup) { addLine(group, sign: "›") }

    private mutating func addLine(_ group: BoxGroup, sign: String) {
        let key = sign + Self.key(group)
        if let place = places[key] {
            entries[place].count += 1
        } else if entries.count < Self.most {
            places[key] = entries.count
            entries.append(Entry(glyph: sign, group: group))
        } else {
            unmarked += 1
        }
    }

    func lines(width: Int, ascii: Bool) -> [String] {
        let rows = entries.map { cells($0, ascii: ascii) }
        let alignments: [TextTable.Alignment?] = [.leading, .leading, .trailing, .leading]
        var lines = rows.isEmpty ? [] : TextTable(rows: rows, alignments: alignments).lines(width: width, ascii: ascii)
        if unmarked > 0 { lines.append(ascii ? ".. and \(unmarked) more" : "… and \(unmarked) more") }
        return lines
    }

    /// A line for each, for the room beside a picture: what does not fit is cut.
    func shortLines(width: Int, ascii: Bool) -> [String] {
        var lines = entries.map { entry in
            let cells = cells(entry, ascii: ascii)
            let many = entry.count > 1 ? " ×\(entry.count)" : ""
            let size = PointText.size(entry.group.front.frame.size, decimals: 0) + many
            let room = width - 3 - displayWidth(size)
            let line = cells[0] + " " + TextFitting.pad(TextFitting.cut(cells[1], to: room, ascii: ascii), to: room) + " " + size
            return ascii ? ASCIISigns.replaced(line) : line
        }
        if unmarked > 0 { lines.append(ascii ? ".. and \(unmarked) more" : "… and \(unmarked) more") }
        return lines
    }

    private func cells(_ entry: Entry, ascii: Bool) -> [String] {
        let group = entry.group
        let names = group.views.map { sanitized(String($0.name.prefix(80))) }.joined(separator: " › ")
        let label = group.front.label.map { sanitized(String($0.prefix(200))) }
        let quoted = label.map { group.front.style == .text ? " \"\($0)\"" : " \($0)" } ?? ""
        let many = entry.count > 1
        let size = PointText.size(group.front.frame.size)
        var place = (many ? "first at " : "at ") + PointText.point(group.front.frame.origin)
        if many { place += ", \(entry.count) of them" }
        if entry.glyph == Self.covered { place += ", covered" }
        let row = [entry.glyph, many ? NamePattern.of(names) : names + quoted, size, place]
        return ascii ? row.map(ASCIISigns.replaced) : row
    }

    private static func key(_ group: BoxGroup) -> String {
        NamePattern.of(group.views.map(\.name).joined(separator: "›")) + " " + PointText.size(group.front.frame.size, decimals: 0)
    }
}
