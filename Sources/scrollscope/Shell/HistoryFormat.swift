// SPDX-License-Identifier: GPL-3.0-or-later

/// An input that was typed, with its time in seconds since 1970; 0 where the file tells none.
struct HistoryEntry: Equatable, Sendable {
    let time: Int
    let text: String
}

/// The text of a history file.
enum HistoryFormat {
    static func text(of entry: HistoryEntry) -> String {
        // A line that looks like a time would cut the entry in two: a blank before it changes no meaning.
        let lines = entry.text.split(separator: "\n", omittingEmptySubsequences: false).map { isTime($0) ? " " + $0 : String($0) }
        return "#\(entry.time)\n\(lines.joined(separator: "\n"))\n"
    }

    static func entries(of bytes: [UInt8]) -> [HistoryEntry] {
        var entries: [HistoryEntry] = []
        var time: Int?
        var lines: [Substring] = []
        func finish() {
            if !lines.isEmpty { entries.append(HistoryEntry(time: time ?? 0, text: lines.joined(separator: "\n"))) }
            lines = []
        }
        var all = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if all.last == "" { all.removeLast() }
        for line in all {
            if isTime(line) {
                finish()
                time = Int(line.dropFirst())
            } else if time == nil {
                // A file without times, as another program may have written it: a line an entry.
                entries.append(HistoryEntry(time: 0, text: String(line)))
            } else {
                lines.append(line)
            }
        }
        finish()
        return entries
    }

    private static func isTime(_ line: Substring) -> Bool {
        line.utf8.count > 1 && line.utf8.first == UInt8(ascii: "#") && line.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }
}
