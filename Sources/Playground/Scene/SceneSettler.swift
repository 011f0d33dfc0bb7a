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
        var laidOut = try layouter.layOut(ScrollRecord.noting(wanted, after: previous.scene), reusing: previous, isNext: true)
        try checkPendingID(laidOut)
        let cycles = CycleDetector()
        for _ in 0..<Self.roundLimit {
            guard let changed = try ActionRunner(laidOut: laidOut, before: previous, sink: sink, cycles: cycles).run() else {
                if laidOut.hasEffects { try ScrollEffects(index: laidOut.index).check() }
                return withEvents(laidOut)
            }
            previous = laidOut
            laidOut = try layouter.layOut(ScrollRecord.noting(changed, after: laidOut.scene), reusing: laidOut, isNext: true)
        }
        throw Diagnostic(
            .limitExceeded, "the actions that follow each other do not come to rest in \(Self.roundLimit) rounds",
            hint: "does an onChange change what it watches?")
    }

    /// The events of this input go to the scene's log.
    private func withEvents(_ laidOut: LaidOutScene) -> LaidOutScene {
        var scene = laidOut.scene
        scene.pendingID = nil
        scene.userScrolls = []
        scene.requests = [:]
        scene.phaseChanges = []
        scene.animation = nil
        scene.state = StateLifetime.kept(scene.state, by: laidOut.index)
        for event in sink.take() { scene.events.append(event) }
        return LaidOutScene(
            scene: scene, names: laidOut.names, machine: laidOut.machine, root: laidOut.root, environment: laidOut.environment,
            result: laidOut.result)
    }

    /// `scroll to` an id that no view has is an error, though SwiftUI would not say so.
    private func checkPendingID(_ laidOut: LaidOutScene) throws(Diagnostic) {
        guard let pending = laidOut.scene.pendingID, laidOut.index.layer(withID: pending.id) == nil else { return }
        if UnrealizedRows(index: laidOut.index).contains(pending.id) { return }
        throw laidOut.targets.unknownID(pending.id, at: pending.span)
    }
}
