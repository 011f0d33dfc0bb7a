// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The option that was probably meant by one that does not exist.
///
/// ArgumentParser knows only those that a command declares: not `--help` and `--version`, which it adds itself. It would take `--verson` for
/// `--json`.
enum OptionSuggestion {
    private static let complaint = "Unknown option '"
    /// What other programs call them.
    private static let synonyms = ["v": "version"]

    /// What ArgumentParser says of wrong arguments, with our suggestion in place of its own; as it is where it is about something else.
    /// - Parameter help: the help of the command, which lists its options.
    static func corrected(_ message: String, help: String) -> String {
        guard let start = message.firstRange(of: complaint)?.upperBound else { return message }
        let option = message[start...].prefix { $0 != "'" && $0 != "\n" }
        let rest = message[option.endIndex...].drop { $0 != "\n" }
        let word = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
        let names = names(in: help)
        // '-version' has the right name and too few dashes.
        let meant = names.contains(word) ? word : Suggestion.closest(to: word, in: names, synonyms: synonyms)
        return message[..<option.endIndex] + (meant.map { "'. Did you mean '--\($0)'?" } ?? "'") + String(rest)
    }

    private static func names(in help: String) -> Set<String> {
        let words = help.split { !$0.isLetter && $0 != "-" }
        return Set(words.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    }
}
