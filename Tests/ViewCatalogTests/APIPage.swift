// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// docs/api.md: every symbol of the catalogue and how far it goes.
struct APIPage {
    /// How far a symbol goes.
    enum Status: String {
        /// What SwiftUI lays out, reads or calls happens.
        case full
        /// It is accepted and kept; it changes no frame.
        case kept
        /// A view of its name takes its place.
        case placeholder

        init(_ traits: ViewTraits) { self = traits.contains(.placeholder) ? .placeholder : traits.contains(.kept) ? .kept : .full }
    }

    struct Row {
        let symbol: String
        let status: Status
        let summary: String
    }

    /// Views and their initializers.
    static var views: [Row] {
        Catalog.views.values.sorted { $0.name < $1.name }.flatMap { view in
            forms(view.name, view.overloads.filter { !$0.isDeprecated }.map(\.parameters)).map {
                Row(symbol: $0, status: Status(view.traits), summary: view.summary)
            }
        } + UnsupportedNames.views.sorted().map { Row(symbol: $0, status: .placeholder, summary: "A placeholder with its name.") }
    }

    static var modifiers: [Row] {
        Catalog.modifierNames.sorted().flatMap { Catalog.modifiers(named: $0) }.flatMap { modifier in
            forms("." + modifier.name, modifier.overloads.filter { !$0.isDeprecated }.map(\.parameters)).map {
                Row(symbol: $0, status: modifier.effect == .visual ? .kept : .full, summary: modifier.summary)
            }
        } + UnsupportedNames.modifiers.sorted().map { Row(symbol: "." + $0, status: .placeholder, summary: "Its content passes through.") }
    }

    static var types: [Row] {
        Catalog.allValueTypes.sorted { $0.name < $1.name }.map {
            Row(symbol: $0.name, status: $0.isKept ? .kept : .full, summary: $0.summary)
        }
    }

    static var keys: [Row] {
        Catalog.allEnvironmentKeys.map { Row(symbol: "\\." + $0.name, status: $0.isKept ? .kept : .full, summary: $0.summary) }
    }

    /// `Button(_:role:action:)`, each once.
    private static func forms(_ name: String, _ parameters: [[ParameterInfo]]) -> [String] {
        var seen: Set<String> = []
        return parameters.map { name + "(" + $0.map { ($0.label ?? "_") + ":" }.joined() + ")" }.filter { seen.insert($0).inserted }
    }

    static var markdown: String {
        let tables = [("Views", views), ("Modifiers", modifiers), ("Types", types), ("Environment keys", keys)]
        var lines = [
            "# SwiftUI as Scrollscope knows it", "",
            "Written by `make api` from the catalogue; a test keeps it true. *full*: what SwiftUI lays out, reads or calls happens. *kept*: it is",
            "accepted and printed back and may be drawn, but changes no frame. *placeholder*: a placeholder takes its place, or its content passes",
            "through (language.md §9); a name without a form is the error `unsupported` when it is typed. Older forms that others replaced are not",
            "listed.",
            "",
        ]
        for (title, rows) in tables {
            let counts = [Status.full, .kept, .placeholder].map { status in (status, rows.filter { $0.status == status }.count) }
            lines.append("## \(title)")
            lines.append("")
            lines.append(counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + ".")
            lines.append("")
            lines.append("| symbol | | |")
            lines.append("|---|---|---|")
            lines += rows.map { "| `\($0.symbol)` | \($0.status.rawValue) | \($0.summary.replacing("|", with: "\\|")) |" }
            lines.append("")
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }
}
