// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// What is written to a terminal: the one place that lets nothing of a file's name, a script or a command line move the cursor, colour the
/// screen or turn the reading direction.
enum TerminalText {
    /// - Parameter isStyled: colours and the wiping of a line pass.
    static func safe(_ text: String, isStyled: Bool = false) -> String {
        let isPlain = text.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == UInt8(ascii: "\n") }
        if isPlain { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            if let own = ownSequence(at: rest, isStyled) {
                result.unicodeScalars.append(contentsOf: rest[..<own])
                rest = rest[own...]
                continue
            }
            // Up to the next of them, so that what is one character stays one.
            let start = rest.startIndex
            rest = rest.dropFirst()
            while !rest.isEmpty, ownSequence(at: rest, isStyled) == nil { rest = rest.dropFirst() }
            result += sanitized(String(text.unicodeScalars[start..<rest.startIndex]))
        }
        return result
    }

    /// The end of a line break, a tab, a colour, or the wiping of a line, if one begins here.
    private static func ownSequence(at text: Substring.UnicodeScalarView, _ isStyled: Bool) -> String.Index? {
        guard let first = text.first else { return nil }
        let next = text.index(after: text.startIndex)
        if first == "\n" || first == "\t" { return next }
        guard isStyled else { return nil }
        // The progress line is wiped from its begin.
        if first == "\r" { return text.starts(with: "\r\u{1B}[K".unicodeScalars) ? next : nil }
        guard first == "\u{1B}", next < text.endIndex, text[next] == "[" else { return nil }
        var end = text.index(after: next)
        while end < text.endIndex, text[end] == ";" || ("0"..."9").contains(text[end]) { text.formIndex(after: &end) }
        guard end < text.endIndex, text[end] == "m" || text[end] == "K" else { return nil }
        return text.index(after: end)
    }
}
