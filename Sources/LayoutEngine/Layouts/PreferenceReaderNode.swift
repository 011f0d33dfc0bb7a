// SPDX-License-Identifier: GPL-3.0-or-later

/// overlayPreferenceValue, backgroundPreferenceValue: a second view, made of what the views inside prefer, that is proposed the size of
/// the first and changes nothing of it (L4.8). Views that are only made when they are placed prefer nothing here.
public final class PreferenceReaderNode: UnaryNode, @unchecked Sendable {
    public let alignment: Alignment
    /// Behind or in front: the order of drawing.
    public let isBehind: Bool
    private let role: (any Sendable) -> PreferenceRole
    private let make: ([PreferenceSource], ViewSite) -> Node

    /// - Parameter role: what an attachment is to the key that is read.
    public init(
        _ content: Node, alignment: Alignment, isBehind: Bool, tag: ViewTag? = nil, role: @escaping (any Sendable) -> PreferenceRole,
        make: @escaping ([PreferenceSource], ViewSite) -> Node
    ) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.role = role
        self.make = make
        super.init(content, tag: tag)
    }

    /// Anchors are told from here: the place of this view is noted each time.
    public override var isVolatile: Bool { true }

    public override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        guard let primary = element.existingChildren.first else { return list }
        let chain = PreferenceSource.Chain(primary, PreferenceSource.Chain(element, nil))
        let sources = sources(in: primary, chain, site.pass)
        var site = site
        site.stackAxis = nil
        if let made = Element.single(make(sources, site), site: site, alignment: alignment) { list.append(made) }
        return list
    }

    /// In tree order. What is inside of a preference of the key counts only where that changes it.
    private func sources(in element: Element, _ chain: PreferenceSource.Chain, _ pass: LayoutPass) -> [PreferenceSource] {
        func inside() -> [PreferenceSource] {
            element.children(pass).flatMap { sources(in: $0, PreferenceSource.Chain($0, chain), pass) }
        }
        guard let node = element.node as? AttachmentNode else { return inside() }
        switch role(node.attachment) {
        case .none: return inside()
        case .value: return [PreferenceSource(attachment: node.attachment, place: .chain(chain), inside: [])]
        case .change: return [PreferenceSource(attachment: node.attachment, place: .chain(chain), inside: inside())]
        }
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.element.storage = PreferenceSource.ReaderPlace(frame: context.frame)
        let subviews = view.subviews
        subviews[0].place(at: .zero, size: size, proposal: proposal)
        guard subviews.count > 1 else { return }
        let inner = ProposedViewSize(size)
        let own = subviews[1].sizeThatFits(inner)
        func origin(_ axis: Axis) -> Double {
            subviews[0].guide(alignment[axis], in: size, proposal: proposal)
                - subviews[1].guide(alignment[axis], in: own, proposal: inner)
        }
        subviews[1].place(at: CGPoint(x: origin(.horizontal), y: origin(.vertical)), size: own, proposal: inner)
    }
}
