// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tableColumnHeaders = ModifierDeclaration(
        "tableColumnHeaders", .environment, summary: "Whether the headers of tables are shown.",
        examples: ["Table([Person(id: 1)]) { TableColumn(\"Name\", value: \\.name) }.tableColumnHeaders(.hidden)"],
        overloads: [
            Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(CatalogKeys.tableColumnHeaders, to: visibility, by: $1) }
            }
        ])
}
