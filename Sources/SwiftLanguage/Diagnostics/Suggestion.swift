// SPDX-License-Identifier: GPL-3.0-or-later

/// “Did you mean”: the one name that was most likely meant.
package enum Suggestion {
    /// Farther than this a name is not a slip of the finger.
    package static let maximumDistance = 3
    /// Longer words are compared by their spelling alone: nobody mistypes a paragraph.
    private static let longestWord = 64

    /// The closest of `names`, or nil.
    ///
    /// First a synonym, then the same word in other case, then the smallest number of edits (at most three and half of the word; a third of
    /// one that begins otherwise, as few slips are at the first letter); among equals the first in alphabetical order, so that the answer does not depend on the order of `names`.
    ///
    /// - Parameter synonyms: words of other systems and what they are called here: `["fontSize": "font"]`.
    package static func closest(to word: String, in names: some Sequence<String>, synonyms: [String: String] = [:]) -> String? {
        let lowered = word.utf8.count <= 4 * longestWord ? word.lowercased() : word
        if let meant = synonyms[word] ?? synonyms[lowered] { return meant }
        let letters = Array(lowered.unicodeScalars.prefix(longestWord + 1))
        guard letters.count <= longestWord, !letters.isEmpty else { return nil }
        let limit = min(maximumDistance, max(1, letters.count / 2))
        var best: (distance: Int, name: String)?
        for name in names where name != word {
            guard let distance = distance(letters, name, limit: best?.distance ?? limit) else { continue }
            let beginsAlike = name.lowercased().unicodeScalars.first == letters[0]
            // Of one letter nothing is left that could be meant.
            guard beginsAlike || letters.count > 1 && distance <= max(1, letters.count / 3) else { continue }
            if let best, (best.distance, best.name) <= (distance, name) { continue }
            best = (distance, name)
        }
        return best?.name
    }

    /// The closest of a few names, or the only one that begins like the word: `align` for `alignment`, `space` for `spacing`, `w` for `width`.
    package static func closest(to word: String, amongFew names: [String]) -> String? {
        let letters = word.lowercased()
        let begun = Set(names).filter { name in
            guard name != word else { return false }
            let common = zip(letters, name.lowercased()).prefix { $0 == $1 }.count
            return common >= (letters.count < 4 ? letters.count : letters.count - 1)
        }
        return begun.count == 1 ? begun.first : closest(to: word, in: names)
    }

    /// The one of some names that a slip of the finger makes of a word: a letter too many or too few, letters in another order or case. Names
    /// that differ in a digit, or in the `s` at their end, are names of their own.
    package static func slip(_ word: String, among names: some Sequence<String>) -> String? {
        guard let meant = closest(to: word, in: names), abs(meant.count - word.count) < 2,
            case let other = Set(meant.lowercased()).symmetricDifference(word.lowercased()), other.count < 2,
            !other.contains(where: \.isNumber), meant + "s" != word, word + "s" != meant
        else { return nil }
        return meant
    }

    /// What other systems call a value of SwiftUI's.
    package static let otherNames = [
        "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center", "centre": "center",
        "topleft": "topLeading", "topright": "topTrailing", "bottomleft": "bottomLeading", "bottomright": "bottomTrailing",
        "normal": "regular", "grey": "gray",
    ]

    /// The closest of a type's values, which other systems may call otherwise: `left` for `leading`.
    package static func closest(to word: String, amongValues names: [String]) -> String? {
        let other = otherNames[word.lowercased()]
        return other.flatMap { names.contains($0) ? $0 : nil } ?? closest(to: word, in: names)
    }

    /// Edits (insert, remove, replace, swap neighbours) between two words in any case, or nil beyond the limit.
    private static func distance(_ word: [Unicode.Scalar], _ name: String, limit: Int) -> Int? {
        guard name.utf8.count <= 4 * longestWord else { return nil }
        let other = Array(name.lowercased().unicodeScalars)
        guard abs(other.count - word.count) <= limit else { return nil }
        var older: [Int] = []
        var previous = Array(0...other.count)
        for row in word.indices {
            var current = [row + 1]
            for column in other.indices {
                var cost = previous[column] + (word[row] == other[column] ? 0 : 1)
                cost = min(cost, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
                    cost = min(cost, older[column - 1] + 1)
                }
                current.append(cost)
            }
            if (current.min() ?? 0) > limit { return nil }
            older = previous
            previous = current
        }
        return previous[other.count] <= limit ? previous[other.count] : nil
    }
}
