// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationSplitView = ViewDeclaration(
        "NavigationSplitView",
        summary:
            "Columns side by side in regular width, one in compact width: the preferred column, or the sidebar, whose selection leads to the next.",
        examples: [
            "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }",
            "NavigationSplitView { Text(\"a\") } content: { Text(\"b\") } detail: { Text(\"c\") }",
        ],
        traits: .keepsState,
        overloads: [
            Overload(
                .optionalBinding("columnVisibility", NavigationSplitViewVisibility.self),
                .optionalBinding("preferredCompactColumn", NavigationSplitViewColumn.self), .builder("sidebar"), .builder("detail")
            ) { maker, visibility, column, sidebar, detail in
                SplitViewMaker(visibility: visibility, preferred: column, sidebar: sidebar, content: nil, detail: detail).node(maker)
            },
            Overload(
                .optionalBinding("columnVisibility", NavigationSplitViewVisibility.self),
                .optionalBinding("preferredCompactColumn", NavigationSplitViewColumn.self), .builder("sidebar"), .builder("content"),
                .builder("detail")
            ) { maker, visibility, column, sidebar, content, detail in
                SplitViewMaker(visibility: visibility, preferred: column, sidebar: sidebar, content: content, detail: detail).node(maker)
            },
        ])
}

/// The columns of a NavigationSplitView, each with a bar of its own (S10.1: each a container).
struct SplitViewMaker: Sendable {
    let visibility: BindingValue?
    let preferred: BindingValue?
    let sidebar: Node
    let content: Node?
    let detail: Node

    func node(_ maker: Maker) -> Node {
        let name = maker.name
        let body = DeferredNode { site in
            let handle = NavigationHandle(name, at: site, path: nil)
            let placed = placed(site.owner.appending(name), site)
            guard site.environment[EnvironmentKeys.horizontalSizeClass] == .regular else {
                return placed.compact(site, handle)
            }
            return StackNode(
                GroupNode(placed.columns(site, handle)), axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: 0)
        }
        return GroupMaker.layer(body, maker)
    }

    /// The columns at places of their own: those that are not shown keep what they remember.
    private func placed(_ view: ViewPath, _ site: ViewSite) -> SplitViewMaker {
        func column(_ content: Node, _ name: NavigationSplitViewColumn) -> Node {
            OwnerNode(content, at: .part(of: view, .page("\(name)")))
        }
        func without(_ content: Node, _ name: NavigationSplitViewColumn) -> Node { column(SearchField.alone(content), name) }
        return SplitViewMaker(
            visibility: visibility, preferred: preferred, sidebar: column(SearchField.under(sidebar, at: site), .sidebar),
            content: content.map { without($0, .content) }, detail: without(detail, .detail))
    }

    /// One column: the preferred one, else the sidebar. What is chosen there leads to the next.
    private func compact(_ site: ViewSite, _ handle: NavigationHandle) -> Node {
        let preferred = preferred.flatMap { ControlMaker.value(of: $0, at: site) }.flatMap(NavigationSplitViewColumn.decode)
        switch (preferred, content) {
        case (.detail, _), (.content, nil): return column(detail, handle)
        case (.content, let content?): return column(content, handle.leading(byChoice: false), leadingTo: [detail])
        case (.sidebar, _), (nil, _):
            // What is chosen from the start leads on from the start, unless the code asks for the sidebar.
            let own = handle.leading(byChoice: preferred == nil)
            return column(sidebar, own, leadingTo: [content, detail].compactMap { $0 })
        }
    }

    /// A column that shows what links have led to.
    private func column(_ content: Node, _ handle: NavigationHandle, leadingTo columns: [Node] = []) -> Node {
        let root = NavigationMaker.root(content, handle)
        return NavigationNode(root, metrics: NavigationMaker.bar, isColumn: true) { site, content in
            NavigationMaker.cover(handle, content, site, columns: columns)
        }
    }

    /// A column whose links lead to views in the last one.
    private func leading(_ content: Node, _ handle: NavigationHandle) -> Node {
        NavigationNode(NavigationMaker.marked(content, handle.replacing), metrics: NavigationMaker.bar, isColumn: true)
    }

    /// Lists without a style in it are those of a sidebar, whose rows are as wide as they are.
    private func asSidebar(_ content: Node) -> Node {
        EnvironmentNode(content) {
            $0.setting(CatalogKeys.listStyle, to: .native(NamedStyle(protocolName: "ListStyle", name: "sidebar")), by: $1)
        }
    }

    private func columns(_ site: ViewSite, _ handle: NavigationHandle) -> [Node] {
        // L3.13, recalled.
        let isMac = site.environment.traits.platform == .macOS
        let first = SplitColumnNode(leading(asSidebar(sidebar), handle), standard: isMac ? 200 : 320)
        let middle = content.map { SplitColumnNode(leading(asSidebar($0), handle), standard: isMac ? 200 : 300) }
        let last = column(detail, handle)
        let shown = visibility.flatMap { ControlMaker.value(of: $0, at: site) }.flatMap(NavigationSplitViewVisibility.decode)
        switch shown ?? .automatic {
        case .detailOnly: return [last]
        case .doubleColumn: return [middle ?? first, last]
        case .all, .automatic: return [first] + (middle.map { [$0] } ?? []) + [last]
        }
    }
}

/// A column of a NavigationSplitView.
package enum NavigationSplitViewColumn: CatalogEnum {
    case sidebar, content, detail
    package static var typeName: String { "NavigationSplitViewColumn" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(NavigationSplitViewColumn.self), summary: "A column of a split view.",
        examples: ["NavigationSplitViewColumn.detail"])
}

/// Which columns of a NavigationSplitView are shown.
package enum NavigationSplitViewVisibility: CatalogEnum {
    case all, automatic, detailOnly, doubleColumn
    package static var typeName: String { "NavigationSplitViewVisibility" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(NavigationSplitViewVisibility.self), summary: "Which columns are shown.",
        examples: ["NavigationSplitViewVisibility.detailOnly"])
}
