// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A view that is told when it comes into sight or leaves it, where it stood at one place on the way of a motion.
struct WatchedView {
    let found: CarryingLayer<ScrollVisibilityObserver>
    /// The scroll views around it, the innermost first.
    let scrolls: [ViewPath]
    private let frame: CGRect
    /// What can be seen of what is around it.
    private let shown: CGRect

    static func all(in index: ViewIndex) -> [WatchedView] {
        CarryingLayer<ScrollVisibilityObserver>.all(in: index).map { WatchedView($0, in: index) }
    }

    private init(_ found: CarryingLayer<ScrollVisibilityObserver>, in index: ViewIndex) {
        self.found = found
        scrolls = sequence(first: index.layers[found.index].placed.context.scroll, next: { $0?.outer }).compactMap { $0?.path }
        frame = index.layers[found.index].frame
        shown = ScrollVisibility(index: index).shown(around: found.index)
    }

    var isVisible: Bool { isVisible(at: frame.origin) }

    private func isVisible(at origin: CGPoint) -> Bool {
        let fraction = ScrollVisibility.fraction(of: CGRect(origin: origin, size: frame.size), in: shown)
        return ScrollVisibility.reaches(fraction, found.attachment.threshold)
    }

    /// Did a motion of the user's bring it into sight on its way here, and out of it again (S11.24)?
    /// - Parameters:
    ///   - moved: the scroll views that the user moves.
    ///   - earlier: the same view at the place before.
    func isPassed(by moved: Set<ViewPath>, since earlier: WatchedView) -> Bool {
        guard !moved.isDisjoint(with: scrolls), frame.size == earlier.frame.size, shown == earlier.shown else { return false }
        guard !isVisible, !earlier.isVisible else { return false }
        let (start, end) = (earlier.frame.origin, frame.origin)
        func shows(after part: Double) -> Bool { isVisible(at: CGPoint { start[$0] + (end[$0] - start[$0]) * part }) }
        return [Axis.horizontal, .vertical].contains { axis in
            edgeMeetings(axis).contains { place in
                let part = (place - start[axis]) / (end[axis] - start[axis])
                return part > 0 && part < 1 && shows(after: part)
            }
        }
    }

    /// Where along an axis it shows most: its edges stand at those of what can be seen.
    private func edgeMeetings(_ axis: Axis) -> [Double] { [shown.min(axis), shown.max(axis) - frame.size[axis]] }
}

/// What could be seen at a place on the way of a motion, of what wants to be told.
struct PassedSight {
    let appearing: [AppearingView]
    let watched: [WatchedView]
}

extension PassedSight {
    init(_ index: ViewIndex) { self.init(appearing: AppearingView.appearing(in: index), watched: WatchedView.all(in: index)) }
}
