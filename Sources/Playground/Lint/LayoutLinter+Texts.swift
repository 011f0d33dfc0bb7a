// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension LayoutLinter {
    /// Texts of which something is cut off (L12.2), also those that minimumScaleFactor could not save (L12.4).
    func texts() -> [Found] {
        index.texts.filter(\.text.isTruncated).map { placed in
            let text = placed.text
            let words = "“\(TextFitting.cut(text.string.firstLine, to: 30))”"
            guard text.minimumScale < 1 else {
                return found(placed.view, .cutText, "\(words) is cut off: \(reason(text))", better: better(text))
            }
            return found(
                placed.view, .textUnderMinimumScale,
                "\(words) would have to shrink under its minimumScaleFactor of \(NumberText.of(text.minimumScale)): at that size it is still cut off.",
                better: "more lines (.lineLimit), a ViewThatFits with a shorter text, or a stack that changes its axis at large type sizes."
            )
        }
    }

    private func reason(_ text: SetText) -> String {
        let whole = text.unlimited
        if let limit = text.lineLimit, whole.isTruncated {
            return "it is limited to \(limit.counted("line")), and \(width(text)) is too little for that."
        }
        if whole.isTruncated { return "\(width(text)) is too little for a line of it." }
        let height = text.proposal.height.map { NumberText.of($0) } ?? "nil"
        return
            "its \(whole.lineCount.counted("line")) \(whole.lineCount == 1 ? "is" : "are") \(NumberText.of(whole.height)) high, and it was offered \(height)."
    }

    private func width(_ text: SetText) -> String { "a width of \(text.proposal.width.map { NumberText.of($0) } ?? "nil")" }

    private func better(_ text: SetText) -> String {
        if text.lineLimit != nil, text.unlimited.isTruncated {
            return "no line limit or a higher one, .minimumScaleFactor(0.8), or a ViewThatFits with a shorter text."
        }
        return ".fixedSize(horizontal: false, vertical: true), a minHeight instead of a height, or a ScrollView around it."
    }
}

extension String {
    /// What can stand in a sentence.
    fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
