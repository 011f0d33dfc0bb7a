// SPDX-License-Identifier: GPL-3.0-or-later

/// A document in Markdown: a drawing of characters, and tables.
enum MarkdownPage {
    static func page(title: String, drawing: [String], tables: [HTMLPage.Table]) -> String {
        var lines = ["# " + escaped(title.isEmpty ? "Scrollscope" : title), "", "```text"] + drawing + ["```"]
        for table in tables { lines += ["", "## " + escaped(table.title), ""] + rows(of: table) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rows(of table: HTMLPage.Table) -> [String] {
        let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
        func row(_ cells: [String]) -> String {
            "| " + (0..<count).map { $0 < cells.count ? escaped(cells[$0]) : "" }.joined(separator: " | ") + " |"
        }
        return [row(table.header), "|" + String(repeating: " --- |", count: count)] + table.rows.map(row)
    }

    /// Nothing of it is a sign of Markdown.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in sanitized(text) {
            if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
