// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine

/// The sections of a grouped list or form: their parts are marked for the rows around them, and they keep a distance.
enum ListSections {
    /// A section wherever it stands; only in a list do header, footer and the gap after it look as they do there.
    static func section(_ maker: Maker, header: Node?, content: Node, footer: Node?) -> SectionNode {
        SectionNode(
            header: header.map { AttachmentNode(small($0, isHeader: true), ListRowMark.header) }, content: content, footer: end(footer),
            tag: maker.tag)
    }

    /// Rows that stand between sections are a section of their own, as in SwiftUI.
    static func grouped(_ content: Node) -> Node {
        guard let group = content as? GroupNode, group.children.contains(where: { isSection($0) || $0.isForEach }) else { return content }
        var result: [Node] = []
        var isLoose = false
        for child in group.children {
            let isSection = isSection(child)
            if isLoose { result += isSection ? [gap()] : child.isForEach ? [gap(beforeSectionsOf: child)] : [] }
            isLoose = !isSection
            result.append(child)
        }
        return GroupNode(result, isDynamic: group.isDynamic, at: group.step)
    }

    private static func isSection(_ node: Node) -> Bool {
        node is SectionNode || (node as? UnaryNode).map { isSection($0.content) } ?? false
    }

    /// Whether the rows of a ForEach are sections is known when they are made. Their own ends keep the distance behind them.
    private static func gap(beforeSectionsOf rows: Node) -> Node {
        DeferredNode { rows.sectionEnds(at: $0).startsInSection ? gap() : GroupNode.empty }
    }

    private static func end(_ footer: Node?) -> Node {
        let marked = footer.map { AttachmentNode(small($0, isHeader: false), ListRowMark.footer) }
        return DeferredNode { site in
            let footer = marked.map { [$0] } ?? []
            switch site.environment[CatalogKeys.listKind] {
            case .grouped: return GroupNode(footer + [gap(isAfterFooter: marked != nil)])
            case .plain where site.environment.traits.controls.list.plainSpacing > 0: return GroupNode(footer + [plainGap])
            default: return marked ?? GroupNode.empty
            }
        }
    }

    /// The distance to the next section, a row without content.
    private static func gap(isAfterFooter: Bool = false) -> Node {
        let length = DeferredNode { site in
            let traits = site.environment.traits
            let whole = site.environment[CatalogKeys.listSectionSpacing].points(traits)
            let points = isAfterFooter && traits.controls.list.footerInsets != nil ? whole / 2 : whole
            return FixedContentNode { _ in CGSize(width: 0, height: points) }
        }
        return AttachmentNode(length, ListRowMark.gap)
    }

    /// The same in a list that is not grouped.
    private static let plainGap = AttachmentNode(
        FixedContentNode { CGSize(width: 0, height: $0.controls.list.plainSpacing) }, ListRowMark.gap)

    /// Footers of grouped lists are footnotes, on OS 26 with tight leading, and so are headers before OS 26, in capitals unless `textCase` says otherwise.
    private static func small(_ content: Node, isHeader: Bool) -> Node {
        DeferredNode { site in
            guard site.environment[CatalogKeys.listKind] == .grouped else { return content }
            let traits = site.environment.traits
            let isCapital = isHeader && traits.os < .v26 && traits.platform != .macOS
            let keepsCase = !isCapital || site.environment.find(EnvironmentKeys.textCase.name) != nil
            return EnvironmentNode(content) { environment, origin in
                let list = traits.controls.list
                let footnote = list.footerInsets == nil ? Font.style(.footnote) : Font.style(.footnote).leading(.tight)
                let small = environment.setting(
                    EnvironmentKeys.font, to: isHeader ? Font.style(list.headerStyle) : footnote, by: origin)
                return keepsCase ? small : small.setting(EnvironmentKeys.textCase, to: .uppercase, by: origin)
            }
        }
    }
}
