// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// List and Form: a scroll view of rows that are made lazily; sections with headers, footers and gaps.
enum ListMaker {
    /// What views inside know of the list around them.
    package enum Kind: String, CatalogEnum {
        case none, plain, grouped
        package static var typeName: String { "ListKind" }
    }

    static func list(_ maker: Maker, _ content: Node) -> Node {
        node(maker.tag, content) { site in kind(site.environment[CatalogKeys.listStyle].styleName, standard: standard(site.environment)) }
    }

    /// Grouped, whatever the style of lists says, unless its own style has columns.
    static func form(_ maker: Maker, _ content: Node) -> Node {
        node(maker.tag, content) { FormColumnsLayout.isUsed(in: $0.environment) ? nil : .grouped }
    }

    /// What scrolls within a row looks as it does outside of lists: its links have no chevrons.
    static func outside(_ content: Node) -> Node {
        EnvironmentNode(content) {
            $0[CatalogKeys.listKind] == .none && !$0[CatalogKeys.isInFormColumns] ? $0 : $0.inList(.none, by: $1)
        }
    }

    /// The rows of a table, which are as wide as it.
    static func rows(_ maker: Maker, _ content: Node) -> Node { plain(content, tag: maker.tag) }

    /// Rows as wide as the list.
    static func plain(_ content: Node, tag: ViewTag) -> Node { node(tag, content) { _ in .plain } }

    /// - Parameter kind: nil: rows in columns, which do not scroll.
    private static func node(_ tag: ViewTag, _ content: Node, kind: @escaping (ViewSite) -> Kind?) -> Node {
        DeferredNode { site in
            // Rows that are gone keep what they remember (L2.8).
            let elements = ViewPath.Step.part(of: site.owner.appending(tag.name), .elements)
            // A list in a form gives it its rows (L3.12).
            if site.isListRow { return LayerNode(OwnerNode(content, at: elements), tag: tag) }
            guard let kind = kind(site) else { return FormColumnsLayout.around(OwnerNode(content, at: elements), tag: tag) }
            let sections = kind == .grouped ? ListSections.grouped(content) : content
            let kept = OwnerNode(sections, at: elements)
            let marked = EnvironmentNode(kept) { $0.inList(kind, by: $1) }
            let rows = ListRowNode(marked, metrics: metrics(site.environment, kind))
            let lines = LazyStackNode(
                rows, axis: .vertical, alignment: HorizontalAlignment.leading.key,
                spacing: site.environment[CatalogKeys.listRowSpacing] ?? 0,
                pinnedViews: kind == .plain ? [.sectionHeaders] : [], name: tag.name)
            return ScrollNode(
                padded(lines, of: marked, kind, site), axes: .vertical, hugsContent: false, name: tag.name, tag: tag)
        }
    }

    /// What a list without a style is (L3.12): inset and grouped on phones and tablets, with rows as wide as it elsewhere.
    private static func standard(_ environment: EnvironmentValues) -> Kind {
        switch environment.traits.platform {
        case .iOS, .iPadOS, .visionOS: .grouped
        case .macOS, .tvOS, .watchOS: .plain
        }
    }

    private static func kind(_ style: String?, standard: Kind) -> Kind {
        switch style {
        case "grouped"?, "insetGrouped"?: .grouped
        case nil, "automatic"?: standard
        default: .plain
        }
    }

    /// The lines of rows with what stands above the first and below the last.
    private static func padded(_ lines: Node, of rows: Node, _ kind: Kind, _ site: ViewSite) -> Node {
        let traits = site.environment.traits
        let list = traits.controls.list
        guard kind == .grouped else { return plain(lines, of: rows, site) }
        guard let bottom = list.groupedBottom else { return PaddingNode(lines, insets: EdgeInsets(.top, list.groupedTop)) }
        let distance = site.environment[CatalogKeys.listSectionSpacing]
        let spacing = distance.points(traits)
        let ends = rows.sectionEnds(at: site)
        // A header reaches into the distance above it; below the last section stands the distance to a next one, which is a footer's last part.
        let last = !ends.endsInSection ? 0 : ends.footers > 1 && list.footerInsets != nil ? spacing / 2 : spacing
        let insets = EdgeInsets(
            top: ends.startsWithHeader ? distance.takenByHeader(traits) : list.groupedTop, leading: 0, bottom: bottom - last, trailing: 0)
        // In a stack a list is not what scrolls under the bar.
        guard let top = list.topUnderLargeTitle, !ends.startsWithHeader, site.stackAxis == nil else {
            return PaddingNode(lines, insets: insets)
        }
        return ListPaddingNode(lines, insets: insets, topUnderLargeTitle: top)
    }

    /// No distance stands below the last section.
    private static func plain(_ lines: Node, of rows: Node, _ site: ViewSite) -> Node {
        let list = site.environment.traits.controls.list
        let inset = edges(site.environment)?.inset ?? list.plainInset
        let last = list.plainSpacing > 0 && rows.sectionEnds(at: site).endsInSection ? list.plainSpacing : 0
        let around = EdgeInsets(top: inset, leading: 0, bottom: inset - last, trailing: 0)
        return around == .zero ? lines : PaddingNode(lines, insets: around)
    }

    /// Around the rows of a style that has its own.
    private static func edges(_ environment: EnvironmentValues) -> ControlMetrics.Lists.RowEdges? {
        let list = environment.traits.controls.list
        return switch environment[CatalogKeys.listStyle].styleName {
        case "plain"?: list.plainRows
        case "bordered"?: list.borderedRows
        default: nil
        }
    }

    private static func metrics(_ environment: EnvironmentValues, _ kind: Kind) -> ListRowMetrics {
        let list = environment.traits.controls.list
        let edges = edges(environment)
        let isSet = environment.find(CatalogKeys.defaultMinListRowHeight.name) != nil
        let margin = { @Sendable (width: Double) in kind == .grouped ? list.groupedMargin.points(width: width) : 0 }
        let ofSections = environment[CatalogKeys.listSectionMargins]
        let header = kind == .grouped ? list.headerInsets : nil
        let footer = kind == .grouped ? list.footerInsets : nil
        let minimumHeaderHeight = environment[CatalogKeys.defaultMinListHeaderHeight]
        return ListRowMetrics(
            minimumHeight: isSet ? environment[CatalogKeys.defaultMinListRowHeight] : list.minimumRowHeight,
            header: .init(
                minimumHeight: minimumHeaderHeight ?? (header == nil ? list.minimumHeaderHeight : 0), insets: header ?? .zero,
                overlap: header == nil ? 0 : environment[CatalogKeys.listSectionSpacing].takenByHeader(environment.traits)),
            footer: .init(
                minimumHeight: minimumHeaderHeight ?? (footer == nil ? list.minimumHeaderHeight : 0), insets: footer ?? .zero),
            insets: { list.rowInsets(width: $0, edges) },
            margin: margin,
            margins: { ListSectionMargins.insets(of: $1, else: ofSections, else: margin($0)) })
    }
}

extension EnvironmentValues {
    /// In a list or a form, or in none. The columns of a form do not reach into what stands in another.
    func inList(_ kind: ListMaker.Kind, by origin: EnvironmentOrigin) -> EnvironmentValues {
        setting(CatalogKeys.listKind, to: kind, by: origin).setting(CatalogKeys.isInFormColumns, to: false, by: origin)
    }
}
