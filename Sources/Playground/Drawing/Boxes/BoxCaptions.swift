// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes captions into a painted canvas: only where a group's own cells are free, so nothing is ever overwritten.
/// What finds no room gets a marker, which the legend explains.
struct BoxCaptions {
    var canvas: BoxCanvas
    let ascii: Bool
    /// False where there is no room for a legend: a sign would stand for nothing.
    private let hasSigns: Bool
    private(set) var legend = BoxLegend()

    init(canvas: BoxCanvas, ascii: Bool, hasSigns: Bool) {
        self.canvas = canvas
        self.hasSigns = hasSigns
        self.ascii = ascii
    }

    mutating func place(_ group: BoxGroup, index: Int) {
        let caption = BoxCaption(group, ascii: ascii)
        if group.isInline {
            if inline(caption, group) { return }
        } else if group.style.isContainer {
            if onBorder(caption, group, index) || inside(caption, group, index) { return }
        } else if inside(caption, group, index) || onBorder(caption, group, index) {
            return
        }
        // The name of a view that peeks over a clip edge by less than a row or a column is not missed.
        if !group.rect.open.isEmpty && !group.rect.hasInterior { return }
        mark(group, index)
    }

    /// Only a line in the legend, for a group of which nothing can be seen.
    mutating func list(_ group: BoxGroup) { legend.addHidden(group) }

    // MARK: Places

    /// A text's words in their rows, reaching over their ends into what is empty rather than being cut.
    private mutating func inline(_ caption: BoxCaption, _ group: BoxGroup) -> Bool {
        guard group.lines.count > 1 else { return line(caption.inlineTexts, group, row: group.rect.top) }
        // All of the words, or none: half of a text would be another one.
        let before = canvas
        for (place, words) in group.lines.enumerated() where !words.isEmpty {
            guard line([words], group, row: group.rect.top + place) else {
                canvas = before
                return rewrapped(group)
            }
        }
        return true
    }

    /// Cells are wider than most letters: the words broken anew, in the rows that the text has.
    private mutating func rewrapped(_ group: BoxGroup) -> Bool {
        let before = canvas
        let words = group.lines.joined(separator: " ")
        let lines = TextFitting.wrap(words, to: group.rect.columns)
        // A row more than the engine's lines is still within the frame's own padding, mostly.
        guard lines.count <= group.lines.count + 1 else { return false }
        for (place, words) in lines.enumerated() {
            guard line([words], group, row: group.rect.top + place) else {
                canvas = before
                return false
            }
        }
        return true
    }

    /// The first of some texts that has room in a row, around the middle of the view.
    private mutating func line(_ texts: [String], _ group: BoxGroup, row: Int) -> Bool {
        for text in texts {
            let width = displayWidth(text)
            let middle = (group.rect.left + group.rect.right + 1 - width) / 2
            // Not further from its place than its own length.
            for shift in [0, 1, -1, 2, -2, 3, -3] where isRoom(middle + shift, width, row) {
                canvas.write(text, middle + shift, row, ink: group.ink)
                return true
            }
        }
        return false
    }

    private func isRoom(_ start: Int, _ width: Int, _ row: Int) -> Bool {
        guard width > 0, canvas.contains(start, row), canvas.contains(start + width - 1, row) else { return false }
        // A word that touches another one would be read as one with it.
        for beside in [start - 1, start + width] where canvas.contains(beside, row) {
            if let glyph = canvas[beside, row].glyph, glyph != " ", !canvas[beside, row].yields { return false }
        }
        return (start..<start + width).allSatisfy { column in
            let cell = canvas[column, row]
            return cell.isFree || (cell.glyph == nil && !cell.isContinuation && cell.dashed && cell.arms.isHorizontal)
        }
    }

    /// Within the borders: in the middle of a leaf, at the top of a container.
    private mutating func inside(_ caption: BoxCaption, _ group: BoxGroup, _ index: Int) -> Bool {
        let rows = interiorRows(group)
        guard !rows.isEmpty else { return false }
        let runs = rows.compactMap { row in run(in: group, row: row) { isOwn($0, row, index) }.map { (row, $0) } }
        for text in caption.candidates {
            guard let (row, run) = runs.first(where: { $0.1.count >= displayWidth(text) }) else { continue }
            write(text, in: run, of: group, row: row)
            listChain(text, caption, group)
            return true
        }
        return wrapped(caption, group, runs: runs)
    }

    /// The words of a text over several rows, if its box has them; what is left over is cut.
    private mutating func wrapped(_ caption: BoxCaption, _ group: BoxGroup, runs: [(Int, ClosedRange<Int>)]) -> Bool {
        guard let words = caption.words, caption.mayBeCut, let widest = runs.map({ $0.1.count }).max(), widest >= 4 else { return false }
        let free = runs.filter { $0.1.count == widest }.sorted { $0.0 < $1.0 }
        var lines = TextFitting.wrap(words, to: widest)
        if lines.count > free.count {
            lines = Array(lines.prefix(free.count))
            let last = lines[lines.count - 1] + (ascii ? ".." : "…")
            lines[lines.count - 1] = displayWidth(last) <= widest ? last : TextFitting.cut(last, to: widest, ascii: ascii)
        }
        let first = (free.count - lines.count) / 2
        for (line, place) in zip(lines, free[first...]) { canvas.write(line, place.1.lowerBound, place.0, ink: group.ink) }
        return true
    }

