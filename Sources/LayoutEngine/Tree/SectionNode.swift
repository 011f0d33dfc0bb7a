// SPDX-License-Identifier: GPL-3.0-or-later

/// Header, rows and footer: consecutive children of a stack (L2.3), told apart by lazy containers and lists.
public final class SectionNode: Node, @unchecked Sendable {
    let header: Node?
    package let content: Node
    let footer: Node?

    /// Nil: no header, no footer.
    public init(header: Node?, content: Node, footer: Node?, tag: ViewTag? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        list.asSection { list in
            list.asPart(.header) { header?.collect(into: &$0, site: site) }
            list.asPart(.row) { content.collect(into: &$0, site: site) }
            list.asPart(.footer) { footer?.collect(into: &$0, site: site) }
        }
    }
}
