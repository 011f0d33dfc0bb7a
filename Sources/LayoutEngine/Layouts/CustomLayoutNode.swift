// SPDX-License-Identifier: GPL-3.0-or-later

/// A layout that someone outside of the engine wrote (L9.2): the functions of SwiftUI's Layout protocol, without its types.
public protocol LayoutAlgorithm: Sendable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize
    /// Where the subviews asked to be; nil where one was never placed. The last place of a subview wins.
    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?]
    /// An own value of a guide; nil for the default of L9.4.
    func explicitGuide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache)
        -> Double?
}

/// A subview's point, the part of the subview that lies there, and what it is proposed.
public struct LayoutPlace: Sendable {
    public var point: CGPoint
    public var anchor: UnitPoint
    public var proposal: ProposedViewSize

    public init(point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        self.point = point
        self.anchor = anchor
        self.proposal = proposal
    }
}

/// What an algorithm keeps for one set of subviews (L9.3).
public final class LayoutCache {
    public var value: (any Sendable)?
}

/// A view laid out by such an algorithm. Spacers inside have two axes, Dividers are horizontal (L9.5).
public final class CustomLayoutNode: Node, @unchecked Sendable {
    public let content: Node
    public let algorithm: any LayoutAlgorithm

    public init(_ content: Node, algorithm: any LayoutAlgorithm, tag: ViewTag? = nil) {
        self.content = content
        self.algorithm = algorithm
        super.init(tag: tag)
    }

    public override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        content.collect(into: &list, site: site)
        return list
    }

    public override func stackAxis(inherited: Axis?) -> Axis? { nil }

    private func cache(_ view: LayoutSubview) -> LayoutCache {
        if let known = view.element.storage as? LayoutCache { return known }
        let made = LayoutCache()
        view.element.storage = made
        return made
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        algorithm.sizeThatFits(proposal, view, cache(view))
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        eachPlace(in: size, proposal, view) { subview, origin, childSize, inner in
            subview.place(at: origin, size: childSize, proposal: inner)
        }
    }

    /// A subview that was never placed is centred with the container's proposal (L9.2).
    private func eachPlace(
        in size: CGSize, _ proposal: ProposedViewSize, _ view: LayoutSubview,
        _ body: (LayoutSubview, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        let places = algorithm.places(in: CGRect(origin: .zero, size: size), proposal, view, cache(view))
        for (index, subview) in view.subviews.enumerated() {
            let place =
                (index < places.count ? places[index] : nil)
                ?? LayoutPlace(point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
            let childSize = subview.sizeThatFits(place.proposal)
            let origin = CGPoint(
                x: place.point.x - place.anchor.x * childSize.width, y: place.point.y - place.anchor.y * childSize.height)
            body(subview, origin, childSize, place.proposal)
        }
    }

    // MARK: what the parent asks

    public override func layoutPriority(_ view: LayoutSubview) -> Double { view.subviews.isEmpty ? -.infinity : 0 }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        let subviews = view.subviews
        guard !subviews.isEmpty else { return .zero }
        return subviews.reduce(ViewSpacing.empty) { $0.union($1.spacing, .all) }
    }

    public override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let bounds = CGRect(origin: .zero, size: size)
        if let own = algorithm.explicitGuide(key, in: bounds, proposal, view, cache(view)) { return own }
        guard key.propagatesThroughContainers, size.width.isFinite, size.height.isFinite else { return nil }
        var combined = GuideCombination(key)
        eachPlace(in: size, proposal, view) { subview, origin, childSize, inner in
            combined.add(subview.explicitGuide(key, in: childSize, proposal: inner), origin: origin)
        }
        return combined.value
    }
}

extension Element {
    /// The first of this view and the modifiers' contents inside it for which the body has an answer: traits reach a layout through
    /// modifiers, not through containers.
    public func firstLayer<T>(_ body: (Node) -> T?) -> T? {
        var layer: Element? = self
        while let current = layer {
            if let found = body(current.node) { return found }
            guard current.node is UnaryNode else { return nil }
            layer = current.existingChildren.first
        }
        return nil
    }
}

extension LayoutSubview {
    /// The guides of this view in a size that it answered to a proposal.
    public func dimensions(_ size: CGSize, _ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(view: self, size: size, proposal: proposal)
    }
}