    /// On the top border, as a title: `┌─ vStack1 ──┐`; on a line, in its middle.
    private mutating func onBorder(_ caption: BoxCaption, _ group: BoxGroup, _ index: Int) -> Bool {
        let rect = group.rect
        if rect.left == rect.right { return besideLine(caption, group, index) }
        let row = rect.top
        guard canvas.contains(rect.left, row) else { return false }
        let isOpen = rect.open.contains(.top)
        guard !isOpen || group.style.isContainer else { return false }
        let found = run(in: group, row: row) { canvas[$0, row].isBorderRun && (!isOpen || canvas[$0, row].yields) }
        guard let run = found else { return false }
        // A torn edge also has to say how much lies beyond it.
        let room = run.count - (canvas[run.lowerBound, row].yields ? min(10, run.count / 2) : 0)
        guard let text = caption.candidates.first(where: { displayWidth($0) + 2 <= room }) else { return false }
        let shift = rect.isLine ? (run.count - displayWidth(text) - 2) / 2 : min(1, run.count - displayWidth(text) - 2)
        canvas.write(" \(text) ", run.lowerBound + shift, row, ink: group.ink)
        listChain(text, caption, group)
        return true
    }

    /// To the right of a vertical line, in the middle.
    private mutating func besideLine(_ caption: BoxCaption, _ group: BoxGroup, _ index: Int) -> Bool {
        let rect = group.rect
        guard rect.bottom > rect.top else { return false }
        let row = (rect.top + rect.bottom) / 2
        var end = rect.left + 1
        while canvas.contains(end, row), canvas[end, row].isFree, canvas[end, row].region <= index { end += 1 }
        guard let text = caption.candidates.first(where: { displayWidth($0) + 2 <= end - rect.left - 1 }) else { return false }
        canvas.write(" \(text)", rect.left + 1, row, ink: group.ink)
        return true
    }

    /// Where a chain of nested views is named by one of them only, the legend names them all.
    private mutating func listChain(_ text: String, _ caption: BoxCaption, _ group: BoxGroup) {
        if group.views.count > 1 && !caption.namesAll(text) { legend.addChain(group) }
    }

    /// A single glyph, explained in the legend.
    private mutating func mark(_ group: BoxGroup, _ index: Int) {
        guard hasSigns else { return }
        guard let (column, row) = markPlace(group, index) else {
            let rect = group.rect
            let isOnTornEdge = (rect.left...rect.right).contains { canvas.contains($0, rect.top) && canvas[$0, rect.top].yields }
            if rect.top < rect.bottom || !isOnTornEdge { legend.addUnplaced(group) }
            return
        }
        let glyph = legend.add(group)
        canvas.write(glyph ?? (ascii ? "*" : "•"), column, row, ink: .marker)
    }

    // MARK: Free cells

    private func isOwn(_ column: Int, _ row: Int, _ index: Int) -> Bool {
        guard canvas.contains(column, row) else { return false }
        let cell = canvas[column, row]
        return cell.isFree && cell.region == index
    }

    private func interiorRows(_ group: BoxGroup) -> [Int] {
        let rect = group.rect
        let first = rect.open.contains(.top) ? rect.top : rect.top + 1
        let last = rect.open.contains(.bottom) ? rect.bottom : rect.bottom - 1
        guard first <= last, rect.right - rect.left >= 2 else { return [] }
        let rows = Array(first...last)
        if group.style.isContainer { return rows }
        let middle = Double(first + last) / 2
        return rows.sorted { (abs(Double($0) - middle), $0) < (abs(Double($1) - middle), $1) }
    }

    /// The longest run of cells of a row, within the box, that are good.
    private func run(in group: BoxGroup, row: Int, where isGood: (Int) -> Bool) -> ClosedRange<Int>? {
        var best: ClosedRange<Int>?
        var start: Int?
        for column in group.rect.left...(group.rect.right + 1) {
            if column <= group.rect.right && canvas.contains(column, row) && isGood(column) {
                start = start ?? column
            } else if let first = start {
                if best == nil || column - first > best!.count { best = first...(column - 1) }
                start = nil
            }
        }
        return best
    }

    private mutating func write(_ text: String, in run: ClosedRange<Int>, of group: BoxGroup, row: Int) {
        let length = displayWidth(text)
        let middle = (group.rect.left + group.rect.right + 1 - length) / 2
        let preferred = group.style.isContainer ? run.lowerBound + 1 : middle
        let column = min(max(preferred, run.lowerBound), run.upperBound + 1 - length)
        canvas.write(text, column, row, ink: group.ink)
    }

    /// A sign beside a word would be read as a part of it.
    private func isAlone(_ column: Int, _ row: Int) -> Bool {
        [column - 1, column + 1].allSatisfy { beside in
            guard canvas.contains(beside, row) else { return true }
            let cell = canvas[beside, row]
            return !cell.isContinuation && (cell.glyph == nil || cell.glyph == " " || cell.yields)
        }
    }

    /// A free cell near the middle of the box, else a piece of its border.
    private func markPlace(_ group: BoxGroup, _ index: Int) -> (Int, Int)? {
        let rect = group.rect
        let middle = (Double(rect.left + rect.right) / 2, Double(rect.top + rect.bottom) / 2)
        var best: (column: Int, row: Int, distance: Double)?
        for row in rect.top...rect.bottom {
            for column in rect.left...rect.right where canvas.contains(column, row) {
                let cell = canvas[column, row]
                guard cell.region == index, cell.glyph == nil, !cell.isContinuation, isAlone(column, row) else { continue }
                // A border cell is the last resort.
                let penalty = cell.arms.isEmpty ? 0 : cell.arms.isHorizontal || cell.arms.isVertical ? 1e4 : 1e5
                let distance = abs(Double(column) - middle.0) + 2 * abs(Double(row) - middle.1) + penalty
                if best == nil || distance < best!.distance { best = (column, row, distance) }
            }
        }
        return best.map { ($0.column, $0.row) }
    }
}
