// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// Views side by side, each in the middle of room for the widest of them: the segments of a picker that hugs its labels (L3.10).
struct EqualWidthsLayout: LayoutAlgorithm {
    static func around(_ content: Node) -> Node { CustomLayoutNode(content, algorithm: EqualWidthsLayout()) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        let widest = view.subviews.reduce(CGSize.zero) { widest, part in
            let size = part.sizeThatFits(.unspecified)
            return CGSize { max(widest[$0], size[$0]) }
        }
        return CGSize(width: widest.width * Double(view.subviews.count), height: widest.height)
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        let own = sizeThatFits(proposal, view, cache)
        let width = own.width / Double(max(view.subviews.count, 1))
        return view.subviews.indices.map { index in
            let point = CGPoint(x: width * (Double(index) + 0.5), y: own.height / 2)
            return LayoutPlace(point: point, anchor: .center, proposal: .unspecified)
        }
    }

    /// A control has no guides of the labels inside it, nor their distances.
    func answersGuides(of axis: Axis, _ view: LayoutSubview) -> Bool { true }
    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { .plain }
}
