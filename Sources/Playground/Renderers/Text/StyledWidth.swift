// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines with colours in them: escape sequences take no columns.
package enum StyledWidth {
    /// The columns that a line takes.
    package static func of(_ line: String) -> Int { line.utf8.contains(0x1B) ? displayWidth(plain(line)) : displayWidth(line) }

    /// The line cut or padded with blanks to exactly a number of columns; colours end with it.
    package static func fit(_ line: String, to columns: Int) -> String {
        guard line.utf8.contains(0x1B) else { return TextFitting.pad(TextFitting.prefix(of: line, columns: columns), to: columns) }
        var result = ""
        var used = 0
        var rest = line[...]
        while let first = rest.first {
            if first == "\u{1B}" {
                let sequence = rest.prefix(through: rest.firstIndex(where: \.isLetter) ?? rest.index(before: rest.endIndex))
                result += sequence
                rest = rest.dropFirst(sequence.count)
                continue
            }
            let width = displayWidth(first)
            if used + width > columns { break }
            result.append(first)
            used += width
            rest = rest.dropFirst()
        }
        return result + "\u{1B}[0m" + String(repeating: " ", count: columns - used)
    }

    /// The text with line breaks where a line is longer.
    package static func wrap(_ text: String, to columns: Int) -> String {
        var result = ""
        var used = 0
        var isEscape = false
        for character in text {
            if isEscape {
                isEscape = !character.isLetter
            } else if character == "\u{1B}" {
                isEscape = true
            } else if character == "\n" {
                used = 0
            } else {
                let width = displayWidth(character)
                if used + width > columns {
                    result.append("\n")
                    used = 0
                }
                used += width
            }
            result.append(character)
        }
        return result
    }

    private static func plain(_ line: String) -> String {
        var result = ""
        var isEscape = false
        for character in line {
            if isEscape {
                isEscape = !character.isLetter
            } else if character == "\u{1B}" {
                isEscape = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
