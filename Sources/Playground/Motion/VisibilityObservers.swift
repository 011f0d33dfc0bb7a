// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onScrollVisibilityChange and onScrollTargetVisibilityChange: told when a view, or the list of targets, crosses the threshold.
struct VisibilityObservers {
    let laidOut: LaidOutScene
    /// The layout before: it still has the actions of the rows that are gone.
    let before: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        try tellWatched(&round)
        for found in CarryingLayer<ScrollTargetVisibilityObserver>.all(in: laidOut) { try tell(found, &round) }
    }

    // MARK: views

    /// What came into sight and left it, from place to place on the way of a motion (S11.24).
    private func tellWatched(_ round: inout ActionRound) throws(Diagnostic) {
        let moved = round.heard.userScrolls
        var views = before.watched
        for sight in laidOut.passed.map(\.watched) + [laidOut.watched] {
            try tellLeft(views, sight, &round)
            let earlier = moved.isEmpty ? [:] : Dictionary(views.map { ($0.found.key, $0) }) { first, _ in first }
            for view in sight {
                let isPassed = earlier[view.found.key].map { view.isPassed(by: moved, since: $0) } ?? false
                if isPassed { try tell(view.found, isVisible: true, &round) }
                try tell(view.found, isVisible: view.isVisible, &round)
            }
            views = sight
        }
    }

    /// At appearance only where it is already past the threshold (S8.5).
    private func tell(_ found: CarryingLayer<ScrollVisibilityObserver>, isVisible: Bool, _ round: inout ActionRound) throws(Diagnostic) {
        let new = Value.bool(isVisible)
        let old = round.scene.observed.values[found.key]
        guard old != new else { return }
        round.scene.observed.values[found.key] = new
        round.didChange = true
        if old == nil, !isVisible { return }
        let action = found.attachment.action
        try round.tell("onScrollVisibilityChange", found.target, new.swiftDescription()) { (machine) throws(Diagnostic) in
            _ = try action([new], on: machine)
        }
    }

    /// What was in sight of a scroll view and has left its content, as the rows that a jump leaves, fell below the threshold, too (S8.5).
    private func tellLeft(_ views: [WatchedView], _ sight: [WatchedView], _ round: inout ActionRound) throws(Diagnostic) {
        let known = views.filter { round.scene.observed.values[$0.found.key] == .bool(true) && isInScrollView($0) }
        guard !known.isEmpty else { return }
        let present = Set(sight.map(\.found.key))
        for view in known where !present.contains(view.found.key) { try tell(view.found, isVisible: false, &round) }
    }

    /// Was it in one that is still there?
    private func isInScrollView(_ view: WatchedView) -> Bool {
        guard let innermost = view.scrolls.first else { return false }
        return laidOut.index.scrolls.contains { $0.path == innermost }
    }

    // MARK: targets

    /// The whole list whenever it changes (S8.7).
    private func tell(_ found: CarryingLayer<ScrollTargetVisibilityObserver>, _ round: inout ActionRound) throws(Diagnostic) {
        guard let scroll = laidOut.index.scrolls.first(where: { laidOut.index.subtree(of: found.index).contains($0.layer) }),
            let subject = ScrollSubject(laidOut, scroll.path)
        else { return }
        let shown = CGRect(origin: subject.visibleOrigin, size: subject.geometry.containerSize)
        let ids = ScrollTargets(subject).nearby.filter { view in
            ScrollVisibility.reaches(ScrollVisibility.fraction(of: view.frame, in: shown), found.attachment.threshold)
        }
        let new = Value.array(ids.compactMap { $0.id.map { CatalogIDs.value(of: $0) } })
        let old = round.scene.observed.values[found.key]
        guard old != new else { return }
        round.scene.observed.values[found.key] = new
        round.didChange = true
        if old == nil, new == .array([]) { return }
        let action = found.attachment.action
        try round.tell("onScrollTargetVisibilityChange", found.target, new.swiftDescription(rounded: true)) {
            (machine) throws(Diagnostic) in
            _ = try action([new], on: machine)
        }
    }
}

/// How much of a view can be seen, by the containers without insets (S8.6, S8.8, provisional).
struct ScrollVisibility {
    let index: ViewIndex

    func fraction(of layer: Int) -> Double { Self.fraction(of: index.layers[layer].frame, in: shown(around: layer)) }

    /// What can be seen of what is around a layer.
    func shown(around layer: Int) -> CGRect {
        var shown = CGRect(origin: .zero, size: index.snapshot.window)
        var scroll = index.layers[layer].placed.context.scroll
        while let current = scroll {
            shown = shown.intersection(current.container)
            scroll = current.outer
        }
        return shown
    }

    /// A frame without area counts where its origin lies inside.
    static func fraction(of frame: CGRect, in shown: CGRect) -> Double {
        let area = frame.width * frame.height
        guard area > 0, area.isFinite else {
            let isInside = frame.minX >= shown.minX && frame.minX <= shown.maxX && frame.minY >= shown.minY && frame.minY <= shown.maxY
            return isInside ? 1 : 0
        }
        let common = frame.intersection(shown)
        return max(common.width, 0) * max(common.height, 0) / area
    }

    /// Threshold 0 means any overlap, 1 almost all of it.
    static func reaches(_ fraction: Double, _ threshold: Double) -> Bool {
        threshold <= 0 ? fraction > 0 : fraction >= min(threshold, 0.999)
    }
}
