// SPDX-License-Identifier: GPL-3.0-or-later

/// Prose of a lesson: wrapped, with a bar beside it that tells it from answers.
struct NarrationRenderer {
    let style: OutputStyle
    private static let bar = "│ "

    func lines(_ text: String) -> [String] {
        let writer = StyleWriter(style: style)
        return TextFitting.wrap(style.ascii ? ASCIIText.of(text) : text, to: style.width - Self.bar.count).map { line in
            writer.written(Self.bar, .name) + sanitized(line)
        }
    }
}
