// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The places at which a layout was on the way of a motion, each with what wants to be told of it.
struct PassedWay {
    private let scene: Scene
    private(set) var sights: [PassedSight] = []
    /// Is the rest of the way not gone through?
    private var isEstimated = false

    init(_ scene: Scene) { self.scene = scene }

    /// - Parameter limits: of the layout; it goes on by estimates after them.
    mutating func add(_ step: LayoutResult, _ limits: LayoutLimits) {
        sights.append(PassedSight(ViewIndex(step, of: scene)))
        isEstimated = isEstimated || step.counters.elements >= limits.passedElements || sights.count >= limits.steps
    }

    /// Views that nobody observes may be passed unseen; that others came into sight is told of each, or the motion does not take place.
    /// - Parameter end: where the motion came to.
    func check(_ end: LayoutResult) throws(Diagnostic) {
        guard isEstimated, let first = sights.first else { return }
        let all = sights + [PassedSight(ViewIndex(end, of: scene))]
        guard all.contains(where: { $0.tells(otherThan: first) }) else { return }
        throw Diagnostic(
            .limitExceeded, "the motion passes more than \(LayoutMeter.toldViews) views, and the code asks to be told of each",
            hint: "scroll by less, or to an id")
    }
}

extension PassedSight {
    fileprivate func tells(otherThan other: PassedSight) -> Bool {
        appearing.map(\.key) != other.appearing.map(\.key) || watched.map(\.found.key) != other.watched.map(\.found.key)
    }
}
