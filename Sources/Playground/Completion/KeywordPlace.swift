// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Which words of the language may stand at the end of a text.
struct KeywordPlace {
    private let tokens: TypedTokens
    private let startsLine: Bool

    init(_ before: String) {
        tokens = TypedTokens(before)
        startsLine = before.reversed().first { !$0.isWhitespace || $0.isNewline }?.isNewline == true
    }

    /// Is a name to be written that nothing has yet? `func `, `struct `, and what `import` is followed by.
    var wantsNewName: Bool {
        previous.map { NominalKind(rawValue: $0) != nil || ["func", "typealias", "import"].contains($0) } ?? false
    }

    /// In code that a declaration holds the keys of the root's environment are no names.
    var isInDeclaration: Bool {
        guard let first = tokens.list.first, tokens.list.indices.contains(where: { tokens.text($0) == "{" }) else { return false }
        return first.kind == .attribute || Input.declarationWords.contains(tokens.text(0))
    }

    var words: [String] {
        guard let previous else { return Self.sorted(Input.declarationWords, Input.statementWords, SwiftNames.operandWords) }
        if isAttribute(endingAt: tokens.list.count - 1) || Input.declarationWords.contains(previous)
            || SwiftNames.memberWords.contains(previous)
        {
            return Self.sorted(Input.declarationWords, SwiftNames.memberWords)
        }
        if startsLine || ["{", ";", "}"].contains(previous) || endsClosureHead {
            if isInType { return Self.sorted(Input.declarationWords, SwiftNames.memberWords, ["case"]) }
            let further = previous == "}" ? SwiftNames.joiningWords : []
            return Self.sorted(Input.declarationWords, SwiftNames.statementWords, SwiftNames.operandWords, further)
        }
        if previous == ":", opening.map({ tokens.text($0) }) == "{" {
            return Self.sorted(SwiftNames.statementWords, SwiftNames.operandWords)
        }
        // What follows the word of a command begins anew.
        let isArgument = tokens.list.last?.depth == 0 && Command.named(tokens.text(0)) != nil
        return endsInOperand && !isArgument ? SwiftNames.joiningWords.sorted() : SwiftNames.operandWords.sorted()
    }

    private static func sorted(_ words: Set<String>...) -> [String] {
        words.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
    }

    /// The names that the text itself declares: `let total`, `for row`, `{ item in`.
    var declaredNames: [String] {
        let names = tokens.list.indices.dropFirst().filter { index in
            guard tokens.list[index].kind == .identifier else { return false }
            if ["let", "var", "for", "func"].contains(tokens.text(index - 1)) { return true }
            let next = tokens.list.indices.contains(index + 1) ? tokens.text(index + 1) : ""
            return tokens.text(index - 1) == "{" && next == "in" || next == ":" && isParameter(index)
        }
        return Set(names.map { tokens.text($0) }).sorted()
    }

    private var previous: String? { tokens.list.indices.last.map { tokens.text($0) } }
    private var opening: Int? { tokens.innermostOpening }

    /// Is the innermost brace that of a type? `struct A: View {`.
    private var isInType: Bool {
        guard let opening, tokens.text(opening) == "{" else { return false }
        let depth = tokens.list[opening].depth
        let head = tokens.list[..<opening].indices.reversed().prefix { index in
            tokens.list[index].depth > depth || tokens.list[index].depth == depth && ![";", "{"].contains(tokens.text(index))
        }
        let words = head.filter { tokens.list[$0].depth == depth }.prefix { tokens.text($0) != "}" }.map { tokens.text($0) }
        return words.contains { NominalKind(rawValue: $0) != nil || $0 == "extension" } && !words.contains("func")
    }

    /// `{ (x: Int) in`, not `for x in`.
    private var endsClosureHead: Bool {
        guard previous == "in", let opening, tokens.text(opening) == "{" else { return false }
        return !tokens.list.indices.suffix(from: opening + 1).contains { tokens.text($0) == "for" }
    }

    private var endsInOperand: Bool {
        guard let last = tokens.list.last, let previous else { return false }
        switch last.kind {
        case .identifier, .integer, .float, .closeBracket, .stringQuote, .postfixOperator: return true
        case .keyword: return SwiftNames.isValue(previous) || SwiftNames.joiningWords.contains(previous) && previous != "in"
        default: return false
        }
    }

    /// `@State`, `@Environment(\.locale)`, `private(set)`: a declaration comes next.
    private func isAttribute(endingAt last: Int) -> Bool {
        let name = tokens.text(last) == ")" ? tokens.list.lastIndex { $0.depth == tokens.list[last].depth - 1 }.map { $0 - 1 } : last
        return name.map { $0 > 0 && tokens.list[$0 - 1].kind == .attribute || $0 >= 0 && Input.declarationWords.contains(tokens.text($0)) }
            ?? false
    }

    /// `rows` of `func f(rows: Int`, `init(rows: Int`.
    private func isParameter(_ index: Int) -> Bool {
        let depth = tokens.list[index].depth
        guard let opening = tokens.list[..<index].lastIndex(where: { $0.depth == depth - 1 }), opening > 0, tokens.text(opening) == "("
        else {
            return false
        }
        if tokens.text(opening - 1) == "init" { return opening == 1 || tokens.text(opening - 2) != "." }
        return opening > 1 && tokens.text(opening - 2) == "func"
    }
}

extension Completer {
    /// The names that were declared before on the line, and the words of the language that may stand there.
    func wordsOfSwift(_ place: KeywordPlace) -> [Completion.Candidate] {
        place.declaredNames.map { .init(text: $0, summary: "declared before", append: "") }
            + place.words.map { .init(text: $0, summary: "a word of Swift") }
    }
}
