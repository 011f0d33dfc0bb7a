// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What the catalogue's own layouts have in common: no guide of their own (L9.4), no axis for Spacers (L9.5), and no cache (L9.3).
extension LayoutAlgorithm {
    func answersGuides(of axis: Axis, _ view: LayoutSubview) -> Bool { false }
    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache
    ) -> Double? { nil }

    var stackAxis: Axis? { nil }
    var updatesCache: Bool { false }
    func updateCache(_ view: LayoutSubview, _ cache: LayoutCache) {}
}
