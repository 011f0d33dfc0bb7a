// SPDX-License-Identifier: GPL-3.0-or-later

/// One of several views: the first that is chosen, else the first of all. The pages of a TabView, the options of a Picker.
package final class SelectionNode: Node, @unchecked Sendable {
    let content: Node
    /// Is the option with this mark chosen?
    private let isChosen: (Element, ViewSite) -> Bool

    package init(_ content: Node, tag: ViewTag? = nil, isChosen: @escaping (Element, ViewSite) -> Bool) {
        self.content = content
        self.isChosen = isChosen
        super.init(tag: tag)
    }

    override func collect(into list: inout ViewList, site: ViewSite) {
        var options = ViewList()
        var inner = site
        inner.wrappers = nil
        content.collect(into: &options, site: inner)
        list.isDynamic = true
        guard let chosen = options.elements.first(where: { isChosen($0, site) }) ?? options.elements.first else { return }
        list.append(chosen, wrappers: site.wrappers)
    }
}
