// SPDX-License-Identifier: GPL-3.0-or-later

/// One of several views in room for the widest of them: the options of a pop-up button, of which it shows the chosen one (L3.9).
package final class WidestOptionNode: Node, @unchecked Sendable {
    let content: Node
    /// Is the option with this mark chosen?
    private let isChosen: (Element, ViewSite) -> Bool

    package init(_ content: Node, tag: ViewTag? = nil, isChosen: @escaping (Element, ViewSite) -> Bool) {
        self.content = content
        self.isChosen = isChosen
        super.init(tag: tag)
    }

    /// The chosen option, else the first, comes first.
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var options = ViewList()
        content.collect(into: &options, site: site)
        let chosen = options.elements.firstIndex { isChosen($0, site) } ?? 0
        var list = ViewList()
        for (index, option) in options.elements.enumerated() where index == chosen { list.append(option) }
        for (index, option) in options.elements.enumerated() where index != chosen { list.append(option) }
        return list
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.subviews.reduce(CGSize.zero) { size, option in
            let answer = option.sizeThatFits(proposal)
            return CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
        }
    }

    override func placeSubviews(
        in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext
    ) {
        for (index, option) in view.subviews.enumerated() {
            option.element.isLeftOut = index > 0
            guard index == 0 else { continue }
            let own = option.sizeThatFits(proposal)
            option.place(at: CGPoint(x: 0, y: (size.height - own.height) / 2), size: own, proposal: proposal)
        }
    }
}
