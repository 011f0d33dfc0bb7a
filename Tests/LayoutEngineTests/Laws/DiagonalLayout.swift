// SPDX-License-Identifier: GPL-3.0-or-later

@testable import LayoutEngine

/// A layout as a user would write one: the subviews down a diagonal, each third one never placed.
struct DiagonalLayout: LayoutAlgorithm {
    /// How often the subviews were placed.
    final class Calls: @unchecked Sendable {
        var places = 0
    }

    var calls: Calls?
    var stackAxis: Axis? { nil }
    var updatesCache: Bool { false }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        let sizes = view.subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        calls?.places += 1
        var corner = bounds.origin
        return view.subviews.enumerated().map { index, subview in
            let size = subview.sizeThatFits(.unspecified)
            defer { corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height) }
            return index % 3 == 2 ? nil : LayoutPlace(point: corner, anchor: .topLeading, proposal: .unspecified)
        }
    }

    func answersGuides(of axis: Axis, _ view: LayoutSubview) -> Bool { false }

    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache
    ) -> Double? { nil }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { nil }
    func updateCache(_ view: LayoutSubview, _ cache: LayoutCache) {}
}
