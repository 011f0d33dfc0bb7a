// SPDX-License-Identifier: GPL-3.0-or-later

/// overlayPreferenceValue, backgroundPreferenceValue: a second view, made of what the views inside prefer, that is proposed the size of
/// the first and changes nothing of it (L4.8). Where views inside are only made when they are placed (in a GeometryReader, the rows of a
/// lazy stack), the second view is made after that.
package final class PreferenceReaderNode: UnaryNode, @unchecked Sendable {
    /// The second view with what it was made of.
    package struct Made {
        let node: Node
        let memo: AnyObject?

        package init(_ node: Node, memo: AnyObject?) {
            self.node = node
            self.memo = memo
        }
    }

    package let alignment: Alignment
    /// Behind or in front: the order of drawing.
    package let isBehind: Bool
    private let role: (any Sendable) -> PreferenceRole
    private let make: ([PreferenceSource], ViewSite, AnyObject?) -> Made?

    /// - Parameters:
    ///   - role: what an attachment is to the key that is read.
    ///   - make: gets the memo of what it made last; nil: it would be the same again.
    package init(
        _ content: Node, alignment: Alignment, isBehind: Bool, tag: ViewTag? = nil, role: @escaping (any Sendable) -> PreferenceRole,
        make: @escaping ([PreferenceSource], ViewSite, AnyObject?) -> Made?
    ) {
        (self.alignment, self.isBehind, self.role, self.make) = (alignment, isBehind, role, make)
        super.init(content, tag: tag)
    }

    /// Anchors are told from here: the place of this view is noted each time.
    override var isVolatile: Bool { true }
    /// The stack around the first view is not that of the second.
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    private func place(_ element: Element) -> PreferenceSource.ReaderPlace {
        if let known = element.storage as? PreferenceSource.ReaderPlace { return known }
        let made = PreferenceSource.ReaderPlace()
        element.storage = made
        return made
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        guard let primary = element.existingChildren.first, !isLate(primary, site.pass) else { return ViewList() }
        return ViewList([second(element, primary, site)])
    }

    /// May views in it be made only when they are placed?
    private func isLate(_ primary: Element, _ pass: LayoutPass) -> Bool { primary.resolveTraits(pass).contains(.volatilePlace) }

    /// nil where it would be the same again.
    private func second(_ element: Element, _ primary: Element, _ site: ViewSite) -> Element? {
        let chain = PreferenceSource.Chain(primary, PreferenceSource.Chain(element, nil))
        let place = place(element)
        guard let made = make(sources(in: primary, chain, site.pass), site, place.memo) else { return nil }
        place.memo = made.memo
        return Element.single(made.node, site: site)
    }

    /// In tree order. What is inside of a preference of the key counts only where that changes it.
    private func sources(in element: Element, _ chain: PreferenceSource.Chain, _ pass: LayoutPass) -> [PreferenceSource] {
        func inside() -> [PreferenceSource] {
            element.children(pass).flatMap { sources(in: $0, PreferenceSource.Chain($0, chain), pass) }
        }
        guard let node = element.node as? AttachmentNode else { return inside() }
        switch role(node.attachment) {
        case .none: return inside()
        case .value: return [PreferenceSource(attachment: node.attachment, place: chain.place, inside: [])]
        case .change: return [PreferenceSource(attachment: node.attachment, place: chain.place, inside: inside())]
        }
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        place(view.element).context = context
        let subviews = view.subviews
        subviews[0].place(at: .zero, size: size, proposal: proposal)
        if subviews.count > 1 { placeSecond(subviews) }
    }

    /// Made of what the views inside prefer by now; one that would be the same stays.
    override func childAfterPlacement(_ view: LayoutSubview) -> Element? {
        let element = view.element
        guard let primary = element.existingChildren.first, isLate(primary, view.pass) else { return nil }
        guard let made = second(element, primary, element.site(view.pass).forChildren(of: self)) else { return nil }
        element.replaceChildren([primary, made])
        placeSecond(view.subviews)
        return made
    }

    private func placeSecond(_ subviews: LayoutSubviews) {
        let primary = subviews[0].element
        subviews[0].place(second: subviews[1], aligned: alignment, in: primary.size, proposal: primary.proposal)
    }
}
