// SPDX-License-Identifier: GPL-3.0-or-later

/// A list that `help` shows whole: of all commands, views, concepts.
struct HelpIndex: Sendable {
    /// What is typed for it, the first as it is told.
    let words: [String]
    /// nil where its word is already that of something else.
    let summary: String?
    let output: @Sendable (LaidOutScene) -> Output

    static let all = [
        HelpIndex(words: ["commands"], summary: nil) { HelpTopics.commands($0) },
        HelpIndex(words: ["all", "-h", "--help"], summary: nil) { _ in HelpTopics.overview },
        HelpIndex(words: ["concepts", "index"], summary: "Concepts: words that are neither a command nor a view.") { _ in HelpConcept.index
        },
        HelpIndex(words: ["errors"], summary: "All errors by their ids, a line each.") { _ in ErrorHelp.index },
        HelpIndex(words: ["examples"], summary: "An example of every command.") { _ in HelpExamples.output },
        HelpIndex(words: ["views"], summary: "All views, a line each.") { _ in HelpCatalog.views },
        HelpIndex(words: ["modifiers"], summary: "All modifiers, a line each.") { _ in HelpCatalog.modifiers },
    ]

    static func named(_ word: String) -> HelpIndex? { all.first { $0.words.contains(word.lowercased()) } }

    var helpWords: [HelpWord] { summary.map { [HelpWord(word: words[0], summary: $0)] } ?? [] }
}
