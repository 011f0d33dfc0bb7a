// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationSplitViewColumnWidth = ModifierDeclaration(
        "navigationSplitViewColumnWidth", .data, summary: "The width of the split view's column that contains this view.",
        examples: ["NavigationSplitView { Text(\"a\").navigationSplitViewColumnWidth(200) } detail: { Text(\"b\") }"],
        overloads: [
            Overload(.unlabeled("width", Double.self)) { maker, width in
                maker.attaching(SplitColumnWidth(min: width, ideal: width, max: width))
            },
            Overload(.optional("min", Double.self), .required("ideal", Double.self), .optional("max", Double.self)) {
                maker, min, ideal, max in
                maker.attaching(SplitColumnWidth(min: min, ideal: ideal, max: max))
            },
        ])
}
