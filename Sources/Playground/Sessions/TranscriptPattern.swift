// SPDX-License-Identifier: GPL-3.0-or-later

/// Expected output: `[..]` is any text in a line, a line `...` any lines.
struct TranscriptPattern {
    let lines: [String]

    func matches(_ output: [String]) -> Bool { Self.match(lines[...], output[...]) }

    private static func match(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
        // The usual way of matching with one kind of star: go back to the last star and let it take one line more.
        var (p, l) = (pattern.startIndex, lines.startIndex)
        var star: (pattern: Int, line: Int)?
        while l < lines.endIndex {
            if p < pattern.endIndex, pattern[p] == "..." {
                star = (p, l)
                p += 1
            } else if p < pattern.endIndex, line(pattern[p], lines[l]) {
                p += 1
                l += 1
            } else if let last = star {
                p = last.pattern + 1
                l = last.line + 1
                star = (last.pattern, l)
            } else {
                return false
            }
        }
        while p < pattern.endIndex, pattern[p] == "..." { p += 1 }
        return p == pattern.endIndex
    }

    /// One line: the pieces between `[..]` in order, the first at the start, the last at the end.
    static func line(_ pattern: String, _ text: String) -> Bool {
        guard pattern.contains("[..]") else { return pattern == text }
        let pieces = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
        guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.count >= last.count && rest.hasSuffix(last)
    }
}
