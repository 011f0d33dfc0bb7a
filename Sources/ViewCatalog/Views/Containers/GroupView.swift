// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let group = ViewDeclaration(
        "Group", summary: "Several views without a layout of their own (L2.1).",
        examples: ["VStack { Group { Text(\"a\"); Text(\"b\") }.padding() }"],
        overloads: [
            Overload(.builder()) { maker, content in GroupNode([content], tag: maker.tag) }
        ])
}
