// SPDX-License-Identifier: GPL-3.0-or-later

/// `.navigationSplitViewColumnWidth`: what a view inside says about the width of its column.
package struct SplitColumnWidth: Sendable {
    var min: Double?
    var ideal: Double
    var max: Double?

    package init(min: Double? = nil, ideal: Double, max: Double? = nil) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }

    /// The ideal, within the bounds; one that is not a positive number counts for nothing.
    fileprivate func length(standard: Double) -> Double {
        let wanted = ideal.isFinite && ideal > 0 ? ideal : standard
        return Swift.max(min ?? 0, Swift.min(wanted, max ?? wanted))
    }
}

/// A column of a NavigationSplitView before the detail: of a width of its own, as high as it is proposed.
package final class SplitColumnNode: UnaryNode, @unchecked Sendable {
    /// The width of a column in which no view says otherwise.
    private let standard: Double

    package init(_ content: Node, standard: Double) {
        self.standard = standard
        super.init(content)
    }

    private func width(_ view: LayoutSubview) -> Double { Self.width(in: view.child)?.length(standard: standard) ?? standard }

    /// What the first view says, outer before inner; the views of lazy rows are not asked.
    private static func width(in view: LayoutSubview) -> SplitColumnWidth? {
        if let own = (view.node as? AttachmentNode)?.attachment as? SplitColumnWidth { return own }
        guard !(view.node is LazyNode) else { return nil }
        for child in view.subviews { if let found = width(in: child) { return found } }
        return nil
    }

    override func independence(_ view: LayoutSubview) -> Independence { .none }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let width = width(view)
        let height = view.child.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        return CGSize(width: width, height: height)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: proposal.height))
    }
}
