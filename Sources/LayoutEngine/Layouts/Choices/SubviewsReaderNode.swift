// SPDX-License-Identifier: GPL-3.0-or-later

/// Content whose views are read one by one and arranged anew: `Group(subviews:)`, `ForEach(sections:)`.
///
/// The views keep the identity, environment and state that they have in the content; what is made of them only says where they stand.
package final class SubviewsReaderNode: Node, @unchecked Sendable {
    /// The views of one section, or those between two sections.
    package struct Section {
        package var header: [SubviewNode] = []
        package var rows: [SubviewNode] = []
        package var footer: [SubviewNode] = []
    }

    private let content: Node
    private let arrange: ([Section], ViewSite) -> Node

    /// - Parameter arrange: what is made of the content's sections; content without any is one section of rows.
    package init(_ content: Node, tag: ViewTag? = nil, arrange: @escaping ([Section], ViewSite) -> Node) {
        self.content = content
        self.arrange = arrange
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        guard site.pass.mayDescend(below: site.owner) else { return }
        defer { site.pass.didAscend() }
        var inner = site
        inner.wrappers = nil
        list.isDynamic = true
        arrange(sections(inner), site).collect(into: &list, site: site)
    }

    private func sections(_ site: ViewSite) -> [Section] {
        // Rows stay units of the list until they are asked for, so that each is told with its section.
        let units = content.list(at: site, keepsRowsLazy: true)
        var sections: [Section] = []
        var number: Int??
        for unit in units.items {
            if number != .some(unit.section) { sections.append(Section()) }
            number = .some(unit.section)
            let views = views(of: unit, site)
            switch unit.part {
            case .header: sections[sections.count - 1].header += views
            case .row: sections[sections.count - 1].rows += views
            case .footer: sections[sections.count - 1].footer += views
            }
        }
        return sections
    }

    private func views(of unit: ViewList.Item, _ site: ViewSite) -> [SubviewNode] {
        switch unit.content {
        case .view(let element): [SubviewNode(element)]
        case .rows(let rows): rows.node.list(at: rows.site).elements.map(SubviewNode.init)
        }
    }
}

/// A view that another content gave, at a place of its own: `Subview`.
package final class SubviewNode: Node, @unchecked Sendable {
    private let element: Element

    init(_ element: Element) {
        self.element = element
        super.init()
    }

    /// The first of a kind of attachment among the view's layers, from outside in; nil where there is none.
    package func mark<T: Sendable>(_ type: T.Type) -> T? { element.mark(type) }

    /// The first answer to the attachments of the view's layers, from outside in.
    package func firstAttachment<T>(_ body: (any Sendable) -> T?) -> T? {
        element.firstLayer { ($0 as? AttachmentNode).flatMap { body($0.attachment) } }
    }

    /// Tells the view from the others that the same content gave.
    package var identity: String {
        let name = element.layers.lazy.compactMap { $0.tag?.name }.first ?? ""
        return "\(element.owner).\(name)"
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        // A view may be shown twice: each has a place of its own.
        list.append(element.fresh(), wrappers: site.wrappers)
    }
}
