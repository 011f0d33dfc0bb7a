// SPDX-License-Identifier: GPL-3.0-or-later

/// Views that were made and not yet placed: the content of a navigation view before anything covers it, a view that is presented.
package struct BuiltContent {
    let element: Element
    let pass: LayoutPass

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { LayoutSubview(element: element, pass: pass).sizeThatFits(proposal) }

    /// What modifiers inside carry, outer before inner and first before later ones; rows of lazy containers and what is presented speak for
    /// themselves.
    /// - Parameter entersNavigation: do inner navigation views speak to this one, too?
    package func attachments<T>(_ type: T.Type, entersNavigation: Bool = false) -> [T] {
        var found: [T] = []
        gather(LayoutSubview(element: element, pass: pass), entersNavigation, &found)
        return found
    }

    private func gather<T>(_ view: LayoutSubview, _ entersNavigation: Bool, _ found: inout [T]) {
        if let attachment = view.node as? AttachmentNode, let own = attachment.attachment as? T { found.append(own) }
        if view.node is LazyNode || view.node is NavigationNode && !entersNavigation { return }
        let children = view.node is PresentationNode ? [view.child] : Array(view.subviews)
        for child in children { gather(child, entersNavigation, &found) }
    }
}
