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

extension SceneUpdate {
    mutating func enter(_ phase: ScrollPhase, _ path: ViewPath, velocity: CGVector = .zero) {
        guard let old = scene.layout.scrolls[path]?.phase, old != phase else { return }
        scene.layout.scrolls[path]?.phase = phase
        // Any phase but idle counts as scrolling (S6.13).
        if phase == .idle { scene.indicatorTimes[path] = scene.clock.time }
        if phase != .idle { scene.layout.scrolls[path]?.hasScrolled = true }
        notes.phaseChanges.append(PhaseChange(path: path, old: old, new: phase, velocity: velocity))
    }

    /// Phases follow what layout made of requests: one that jumped ended a drag or a motion (S5.13), an animated one began a motion.
    /// - Returns: was there something to do?
    mutating func reconcilePhases() -> Bool {
        var didChange = false
        for (path, state) in scene.layout.scrolls where state.finger == nil && !state.isReleased {
            let wanted = state.motion?.phase ?? .idle
            if state.phase != wanted {
                enter(wanted, path)
                didChange = true
            }
            guard state.motion != nil, state.motion?.began == nil else { continue }
            scene.layout.scrolls[path]?.begin(at: scene.clock.time)
            didChange = true
        }
        return didChange
    }
}

extension Scene {
    var isMoving: Bool { layout.scrolls.values.contains { $0.motion != nil } }

    /// Is nothing moving, visibly or not yet, and no finger down?
    var isStill: Bool { !isMoving && transitions.ending == nil && !layout.scrolls.values.contains { $0.finger != nil } }
}
