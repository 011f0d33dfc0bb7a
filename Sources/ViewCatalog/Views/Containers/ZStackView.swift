// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let zStack = ViewDeclaration(
        "ZStack", summary: "Children on top of each other, lined up on one point.",
        examples: ["ZStack(alignment: .topLeading) { Color.red; Text(\"a\") }"],
        otherNames: ["Box", "FrameLayout"],
        layoutType: "ZStackLayout",
        overloads: [
            Overload(.defaulted("alignment", Alignment.center), .builder()) { maker, alignment, content in
                ZStackNode(content, alignment: alignment, tag: maker.tag)
            }
        ])
}
