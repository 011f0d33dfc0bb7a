// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let emptyView = ViewDeclaration(
        "EmptyView", summary: "No view at all: it is not even a child (L2.1).",
        examples: ["EmptyView()"],
        overloads: [
            Overload { maker in GroupNode([], tag: maker.tag) }
        ])
}
