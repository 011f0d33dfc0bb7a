// SPDX-License-Identifier: GPL-3.0-or-later

/// The words for what a step shows: text for people, one JSON object a line for programs.
package enum Renderer {
    /// What goes to standard output, and what to standard error; each ends with a line break unless empty.
    package static func text(_ step: Step, style: OutputStyle) -> (output: String, errors: String) {
        switch step.outcome {
        case .shown(let output): (text(output, style: style), "")
        case .failed(let diagnostic): ("", DiagnosticRenderer(style: style).text(of: diagnostic))
        }
    }

    /// A piece of what a step shows, in order.
    package enum Piece: Sendable {
        /// Lines, each with its line break.
        case text(String)
        /// Stands in lines of its own.
        case image(TerminalImage)
    }

    /// What goes to the standard output of a terminal with pixels of its own.
    package static func pieces(_ output: Output, style: OutputStyle) -> [Piece] {
        output.parts.flatMap { part -> [Piece] in
            guard case .drawing(let drawing) = part, let image = drawing.image(style) else {
                return [.text(lines(part, style).map { $0 + "\n" }.joined())]
            }
            return [.text(image.heading.map { $0 + "\n" }.joined()), .image(image)]
        }
    }

    static func text(_ output: Output, style: OutputStyle) -> String {
        var result = ""
        for part in output.parts {
            for line in lines(part, style) { result += line + "\n" }
        }
        return result
    }

    private static func lines(_ part: Output.Part, _ style: OutputStyle) -> [String] {
        switch part {
        case .line(let text): StyleWriter(style: style).lines(text)
        case .row(let text): RowWriter(style: style).lines(text)
        case .paragraph(let text): TextFitting.wrap(style.ascii ? ASCIIText.of(text) : text, to: style.width)
        case .narration(let text): NarrationRenderer(style: style).lines(text)
        case .source(let span): DiagnosticRenderer(style: style).excerpt(span)
        case .table(let table): TableRenderer(style: style).lines(table)
        case .drawing(let drawing): drawing.lines(style)
        }
    }

    /// language.md §4, on one line, without a line break.
    package static func json(_ step: Step) -> String { record(step).text }

    static func record(_ step: Step) -> JSON {
        switch step.outcome {
        case .shown(let output):
            .object(["input": .string(step.input), "line": .int(step.line), "ok": true, "result": output.json])
        case .failed(let diagnostic):
            .object(["input": .string(step.input), "line": .int(step.line), "ok": false, "error": DiagnosticRenderer.json(diagnostic)])
        }
    }
}
