// SPDX-License-Identifier: GPL-3.0-or-later

/// Signs for terminals that know only ASCII.
enum ASCIISigns {
    /// Our own signs by their ASCII likes.
    static func replaced(_ text: String) -> String {
        var result = ""
        for character in text { result += sign(character) ?? String(character) }
        return result
    }

    /// Nothing but ASCII, as wide as before: a user's letters become question marks.
    static func only(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var result = ""
        for character in text {
            if character.isASCII {
                result.append(character)
            } else {
                result += sign(character) ?? String(repeating: "?", count: displayWidth(character))
            }
        }
        return result
    }

    /// The like of one of our own signs, as wide as it is; nil of other characters.
    static func sign(_ character: Character) -> String? {
        switch character {
        case "×": "x"
        case "·": "|"
        case "▲": "^"
        case "▼": "v"
        case "◀": "<"
        case "▶": ">"
        case "›": ">"
        case "…": "~"
        case "–", "—", "−": "-"
        case "“", "”", "„": "\""
        case "‘", "’": "'"
        default: nil
        }
    }
}
