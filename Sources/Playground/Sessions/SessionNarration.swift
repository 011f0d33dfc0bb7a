// SPDX-License-Identifier: GPL-3.0-or-later

/// What a session file says to its reader: its `# ` comments and `#: say` lines, a paragraph for those that follow each other.
struct SessionNarration {
    private var paragraphs: [(line: Int, text: String)] = []
    private var told = 0

    init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return }
        var goesOn = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let said = Self.said(line), !said.isEmpty, !said.hasPrefix("SPDX-"), said != FileMark.text else {
                goesOn = false
                continue
            }
            if goesOn, let last = paragraphs.indices.last {
                paragraphs[last].text += " " + said
            } else {
                paragraphs.append((index + 1, String(said)))
            }
            goesOn = true
        }
    }

    private static func said(_ line: Substring) -> Substring? {
        if line.hasPrefix("#: say ") { return line.dropFirst(7) }
        if line.hasPrefix("#:  ") { return line.dropFirst(3).drop { $0 == " " } }
        return line.hasPrefix("# ") ? line.dropFirst(2) : nil
    }

    /// Those that stand above a line and were not told yet.
    mutating func paragraphs(before line: Int) -> [String] {
        let start = told
        while told < paragraphs.count, paragraphs[told].line < line { told += 1 }
        return paragraphs[start..<told].map(\.text)
    }
}
