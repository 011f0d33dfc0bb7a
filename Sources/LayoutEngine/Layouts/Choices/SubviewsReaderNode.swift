// SPDX-License-Identifier: GPL-3.0-or-later

/// Content whose views are read one by one and arranged anew: `Group(subviews:)`, `ForEach(sections:)`.
///
/// The views keep the identity and state that they have in the content; what is made of them says where they stand, and in which environment.
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
        let units = content.list(at: site, keepsRowsLazy: true).items
        var sections: [Section] = []
        for (place, unit) in units.enumerated() {
            if place == 0 || unit.section != units[place - 1].section { sections.append(Section()) }
            let views = views(of: unit, at: place, site)
            switch unit.part {
            case .header: sections[sections.count - 1].header += views
            case .row: sections[sections.count - 1].rows += views
            case .footer: sections[sections.count - 1].footer += views
            }
        }
        return sections
    }

    private func views(of unit: ViewList.Item, at place: Int, _ site: ViewSite) -> [SubviewNode] {
        (0..<unit.rowCount).prefix { site.pass.mayMake(max($0, 1)) }.flatMap { row in
            unit.views(ofRow: row).enumerated().map { index, element in
                SubviewNode(element, in: site.environment) { [content] outer in
                    guard outer.relistings < 3 else { return nil }
                    var inner = site
                    (inner.environment, inner.pass, inner.relistings) = (outer.environment, outer.pass, outer.relistings + 1)
                    let units = content.list(at: inner, keepsRowsLazy: true).items
                    return units.dropFirst(place).first?.views(ofRow: row).dropFirst(index).first
                }
            }
        }
    }
}

/// A view that another content gave, at a place of its own, each time that it is shown: `Subview`.
package final class SubviewNode: Node, @unchecked Sendable {
    package let element: Element
    private let environment: EnvironmentValues
    private let anew: (ViewSite) -> Element?

    /// - Parameter anew: lists the view again, where it stands in another environment than the content does; nil: it stays as it was listed.
    init(_ element: Element, in environment: EnvironmentValues, anew: @escaping (ViewSite) -> Element?) {
        (self.element, self.environment, self.anew) = (element, environment, anew)
        super.init()
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        let own = site.environment === environment ? nil : anew(site)
        list.append(own ?? element.fresh(), wrappers: site.wrappers)
    }
}

extension ViewList.Item {
    fileprivate var rowCount: Int { if case .rows(let rows) = content { rows.node.data.count } else { 1 } }

    /// The views of a row; a view is a row of its own.
    fileprivate func views(ofRow row: Int) -> [Element] {
        switch content {
        case .view(let element): [element]
        case .rows(let rows): row < rowCount ? rows.views(of: row, axis: rows.site.stackAxis, rows.site.pass).elements : []
        }
    }
}
