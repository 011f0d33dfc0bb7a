// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What is to run when an animation has ended: `withAnimation(…) { … } completion: { … }`.
struct PendingCompletion: Sendable {
    let asked: ActionLog.CompletionHandler
    /// On the virtual clock; nil until the layout after the change has shown whether anything moves.
    var due: Double?

    init(_ asked: ActionLog.CompletionHandler) { self.asked = asked }
}

/// Runs the completions of `withAnimation` when its motion has ended on the virtual clock.
struct AnimationCompletions {
    let laidOut: LaidOutScene
    /// Has the scene settled for long without rest? Then those wait that answer others without end.
    let isLate: Bool
    let turn: Turn

    /// Runs those that are due: where nothing moves all are.
    func run(_ round: inout ActionRound) throws(Diagnostic) {
        if isLate { return }
        let now = round.scene.clock.time
        // What was only just asked for begins to move with the next layout.
        let isMoving = round.scene.isMoving || round.scene.layout.scrolls.values.contains { $0.request != nil && $0.curve != nil }
        var waiting: [PendingCompletion] = []
        var ended: [PendingCompletion] = []
        for var pending in round.scene.completions {
            let logical = pending.asked.transaction.curve?.logicalDuration ?? 0
            let due = pending.due ?? now + (pending.asked.waitsForRest ? .infinity : logical)
            pending.due = due
            if isMoving, due > now { waiting.append(pending) } else { ended.append(pending) }
        }
        round.scene.completions = waiting
        if !ended.isEmpty { (round.didChange, turn.completionRuns) = (true, turn.completionRuns + 1) }
        for completion in ended {
            try round.tell("completion", "withAnimation") { (machine) throws(Diagnostic) in
                _ = try completion.asked.action([], on: machine)
            }
        }
    }
}
