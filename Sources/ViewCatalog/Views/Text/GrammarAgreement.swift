// SPDX-License-Identifier: GPL-3.0-or-later

/// Foundation's automatic grammar agreement: `^[\(count) day](inflect: true)` is "1 day" and "2 days". Only the last word of an English
/// phrase is put into the plural; in another language it stays as it is written.
enum GrammarAgreement {
    private static let opening = "^["
    private static let closing = "](inflect: true)"

    static func agreeing(_ pieces: [LocalizedText.Piece], locale: String) -> [LocalizedText.Piece] {
        guard pieces.contains(where: { $0.literal?.contains(opening) == true }) else { return pieces }
        let isEnglish = locale.lowercased().hasPrefix("en")
        var (result, phrase) = ([LocalizedText.Piece](), [LocalizedText.Piece]?.none)
        func add(_ piece: LocalizedText.Piece) {
            if phrase == nil { result.append(piece) } else { phrase?.append(piece) }
        }
        for piece in pieces {
            guard var rest = piece.literal?[...] else {
                add(piece)
                continue
            }
            while let mark = rest.firstRange(of: phrase == nil ? opening : closing) {
                add(.literal(String(rest[..<mark.lowerBound])))
                rest = rest[mark.upperBound...]
                if let whole = phrase {
                    result += isEnglish ? inflected(whole) : whole
                    phrase = nil
                } else {
                    phrase = []
                }
            }
            add(.literal(String(rest)))
        }
        // What nothing closes is not a phrase.
        if let phrase { result += [.literal(opening)] + phrase }
        return result.filter { $0 != .literal("") }
    }

    /// The phrase as its number asks for it; one without a number stays as it is.
    private static func inflected(_ phrase: [LocalizedText.Piece]) -> [LocalizedText.Piece] {
        guard let number = phrase.lazy.compactMap(\.number).first, abs(number) != 1,
            let place = phrase.lastIndex(where: { $0.literal?.contains(where: \.isLetter) == true }), let words = phrase[place].literal
        else { return phrase }
        let end = words.lastIndex(where: \.isLetter).map { words.index(after: $0) } ?? words.endIndex
        let start = words[..<end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
        var result = phrase
        result[place] = .literal(words[..<start] + plural(of: String(words[start..<end])) + words[end...])
        return result
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves", "shelf": "shelves", "wolf": "wolves",
        "sheep": "sheep", "fish": "fish", "series": "series", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
    ]

    private static func plural(of word: String) -> String {
        if let known = irregular[word.lowercased()] { return (word.first.map(String.init) ?? "") + known.dropFirst() }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        return word + "s"
    }
}

extension LocalizedText.Piece {
    fileprivate var literal: String? { if case .literal(let text) = self { text } else { nil } }
    fileprivate var number: Double? { if case .value(let text, _) = self { Double(text) } else { nil } }
}
