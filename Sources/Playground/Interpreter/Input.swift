// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// One input: a piece of a text, and which of the three kinds it is (language.md, the head of the page).
struct Input {
    enum Kind {
        case command(Command, ArgumentCursor.Word, ArgumentCursor)
        case declaration
        /// A loop, or a `do`.
        case statements
        case expression
    }

    let source: SourceText
    let range: Range<Int>
    /// The words of the range: one copy of them, which history and answers share.
    let text: String

    init(source: SourceText, range: Range<Int>) {
        self.source = source
        self.range = range
        text = source.text(in: range)
    }

    var line: Int { source.lineNumber(at: range.lowerBound) }
    var span: SourceSpan { SourceSpan(source: source, start: range.lowerBound, end: range.upperBound) }

    /// The text up to the first blank.
    var firstWord: ArgumentCursor.Word {
        let word = text.prefix { !$0.isWhitespace }
        let end = range.lowerBound + word.utf8.count
        return ArgumentCursor.Word(text: String(word), span: SourceSpan(source: source, start: range.lowerBound, end: end))
    }

    /// - Parameters:
    ///   - allowsPrefix: an unambiguous beginning of a command counts, as at a terminal.
    ///   - isName: the first word means something in the scene. It is asked only where that decides: the names of all views may have to be
    ///     gathered for it.
    func kind(allowsPrefix: Bool = false, isName: @autoclosure () -> Bool = false) -> Kind {
        let word = firstWord
        let rest = ArgumentCursor(source, word.span.end..<range.upperBound)
        if isStatement(word.text) { return .statements }
        // No command is followed by `=`: `var scale = 1` has been an input before `scale = 2`.
        let isAssignment = rest.peekWord().map { Self.assignments.contains($0.text) } == true
        if let command = Command.named(word.text), !command.standsAlone || rest.isAtEnd, !isAssignment || !isName() {
            return .command(command, word, rest)
        }
        if isDeclaration(word.text) { return .declaration }
        if allowsPrefix, let command = Command.only(beginningWith: word.text), !command.standsAlone || rest.isAtEnd, !isName() {
            return .command(command, word, rest)
        }
        return .expression
    }

    private func isDeclaration(_ word: String) -> Bool {
        let letters = word.prefix { $0.isLetter || $0 == "_" }
        if word == "open" { return Self.declarationWords.contains(secondWord) }
        // `private(set) var`, `nonisolated(unsafe) var`
        let isWhole = ["", "(set)", "(unsafe)"].contains(word.dropFirst(letters.count))
        return word.hasPrefix("@") || word.hasPrefix("#Preview") || word == "#if"
            || Self.declarationWords.contains(String(letters)) && isWhole
    }

    /// `open class` is Swift, `open feed.scroll` what other shells have.
    private var secondWord: String {
        String(text.drop { !$0.isWhitespace }.drop { $0.isWhitespace }.prefix { $0.isLetter })
    }

    /// `if` and `switch` are expressions too; `repeat 3 COMMAND` is a command, `repeat { … } while …` a loop.
    private func isStatement(_ word: String) -> Bool {
        var rest = text[...]
        // `outer: for …`
        if word.hasSuffix(":") { rest = rest.dropFirst(word.count).drop { $0.isWhitespace } }
        let letters = rest.prefix { $0.isLetter }
        let next = rest.dropFirst(letters.count).first { !$0.isWhitespace }
        if letters == "repeat" { return next == "{" }
        return Self.statementWords.contains(String(letters)) && next != "=" && next != "."
    }

    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%="]

    static let statementWords: Set<String> = ["for", "while", "do"]

    static let declarationWords: Set<String> = [
        "struct", "enum", "extension", "protocol", "func", "let", "var", "typealias", "import", "class", "actor", "public", "private",
        "internal",
        "fileprivate", "package", "open", "final", "indirect", "static", "mutating", "nonisolated", "infix", "prefix", "postfix",
        "precedencegroup",
    ]
}
