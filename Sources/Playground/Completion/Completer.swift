// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Finds what may follow the text before a cursor, by the declarations of commands, views and modifiers and by the live names.
struct Completer {
    let laidOut: LaidOutScene
    let files: any FileAccess
    let folder: String

    func complete(_ text: String) -> Completion {
        let input = currentInput(text)
        let word = lastWord(of: input)
        let start = text.utf8.count - word.utf8.count
        let before = String(input.dropLast(word.count))
        let candidates = candidates(word, before: before)
        let unique = Self.unique(Self.beginning(with: word, candidates.found))
        return Completion(start: start, candidates: unique, isFileName: candidates.isFile)
    }

    /// What follows the last `;` outside of brackets and quotes.
    private func currentInput(_ text: String) -> String {
        let source = SourceText(text)
        let tokens = SwiftReader.tokens(source)
        guard let cut = tokens.last(where: { $0.kind == .semicolon && $0.depth == 0 }) else { return text }
        return source.text(in: cut.end..<text.utf8.count)
    }

    /// The letters before the cursor that belong together: a name with what it was said of, a member with its dot.
    private func lastWord(of text: String) -> String {
        if let quote = openQuote(text) { return String(text[quote...]) }
        return String(text.reversed().prefix { $0.isLetter || $0.isNumber || "_.$-/~".contains($0) }.reversed())
    }

    private func openQuote(_ text: String) -> String.Index? {
        var open: String.Index?
        for index in text.indices where text[index] == "\"" { open = open == nil ? index : nil }
        return open
    }

    /// Those that begin as it is typed, else in any case: `un` is meant for `undo`, not for `UnitPoint`.
    private static func beginning(with word: String, _ found: [Completion.Candidate]) -> [Completion.Candidate] {
        let exact = found.filter { $0.text.hasPrefix(word) }
        return exact.isEmpty ? found.filter { begins($0.text, word) } : exact
    }

    private static func begins(_ candidate: String, _ word: String) -> Bool {
        candidate.count >= word.count && candidate.prefix(word.count).lowercased() == word.lowercased()
    }

    private static func unique(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
        var seen = Set<String>()
        return candidates.filter { seen.insert($0.text).inserted }.sorted { $0.text < $1.text }
    }

    // MARK: what fits

    private func candidates(_ word: String, before: String) -> (found: [Completion.Candidate], isFile: Bool) {
        let start = before.trimmingBlanks
        if start.isEmpty { return (commands + declarations + expressionWords(word, before), false) }
        guard let first = start.split(whereSeparator: \.isWhitespace).first, let command = Command.named(String(first)) else {
            return (expressionWords(word, before), false)
        }
        if ["repeat", "time"].contains(command.name) { return (commands + expressionWords(word, before), false) }
        var found: [Completion.Candidate] = []
        var isFile = false
        for parameter in command.parameters {
            if case .file(let endings) = parameter {
                isFile = true
                found += fileNames(word, endings)
            } else {
                found += candidates(parameter, word, before)
            }
        }
        return (found, isFile)
    }

    private func candidates(_ parameter: CommandParameter, _ word: String, _ before: String) -> [Completion.Candidate] {
        switch parameter {
        case .target, .scroll: return targets(word) + dotted(word)
        case .view, .expression: return expressionWords(word, before)
        case .modifier: return modifiers(after: word) + expressionWords(word, before)
        case .device: return devices(word)
        case .key:
            return SceneBuilder.environmentKeys(laidOut.scene.program).map {
                .init(text: $0, summary: Catalog.environmentKeys[$0]?.summary ?? "")
            }
        case .command: return commands
        case .topic:
            return HelpTopics.words.map { .init(text: $0.word, summary: $0.summary) } + HelpRules.candidates(word, after: before)
        case .option: return SceneOptions.all.map { .init(text: $0.name, summary: $0.summary) }
        case .words(let words): return words.map { .init(text: $0) }
        case .label(let word): return [.init(text: word)]
        case .text, .number, .file: return []
        }
    }

    private var commands: [Completion.Candidate] { Command.all.map { .init(text: $0.name, summary: $0.summary) } }

    private var declarations: [Completion.Candidate] {
        ["struct", "enum", "extension", "func", "let", "var", "@State"].map { .init(text: $0, summary: "a Swift declaration") }
    }
}
