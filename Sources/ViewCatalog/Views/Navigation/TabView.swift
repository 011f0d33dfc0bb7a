// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let tabView = ViewDeclaration(
        "TabView", summary: "The chosen page above a bar; in the page style all pages side by side, each as large as the view.",
        examples: [
            "TabView { Text(\"a\").tabItem { Text(\"A\") }; Text(\"b\") }",
            "TabView(selection: $count) { Text(\"a\").tag(1); Text(\"b\").tag(2) }",
            "TabView { Color.red; Color.blue }.tabViewStyle(.page)",
        ],
        otherNames: ["UITabBarController"],
        traits: .keepsState,
        overloads: [
            Overload(.optional("selection", BindingValue.self), .builder()) { maker, selection, content in
                TabMaker.node(maker, selection, content)
            }
        ])

    static let tab = ViewDeclaration(
        "Tab", summary: "A page of a TabView.",
        examples: ["TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") } }"],
        traits: .part,
        overloads: [
            Overload(
                .title, .required("systemImage", String.self), .any("value", name: "value", defaultText: "nil"),
                .tabRole, .builder()
            ) { maker, title, symbol, value, role, content in page(maker, value, content, item: item(title, symbol), role) },
            Overload(
                .title, .required("image", String.self), .any("value", name: "value", defaultText: "nil"),
                .tabRole, .builder()
            ) { maker, title, _, value, role, content in page(maker, value, content, item: title.node, role) },
            Overload(
                .title, .any("value", name: "value", defaultText: "nil"), .tabRole, .builder()
            ) { maker, title, value, role, content in page(maker, value, content, item: title.node, role) },
            Overload(.any("value", name: "value", defaultText: "nil"), .tabRole, .builder(), .optionalBuilder("label")) {
                maker, value, role, content, label in page(maker, value, content, item: label ?? item(of: role), role)
            },
        ])

    private static func item(_ title: StyledText, _ symbol: String) -> Node {
        LabelMaker.node(title: title.node, icon: SymbolMaker.node(symbol))
    }

    /// What the system calls a tab that has a role and no label.
    private static func item(of role: Value) -> Node? {
        role.opaqueText == "search" ? item(StyledText("Search"), "magnifyingglass") : nil
    }

    private static func page(_ maker: Maker, _ value: Value, _ content: Node, item: Node?, _ role: Value) -> Node {
        let page: Node =
            value == .nil
            ? ZStackNode(content, tag: maker.tag) : AttachmentNode(ZStackNode(content), TagAttachment(value: value), tag: maker.tag)
        let marked = role.opaqueText == "search" ? AttachmentNode(page, SearchPageAttachment()) : page
        return item.map { AttachmentNode(marked, TabItemAttachment(label: $0)) } ?? marked
    }
}

/// Marks the page of a TabView that is there to search: the field of a `searchable` around the view is in that alone (L11.9).
private struct SearchPageAttachment: Sendable {}

/// Pages of a TabView.
enum TabMaker {
    static func node(_ maker: Maker, _ selection: BindingValue?, _ content: Node) -> Node {
        let body = DeferredNode { site in
            site.environment[CatalogKeys.tabViewStyle].styleName == "page"
                ? pages(maker, selection, content, site) : tabs(content, selection, site, site.owner.appending(maker.name))
        }
        return GroupMaker.layer(filled(body), maker)
    }

    /// The content with each page at a place of its own: those that are not shown keep what they remember.
    /// - Parameter isNumbered: are pages without a tag chosen by their numbers?
    private static func paged(_ content: Node, _ view: ViewPath, isNumbered: Bool, at site: ViewSite) -> Node {
        var counts: [String: Int] = [:]
        let pages = content.tabPages
        let hasSearchPage = pages.contains(where: \.isSearchPage)
        return GroupNode(
            pages.enumerated().map { index, page in
                func numbered(_ page: Node) -> Node {
                    isNumbered && page.tabItem.tag == nil ? AttachmentNode(page, TagAttachment(value: .int(index))) : page
                }
                if page.isForEach { return OwnerNode(numbered(page), at: .part(of: view, .elements)) }
                let name = page.tag?.name ?? ""
                counts[name, default: 0] += 1
                let shown = page.isSearchPage ? searching(page) : hasSearchPage ? SearchField.alone(page) : page
                return numbered(told(OwnerNode(shown, at: .part(of: view, .page("\(name) \(counts[name] ?? 0)"))), at: site))
            })
    }

    /// The page to search: where the tab view says so, a search begins when it is chosen.
    private static func searching(_ page: Node) -> Node {
        EnvironmentNode(page) { $0.setting(CatalogKeys.searchesOnAppearance, to: $0[CatalogKeys.searchesOnSelection], by: $1) }
    }

