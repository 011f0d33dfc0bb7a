// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tabViewSearchActivation = ModifierDeclaration(
        "tabViewSearchActivation", .action, observes: .appearance, summary: "Whether a search begins when the tab to search is chosen.",
        examples: ["TabView { Tab(role: .search) { Text(\"a\") } }.tabViewSearchActivation(.searchTabSelection)"],
        overloads: [
            Overload(.any(nil, name: "activation", type: "TabSearchActivation")) { maker, activation in
                EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(CatalogKeys.searchesOnSelection, to: activation.opaqueText == "searchTabSelection", by: $1)
                }
            }
        ])
}

extension CatalogKeys {
    /// Does a search begin when the tab to search is chosen?
    static let searchesOnSelection = EnvironmentKey("tabSearchActivation", default: false)
    /// Is it the page of that tab, where a search begins with it?
    static let searchesOnAppearance = EnvironmentKey("searchesOnAppearance", default: false)
}
