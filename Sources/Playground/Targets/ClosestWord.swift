// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The one known word that was probably meant: one that goes on as typed (`iPhone SE` for `iPhone SE (3rd gen)`), else the closest, else
/// one that has all of the words (`SE`).
enum ClosestWord {
    static func of(_ word: String, in words: some Sequence<String>) -> String? {
        let known = words.filter { $0 != word }
        return continuing(word, in: known) ?? Suggestion.closest(to: word, in: known) ?? containing(word, in: known)
    }

    /// The shortest word that begins with what was typed; one or two letters mean nothing yet.
    private static func continuing(_ word: String, in words: [String]) -> String? {
        let start = word.lowercased()
        guard start.count >= 3, start.utf8.count < 100 else { return nil }
        return words.filter { $0.lowercased().hasPrefix(start) }.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// The shortest name of several words that has all those that were typed.
    private static func containing(_ word: String, in names: [String]) -> String? {
        guard word.count >= 2, word.utf8.count < 100 else { return nil }
        let wanted = parts(of: word)
        return names.filter { $0.contains(" ") && wanted.isSubset(of: parts(of: $0)) }.min { ($0.count, $0) < ($1.count, $1) }
    }

    private static func parts(of name: String) -> Set<Substring> { Set(name.lowercased().split(separator: " ")) }
}
