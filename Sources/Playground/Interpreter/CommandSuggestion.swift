// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Tells a misspelt command from wrong Swift: a lone lower-case word in front of something that cannot follow it in Swift.
enum CommandSuggestion {
    static func diagnostic(for input: Input, instead error: Diagnostic, in laidOut: LaidOutScene) -> Diagnostic {
        let word = input.firstWord
        let rest = input.source.text(in: word.span.end..<input.range.upperBound).drop { $0.isWhitespace }
        if let answer = answer(to: word, rest, in: input, instead: error) { return answer.asking(word.text, rest, in: laidOut) }
        let isWord =
            !word.text.isEmpty && word.text.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || $0 == 0x2D }
        let lower = word.text.lowercased()
        if isWord, lower != word.text, Command.named(lower) != nil, [.unknownName, .unknownType, .unknownView, .syntax].contains(error.id) {
            return unknown(word, lower)
        }
        if !Catalog.modifiers(named: word.text).isEmpty, rest.mayBeArguments, error.id == .syntax || error.id == .unknownName {
            let hint = "'modify TARGET .\(word.text)(…)' adds the modifier; 'help \(word.text)' explains it"
            return Diagnostic(.unknownCommand, "there is no command '\(word.text)'", at: word.span, hint: hint)
        }
        if let called = calledCommand(input, instead: error) ?? hint(on: error, input, rest).map({ error.hinting($0) }) { return called }
        guard isWord, word.text.first?.isLowercase == true else { return error }
        let suggestion = ClosestWord.of(word.text, in: Command.words.filter { $0.count > 1 && $0.first?.isLetter == true })
        let isAlone = word.span.end == input.range.upperBound
        // `if x == 3: print(x)` is wrong Swift.
        if error.id == .syntax, word.text == "if" || word.text == "switch" { return error }
        if word.text.count > 1, isAlone || rest.mayBeArguments, [.unknownName, .syntax].contains(error.id),
            let modifier = modifier(closestTo: word.text, besides: [suggestion, error.suggestion])
        {
            let hint = "'modify TARGET .\(modifier)(…)' adds the modifier '\(modifier)'; 'help' lists the commands"
            return Diagnostic(.unknownCommand, "there is no command '\(word.text)'", at: word.span, hint: hint)
        }
        if isAlone, error.id == .unknownName {
            if let view = Catalog.views.keys.first(where: { $0.lowercased() == lower }) { return error.suggesting(view) }
            if suggestion != nil || error.suggestion == nil && !begun(by: word.text).isEmpty { return unknown(word, suggestion) }
            return error.suggestion == nil ? error.hinting("'help' lists the commands; put a string in quotes: \"\(word.text)\"") : error
        }
        guard !isAlone, error.id == .syntax || error.id == .incompleteInput else { return error }
        guard let next = rest.first, next.isLetter || next.isNumber || "\"-@".contains(next) else { return error }
        return unknown(word, suggestion)
    }

    /// A word of another shell, and a command that takes no arguments: `next 2`.
    private static func answer(
        to word: ArgumentCursor.Word, _ rest: Substring, in input: Input, instead error: Diagnostic
    ) -> Diagnostic? {
        if let call = foreignCall(input, instead: error) { return call }
        let isOpen = [.unknownName, .syntax, .incompleteInput, .missingArgument].contains(error.id)
        // Swift would look for the type of `.exit`.
        guard rest.mayBeArguments, isOpen || error.id == .typeMismatch && word.text.first == "." else { return nil }
        if let hint = ForeignWords.hint(word.text) {
            return Diagnostic(.unknownCommand, "there is no command '\(word.text)'", at: word.span, hint: hint)
        }
        guard let command = Command.named(word.text), command.standsAlone, !rest.isEmpty else { return nil }
        let end = input.range.upperBound
        let place = SourceSpan(source: input.source, start: end - rest.utf8.count, end: end)
        return Diagnostic(.unknownArgument, "nothing more is expected here", at: place, hint: CommandUsage(command).words)
    }

    /// `console.log("a")`, `clear()`: what other languages and shells call so.
    private static func foreignCall(_ input: Input, instead error: Diagnostic) -> Diagnostic? {
        let name = String(input.text.prefix { $0.isLetter })
        let rest = input.text.dropFirst(name.count)
        guard error.id == .unknownName || error.id == .unknownView, error.span?.start == input.range.lowerBound,
            rest == "()" || ForeignWords.printers.contains(name.lowercased()), rest.first == "(" || rest.first == ".",
            let hint = ForeignWords.hint(name)
        else { return nil }
        return Diagnostic(error.id, error.message, at: error.span, hint: hint)
    }

    /// `tap(button1)`: commands are no functions.
    private static func calledCommand(_ input: Input, instead error: Diagnostic) -> Diagnostic? {
        let name = input.text.prefix { $0.isLetter }
        let rest = input.text.dropFirst(name.count)
        guard error.id == .unknownName, rest.first == "(", rest.last == ")", let command = Command.named(String(name)),
            error.span?.start == input.range.lowerBound
        else { return nil }
        return Diagnostic(
            .unknownCommand, "'\(name)' is a command, and takes no parentheses", at: error.span,
            suggestion: "\(command.name) \(rest.dropFirst().dropLast())".trimmingBlanks)
    }

    /// What Swift's error leaves open: where a variable is set, and what `Text "Hello"` and a pasted `12 Text("a")` are.
    private static func hint(on error: Diagnostic, _ input: Input, _ rest: Substring) -> String? {
        // `.padding()` in a line of its own: the view in the line before has been an input already.
        if error.id == .typeMismatch, input.text.first == ".", error.span?.start == input.range.lowerBound {
            let name = String(input.text.dropFirst().prefix { $0.isLetter || $0.isNumber })
            if !Catalog.modifiers(named: name).isEmpty { return "'modify root .\(name)(…)' adds the modifier to the root view" }
        }
        guard error.hint == nil else { return nil }
        let word = input.firstWord.text
        switch error.id {
        // A note tells where a constant is declared.
        case .immutable:
            return error.notes.isEmpty ? "'set' and 'modify' change a view, 'state' a variable" : "declare it with 'var' to change it"
        case .syntax where rest.first == "\"" && Catalog.isView(word): return "arguments go in parentheses: \(word)(\(rest))"
        case .syntax where word.hasPrefix("```"): return "paste code without the fence around it"
        case .syntax where !word.isEmpty && word.allSatisfy(\.isNumber) && rest.first?.isLetter == true:
            return "paste code without its line numbers"
        default: return nil
        }
    }

    /// A modifier that is closer to a word than the others that it may stand for, if any: `pading` is no 'pane'.
    private static func modifier(closestTo word: String, besides others: [String?]) -> String? {
        let others = others.compactMap { $0 }
        let nearest = Suggestion.closest(to: word, in: Catalog.allModifiers.map(\.name) + others)
        return nearest.flatMap { others.contains($0) ? nil : $0 }
    }

    /// The commands that a word begins, if they are a few: a beginning is enough for a person where only one command has it.
    private static func begun(by word: String) -> [String] {
        let found = Command.all.map(\.name).filter { word.count > 1 && $0.hasPrefix(word) }
        return (2..<6).contains(found.count) ? found : []
    }

    private static func unknown(_ word: ArgumentCursor.Word, _ suggestion: String?) -> Diagnostic {
        let begun = begun(by: word.text)
        let all = begun.isEmpty ? "" : "it begins " + begun.map { "'\($0)'" }.joined(separator: ", ") + "; "
        return Diagnostic(
            .unknownCommand, "there is no command '\(word.text)'", at: word.span, suggestion: suggestion,
            hint: all + "'help' lists the commands")
    }
}

extension Diagnostic {
    /// A question in English is answered with the help about what it asks for, too, or with what does it here.
    fileprivate func asking(_ word: String, _ text: Substring, in laidOut: LaidOutScene) -> Diagnostic {
        guard let hint, ForeignWords.questions.contains(word.lowercased()) else { return self }
        let words = HelpTopics.words(of: text)
        if let meant = ForeignWords.hint(onPairsOf: words) { return hinting(meant) }
        if let topic = HelpTopics.asked(in: text, laidOut) { return hinting("'help \(topic)' explains \(topic); " + hint) }
        return ForeignWords.hint(onOneOf: words).map { hinting($0) } ?? self
    }

    /// What is meant, instead of what else is said of the words.
    fileprivate func suggesting(_ word: String) -> Diagnostic {
        var copy = hinting(nil)
        copy.suggestion = word
        return copy
    }
}
