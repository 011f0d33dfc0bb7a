// SPDX-License-Identifier: GPL-3.0-or-later

/// One file that any browser shows: the picture and tables, without scripts and without anything from elsewhere.
package enum HTMLPage {
    package typealias Table = (title: String, header: [String], rows: [[String]])

    package static func page(title: String, figures: [String], tables: [Table]) -> String {
        let figures = figures.map { "<figure>\n\($0)</figure>" }.joined(separator: "\n")
        return document(
            title: title.isEmpty ? "Scrollscope" : title,
            body: """
                <main>
                \(figures)
                <div class="tables">
                \(tables.map(section).joined(separator: "\n"))
                </div>
                </main>
                """)
    }

    /// What every page of ours has around its content: the head, the style and the heading.
    ///
    /// - Parameters:
    ///   - title: as plain text.
    ///   - style: what the page needs beside the style of all.
    ///   - body: HTML, as it comes below the heading.
    static func document(title: String, style own: String = "", body: String) -> String {
        let title = XMLText.escaped(title)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            \(own.isEmpty ? style : style + "\n" + own)
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(body)
            </body>
            </html>

            """
    }

    private static func section(_ table: Table) -> String {
        let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
        let numeric = (0..<count).map { column in
            let cells = table.rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
            return !cells.isEmpty && cells.allSatisfy(TextTableColumns.isNumber)
        }
        func row(_ cells: [String], _ tag: String) -> String {
            let content = (0..<count).map { column in
                let text = XMLText.escaped(column < cells.count ? cells[column] : "")
                return numeric[column] ? "<\(tag) class=\"number\">\(text)</\(tag)>" : "<\(tag)>\(text)</\(tag)>"
            }
            return "<tr>" + content.joined() + "</tr>"
        }
        var lines = ["<section>", "<h2>\(XMLText.escaped(table.title))</h2>", "<div class=\"scroll\"><table>"]
        if !table.header.isEmpty { lines.append("<thead>\(row(table.header, "th"))</thead>") }
        lines += ["<tbody>"] + table.rows.map { row($0, "td") } + ["</tbody>", "</table></div>", "</section>"]
        return lines.joined(separator: "\n")
    }

    static let style = """
        :root { color-scheme: light dark; --line: #d5dae3; --soft: #667085; --ground: #ffffff; --words: #1b2230; --stripe: #f5f7fa; }
        @media (prefers-color-scheme: dark) {
          :root { --line: #343b49; --soft: #98a2b3; --ground: #14181f; --words: #e6e9ef; --stripe: #1b212b; }
        }
        body { margin: 2rem auto; max-width: 90rem; padding: 0 1.5rem; background: var(--ground); color: var(--words);
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
        h1 { font-size: 1.4rem; margin: 0 0 1.2rem; }
        h2 { font-size: 1rem; margin: 0 0 .5rem; color: var(--soft); }
        main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
        figure { margin: 0; flex: 0 1 auto; max-width: 100%; }
        figure svg { max-width: 100%; height: auto; }
        .tables { flex: 1 1 24rem; min-width: 0; }
        section { margin-bottom: 1.8rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th, td { text-align: left; padding: .3rem .7rem; border-bottom: 1px solid var(--line); white-space: pre-wrap; vertical-align: top; }
        th { color: var(--soft); font-weight: 600; }
        tbody tr:nth-child(even) { background: var(--stripe); }
        .number { text-align: right; }
        """
}
