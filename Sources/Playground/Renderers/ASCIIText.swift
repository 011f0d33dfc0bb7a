// SPDX-License-Identifier: GPL-3.0-or-later

/// The signs that we use ourselves, in ASCII, where a text may become longer; other characters stay.
enum ASCIIText {
    static func of(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return text.map { replacements[$0] ?? ASCIISigns.sign($0) ?? String($0) }.joined()
    }

    /// What prose says otherwise than a picture, where a sign has one column; the rest are `ASCIISigns`.
    private static let replacements: [Character: String] = [
        "…": "...", "·": ".", "→": ">", "├": "|", "└": "`", "│": "|", "─": "-", "✓": "+", "✗": "x", "∞": "inf", "≠": "!=",
    ]
}
