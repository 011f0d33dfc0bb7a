// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// What edits, names and completion ask about views: those of the catalogue and those that the scene declares.
struct CatalogFacts: Sendable {
    let program: Program

    func isOwnView(_ typeName: String) -> Bool {
        program.type(named: typeName)?.conformances.contains { ["View", "App", "Scene"].contains($0) } ?? false
    }

    var viewNames: [String] {
        Catalog.views.keys.sorted() + program.types.values.filter { $0.conformances.contains("View") }.map(\.name).sorted()
    }

    /// The parameters of each way of making a view.
    func overloads(of kind: String) -> [[ParameterInfo]] {
        if let own = program.type(named: kind) {
            return [
                own.storedProperties.filter { KnownWrapper[$0.wrapper?.name]?.isInstalled != true }.map {
                    ParameterInfo(label: $0.name, name: $0.name, type: $0.type ?? .named("Any"), isBuilder: $0.isViewBuilder)
                }
            ]
        }
        return Catalog.views[kind]?.overloads.map(\.parameters) ?? []
    }
}

extension TypeSyntax {
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let wrapped), .attributed(_, let wrapped): wrapped.isFunction
        default: false
        }
    }
}
