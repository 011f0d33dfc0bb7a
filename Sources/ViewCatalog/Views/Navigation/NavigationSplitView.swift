// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationSplitView = ViewDeclaration(
        "NavigationSplitView", summary: "Columns side by side in regular width, the sidebar alone in compact.",
        examples: [
            "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }",
            "NavigationSplitView { Text(\"a\") } content: { Text(\"b\") } detail: { Text(\"c\") }",
        ],
        overloads: [
            Overload(
                .optional("columnVisibility", BindingValue.self), .optional("preferredCompactColumn", BindingValue.self),
                .builder("sidebar"), .builder("detail")
            ) { maker, visibility, _, sidebar, detail in
                SplitViewMaker.node(maker, visibility, sidebar, nil, detail)
            },
            Overload(
                .optional("columnVisibility", BindingValue.self), .optional("preferredCompactColumn", BindingValue.self),
                .builder("sidebar"), .builder("content"), .builder("detail")
            ) { maker, visibility, _, sidebar, content, detail in
                SplitViewMaker.node(maker, visibility, sidebar, content, detail)
            },
        ])
}

/// The columns of a NavigationSplitView, each with a bar of its own (S10.1: each a container).
enum SplitViewMaker {
    static func node(_ maker: Maker, _ visibility: BindingValue?, _ sidebar: Node, _ content: Node?, _ detail: Node) -> Node {
        let body = DeferredNode { site in
            guard site.environment[EnvironmentKeys.horizontalSizeClass] == .regular else { return NavigationNode(sidebar) }
            let shown = visibility.flatMap { ControlMaker.value(of: $0, at: site) }.flatMap(NavigationSplitViewVisibility.decode)
            return StackNode(
                GroupNode(columns(shown ?? .automatic, sidebar, content, detail, site)), axis: .horizontal,
                alignment: VerticalAlignment.top.key, spacing: 0)
        }
        return GroupMaker.layer(body, maker)
    }

    private static func columns(
        _ shown: NavigationSplitViewVisibility, _ sidebar: Node, _ content: Node?, _ detail: Node, _ site: ViewSite
    ) -> [Node] {
        // About 320 on a tablet, 200 on a Mac (spacing.md table 1); the middle column at least 300.
        let isMac = site.environment.traits.platform == .macOS
        let first = FrameNode(NavigationNode(sidebar), width: isMac ? 200 : 320, height: nil)
        let middle = content.map { FrameNode(NavigationNode($0), width: isMac ? 200 : 300, height: nil) }
        let last = NavigationNode(detail)
        switch shown {
        case .detailOnly: return [last]
        case .doubleColumn: return [middle ?? first, last]
        case .all, .automatic: return [first] + (middle.map { [$0] } ?? []) + [last]
        }
    }
}

/// Which columns of a NavigationSplitView are shown.
package enum NavigationSplitViewVisibility: CatalogEnum {
    case all, automatic, detailOnly, doubleColumn
    package static var typeName: String { "NavigationSplitViewVisibility" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(NavigationSplitViewVisibility.self), summary: "Which columns are shown.",
        examples: ["NavigationSplitViewVisibility.detailOnly"])
}
