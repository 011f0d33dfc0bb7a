// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Layout, the actions that it causes, layout again: until nothing changes (language.md, “A fresh scene”).
struct UpdateCycle {
    let layouter: SceneLayouter
    let turn: Turn
    /// How often completions of animations may run before they wait for the next input: each may begin the animation of another.
    var completionLimit = 100

    /// Rounds of actions that answer actions.
    private static let roundLimit = 50
    /// From then on completions of animations wait for the next input: each may begin the animation of another.
    private static let lateRound = 25

    func run(_ wanted: SceneUpdate, from start: LaidOutScene) throws(Diagnostic) -> LaidOutScene {
        turn.time = wanted.scene.clock.time
        var (update, previous) = (wanted.withoutForbiddenAdjustments, start)
        let cycles = CycleDetector()
        for round in 0..<Self.roundLimit {
            let laidOut = try layOut(&update, after: previous)
            if round == 0 { try check(wanted.notes.wantedID, laidOut) }
            let actions = ActionRunner(
                laidOut: laidOut, before: previous, heard: update.notes, turn: turn, cycles: cycles,
                isLate: round >= Self.lateRound || turn.completionRuns >= completionLimit)
            guard let changed = try actions.run() else {
                if laidOut.hasEffects { try ScrollEffects(index: laidOut.index).check(on: laidOut.machine) }
                return ended(laidOut)
            }
            (update, previous) = (changed, laidOut)
        }
        throw Diagnostic(
            .limitExceeded, "the actions keep causing one another and do not settle within \(Self.roundLimit) rounds",
            hint: "look for an onChange that changes the value it watches")
    }

    /// Lays out until every scroll view is where gestures and motions have it.
    private func layOut(_ update: inout SceneUpdate, after previous: LaidOutScene) throws(Diagnostic) -> LaidOutScene {
        var laidOut = try layouter.layOut(ScrollRecord.noting(update.scene), reusing: previous, in: turn, isNext: true)
        while let arrived = try ScrollArrivals(laidOut: laidOut).run(update.notes) {
            update.notes = arrived.notes
            laidOut = try layouter.layOut(arrived.scene, reusing: laidOut, in: turn, isNext: true).arrived(from: laidOut)
        }
        return laidOut
    }

    /// Transitions set out for where the views are, and what views that are gone had stored goes.
    private func ended(_ laidOut: LaidOutScene) -> LaidOutScene {
        var scene = laidOut.scene
        if laidOut.hasEffects {
            scene.transitions.time = scene.clock.time
            scene.transitions.follow(laidOut.index)
        }
        for path in scene.layout.scrolls.keys { scene.layout.scrolls[path]?.mayAdjust = true }
        scene.forgetGone(laidOut.index)
        return laidOut.with(scene)
    }

    /// `scroll to` an id that no view has is an error, though SwiftUI would not say so.
    private func check(_ wanted: (id: ViewID, span: SourceSpan)?, _ laidOut: LaidOutScene) throws(Diagnostic) {
        guard let wanted, laidOut.index.layer(withID: wanted.id) == nil else { return }
        if UnrealizedRows(index: laidOut.index).contains(wanted.id) { return }
        throw laidOut.targets.unknownID(wanted.id, at: wanted.span)
    }
}

extension SceneUpdate {
    /// Where a transaction says so, no scroll view moves because a size changes in the layout that follows (S6.12).
    fileprivate var withoutForbiddenAdjustments: SceneUpdate {
        guard notes.transaction?.scrollContentOffsetAdjustmentBehavior == .disabled else { return self }
        var update = self
        for path in scene.layout.scrolls.keys { update.scene.layout.scrolls[path]?.mayAdjust = false }
        return update
    }
}
