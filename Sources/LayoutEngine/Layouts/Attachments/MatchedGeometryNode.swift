// SPDX-License-Identifier: GPL-3.0-or-later

/// matchedGeometryEffect: the source of a group, or a view drawn where the source is; its own place in the layout stays (L4.16).
package final class MatchedGeometryNode: UnaryNode, @unchecked Sendable {
    /// What is taken over of the source's frame, and the point of both frames that then is one.
    package typealias Following = (position: Bool, size: Bool, anchor: UnitPoint)

    private let group: ViewID
    private let following: Following?

    /// - Parameter following: nil for a source.
    package init(_ content: Node, in group: ViewID, following: Following?, tag: ViewTag? = nil) {
        (self.group, self.following) = (group, following)
        super.init(content, tag: tag)
    }

    package var isFollower: Bool { following != nil }
    override var isVolatile: Bool { true }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let own = context.frame
        if following == nil { view.pass.state.matched.note(own, of: group) }
        guard let following, let source = view.pass.state.matched.frames[group] else {
            return view.child.place(at: .zero, size: size, proposal: proposal)
        }
        let offer = following.size ? ProposedViewSize(source.size) : proposal
        let inner = following.size ? view.child.sizeThatFits(offer) : size
        let target = following.position ? source : own
        let x = view.element.environment.isRightToLeft ? own.maxX - target.maxX : target.minX - own.minX
        let start = CGPoint(x: x, y: target.minY - own.minY)
        let origin = CGPoint { start[$0] + following.anchor[$0] * (target.size[$0] - inner[$0]) }
        view.child.place(at: origin, size: inner, proposal: offer)
    }
}

/// The frames of the sources in the window, by group.
struct MatchedFrames: Sendable {
    /// As the last pass left them.
    private(set) var frames: [ViewID: CGRect] = [:]
    private var found: [ViewID: CGRect] = [:]

    /// The first source of a group counts.
    mutating func note(_ frame: CGRect, of group: ViewID) { found[group] = found[group] ?? frame }

    /// At the end of a pass: do followers have to be placed again?
    mutating func settle() -> Bool {
        defer { (frames, found) = (found, [:]) }
        return frames != found
    }
}
