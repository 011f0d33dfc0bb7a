// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationSubtitle = ModifierDeclaration(
        "navigationSubtitle", .data, summary: "A second line under the title in the bar, from OS 26 on.",
        examples: ["NavigationStack { Text(\"a\").navigationTitle(\"Title\").navigationSubtitle(\"x\") }"],
        overloads: [
            Overload(.title) { maker, subtitle in NavigationSubtitle(node: subtitle.fixed.node).attached(maker) },
            Overload(.view(nil, name: "subtitle")) { maker, subtitle in NavigationSubtitle(node: subtitle).attached(maker) },
        ])
}

/// The second line of a navigation title. It stands under the title that the same view gives, in whichever order the two are written.
struct NavigationSubtitle: Sendable {
    let node: Node

    /// A title, over the subtitle that the view inside has, if any.
    static func title(_ title: Node, _ maker: Maker) -> Node {
        let subtitle: NavigationSubtitle? = maker.content.inModifiers()
        return maker.attaching(NavigationBarItem(title: subtitle?.under(title) ?? title))
    }

    /// The view with this subtitle, under the title that it has, if any.
    func attached(_ maker: Maker) -> Node {
        let bar: NavigationBarItem? = maker.content.inModifiers { $0.title != nil }
        guard let title = bar?.title else { return maker.attaching(self) }
        return AttachmentNode(AttachmentNode(maker.content, NavigationBarItem(title: under(title))), self, tag: maker.tag)
    }

    /// Smaller and fainter, at the start under a large title and in the middle under an inline one. The font is recalled.
    private func under(_ title: Node) -> Node {
        DeferredNode { site in
            guard site.environment.traits.os >= .v26 else { return title }
            let isInline = site.environment[EnvironmentKeys.font] == .style(.headline)
            let style = Value.native(StyleValue(kind: "HierarchicalShapeStyle", name: "secondary"))
            let line = EnvironmentNode(AttachmentNode(node, DrawingAttachment(.foreground([style])))) {
                $0.setting(EnvironmentKeys.font, to: .style(isInline ? .caption : .subheadline), by: $1)
            }
            let alignment = isInline ? HorizontalAlignment.center : .leading
            return StackNode(GroupNode([title, line]), axis: .vertical, alignment: alignment.key, spacing: 0)
        }
    }
}

extension Node {
    /// What a view says through its own modifiers, the outermost first; nil where none says it.
    fileprivate func inModifiers<T: Sendable>(where isMeant: (T) -> Bool = { _ in true }) -> T? {
        var current: Node? = self
        while let layer = current {
            if let found = (layer as? AttachmentNode)?.attachment as? T, isMeant(found) { return found }
            current = (layer as? UnaryNode)?.content
        }
        return nil
    }
}
