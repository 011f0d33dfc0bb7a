// SPDX-License-Identifier: GPL-3.0-or-later
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
            let marked = EnvironmentNode(sections) { $0.setting(CatalogKeys.listKind, to: kind, by: $1) }
            let rows = ListRowNode(marked, metrics: metrics(site.environment, isForm: isForm, kind))
            let lines = LazyStackNode(
                rows, axis: .vertical, alignment: HorizontalAlignment.leading.key,
                spacing: site.environment[CatalogKeys.listRowSpacing] ?? 0,
                pinnedViews: kind == .plain ? [.sectionHeaders] : [], name: maker.name)
            let top = kind == .grouped ? ControlMaker.metrics(site).groupedListTop : 0
            let spaced = top == 0 ? lines : PaddingNode(lines, insets: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))
            return ScrollNode(spaced, axes: .vertical, name: maker.name, tag: maker.tag)
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

    private static func metrics(_ environment: EnvironmentValues, isForm: Bool, _ kind: Kind) -> ListRowMetrics {
        let controls = ControlMetrics(platform: environment.traits.platform, os: environment.traits.os)
        let isSet = environment.find(CatalogKeys.defaultMinListRowHeight.name) != nil
        // Rows of forms are taller on OS 26 (spacing.md table 1); those of lists are not.
        let standard = isForm || environment.traits.platform == .macOS ? controls.minimumListRowHeight : 44
        return ListRowMetrics(
            minimumHeight: isSet ? environment[CatalogKeys.defaultMinListRowHeight] : standard,
            minimumHeaderHeight: environment[CatalogKeys.defaultMinListHeaderHeight] ?? controls.minimumSectionHeaderHeight,
            insets: { controls.listRowInsets(width: $0) },
            margin: { kind == .grouped ? controls.groupedSectionInset(width: $0) : 0 })
    }
}
