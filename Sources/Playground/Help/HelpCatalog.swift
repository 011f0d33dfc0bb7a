// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

/// `help views`, `help modifiers`: what can be written, a line each.
enum HelpCatalog {
    static var views: Output { index("views", Catalog.allViews.map { ($0.name, $0.summary) }) }

    /// Several modifiers of one name say the same.
    static var modifiers: Output {
        index("modifiers", Catalog.modifierNames.sorted().map { ("." + $0, Catalog.modifiers(named: $0).first?.summary ?? "") })
    }

    private static func index(_ kind: String, _ rows: [(name: String, summary: String)]) -> Output {
        let json = rows.map { JSON.object(["name": .string($0.name), "summary": .string($0.summary)]) }
        return Output(
            json: .object([kind: .array(json)]),
            parts: [
                .table(Table("", "", rows: rows.map { [.text($0.name), .text($0.summary)] })),
                .row(StyledText("'help WORD' says more about each", .faint)),
            ])
    }
}
