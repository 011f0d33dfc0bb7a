// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let scrollView = ViewDeclaration(
        "ScrollView",
        summary: "Scrolls its content: proposes nil along its axes and takes its own proposal there; across, it hugs the content.",
        examples: ["ScrollView(.vertical, showsIndicators: false) { VStack { Color.red.frame(height: 2000) } }"],
        otherNames: ["UIScrollView"],
        traits: [.scrolls, .line], drawnAs: .scroll,
        overloads: [
            Overload(.unlabeledDefault("axes", Axis.Set.vertical), .defaulted("showsIndicators", true), .builder()) {
                maker, axes, showsIndicators, content in
                ScrollNode(ListMaker.outside(content), axes: axes, showsIndicators: showsIndicators, name: maker.name, tag: maker.tag)
            }
        ])
}
