// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let scrollViewport = ViewDeclaration(
        "ScrollViewport", summary: "A scroll view that gives everything inside the size of the space it fills, as `viewport`.",
        examples: ["ScrollViewport { Text(\"a\").frame(width: viewport.size.width) }"],
        traits: [.scrolls, .line, .ours], drawnAs: .scroll,
        overloads: [
            Overload(.unlabeledDefault("axes", Axis.Set.vertical), .defaulted("showsIndicators", true), .builder()) {
                maker, axes, showsIndicators, content in
                ScrollViewportNode(
                    ListMaker.outside(content), axes: axes, showsIndicators: showsIndicators, name: maker.name, tag: maker.tag)
            }
        ])
}
