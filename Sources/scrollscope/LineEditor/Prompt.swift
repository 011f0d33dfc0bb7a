// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands before the line: the focus, or on a further line what is still open.
struct Prompt: Sendable {
    let text: String
    let isColored: Bool

    /// `list› `, or `scrollscope› ` without a focus.
    init(focus: String, ascii: Bool, isColored: Bool) {
        text = (focus.isEmpty ? "scrollscope" : focus) + Self.mark(ascii)
        self.isColored = isColored
    }

    /// The open construct, right-aligned under the first prompt so that the lines of an input start in one column.
    init(open construct: String, under first: Prompt, ascii: Bool) {
        let end = construct + Self.mark(ascii)
        text = String(repeating: " ", count: max(0, first.text.count - end.count)) + end
        isColored = first.isColored
    }

    /// As a terminal shows it.
    var styled: String { isColored ? "\u{1B}[1;36m\(text)\u{1B}[0m" : text }

    /// For readline, which must know what takes no room: between \u{1} and \u{2}.
    var marked: String { isColored ? "\u{1}\u{1B}[1;36m\u{2}\(text)\u{1}\u{1B}[0m\u{2}" : text }

    private static func mark(_ ascii: Bool) -> String { ascii ? "> " : "› " }
}
