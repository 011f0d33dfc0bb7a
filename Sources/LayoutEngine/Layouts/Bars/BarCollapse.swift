// SPDX-License-Identifier: GPL-3.0-or-later

/// A navigation bar with a large title and the scroll view under it: as far as that has scrolled, the title has collapsed (S2.23).
///
/// The bar tells what it may lose, the scroll view how much of it is lost; the content of a bar is placed before the bar.
// Unchecked: one thread lays out a tree.
final class BarCollapse: @unchecked Sendable {
    /// Has the bar one at all, collapsed or not? Known when the content is made.
    var hasLargeTitle = false
    /// What the large title adds to the bar; 0 where it stays or there is none.
    private(set) var available = 0.0
    /// How much of that is gone.
    var amount = 0.0
    /// The first scroll view that reaches the bar in a pass: the bar follows no other.
    private var scroller: ViewPath?

    func begin(_ available: Double) { (self.available, amount, scroller) = (available, 0, nil) }

    /// - Returns: what the bar loses while this scroll view scrolls; 0 where the bar follows another one, or does not reach it.
    func follow(_ path: ViewPath, under inset: Double) -> Double {
        guard inset >= available, scroller == nil || scroller == path else { return 0 }
        scroller = path
        return available
    }
}

/// A bar with a large title over one with an inline title: as long as the large one needs, in which that is shown or, where the title has
/// collapsed, the other (S2.23). A search field stands below either.
final class CollapsingBarNode: Node, @unchecked Sendable {
    /// The bar with the large title, the one with the inline title and, where there is one, the field.
    private let parts: [Node]
    /// Of the field with what is above and below it; 0 without one.
    private let fieldHeight: Double
    private let height: Double
    private let collapse: BarCollapse

    init(large: Node, inline: Node, field: Node?, fieldHeight: Double, height: Double, collapse: BarCollapse) {
        parts = [large, inline, field].compactMap { $0 }
        self.fieldHeight = fieldHeight
        self.height = height
        self.collapse = collapse
        super.init(tag: nil)
    }

    override var isVolatile: Bool { true }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        ViewList(parts.map { Element.single($0, site: site) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let width = view.subviews.first?.sizeThatFits(proposal).width ?? 0
        return CGSize(width: proposal.width ?? width, height: height)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        guard subviews.count >= 2 else { return }
        let isInline = collapse.available > 0 && collapse.amount >= collapse.available
        let length = size.height - collapse.amount
        let room = CGSize(width: size.width, height: length - fieldHeight)
        for (index, subview) in subviews.prefix(2).enumerated() {
            subview.element.isLeftOut = (index == 1) != isInline
            if !subview.element.isLeftOut { subview.place(at: .zero, size: room, proposal: ProposedViewSize(room)) }
        }
        guard subviews.count == 3 else { return }
        let below = CGSize(width: size.width, height: fieldHeight)
        subviews[2].place(at: CGPoint(x: 0, y: room.height), size: below, proposal: ProposedViewSize(below))
    }
}
