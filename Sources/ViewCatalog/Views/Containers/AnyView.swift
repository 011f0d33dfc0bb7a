// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let anyView = ViewDeclaration(
        "AnyView", summary: "Any view; layout does not see it (L2.1).",
        examples: ["AnyView(Text(\"a\"))"],
        overloads: [
            Overload(.view(nil, name: "view")) { maker, view in GroupNode([view], tag: maker.tag) },
            Overload(.view("erasing", name: "erasing")) { maker, view in GroupNode([view], tag: maker.tag) },
        ])
}
