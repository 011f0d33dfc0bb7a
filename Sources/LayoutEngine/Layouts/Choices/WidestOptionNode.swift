// SPDX-License-Identifier: GPL-3.0-or-later

/// One of several views in room for the widest of them: the options of a pop-up button, of which it shows the chosen one (L3.9).
package final class WidestOptionNode: OptionsNode, @unchecked Sendable {
    /// The chosen option, else the first, comes first.
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        let (all, chosen) = options(site)
        var list = ViewList()
        if let chosen { list.append(all[chosen]) }
        for (index, option) in all.enumerated() where index != chosen { list.append(option) }
        return list
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.subviews.reduce(CGSize.zero) { $0.union($1.sizeThatFits(proposal)) }
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        for (index, option) in view.subviews.enumerated() {
            option.element.isLeftOut = index > 0
            guard index == 0 else { continue }
            let own = option.sizeThatFits(proposal)
            option.place(at: CGPoint(x: 0, y: (size.height - own.height) / 2), size: own, proposal: proposal)
        }
    }
}
