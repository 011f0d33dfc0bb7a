// SPDX-License-Identifier: GPL-3.0-or-later

/// A view of a size of its own whatever is proposed: an image that is not resizable, a control (L3.4).
public final class FixedContentNode: Node, @unchecked Sendable {
    /// Its size, from the traits of its place; an infinite length takes the proposal (L3.9: “exp”).
    private let measure: @Sendable (LayoutTraits) -> CGSize
    /// What is drawn in it: its maker's, never looked at here.
    package let face: (any Sendable)?

    /// A view of one size everywhere. `size` is in points; an infinite length takes the proposal, 10 for nil.
    public convenience init(_ size: CGSize, tag: ViewTag? = nil) { self.init(tag: tag) { _ in size } }

    package init(tag: ViewTag? = nil, face: (any Sendable)? = nil, measure: @escaping @Sendable (LayoutTraits) -> CGSize) {
        self.measure = measure
        self.face = face
        super.init(tag: tag)
    }

    override func independence(_ view: LayoutSubview) -> Independence { .full }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let own = measure(view.traits)[axis]
        return own == .infinity ? proposal ?? 10 : own
    }
}
