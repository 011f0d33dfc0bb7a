// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What may follow the dot after a name that the text itself declares: a local variable, the parameter of a closure. The text has not ended,
/// so what is open in it is closed, and the member that is being typed is a placeholder.
extension Completer {
    private static let placeholder = "memberToBeWritten"
    /// In the braces of a type that is still open its properties are local variables, which have no `self` and no wrapper.
    private static let ownMember = "self."
    private static var wrapper: Regex<Substring> { #/@[A-Z]\w*(?:\([^()]*\))?\s+(?=(?:\w+\s+)*(?:var|let)\b)/# }

    func membersOfLocals(_ word: String, after before: String) -> [Completion.Candidate]? {
        guard let dot = word.lastIndex(of: ".") else { return nil }
        if word[...dot] == Self.ownMember {
            let names = KeywordPlace(before).declaredNames
            return names.isEmpty ? nil : names.map { .init(text: Self.ownMember + $0, summary: "declared before", append: "") }
        }
        let name = word[...dot].hasPrefix(Self.ownMember) ? word[...dot].dropFirst(Self.ownMember.count) : word[...dot]
        let code = UnfinishedCode(before.replacing(Self.wrapper, with: "") + name + Self.placeholder)
        for expression in code.expressions {
            if let offers = laidOut.machine.members(inPlaceOf: Self.placeholder, in: expression) {
                return offers.map { .init(text: word[...dot] + $0.name, summary: $0.text, append: "") }
            }
        }
        return nil
    }
}

/// Swift that goes on behind its end.
private struct UnfinishedCode {
    private let text: String
    private let tokens: TypedTokens
    private let openings: [Int]

    init(_ text: String) {
        self.text = text
        tokens = TypedTokens(text)
        openings = tokens.openings
    }

    /// The text as expressions that may be meant, the most of it first: what follows the word of a command; else all of it, as the body of a
    /// closure, where declarations may stand, too; then what is in each of the braces that are open.
    var expressions: some Sequence<Expression> {
        let chunks = ArgumentChunks(text).chunks
        let isCommand = chunks.first.map { Command.named($0.text) != nil } ?? false
        let starts = isCommand ? chunks.dropFirst().map { closed(from: $0.start) } : ["{ " + closed(from: 0) + " }"]
        let braces = openings.filter { tokens.text($0) == "{" }.map { closed(from: tokens.list[$0].start) }
        return (starts.prefix(Self.tried) + braces.prefix(Self.tried)).lazy.compactMap { try? SwiftReader.expression(SourceText($0)) }
    }

    /// So many ways to read it at most.
    private static let tried = 8

    private func closed(from start: Int) -> String {
        let ends = openings.reversed().prefix { tokens.list[$0].start >= start }.map { tokens.closing($0) }
        return String(decoding: text.utf8.dropFirst(start), as: UTF8.self) + ends.joined()
    }
}
