// SPDX-License-Identifier: GPL-3.0-or-later

extension Element {
    /// The one view that a content closure stands for: itself, nil for none, an implicit ZStack, which centres them, for several (L2.5).
    static func single(_ node: Node, site: ViewSite) -> Element? {
        let elements = node.list(at: site).elements
        return elements.count <= 1 ? elements.first : stack(ZStackNode(GroupNode.empty), of: elements, site)
    }

    /// As `single`, but several views become a VStack: the root (L1.8), the content of a scroll view (S1.13) or a navigation view.
    static func column(_ node: Node, site: ViewSite) -> Element? {
        var inner = site
        inner.stackAxis = .vertical
        let list = node.list(at: inner)
        // Nothing in a self-contained view asks for the axis of the stack around it.
        if list.elements.count == 1, !list.isDynamic {
            // One view alone stands in no stack: a Spacer in it has two axes (L3.6).
            return node.facts.isSelfContained ? list.elements[0] : node.list(at: site).elements.first
        }
        if list.elements.isEmpty { return nil }
        let column = StackNode(GroupNode.empty, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        return stack(column, of: list.elements, site)
    }

    private static func stack(_ node: ContainerNode, of elements: [Element], _ site: ViewSite) -> Element {
        let stack = Element(node: node, site: site)
        stack.replaceChildren(elements)
        return stack
    }
}
