// SPDX-License-Identifier: GPL-3.0-or-later

/// overlay, background, mask, border: a second view that is proposed the size of the first and changes nothing of it (L4.8).
public final class SecondaryNode: UnaryNode, @unchecked Sendable {
    let secondary: Node
    package let alignment: Alignment
    package let role: Role
    private let parts: [Node]

    /// What the second view is to the first, for whoever draws them.
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

    /// Several views become a ZStack (L2.5); the stack around the primary view is not theirs.
    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var site = site
        site.stackAxis = nil
        return ViewList(Element.single(secondary, site: site))
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        let primary = subviews[0]
        primary.place(at: .zero, size: size, proposal: proposal)
        guard subviews.count > 1 else { return }
        let inner = ProposedViewSize(size)
        let secondarySize = subviews[1].sizeThatFits(inner)
        func origin(_ axis: Axis) -> Double {
            primary.guide(alignment[axis], in: size, proposal: proposal)
                - subviews[1].guide(alignment[axis], in: secondarySize, proposal: inner)
        }
        subviews[1].place(at: CGPoint(x: origin(.horizontal), y: origin(.vertical)), size: secondarySize, proposal: inner)
    }
}

extension Element {
    /// The one view that a content closure stands for: itself, nil of none, of several an implicit ZStack, which centres them (L2.5).
    static func single(_ node: Node, site: ViewSite) -> Element? {
        var list = ViewList()
        node.collect(into: &list, site: site)
        if list.elements.count <= 1 { return list.elements.first }
        let stack = Element(node: ZStackNode(GroupNode.empty), site: site)
        stack.replaceChildren(list.elements)
        return stack
    }

    /// As `single`, but several views become a VStack: the root (L1.8), the content of a scroll view (S1.13).
    static func column(_ node: Node, site: ViewSite) -> Element? {
        var list = ViewList()
        var inner = site
        inner.stackAxis = .vertical
        node.collect(into: &list, site: inner)
        // Nothing in a self-contained view asks for the axis of the stack around it.
        if list.elements.count == 1, !list.isDynamic {
            return node.facts.isSelfContained ? list.elements[0] : Element.singleColumn(node, site: site)
        }
        if list.elements.isEmpty { return nil }
        let stack = Element(
            node: StackNode(GroupNode.empty, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil), site: site)
        stack.replaceChildren(list.elements)
        return stack
    }

    /// One view alone stands in no stack: a Spacer in it has two axes (L3.6).
    private static func singleColumn(_ node: Node, site: ViewSite) -> Element? {
        var list = ViewList()
        node.collect(into: &list, site: site)
        return list.elements.first
    }
}
