// SPDX-License-Identifier: GPL-3.0-or-later

import CReadline
import Playground

/// The lines of a completion list: never more than the window holds.
struct CompletionListLayout {
    private(set) var lines: [String] = []

    init(words: [String], summaries: [String], columns: Int, rows: Int, usesColor: Bool) {
        let columns = max(20, columns > 0 ? columns : 80)
        let limit = max(3, (rows > 0 ? rows : 24) - 3)
        // Behind a word that leaves little room for a summary there is none: where all are as long, the words stand side by side.
        let short = words.prefix(limit).map(Self.width).filter { columns - $0 - 3 >= Self.leastSummary }.max()
        let hasSummaries = summaries.contains { !$0.isEmpty } && short != nil
        let width = hasSummaries ? short ?? 0 : words.map(Self.width).max() ?? 0
        let perLine = hasSummaries ? 1 : max(1, columns / (width + 2))
        let shown = min(words.count, perLine * limit)
        for start in stride(from: 0, to: shown, by: perLine) {
            let cells = (start..<min(shown, start + perLine)).map { index in
                let own = Self.width(words[index])
                let summary = hasSummaries && own <= width ? Self.cut(summaries[index], to: columns - width - 3) : ""
                let end = summary.isEmpty || !usesColor ? summary : "\u{1B}[2m\(summary)\u{1B}[0m"
                return words[index] + String(repeating: " ", count: max(0, width - own) + 2) + end
            }
            lines.append(TextFitting.trimmed(cells.joined()))
        }
        if shown < words.count { lines += TextFitting.wrap("(\(words.count - shown) more: type another letter)", to: columns) }
    }

    /// Columns below which a summary is left out.
    private static let leastSummary = 20

    private static func cut(_ text: String, to columns: Int) -> String {
        width(text) <= columns ? text : String(text.prefix(max(0, columns - 3))) + "..."
    }

    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(0, Int(crl_width($1.value))) }
    }
}
