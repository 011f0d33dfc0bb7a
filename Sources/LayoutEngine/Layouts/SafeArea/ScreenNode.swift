// SPDX-License-Identifier: GPL-3.0-or-later

/// A view with a screen of its own: what has bars, and what is presented. Its content stands in the middle of what is safe of it, even
/// where the views around it ignore the safe area (L11.3).
package class ScreenNode: Node, @unchecked Sendable {
    final override func stackAxis(inherited: Axis?) -> Axis? { nil }
    final override var isVolatile: Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        view.subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.subviews.first?.placeCentred(in: safePart(of: size, view, context))
    }

    /// What is safe of its frame, in its own coordinates. Content that scrolls is not kept out of the edges that it passes.
    final func safePart(of size: CGSize, _ view: LayoutSubview, _ context: PlacementContext) -> CGRect {
        let insets = context.scroll == nil ? context.safeArea?.overlap(with: context.frame, .container) ?? .zero : .zero
        return CGRect(origin: .zero, size: size).inset(by: insets.flipped(view.traits.layoutDirection))
    }
}
