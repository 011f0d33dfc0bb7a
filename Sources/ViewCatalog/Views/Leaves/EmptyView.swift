// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let emptyView = ViewDeclaration(
        "EmptyView", summary: "No view at all, not even a child; alone as the root it takes its proposal.",
        examples: ["EmptyView()"],
        traits: .group, drawnAs: .spacer,
        overloads: [
            Overload { maker in EmptyNode(tag: maker.tag) }
        ])
}
