// SPDX-License-Identifier: GPL-3.0-or-later

/// All lines of a text, one after the other, without the limits on their number.
struct LineSequence<Source: ClusterSource>: ~Copyable {
    private let fitter: LineFitter<Source>
    private var position = 0
    /// The next line starts a paragraph.
    private var startsParagraph = true
    /// The second line of a paragraph, made together with the first.
    private var prepared: FittedLine?
    private var isDone = false

    init(source: Source, available: Double) { fitter = LineFitter(source: source, available: available) }

    /// nil after the last line. A text that ends in a newline ends in an empty line.
    mutating func next() -> FittedLine? {
        if isDone { return nil }
        let line: FittedLine
        if let second = prepared {
            prepared = nil
            line = second
        } else {
            line = startsParagraph ? firstOfParagraph() : fitter.line(from: position)
        }
        position = line.end
        startsParagraph = line.hasNewline
        isDone = prepared == nil && position >= fitter.source.count && !line.hasNewline
        return line
    }

    /// The first line, and the second with it: two lines are evened out if the second would be a single word (L12.2).
    private mutating func firstOfParagraph() -> FittedLine {
        let first = fitter.line(from: position)
        guard !first.endsParagraph, first.lastWord >= 0 else { return first }
        let second = fitter.line(from: first.end)
        prepared = second
        guard second.endsParagraph, !second.hasSeveralWords else { return first }
        let shorter = fitter.line(from: first.start, before: first.lastWord)
        let longer = fitter.line(from: shorter.end)
        guard longer.endsParagraph, abs(shorter.width - longer.width) < abs(first.width - second.width) else { return first }
        prepared = longer
        return shorter
    }
}
