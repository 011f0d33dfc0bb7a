// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a file of docs/rules: a title after `#`, chapters after `##`, rules after `###`, each a number and a title; what stands below is
/// its text, and the paragraph that begins with `Origin:` says how it is known.
enum RuleReader {
    static func family(_ name: String, _ text: String) -> RuleFamily {
        var entries = [Entry(level: 1)]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let level = line.prefix { $0 == "#" }.count
            if level > 1 { entries.append(Entry(level: level)) }
            if level > 0 {
                entries[entries.count - 1].heading = String(line.dropFirst(level + 1))
            } else {
                entries[entries.count - 1].read(line)
            }
        }
        return RuleFamily(name: name, title: entries[0].heading, text: entries[0].text, chapters: chapters(entries.dropFirst()))
    }

    private static func chapters(_ entries: ArraySlice<Entry>) -> [Rule] {
        entries.indices.filter { entries[$0].level == 2 }.map { index in
            entries[index].rule(parts: entries[(index + 1)...].prefix { $0.level > 2 }.map { $0.rule(parts: []) })
        }
    }

    /// A heading and the lines below it.
    private struct Entry {
        let level: Int
        var heading = ""
        private(set) var text: [RuleText] = []
        private var origin = ""
        /// Does the next line go on with the last piece, or with the origin?
        private var isOpen = false
        private var isOrigin = false

        init(level: Int) { self.level = level }

        mutating func read(_ line: Substring) {
            if line.isEmpty {
                (isOpen, isOrigin) = (false, false)
            } else if isOrigin || line.hasPrefix("Origin: ") {
                origin += isOrigin ? " " + line : line.dropFirst(8)
                isOrigin = true
            } else if line.hasPrefix("|") {
                addRow(line)
            } else if isOpen, !Self.isItem(line) {
                goOn(line)
            } else {
                isOpen = true
                text.append(Self.isItem(line) ? .item(String(line)) : .paragraph(String(line)))
            }
        }

        private static func isItem(_ line: Substring) -> Bool {
            line.hasPrefix("- ") || line.drop { $0.isNumber }.hasPrefix(". ") && line.first?.isNumber == true
        }

        private mutating func goOn(_ line: Substring) {
            let more = " " + line.drop { $0 == " " }
            switch text.last {
            case .paragraph(let begun): text[text.count - 1] = .paragraph(begun + more)
            case .item(let begun): text[text.count - 1] = .item(begun + more)
            case .table, nil: text.append(.paragraph(String(line)))
            }
        }

        private mutating func addRow(_ line: Substring) {
            if line.hasPrefix("|---") { return }
            let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            if case .table(let rows) = text.last { text[text.count - 1] = .table(rows + [cells]) } else { text.append(.table([cells])) }
        }

        func rule(parts: [Rule]) -> Rule {
            let cut = heading.firstIndex(of: " ") ?? heading.endIndex
            return Rule(
                number: String(heading[..<cut]), title: String(heading[cut...].drop { $0 == " " }), text: text,
                origins: RuleReader.origins(origin),
                parts: parts)
        }
    }

    /// `measured: baselines; documented`: a kind, and after a colon which part of the rule or why.
    private static func origins(_ text: String) -> [RuleOrigin] {
        text.split(separator: ";").compactMap { part in
            let words = part.drop { $0 == " " }
            let end = words.firstIndex(of: ":") ?? words.endIndex
            guard let kind = RuleOrigin.Kind(rawValue: String(words[..<end])) else { return nil }
            return RuleOrigin(kind: kind, detail: String(words[end...].dropFirst(2)))
        }
    }
}
