// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let windowGroup = ViewDeclaration(
        "WindowGroup", summary: "The content of an app's window.", examples: ["WindowGroup { Text(\"a\") }"],
        overloads: [
            Overload(.builder()) { maker, content in GroupNode([content], tag: maker.tag) },
            Overload(.unlabeled("title", String.self), .builder()) { maker, _, content in GroupNode([content], tag: maker.tag) },
        ])
}
