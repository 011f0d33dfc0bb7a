// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What an input shows, as data: an object for programs, and lines, tables and drawings for people. Renderers make the words.
package struct Output: Sendable {
    /// The `result` of language.md §4.
    package var json: JSON
    package var parts: [Part]
    /// May a terminal show it in a pager where it is long? Not what the next input belongs to.
    package var isPaged = true

    package enum Part: Sendable {
        case line(StyledText)
        /// A row of a list: where it is wider than the screen it goes on below, further in.
        case row(StyledText)
        /// Prose: broken at blanks where it is wider than the screen.
        case paragraph(String)
        /// Prose of a lesson or a session: as a paragraph, with a bar beside it.
        case narration(String)
        /// The line of a place in the source, with a mark under its words.
        case source(SourceSpan)
        case table(Table)
        /// Boxes to scale: drawn when the width is known.
        case drawing(any Drawing)
    }

    package static let nothing = Output()

    package init(json: JSON = .object([JSON.Field]()), parts: [Part] = []) {
        self.json = json
        self.parts = parts
    }

    init(json: JSON = .object([JSON.Field]()), lines: [StyledText]) { self.init(json: json, parts: lines.map { .row($0) }) }

    /// Shows something more; its fields come after those that are there.
    mutating func add(_ other: Output) {
        parts += other.parts
        if case .object(let fields) = json, case .object(let more) = other.json { json = .object(fields + more) }
    }

    var isEmpty: Bool { parts.isEmpty }
}

/// A picture that depends on the width and the characters of where it is shown.
package protocol Drawing: Sendable {
    func lines(_ style: OutputStyle) -> [String]
    /// Would it rather be shown in pixels than in characters?
    var wantsPixels: Bool { get }
    /// What a terminal with pixels of its own shows in the place of the lines; nil where there are none, or the drawing is of characters.
    func image(_ style: OutputStyle) -> TerminalImage?
}

extension Drawing {
    package var wantsPixels: Bool { false }
    package func image(_ style: OutputStyle) -> TerminalImage? { nil }
}
