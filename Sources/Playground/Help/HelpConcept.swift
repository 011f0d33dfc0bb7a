// SPDX-License-Identifier: GPL-3.0-or-later

/// A thing that is neither command nor view: what it is, in a few sentences.
struct HelpConcept {
    let name: String
    /// Other words that it is found by.
    let synonyms: [String]
    let summary: String
    let text: String
    /// The lesson that teaches it.
    let lesson: String?
    /// To try; they work in a scene with a Text and a scroll view.
    let inputs: [String]

    init(_ name: String, also synonyms: [String], summary: String, text: String, lesson: String?, inputs: [String]) {
        self.name = name
        self.synonyms = synonyms
        self.summary = summary
        self.text = text
        self.lesson = lesson
        self.inputs = inputs
    }

    /// In any case of letters; `size-class` is `size class`.
    static func named(_ name: String) -> HelpConcept? {
        let wanted = plain(name)
        return all.first { plain($0.name) == wanted } ?? all.first { $0.synonyms.contains { plain($0) == wanted } }
    }

    /// As words are compared: in small letters, with blanks for hyphens, in the singular.
    static func plain(_ name: String) -> String {
        let words = name.lowercased().split { $0 == "-" || $0 == " " }
        return words.map { $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : String($0) }.joined(separator: " ")
    }

    var helpLines: [StyledText] {
        [StyledText(name, .strong), StyledText(summary), StyledText(text), StyledText("try", .faint)]
            + inputs.map { StyledText("  " + $0) } + (lesson.map { [StyledText("to learn more: lesson \($0)", .faint)] } ?? [])
    }
}
