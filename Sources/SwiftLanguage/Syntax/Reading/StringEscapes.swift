// SPDX-License-Identifier: GPL-3.0-or-later

/// Resolves `\n`, `\u{1F600}`… in a string literal that the parser found correct.
struct StringEscapes {
    /// `#` signs around the literal: an escape repeats them behind its backslash.
    let pounds: Int

    func resolve(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { $0 == "\\" || $0 == "\r" }) else { return text }
        var result = String.UnicodeScalarView()
        var rest = scalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\r":
                // Line breaks of the file count as line feeds.
                if rest.first == "\n" { rest.removeFirst() }
                result.append("\n")
            case "\\": result.append(contentsOf: escape(&rest))
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private func escape(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
        guard rest.prefix(pounds).elementsEqual(repeatElement("#", count: pounds)) else { return ["\\"] }
        rest.removeFirst(min(pounds, rest.count))
        switch rest.popFirst() {
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "0": return ["\0"]
        case "u": return codePoint(&rest)
        case let scalar?: return [scalar]
        case nil: return []
        }
    }

    private func codePoint(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
        guard rest.popFirst() == "{" else { return [] }
        let digits = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 1)
        return UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) }.map { [$0] } ?? ["\u{FFFD}"]
    }
}

extension String {
    /// What this means where it stands between quotes; what is not finished yet, as while it is typed, means nothing.
    package var withEscapesResolved: String { StringEscapes(pounds: 0).resolve(self) }
}
