// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Layout, the actions that it causes, layout again: until nothing changes (language.md, “A fresh scene”).
struct SceneSettler {
    let layouter: SceneLayouter
    let sink: EventSink

    /// Rounds of actions that answer actions.
    private static let roundLimit = 50

    mutating func settle(_ wanted: Scene, from previous: LaidOutScene) throws(Diagnostic) -> LaidOutScene {
        sink.time = wanted.clock.time
        var previous = previous
        let wanted = wanted.transaction?.scrollContentOffsetAdjustmentBehavior == .disabled ? wanted.withoutAdjustments : wanted
        var laidOut = try layouter.layOut(ScrollRecord.noting(wanted, after: previous.scene), reusing: previous, isNext: true)
        try checkPendingID(laidOut)
        let cycles = CycleDetector()
        for _ in 0..<Self.roundLimit {
            guard let changed = try ActionRunner(laidOut: laidOut, before: previous, sink: sink, cycles: cycles).run() else {
                if laidOut.hasEffects { try ScrollEffects(index: laidOut.index).check() }
                return settled(laidOut)
            }
            previous = laidOut
            laidOut = try layouter.layOut(ScrollRecord.noting(changed, after: laidOut.scene), reusing: laidOut, isNext: true)
        }
        throw Diagnostic(
            .limitExceeded, "the actions that follow each other do not come to rest in \(Self.roundLimit) rounds",
            hint: "does an onChange change what it watches?")
    }

    /// Transitions set out for where the views are; the events of this input go to the scene's log.
    private func settled(_ laidOut: LaidOutScene) -> LaidOutScene {
        var scene = laidOut.scene
        if laidOut.hasEffects {
            scene.transitions.time = scene.clock.time
            scene.transitions.follow(laidOut.index)
        }
        for path in scene.layout.scrolls.keys { scene.layout.scrolls[path]?.mayAdjust = true }
        scene.pendingID = nil
        scene.userScrolls = []
        scene.requests = [:]
        scene.phaseChanges = []
        scene.transaction = nil
        scene.state = StateLifetime.kept(scene.state, by: laidOut.index)
        for event in sink.take() { scene.events.append(event) }
        return laidOut.with(scene)
    }

    /// `scroll to` an id that no view has is an error, though SwiftUI would not say so.
    private func checkPendingID(_ laidOut: LaidOutScene) throws(Diagnostic) {
        guard let pending = laidOut.scene.pendingID, laidOut.index.layer(withID: pending.id) == nil else { return }
        if UnrealizedRows(index: laidOut.index).contains(pending.id) { return }
        throw laidOut.targets.unknownID(pending.id, at: pending.span)
    }
}

extension Scene {
    /// No scroll view moves because a size changes in the layout that follows (S6.12).
    fileprivate var withoutAdjustments: Scene {
        var scene = self
        for path in layout.scrolls.keys { scene.layout.scrolls[path]?.mayAdjust = false }
        return scene
    }
}
