// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Views that cover each other though the container around them puts its views beside each other. What a ZStack, an overlay or a
/// background lays over something is meant so and does not count.
struct ViewOverlaps {
    struct Overlap {
        /// The layers that meet, in tree order, with the views that show them.
        let layers: (Int, Int)
        let views: (Int, Int)
        /// What they share, of what can be seen.
        let area: CGRect
    }

    /// Less is the rounding of two edges that touch, in points.
    private static let tolerance = 0.75
    /// The most overlaps that are listed.
    private static let limit = 100

    let index: ViewIndex
    let budget: Budget

    /// In tree order, each pair of views once.
    func found() throws(Diagnostic) -> [Overlap] {
        let leaves = index.drawnParts.map { (layer: $0.layer, rect: $0.rect.intersection(index.visibleRect(of: $0.layer))) }
            .filter { $0.rect.width > 0 && $0.rect.height > 0 }
            .sorted { ($0.rect.minY, $0.layer) < ($1.rect.minY, $1.layer) }
        var open: [(layer: Int, rect: CGRect)] = []
        var result: [Overlap] = []
        var known: Set<[Int]> = []
        for leaf in leaves {
            try budget.work(open.count + 1, at: nil)
            open.removeAll { $0.rect.maxY <= leaf.rect.minY + Self.tolerance }
            for other in open {
                guard let overlap = overlap(other, leaf), known.insert([overlap.views.0, overlap.views.1]).inserted else { continue }
                result.append(overlap)
                if result.count == Self.limit { return result.inTreeOrder }
            }
            open.append(leaf)
        }
        return result.inTreeOrder
    }

    private func overlap(_ a: (layer: Int, rect: CGRect), _ b: (layer: Int, rect: CGRect)) -> Overlap? {
        let area = a.rect.intersection(b.rect)
        guard area.width > Self.tolerance, area.height > Self.tolerance else { return nil }
        let (first, second) = (min(a.layer, b.layer), max(a.layer, b.layer))
        guard let common = index.commonLayer(first, second), index.snapshot[common].node.standsBeside,
            let one = index.enclosingView(first), let other = index.enclosingView(second), one != other
        else { return nil }
        return Overlap(layers: (first, second), views: (one, other), area: area)
    }
}

extension [ViewOverlaps.Overlap] {
    fileprivate var inTreeOrder: Self { sorted { $0.layers < $1.layers } }
}
