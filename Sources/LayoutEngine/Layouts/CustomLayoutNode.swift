// SPDX-License-Identifier: GPL-3.0-or-later

/// A layout that someone outside of the engine wrote (L9.2): the functions of SwiftUI's Layout protocol, without its types.
public protocol LayoutAlgorithm: Sendable {
    /// The size of the whole for a proposal (L9.2). Any proposal gets an answer; NaN counts as 0.
    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize
    /// Where the subviews asked to be; nil where one was never placed. The last place of a subview wins.
    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?]
    /// Does it say itself which guides of an axis are explicit? Then `explicitGuide` is asked; else the default of L9.4 counts.
    func answersGuides(of axis: Axis, _ view: LayoutSubview) -> Bool
    /// An own value of a guide; nil where the guide has no explicit value: the default of the key counts then.
    func explicitGuide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache)
        -> Double?
    /// The distances that the whole prefers; nil for the union of its subviews' (L7.6).
    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing?
    /// The axis that Spacers and Dividers inside follow; nil: Spacers have two, Dividers are horizontal (L9.5).
    var stackAxis: Axis? { get }
    /// Does it bring an old cache up to date, instead of making another (L9.3)? Then layout remembers its caches.
    var updatesCache: Bool { get }
    /// Called when the subviews or the layout changed, before anything else is asked.
    func updateCache(_ view: LayoutSubview, _ cache: LayoutCache)
}

/// A subview's point, the part of the subview that lies there, and what it is proposed.
public struct LayoutPlace: Sendable {
    /// In the container, in points; x counts from its leading edge.
    public var point: CGPoint
    /// The part of the subview that lies at the point.
    public var anchor: UnitPoint
    /// What the subview is proposed there.
    public var proposal: ProposedViewSize

    /// A place by its parts.
    public init(point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        self.point = point
        self.anchor = anchor
        self.proposal = proposal
    }
}

/// What an algorithm keeps for one set of subviews (L9.3).
public final class LayoutCache {
    /// Nil at first; whatever the algorithm leaves is there when it is asked again.
    public var value: (any Sendable)?
}

/// A view laid out by such an algorithm.
public final class CustomLayoutNode: Node, @unchecked Sendable {
    let content: Node
    let algorithm: any LayoutAlgorithm

    /// Views laid out by an algorithm; those that the content lists are its subviews.
    public init(_ content: Node, algorithm: any LayoutAlgorithm, tag: ViewTag? = nil) {
        self.content = content
        self.algorithm = algorithm
        super.init(tag: tag)
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList { content.list(at: site) }

    override func stackAxis(inherited: Axis?) -> Axis? { algorithm.stackAxis }

    /// Asks the algorithm with the cache of this set of subviews; what it leaves there is for the next question.
    private func ask<Answer>(_ view: LayoutSubview, _ question: (LayoutCache) -> Answer) -> Answer {
        let path = algorithm.updatesCache ? tag.map { view.element.owner.appending($0.name) } : nil
        let cache: LayoutCache
        if let known = view.element.storage as? LayoutCache {
            cache = known
        } else {
            cache = LayoutCache()
            view.element.storage = cache
            if let path, let old = view.pass.state.caches.before[path] {
                cache.value = old
                algorithm.updateCache(view, cache)
            }
        }
        let answer = question(cache)
        if let path { view.pass.state.caches.after[path] = cache.value }
        return answer
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        ask(view) { algorithm.sizeThatFits(proposal, view, $0) }
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        eachPlace(in: size, proposal, view) { $0.place(at: $1, size: $2, proposal: $3) }
    }

    /// A subview that was never placed is centred with the container's proposal (L9.2).
    private func eachPlace(in size: CGSize, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ body: GuideCombination.EachPlace) {
        let places = ask(view) { algorithm.places(in: CGRect(origin: .zero, size: size), proposal, view, $0) }
        for (index, subview) in view.subviews.enumerated() {
            let place =
                (index < places.count ? places[index] : nil)
                ?? LayoutPlace(point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
            let childSize = subview.sizeThatFits(place.proposal)
            body(subview, CGPoint { place.point[$0] - place.anchor[$0] * childSize[$0] }, childSize, place.proposal)
        }
    }

    // MARK: what the parent asks

    override func layoutPriority(_ view: LayoutSubview) -> Double { view.subviews.isEmpty ? -.infinity : 0 }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        let subviews = view.subviews
        guard !subviews.isEmpty else { return .zero }
        if let own = ask(view, { algorithm.spacing(view, $0) }) { return own }
        return subviews.reduce(ViewSpacing.empty) { $0.union($1.spacing, .all) }
    }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { .both }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        if algorithm.answersGuides(of: key.axis, view) {
            return ask(view) { algorithm.explicitGuide(key, in: CGRect(origin: .zero, size: size), proposal, view, $0) }
        }
        guard size.width.isFinite, size.height.isFinite else { return nil }
        return GuideCombination.value(of: key) { eachPlace(in: size, proposal, view, $0) }
    }
}

extension LayoutSubview {
    /// The guides of this view in a size that it answered to a proposal.
    public func dimensions(_ size: CGSize, _ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(view: self, size: size, proposal: proposal)
    }
}
