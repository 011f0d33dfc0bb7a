// SPDX-License-Identifier: GPL-3.0-or-later

/// A row of a list within the width: broken between its pieces and at blanks, and further in where it goes on. A row that begins so far to
/// the right that nothing would have room begins further left.
struct RowWriter {
    let style: OutputStyle

    /// How much further in a row goes on.
    private static let step = 4

    func lines(_ text: StyledText) -> [String] {
        let writer = StyleWriter(style: style)
        let plain = shown(text.plain)
        // Lines of their own stay so; a row has one.
        let isWide = displayWidth(plain) > style.width
        guard isWide, !text.plain.contains("\n") else { return writer.lines(text) }
        let own = plain.prefix { $0 == " " }.count
        let indent = min(own, style.width / 3)
        var lines = [String(repeating: " ", count: indent)]
        var used = indent
        for (word, role, blanks) in words(text) {
            let isFirst = used == indent && lines.count == 1
            let further = min(indent + Self.step, style.width / 2)
            if !isFirst, used + blanks + displayWidth(word) > style.width {
                used = further
                lines.append(String(repeating: " ", count: used))
            } else if !isFirst {
                lines[lines.count - 1] += String(repeating: " ", count: blanks)
                used += blanks
            }
            // A word wider than a line, such as a path, goes on below: nothing of it is lost.
            var rest = word
            while displayWidth(rest) > style.width - used {
                var part = TextFitting.prefix(of: rest, columns: style.width - used)
                if part.isEmpty { break }
                if let slash = part.lastIndex(of: "/") { part = String(part[...slash]) }
                lines[lines.count - 1] += writer.written(part, role)
                rest.removeFirst(part.count)
                used = further
                lines.append(String(repeating: " ", count: used))
            }
            lines[lines.count - 1] += writer.written(rest, role)
            used += displayWidth(rest)
        }
        return lines
    }

    private func shown(_ text: String) -> String { style.ascii ? ASCIIText.of(sanitized(text)) : sanitized(text) }

    /// The words with the blanks before them.
    private func words(_ text: StyledText) -> [(text: String, role: StyledText.Role, blanks: Int)] {
        var result: [(String, StyledText.Role, Int)] = []
        var blanks = 0
        for piece in text.pieces {
            for part in shown(piece.text).split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if part.offset > 0 { blanks += 1 }
                if part.element.isEmpty { continue }
                result.append((String(part.element), piece.role, blanks))
                blanks = 0
            }
        }
        return result
    }
}
