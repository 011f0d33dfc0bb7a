// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let group = ViewDeclaration(
        "Group", summary: "Several views without a layout of their own.",
        examples: ["VStack { Group { Text(\"a\"); Text(\"b\") }.padding() }"],
        traits: .group,
        overloads: [
            Overload(.builder()) { maker, content in GroupNode([content], tag: maker.tag) }
        ])
}
