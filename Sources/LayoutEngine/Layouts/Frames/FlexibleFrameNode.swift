// SPDX-License-Identifier: GPL-3.0-or-later

/// frame(minWidth:idealWidth:maxWidth:…): clamps the proposal, or the content's answer where a bound is missing (L4.3).
public final class FlexibleFrameNode: AlignedFrameNode, @unchecked Sendable {
    /// The bounds of one axis, normalised: an ideal is at least the minimum, a maximum at least the ideal, nothing is negative.
    public struct Bounds: Hashable, Sendable {
        private let low: OptionalLength
        private let middle: OptionalLength
        private let high: OptionalLength

        package var minimum: Double? { low.length }
        package var ideal: Double? { middle.length }
        package var maximum: Double? { high.length }

        /// Bounds of a length in points; nil leaves the side open.
        public init(min: Double?, ideal: Double?, max: Double?) {
            let low = min.map { Swift.max($0, 0) }
            let middle = ideal.map { Swift.max(low ?? 0, $0) }
            self.low = OptionalLength(low)
            self.middle = OptionalLength(middle)
            high = OptionalLength(max.map { Swift.max(middle ?? 0, $0) })
        }

        /// As long as is proposed, whatever is inside.
        static let filling = Bounds(min: 0, ideal: nil, max: .infinity)

        static func exactly(_ length: Double) -> Bounds { Bounds(min: length, ideal: length, max: length) }

        var isUnbounded: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// Is the content offered 0, nil or infinity where the frame is, if it is asked at all?
        var keepsExtremes: Bool {
            if let minimum, let maximum, minimum <= maximum { return true }
            return (minimum ?? 0) == 0 && (maximum ?? .infinity) == .infinity
        }

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

    package let horizontal: Bounds
    package let vertical: Bounds

    /// A frame within bounds; on an axis without bounds it is as long as its content.
    public init(_ content: Node, horizontal: Bounds, vertical: Bounds, alignment: Alignment = .center, tag: ViewTag? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(content, alignment: alignment, tag: tag)
    }

    override var isSelfContainedKind: Bool { alignment.isBuiltIn }

    /// A bound makes the length a matter of the offer, also around rigid content.
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { content.subtracting(decidedAxes) }

    /// What the content is offered where it is placed is another matter than what it answered.
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { [] }

    private func bounds(_ axis: Axis) -> Bounds { axis == .horizontal ? horizontal : vertical }

    override func independence(_ view: LayoutSubview) -> Independence {
        let content = view.child.independence
        return content != .full && !horizontal.keepsExtremes ? .none : content
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let bounds = bounds(axis)
        if let decided = bounds.decided(proposal) { return decided }
        let offer = bounds.offer(proposal)
        return bounds.length(view.child.length(axis, offer), offer: offer)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let width = horizontal.decided(proposal.width)
        let height = vertical.decided(proposal.height)
        if let width, let height { return CGSize(width: width, height: height) }
        let offer = ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let answer = view.child.sizeThatFits(offer)
        return CGSize(
            width: width ?? horizontal.length(answer.width, offer: offer.width),
            height: height ?? vertical.length(answer.height, offer: offer.height))
    }

    override func contentProposal(_ proposal: ProposedViewSize, in size: CGSize, _ view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.placementOffer(proposal.width, length: size.width),
            height: vertical.placementOffer(proposal.height, length: size.height))
    }

    override var decidedAxes: Axis.Set { Axis.Set { !bounds($0).isUnbounded } }
}
