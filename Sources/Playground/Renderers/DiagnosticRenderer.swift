// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// An error as people read it (language.md §4): the place, the line, a caret under the exact words, one suggestion, a hint.
struct DiagnosticRenderer {
    let style: OutputStyle

    func text(of diagnostic: Diagnostic) -> String {
        var lines = fitted(headline(diagnostic))
        if let span = diagnostic.span { lines += excerpt(span) }
        if let suggestion = diagnostic.suggestion { lines += fitted(StyledText("  did you mean '\(sanitized(suggestion))'?")) }
        if let hint = diagnostic.hint { lines += fitted(StyledText("  hint: ", .faint) + StyledText(sanitized(hint))) }
        for note in diagnostic.notes { lines += fitted(StyledText("  note: " + place(note.span) + sanitized(note.message))) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func fitted(_ text: StyledText) -> [String] {
        style.wrapsErrors ? RowWriter(style: style).lines(text) : StyleWriter(style: style).lines(text)
    }

    private func write(_ text: String, _ role: StyledText.Role) -> String { StyleWriter(style: style).written(text, role) }

    private func headline(_ diagnostic: Diagnostic) -> StyledText {
        StyledText(place(diagnostic.span)) + StyledText("error: ", .bad) + StyledText(sanitized(diagnostic.message), .strong)
            + StyledText(" [\(diagnostic.id.rawValue)]", .faint)
    }

    /// `FILE:LINE:COL: `; an input at the prompt has no file.
    func place(_ span: SourceSpan?) -> String {
        guard let span else { return "" }
        let position = span.source.position(at: span.start)
        return (span.source.name.map { sanitized($0) + ":" } ?? "") + "\(position.line):\(position.column): "
    }

    /// The line that a span begins on, and a mark under its words.
    func excerpt(_ span: SourceSpan) -> [String] {
        let line = span.source.line(at: span.start)
        let position = span.source.position(at: span.start)
        let before = String(line.prefix(max(0, position.column - 1)))
        let rest = String(line.dropFirst(before.count))
        let wanted = span.source.text(in: span.start..<span.end)
        let words = wanted.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let length = max(1, displayWidth(sanitized(String(rest.prefix(words.count)))))
        let indent = String(repeating: " ", count: displayWidth(sanitized(before)))
        let marks = "^" + String(repeating: "~", count: length - 1)
        return fitted("  " + sanitized(line), "  " + indent, marks)
    }

    /// A line that is longer than the terminal is shown from a little before the words at fault.
    private func fitted(_ line: String, _ indent: String, _ marks: String) -> [String] {
        let width = max(20, style.width)
        guard displayWidth(line) > width, indent.count + 10 > width else {
            let shown = style.wrapsErrors ? TextFitting.cut(line, to: width, ascii: style.ascii) : String(line.prefix(max(width, 400)))
            return [shown, indent + write(String(marks.prefix(max(1, style.wrapsErrors ? width - indent.count : width))), .bad)]
        }
        let lead = min(17, width / 2 - 3)
        let start = TextFitting.prefix(of: line, columns: indent.count - lead)
        let indent = String(repeating: " ", count: 3 + indent.count - displayWidth(start))
        return [
            (style.ascii ? "..." : "  …") + TextFitting.prefix(of: String(line.dropFirst(start.count)), columns: width - 3),
            indent + write(String(marks.prefix(max(1, width - indent.count))), .bad),
        ]
    }

    // MARK: for programs

    /// Line, column, length and file; null where there is no source, the file also at the prompt: the keys are always the same.
    static func place(_ span: SourceSpan?) -> [JSON.Field] {
        let position = span.map { $0.source.position(at: $0.start) }
        return [
            JSON.Field("line", position.map { .int($0.line) } ?? .null), JSON.Field("column", position.map { .int($0.column) } ?? .null),
            JSON.Field("length", span.map { .int($0.source.text(in: $0.start..<$0.end).count) } ?? .null),
            JSON.Field("file", span?.source.name.map { .string($0) } ?? .null),
        ]
    }

    static func json(_ diagnostic: Diagnostic) -> JSON {
        var fields = [JSON.Field("id", .string(diagnostic.id.rawValue)), JSON.Field("message", .string(diagnostic.message))]
        fields += place(diagnostic.span)
        fields.append(JSON.Field("hint", diagnostic.hint.map { .string($0) } ?? .null))
        fields.append(JSON.Field("suggestion", diagnostic.suggestion.map { .string($0) } ?? .null))
        return .object(fields)
    }
}
