// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// List and Form: a scroll view of rows that are made lazily (features.md); sections with headers, footers and gaps.
enum ListMaker {
    /// What views inside know of the list around them.
    package enum Kind: String, CatalogEnum {
        case none, plain, grouped
        package static var typeName: String { "ListKind" }
    }

    static func list(_ maker: Maker, _ content: Node) -> Node { node(maker, content, isForm: false) }
    static func form(_ maker: Maker, _ content: Node) -> Node { node(maker, content, isForm: true) }

    private static func node(_ maker: Maker, _ content: Node, isForm: Bool) -> Node {
        DeferredNode { site in
            let kind = kind(site.environment[CatalogKeys.listStyle].styleName, isForm: isForm)
            let sections = kind == .grouped ? ListSections.grouped(content) : content
            // Rows that are gone keep what they remember (L2.8).
            let kept = OwnerNode(sections, at: .part(of: site.owner.appending(maker.name), .elements))
            let marked = EnvironmentNode(kept) { $0.setting(CatalogKeys.listKind, to: kind, by: $1) }
            let rows = ListRowNode(marked, metrics: metrics(site.environment, kind))
            let lines = LazyStackNode(
                rows, axis: .vertical, alignment: HorizontalAlignment.leading.key,
                spacing: site.environment[CatalogKeys.listRowSpacing] ?? 0,
                pinnedViews: kind == .plain ? [.sectionHeaders] : [], name: maker.name)
            let insets = insets(site.environment.traits.controls.list, kind)
            let spaced = insets == .zero ? lines : PaddingNode(lines, insets: insets)
            return ScrollNode(spaced, axes: .vertical, hugsContent: false, name: maker.name, tag: maker.tag)
        }
    }

    /// A list is plain unless told otherwise: its rows are as wide as it (features.md). A form groups them.
    private static func kind(_ style: String?, isForm: Bool) -> Kind {
        switch style {
        case "grouped"?, "insetGrouped"?: .grouped
        case nil, "automatic"?: isForm ? .grouped : .plain
        default: isForm ? .grouped : .plain
        }
    }

    private static func insets(_ list: ControlMetrics.Lists, _ kind: Kind) -> EdgeInsets {
        kind == .grouped
            ? EdgeInsets(top: list.groupedTop, leading: 0, bottom: 0, trailing: 0)
            : EdgeInsets(top: list.plainInset, leading: 0, bottom: list.plainInset, trailing: 0)
    }

    private static func metrics(_ environment: EnvironmentValues, _ kind: Kind) -> ListRowMetrics {
        let list = environment.traits.controls.list
        let isSet = environment.find(CatalogKeys.defaultMinListRowHeight.name) != nil
        return ListRowMetrics(
            minimumHeight: isSet ? environment[CatalogKeys.defaultMinListRowHeight] : list.minimumRowHeight,
            minimumHeaderHeight: environment[CatalogKeys.defaultMinListHeaderHeight] ?? list.minimumHeaderHeight,
            insets: { list.rowInsets(width: $0) },
            margin: { kind == .grouped ? list.groupedMargin.points(width: $0) : 0 })
    }
}
