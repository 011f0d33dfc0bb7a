// SPDX-License-Identifier: GPL-3.0-or-later

/// overlayPreferenceValue, backgroundPreferenceValue: a second view, made of what the views inside prefer, that is proposed the size of
/// the first and changes nothing of it (L4.8). Views that are only made when they are placed prefer nothing here.
public final class PreferenceReaderNode: UnaryNode, @unchecked Sendable {
    public let alignment: Alignment
    /// Behind or in front: the order of drawing.
    public let isBehind: Bool
    private let isWanted: (any Sendable) -> Bool
    private let make: ([PreferenceSource], ViewSite) -> Node

    /// - Parameter isWanted: is an attachment a preference of the key? Those inside of one are not looked at.
    public init(
        _ content: Node, alignment: Alignment, isBehind: Bool, tag: ViewTag? = nil, isWanted: @escaping (any Sendable) -> Bool,
        make: @escaping ([PreferenceSource], ViewSite) -> Node
    ) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.isWanted = isWanted
        self.make = make
        super.init(content, tag: tag)
    }

    /// Anchors are told from here: the place of this view is noted each time.
    public override var isVolatile: Bool { true }

    public override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        guard let primary = element.existingChildren.first else { return list }
        var sources: [PreferenceSource] = []
        find(in: primary, PreferenceSource.Chain(primary, PreferenceSource.Chain(element, nil)), &sources, site.pass)
        var site = site
        site.stackAxis = nil
        if let made = Element.single(make(sources, site), site: site, alignment: alignment) { list.append(made) }
        return list
    }

    private func find(in element: Element, _ chain: PreferenceSource.Chain, _ sources: inout [PreferenceSource], _ pass: LayoutPass) {
        if let node = element.node as? AttachmentNode, isWanted(node.attachment) {
            sources.append(PreferenceSource(attachment: node.attachment, chain: chain))
            return
        }
        for child in element.children(pass) { find(in: child, PreferenceSource.Chain(child, chain), &sources, pass) }
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.element.storage = PreferenceSource.Place(frame: context.frame)
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

/// A preference where it was given, and the way to it: its frame is known when the views are placed.
public struct PreferenceSource: @unchecked Sendable {
    public let attachment: any Sendable
    let chain: Chain

    /// An element and those around it, up to the reader.
    final class Chain {
        let element: Element
        let outer: Chain?

        init(_ element: Element, _ outer: Chain?) {
            self.element = element
            self.outer = outer
        }

        var frame: CGRect {
            guard let outer else { return (element.storage as? Place)?.frame ?? .zero }
            return outer.element.frame(ofChild: element, in: outer.frame)
        }
    }

    /// Where the reader stands in the window.
    final class Place {
        let frame: CGRect
        init(frame: CGRect) { self.frame = frame }
    }

    /// The frame in the window, as far as it is placed.
    public var frame: CGRect { chain.frame }
}
