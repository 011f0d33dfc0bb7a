// SPDX-License-Identifier: GPL-3.0-or-later

/// Bringing texts to a number of columns. All of it counts display width, never characters.
package enum TextFitting {
    /// The text, or its beginning and an ellipsis where it is wider than the columns.
    package static func cut(_ text: String, to width: Int, ascii: Bool = false) -> String {
        if displayWidth(text) <= width { return text }
        let ellipsis = ascii ? (width > 3 ? "..." : "") : "…"
        let room = width - displayWidth(ellipsis)
        return room < 0 ? "" : prefix(of: text, columns: room) + ellipsis
    }

    /// The longest beginning that is not wider than the columns.
    package static func prefix(of text: String, columns: Int) -> String {
        var result = ""
        var used = 0
        for character in text {
            used += displayWidth(character)
            if used > columns { break }
            result.append(character)
        }
        return result
    }

    /// The text with blanks up to the columns: after it, or before it.
    package static func pad(_ text: String, to width: Int, alignment: TextTable.Alignment = .leading) -> String {
        let blanks = String(repeating: " ", count: max(0, width - displayWidth(text)))
        return alignment == .trailing ? blanks + text : text + blanks
    }

    /// The text without the blanks at its end.
    package static func trimmed(_ text: String) -> String {
        let blanks = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        return blanks == 0 ? text : String(text[..<text.utf8.index(text.utf8.endIndex, offsetBy: -blanks)])
    }

    /// Lines of at most `width` columns (2 at the least): broken at blanks; inside a word only if it is wider than a line,
    /// then, if it can be, before a dot of a path or a capital of a name in camel case.
    /// Further lines keep the first one's indentation, so that a tree's rows stay readable; those of a list's item stand behind its dash.
    package static func wrap(_ text: String, to width: Int) -> [String] {
        let width = max(2, width)
        if displayWidth(text) <= width { return [text] }
        let blanks = text.prefix { $0 == " " }.count
        let dash = text.dropFirst(blanks).hasPrefix("- ") && width > 8 ? "- " : ""
        let indent = min(blanks, width / 2) + dash.count
        var lines = [String(repeating: " ", count: indent - dash.count) + dash]
        var used = indent
        for word in text.dropFirst(blanks + dash.count).split(separator: " ", omittingEmptySubsequences: false) {
            place(String(word), indent: indent, width: width, lines: &lines, used: &used)
        }
        return lines
    }

    private static func place(_ word: String, indent: Int, width: Int, lines: inout [String], used: inout Int) {
        let length = displayWidth(word)
        if used > indent {
            if used + 1 + length <= width {
                lines[lines.count - 1] += " " + word
                used += 1 + length
                return
            }
            lines.append(String(repeating: " ", count: indent))
            used = indent
        }
        for part in length <= width - used ? [word] : parts(of: word, fitting: width - indent) {
            if used > indent, used + displayWidth(part) > width {
                lines.append(String(repeating: " ", count: indent))
                used = indent
            }
            place(Array(part), indent: indent, width: width, lines: &lines, used: &used)
        }
    }

    private static func place(_ characters: [Character], indent: Int, width: Int, lines: inout [String], used: inout Int) {
        for character in characters {
            let columns = displayWidth(character)
            if used + columns > width && used > indent {
                lines.append(String(repeating: " ", count: indent))
                used = indent
            }
            lines[lines.count - 1].append(character)
            used += columns
        }
    }

    /// Where a path breaks: before its dots, and before the capitals of names that are still wider than the columns.
    private static func parts(of word: String, fitting columns: Int) -> [String] {
        var steps = [""]
        for character in word {
            if character == ".", steps.last?.isEmpty == false { steps.append("") }
            steps[steps.count - 1].append(character)
        }
        return steps.flatMap { displayWidth($0) <= columns ? [$0] : humps(of: $0) }
    }

    /// The parts of a name in camel case, each with its capital: `scroll`, `Indicator`.
    private static func humps(of word: String) -> [String] {
        var parts = [""]
        var wasLowercase = false
        for character in word {
            if character.isUppercase, wasLowercase { parts.append("") }
            parts[parts.count - 1].append(character)
            wasLowercase = character.isLowercase
        }
        return parts
    }
}
