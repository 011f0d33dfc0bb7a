// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCanvas {
    /// Shades the free cells of the safe-area bands.
    mutating func fillShade(_ glyph: Character) {
        for row in 0..<rows {
            for column in 0..<columns where self[column, row].isShaded && self[column, row].isFree {
                // A blank stays on both sides of a caption.
                if isCaption(column - 1, row, not: glyph) || isCaption(column + 1, row, not: glyph) { continue }
                write(String(glyph), column, row, ink: .faint)
            }
        }
    }

    private func isCaption(_ column: Int, _ row: Int, not shade: Character) -> Bool {
        guard contains(column, row) else { return false }
        let cell = self[column, row]
        return cell.isContinuation || (cell.glyph != nil && cell.glyph != shade && !cell.yields && cell.arms.isEmpty)
    }

    /// The rows as text, without blanks at their ends.
    func lines(color: Bool, ascii: Bool) -> [String] {
        (0..<rows).map { line($0, color: color, ascii: ascii) }
    }

    private func line(_ row: Int, color: Bool, ascii: Bool) -> String {
        var result = ""
        var code = ""
        guard let last = lastUsed(row) else { return "" }
        for column in 0...last {
            let cell = self[column, row]
            if cell.isContinuation { continue }
            let glyph = cell.glyph ?? cell.arms.glyph(dashed: cell.dashed, ascii: ascii)
            if color && glyph != " " && cell.ink.code != code {
                code = cell.ink.code
                result += code.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(code)m"
            }
            result.append(glyph)
        }
        if !code.isEmpty { result += "\u{1B}[0m" }
        return result
    }

    private func lastUsed(_ row: Int) -> Int? {
        (0..<columns).last { !self[$0, row].isFree && self[$0, row].glyph != " " }
    }
}
