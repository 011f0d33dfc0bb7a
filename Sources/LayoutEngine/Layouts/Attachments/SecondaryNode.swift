// SPDX-License-Identifier: GPL-3.0-or-later

/// overlay, background, mask, border: a second view that is proposed the size of the first and changes nothing of it (L4.8).
public final class SecondaryNode: UnaryNode, @unchecked Sendable {
    let secondary: Node
    package let alignment: Alignment
    package let role: Role
    private let parts: [Node]

    /// What the second view is to the first, for drawing.
    package enum Role: Sendable {
        case behind, before
        /// The first view shows only where the second is.
        case mask
    }

    /// A view with a second one before or behind it; several second views stand as in a ZStack, centred among themselves (L2.5).
    public convenience init(_ content: Node, secondary: Node, alignment: Alignment = .center, isBehind: Bool, tag: ViewTag? = nil) {
        self.init(content, secondary: secondary, alignment: alignment, role: isBehind ? .behind : .before, tag: tag)
    }

    package init(_ content: Node, secondary: Node, alignment: Alignment = .center, role: Role, tag: ViewTag? = nil) {
        self.secondary = secondary
        self.alignment = alignment
        self.role = role
        parts = [content] + ContainerNode.opened(secondary)
        super.init(content, tag: tag)
    }

    /// Of several views only an element makes a ZStack.
    override var isSelfContainedKind: Bool { parts.count <= 2 && alignment.isBuiltIn }
    override var contained: References<Node> { References(parts) }
    /// The second view follows the size of the first.
    override func rigidAxes(around all: Axis.Set) -> Axis.Set { content.facts.rigidAxes }
    override func huggingAxes(around all: Axis.Set) -> Axis.Set { content.facts.huggingAxes }

    // MARK: layout

    /// The stack around the primary view is not that of the second ones.
    override func stackAxis(inherited: Axis?) -> Axis? { nil }
    /// Several views become a ZStack (L2.5).
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { ViewList([Element.single(secondary, site: site)]) }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        let primary = subviews[0]
        primary.place(at: .zero, size: size, proposal: proposal)
        guard subviews.count > 1 else { return }
        primary.place(second: subviews[1], aligned: alignment, in: size, proposal: proposal)
    }
}
