// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A change of a scroll view's phase that its observers are still to be told (S8.9, S15.8).
struct PhaseChange: Sendable {
    let path: ViewPath
    let old: ScrollPhase
    let new: ScrollPhase
    /// At the moment of the change (S8.13).
    let velocity: CGVector
}

extension Scene {
    mutating func enter(_ phase: ScrollPhase, _ path: ViewPath, velocity: CGVector = .zero) {
        guard let old = layout.scrolls[path]?.phase, old != phase else { return }
        layout.scrolls[path]?.phase = phase
        // Any phase but idle counts as scrolling (S6.13).
        if phase == .idle { indicatorTimes[path] = clock.time }
        if phase != .idle { layout.scrolls[path]?.hasScrolled = true }
        phaseChanges.append(PhaseChange(path: path, old: old, new: phase, velocity: velocity))
    }

    /// Phases follow what layout made of requests: one that jumped ended a drag or a motion (S5.13), an animated one began a motion.
    /// - Returns: was there something to do?
    mutating func reconcilePhases() -> Bool {
        var didChange = false
        for (path, state) in layout.scrolls where state.finger == nil {
            let wanted = state.motion?.phase ?? .idle
            if state.phase != wanted {
                enter(wanted, path)
                didChange = true
            }
            guard state.motion != nil, state.motion?.began == nil else { continue }
            layout.scrolls[path]?.motion?.began = clock.time
            didChange = true
        }
        return didChange
    }

    var isMoving: Bool { layout.scrolls.values.contains { $0.motion != nil } }

    /// Does nothing move, in sight or to be seen yet, and is no finger down?
    var isStill: Bool { !isMoving && transitions.ending == nil && !layout.scrolls.values.contains { $0.finger != nil } }
}
