// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What the forms of a command add to an error in its arguments: the word that was meant, and how the command is written.
struct CommandUsage {
    private let command: Command

    init(_ command: Command) { self.command = command }

    func completed(_ error: Diagnostic, in input: Input, after word: ArgumentCursor.Word) -> Diagnostic {
        guard [.missingArgument, .unknownArgument, .syntax].contains(error.id), error.suggestion == nil else { return error }
        // What is wrong in a file is not what was typed.
        if let span = error.span, span.source !== input.source { return error }
        let offset = word.span.end
        let text = input.source.text(in: offset..<input.range.upperBound)
        let chunks = ArgumentChunks(text).chunks
        // Wrong Swift in an argument speaks for itself; words that no form takes do not.
        let match = GrammarMatch(command.grammar, chunks, end: text.utf8.count)
        if error.id == .syntax, match.isPossible { return error }
        // `print min(1)`: the command has all its arguments; what is missing is one of a call.
        let isInside = error.span.map { $0.start >= offset && $0.start < input.range.upperBound } ?? false
        if error.id == .missingArgument, isInside, match.isComplete { return error }
        if let misspelt = misspelt(chunks) {
            let chunk = chunks[misspelt.index]
            let span = SourceSpan(source: input.source, start: offset + chunk.start, end: offset + chunk.end)
            return Diagnostic(
                .unknownArgument, "'\(chunk.text)' is not expected here", at: span, suggestion: misspelt.meant,
                hint: error.hint ?? usage(chunks))
        }
        var error = error
        if error.hint == nil { error.hint = usage(chunks) }
        return error
    }

    /// The first chunk that no form takes, where a word that one would take is close to it.
    private func misspelt(_ chunks: [ArgumentChunks.Chunk]) -> (index: Int, meant: String)? {
        let grammar = command.grammar
        func isPossible(upTo last: Int) -> Bool { GrammarMatch(grammar, Array(chunks[...last]), end: chunks[last].end).isPossible }
        guard let last = chunks.indices.last, !isPossible(upTo: last) else { return nil }
        // What follows an impossible chunk is impossible, too: the first is found by bisection.
        var (stuck, end) = (0, last)
        while stuck < end {
            let middle = (stuck + end) / 2
            if isPossible(upTo: middle) { stuck = middle + 1 } else { end = middle }
        }
        let next = GrammarMatch(grammar, Array(chunks[..<stuck]), end: 0).next
        let words = next.words.map { $0.last == ":" ? String($0.dropLast()) : $0 }
        return Suggestion.closest(to: chunks[stuck].text, in: words).map { (stuck, $0) }
    }

    /// How the command is written.
    var words: String { usage([]) }

    /// The forms that what was typed begins, all where it begins none.
    private func usage(_ chunks: [ArgumentChunks.Chunk]) -> String {
        let begun = command.syntax.filter { form in
            GrammarMatch(CommandGrammar([form], meanings: command.meanings), chunks, end: 0).isPossible
        }
        let shown = begun.isEmpty ? command.syntax : begun
        if shown == [command.name] { return "'\(command.name)' takes no arguments" }
        if shown.count > Self.listedForms { return "'help \(command.name)' shows its forms" }
        return shown.joined(separator: " · ")
    }

    private static let listedForms = 3
}
