// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Finds what may follow the text before a cursor, by the forms of commands, the declarations of views and modifiers, and the live names.
struct Completer {
    let laidOut: LaidOutScene
    let files: any FileAccess
    let folder: String
    /// The names of scenes that were kept.
    var marks: [String] = []

    /// What fits, in the order in which it is shown, before it is narrowed to what was begun.
    struct Offer {
        var found: [Completion.Candidate] = []
    }

    func complete(_ text: String) -> Completion {
        var input = currentInput(text)
        let name = name(in: input)
        if name == nil {
            if Self.endsInComment(text) { return Completion(start: text.utf8.count, candidates: []) }
            input = Self.withoutComments(input)
        }
        let word = name ?? lastWord(of: input)
        let start = text.utf8.count - word.utf8.count
        let offer = offer(word, before: String(input.dropLast(word.count)))
        let candidates = Self.unique(Self.beginning(with: word, offer.found))
        return Completion(start: start, candidates: candidates)
    }

    /// Would another letter be part of a comment?
    private static func endsInComment(_ text: String) -> Bool {
        SwiftReader.tokens(SourceText(text + "x")).last?.end != text.utf8.count + 1
    }

    /// With blanks instead of them, so that every place stays.
    private static func withoutComments(_ text: String) -> String {
        let (blank, breaks) = (UInt8(ascii: " "), [UInt8(ascii: "\n"), UInt8(ascii: "\r")])
        let written = Array(text.utf8)
        var bytes = written.map { breaks.contains($0) ? $0 : blank }
        for token in SwiftReader.tokens(SourceText(text)) {
            bytes.replaceSubrange(token.start..<token.end, with: written[token.start..<token.end])
        }
        return String(decoding: bytes, as: UTF8.self)
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
        return String(text.reversed().prefix { $0.isLetter || $0.isNumber || "_.$-/~@".contains($0) }.reversed())
    }

    /// Where the string begins in which the text ends; code in `\(…)` is in none.
    private func openQuote(_ text: String) -> String.Index? {
        // A quote that is open, or the parenthesis of an interpolation, which ends with its counterpart.
        var open: [(sign: Character, start: String.Index)] = []
        var isEscaped = false
        for index in text.indices {
            let sign = text[index]
            if open.last?.sign == "\"" {
                if isEscaped, sign == "(" { open.append((sign, index)) }
                if !isEscaped, sign == "\"" { open.removeLast() }
                isEscaped = !isEscaped && sign == "\\"
            } else if sign == "\"" || sign == "(" {
                open.append((sign, index))
            } else if sign == ")", !open.isEmpty {
                open.removeLast()
            }
        }
        return open.last.flatMap { $0.sign == "\"" ? $0.start : nil }
    }

    /// A name as the command takes it: that of a file may have other signs in it than names of Swift have, that of a view brackets.
    private func name(in text: String) -> String? {
        let parts = ArgumentChunks(text)
        guard parts.chunks.count > 1, parts.isUnfinished, let word = parts.chunks.last, word.text.first != "\"",
            let command = command(parts.chunks[0].text)
        else { return nil }
        let match = GrammarMatch(command.grammar, Array(parts.chunks.dropFirst().dropLast()), end: word.start)
        if let inner = match.innerInput { return name(in: String(decoding: text.utf8.dropFirst(inner), as: UTF8.self)) }
        let next = match.next.values + match.openValues
        return !next.isEmpty && next.allSatisfy(\.meaning.isName) ? word.text : nil
    }

    /// Those that begin as it is typed, else in any case: `un` is meant for `undo`, not for `UnitPoint`.
    private static func beginning(with word: String, _ found: [Completion.Candidate]) -> [Completion.Candidate] {
        let exact = found.filter { $0.typed.hasPrefix(word) }
        return exact.isEmpty ? found.filter { begins($0.typed, word) } : exact
    }

    private static func begins(_ candidate: String, _ word: String) -> Bool {
        candidate.count >= word.count && candidate.prefix(word.count).lowercased() == word.lowercased()
    }

    private static func unique(_ candidates: [Completion.Candidate]) -> [Completion.Candidate] {
        var seen = Set<String>()
        return candidates.filter { seen.insert($0.text).inserted }
    }

    // MARK: what fits

    /// At the beginning of an input, or of one within another: commands before all else.
    func offer(_ word: String, before: String) -> Offer {
        let parts = ArgumentChunks(before)
        guard let first = parts.chunks.first else {
            // Nothing is typed yet: the commands are what a person looks for.
            return Offer(found: commands + (word.isEmpty ? declarations : expressionWords(word, before)))
        }
        guard let command = command(first.text), parts.chunks.count > 1 || !parts.isUnfinished else {
            return Offer(found: expressionWords(word, before))
        }
        let rest = Array(parts.chunks.dropFirst())
        let isInside = parts.isOpen || parts.isUnfinished
        let match = GrammarMatch(command.grammar, rest, end: before.utf8.count)
        if let inner = match.innerInput { return offer(word, before: String(decoding: before.utf8.dropFirst(inner), as: UTF8.self)) }
        let place = FormPlace(word: word, before: before, chunks: rest)
        if isInside { return offer(inside: GrammarMatch(command.grammar, Array(rest.dropLast()), end: before.utf8.count), place) }
        if rest.last?.endsInOperator == true, !match.openValues.isEmpty { return Offer(found: expressionWords(word, before)) }
        return offer(match, place)
    }

    /// The command that a word means at the prompt, where a beginning is enough.
    private func command(_ word: String) -> Command? {
        if let command = Command.named(word) { return command }
        return laidOut.hasName(word) ? nil : Command.only(beginningWith: word)
    }

    var commands: [Completion.Candidate] { Command.all.map { .init(text: $0.name, summary: $0.summary) } }

    private var declarations: [Completion.Candidate] {
        ["struct", "enum", "extension", "func", "let", "var", "@State"].map { .init(text: $0, summary: "a Swift declaration") }
    }
}
