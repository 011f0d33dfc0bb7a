// SPDX-License-Identifier: GPL-3.0-or-later

/// Styled text as a terminal takes it; control characters of the text never reach it.
struct StyleWriter {
    let style: OutputStyle

    func lines(_ text: StyledText) -> [String] {
        var lines = [""]
        for piece in text.pieces {
            let parts = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append("") }
                lines[lines.count - 1] += written(sanitized(String(part)), piece.role)
            }
        }
        return lines
    }

    func written(_ text: String, _ role: StyledText.Role) -> String {
        let text = style.ascii ? ASCIIText.of(text) : text
        guard style.color, !text.isEmpty, let code = Self.codes[role] else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private static let codes: [StyledText.Role: String] = [.strong: "1", .faint: "2", .name: "36", .number: "33", .good: "32", .bad: "31"]
}