    /// A page of the user's own may say in its body what stands for it in the bar, and its tag.
    private static func told(_ page: Node, at site: ViewSite) -> Node {
        var result = page
        let known = page.tabItem
        if known.label == nil, let item = page.marks(TabItemAttachment.self, at: site).first { result = AttachmentNode(result, item) }
        if known.badge == nil, let badge = page.marks(BadgeAttachment.self, at: site).first { result = AttachmentNode(result, badge) }
        if known.tag == nil, let tag = page.marks(TagAttachment.self, at: site).first { result = AttachmentNode(result, tag) }
        return result
    }

    /// Takes the room that it is offered, no less and no more, however large its pages are.
    private static func filled(_ node: Node) -> Node {
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        return FlexibleFrameNode(node, horizontal: all, vertical: all)
    }

    /// A row of pages, each as large as the view, that stops at each.
    private static func pages(_ maker: Maker, _ selection: BindingValue?, _ content: Node, _ site: ViewSite) -> Node {
        let sized = ContainerRelativeFrameNode(content, axes: [.horizontal, .vertical], measure: .whole)
        let row = StackNode(sized, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
        let scroll = ScrollNode(row, axes: .horizontal, showsIndicators: false, name: maker.name)
        let paging = AttachmentNode(scroll, ScrollTargetBehaviorAttachment(behavior: ScrollBehaviorValue(kind: .paging).encode()))
        return AttachmentNode(
            paging,
            PagesAttachment(
                selection: selection, showsIndex: site.environment[CatalogKeys.tabViewStyle].stylePageMode != "never",
                hasIndexBackground: site.environment[CatalogKeys.indexViewStyle].stylePageMode == "always"))
    }

    private static func tabs(_ content: Node, _ binding: BindingValue?, _ site: ViewSite, _ view: ViewPath) -> Node {
        let content = paged(content, view, isNumbered: binding == nil, at: site)
        let selection = binding ?? OwnState.binding("selection", of: view, initial: .nil)
        let chosen = ControlMaker.selected(content, by: selection)
        let accessory = site.environment[BottomAccessory.key]
        let shown = filled(AttachmentNode(chosen, SelectionAttachment(selection, options: content, arePages: true)))
        // What stands in the pages has an accessory of its own, if any.
        let plain = accessory == nil ? shown : EnvironmentNode(shown) { $0.setting(BottomAccessory.key, to: nil, by: $1) }
        let page = accessory?.below(plain) ?? plain
        // On tablets and Macs the bar is not at the bottom.
        guard site.environment.traits.platform == .iOS, !BarAppearance.hidesTabBars(at: site) else { return page }
        let os = site.environment.traits.os
        let isWide = site.environment[EnvironmentKeys.horizontalSizeClass] == .regular
        let hold: Device.Hold = site.environment[EnvironmentKeys.verticalSizeClass] != .compact ? .upright : isWide ? .wide : .narrow
        return TabBarNode(page) { insets in
            let height = Device.tabBarHeight(over: insets.bottom, os, hold)
            return FixedContentNode(face: ControlFace.tabBar(pages: content, selection: selection)) { _ in
                CGSize(width: .infinity, height: height)
            }
        }
    }
}

extension Parameter where T == Value {
    fileprivate static var tabRole: Parameter<Value> {
        .any("role", name: "role", of: .optional(.named("TabRole")), defaultText: "nil")
    }
}

extension Node {
    /// The pages that the content of a TabView lists: those of a TabSection or a Group stand among the others.
    fileprivate var tabPages: [Node] {
        listed.flatMap { page in page !== self && page is GroupNode ? page.tabPages : [page] }
    }

    fileprivate var isSearchPage: Bool {
        sequence(first: self) { ($0 as? UnaryNode)?.content }.contains { ($0 as? AttachmentNode)?.attachment is SearchPageAttachment }
    }

    /// What stands for a page in the bar, and over that, and the page's tag, as the modifiers around it say.
    package var tabItem: (label: Node?, badge: Node?, tag: Value?) {
        var (label, badge, tag) = (Node?.none, Node?.none, Value?.none)
        var node: Node = self
        while let unary = node as? UnaryNode {
            let attachment = (unary as? AttachmentNode)?.attachment
            label = label ?? (attachment as? TabItemAttachment)?.label
            badge = badge ?? (attachment as? BadgeAttachment)?.label
            tag = tag ?? (attachment as? TagAttachment)?.value
            node = unary.content
        }
        return (label, badge, tag)
    }
}
