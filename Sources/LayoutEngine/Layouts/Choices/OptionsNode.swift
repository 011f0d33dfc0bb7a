// SPDX-License-Identifier: GPL-3.0-or-later

/// Several views of which one is chosen: the pages of a TabView, the options of a Picker.
package class OptionsNode: Node, @unchecked Sendable {
    let content: Node
    /// Is the option with this mark chosen?
    let isChosen: (Element, ViewSite) -> Bool

    package init(_ content: Node, tag: ViewTag? = nil, isChosen: @escaping (Element, ViewSite) -> Bool) {
        self.content = content
        self.isChosen = isChosen
        super.init(tag: tag)
    }

    /// The options, and which of them is chosen: the first that is, else the first of all; nil where there are none.
    final func options(_ site: ViewSite) -> (all: [Element], chosen: Int?) {
        var site = site
        site.wrappers = nil
        let all = content.list(at: site).elements
        return (all, all.firstIndex { isChosen($0, site) } ?? all.indices.first)
    }
}
