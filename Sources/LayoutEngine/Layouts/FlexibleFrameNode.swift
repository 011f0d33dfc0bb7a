// SPDX-License-Identifier: GPL-3.0-or-later

/// frame(minWidth:idealWidth:maxWidth:…): clamps the proposal, or the content's answer where a bound is missing (L4.3).
public final class FlexibleFrameNode: UnaryNode, @unchecked Sendable {
    /// The bounds of one axis, normalised: an ideal is at least the minimum, a maximum at least the ideal, nothing is negative.
    public struct Bounds: Hashable, Sendable {
        private let low: OptionalLength
        private let middle: OptionalLength
        private let high: OptionalLength

        public var minimum: Double? { low.length }
        public var ideal: Double? { middle.length }
        public var maximum: Double? { high.length }

        public init(min: Double?, ideal: Double?, max: Double?) {
            let low = min.map { Swift.max($0, 0) }
            let middle = ideal.map { Swift.max(low ?? 0, $0) }
            self.low = OptionalLength(low)
            self.middle = OptionalLength(middle)
            high = OptionalLength(max.map { Swift.max(middle ?? 0, $0) })
        }

        var isUnbounded: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// Step 1: the length, where it does not depend on the content.
        func decided(_ proposal: Double?) -> Double? {
            guard let proposal else { return ideal }
            guard let minimum, let maximum, minimum <= maximum else { return nil }
            return Swift.min(Swift.max(proposal, minimum), maximum)
        }

        /// Step 3: what the content is offered.
        func offer(_ proposal: Double?) -> Double? {
            guard let length = proposal ?? ideal else { return nil }
            return Swift.min(Swift.max(length, minimum ?? -.infinity), maximum ?? .infinity)
        }

        /// Step 4: the length from the content's answer.
        func length(_ answer: Double, offer: Double?) -> Double {
            switch (minimum, maximum) {
            case (let low?, let high?) where low <= high: Swift.min(Swift.max(answer, low), high)
            case (let low?, nil): Swift.max(Swift.min(offer ?? .infinity, answer), low)
            case (nil, let high?): Swift.min(Swift.max(offer ?? -.infinity, answer), high)
            default: answer
            }
        }

        /// The placement offer: the frame's own length, or nil where nothing decided that length (L4.3).
        func placementOffer(_ proposal: Double?, length: Double) -> Double? {
            if ideal == nil, proposal == nil, minimum ?? -.infinity < length, length < maximum ?? .infinity { return nil }
            return length
        }
    }

    public let horizontal: Bounds
    public let vertical: Bounds
    public let alignment: Alignment

    public init(_ content: Node, horizontal: Bounds, vertical: Bounds, alignment: Alignment = .center, tag: ViewTag? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(content, tag: tag)
    }

    private func bounds(_ axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let bounds = bounds(axis)
        if let decided = bounds.decided(proposal) { return decided }
        let offer = bounds.offer(proposal)
        return bounds.length(view.child.length(axis, offer), offer: offer)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let width = horizontal.decided(proposal.width)
        let height = vertical.decided(proposal.height)
        if let width, let height { return CGSize(width: width, height: height) }
        let offer = ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let answer = view.child.sizeThatFits(offer)
        return CGSize(
            width: width ?? horizontal.length(answer.width, offer: offer.width),
            height: height ?? vertical.length(answer.height, offer: offer.height))
    }

    private func placementProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.placementOffer(proposal.width, length: size.width),
            height: vertical.placementOffer(proposal.height, length: size.height))
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let inner = placementProposal(proposal, size)
        let childSize = view.child.sizeThatFits(inner)
        view.child.place(
            at: view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner), size: childSize, proposal: inner)
    }

    override var isPlainLayer: Bool { content.plain.flows ? alignment.isOfFrame : alignment.isBuiltIn }
    /// A bound makes the length a matter of the offer, also around rigid content.
    override var plainRigidAxes: Axis.Set {
        content.plain.rigidAxes.intersection(
            Axis.Set().with(.horizontal, if: horizontal.isUnbounded).with(.vertical, if: vertical.isUnbounded))
    }

    override var plainPriority: Double { PriorityForwarding.resetByLayout }

    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double {
        let bounds = bounds(axis)
        if let decided = bounds.decided(proposal) { return decided }
        let offer = bounds.offer(proposal)
        return bounds.length(content.plainLength(axis, offer), offer: offer)
    }

    override func plainPlace(in size: CGSize, _ proposal: ProposedViewSize) -> PlainPlace {
        let inner = placementProposal(proposal, size)
        return .aligned(alignment, in: size, childSize: content.plainSize(inner), proposal: inner)
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let width = horizontal.decided(proposal.width)
        let height = vertical.decided(proposal.height)
        if let width, let height { return FlowAnswer(CGSize(width: width, height: height), only: proposal) }
        let offer = ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let answer = content.flowAnswer(offer, flow)
        // Between bounds the length is a matter of the offer itself.
        return FlowAnswer(
            CGSize(
                width: width ?? horizontal.length(answer.size.width, offer: offer.width),
                height: height ?? vertical.length(answer.size.height, offer: offer.height)),
            widths: horizontal.isUnbounded ? answer.widths : FlowRange(only: proposal.width),
            heights: vertical.isUnbounded ? answer.heights : FlowRange(only: proposal.height))
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        let inner = content.flowWidths(flow)
        func width(_ proposal: Double?) -> Double {
            if let decided = horizontal.decided(proposal) { return decided }
            let offer = horizontal.offer(proposal)
            let width = inner[offer]
            return width.isNaN ? .nan : horizontal.length(width, offer: offer)
        }
        return FlowWidths(minimum: width(0), ideal: width(nil), maximum: width(.infinity))
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        if let decided = vertical.decided(0) { return decided }
        // An ideal width may be less than the others.
        guard vertical.isUnbounded, horizontal.ideal == nil else { return .nan }
        return content.leastFlowHeight(horizontal.offer(width), flow)
    }

    override func solveLeastHeights(_ flow: Flow) -> FlowBounds {
        if let decided = vertical.decided(0) { return FlowBounds(only: decided) }
        return vertical.isUnbounded ? content.leastFlowHeights(flow) : .unknown
    }

    override func flowPlace(in size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow) -> PlainPlace {
        let inner = placementProposal(proposal, size)
        return .aligned(alignment, in: size, childSize: content.flowAnswer(inner, flow).size, proposal: inner)
    }

    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { spacing(around: content.flowSpacing(flow)) }

    public override func layoutPriority(_ view: LayoutSubview) -> Double { PriorityForwarding.resetByLayout }

    /// The edges of every axis with a bound become plain (L7.5).
    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { spacing(around: view.child.spacing) }

    private func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        spacing.resetByFrame(Edge.Set.horizontal.when(!horizontal.isUnbounded).union(Edge.Set.vertical.when(!vertical.isUnbounded)))
    }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let inner = placementProposal(proposal, size)
        let childSize = view.child.sizeThatFits(inner)
        guard let value = view.child.explicitGuide(key, in: childSize, proposal: inner) else { return nil }
        return value + view.child.aligned(alignment, in: size, childSize: childSize, childProposal: inner)[key.axis]
    }
}
