// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What scenes that were tried have taken: views and measurements, and the steps of code.
struct TriedWork {
    let views: Int
    let steps: Int
}

extension CommandContext {
    /// The scene as it would be after some steps, with all that they cause; the scene itself stays as it is. Each trial begins from the
    /// present scene, as if its steps were the next input.
    func trying(_ steps: [SceneStep]) throws(Diagnostic) -> LaidOutScene {
        try turn.budget.spend(Price.trial, at: word.span)
        let trial = Turn(at: laidOut.scene.clock.time, budget: turn.budget)
        defer { withExtendedLifetime(trial) {} }
        let runner = MotionRunner(cycle: UpdateCycle(layouter: layouter, turn: trial))
        var scene = laidOut.scene
        scene.state = scene.state.withoutWaitingTasks
        var result = laidOut.with(scene).during(trial)
        for step in steps { result = try runner.perform(step.leavingOut(tasksOf: laidOut.scene), on: result) }
        try turn.layouts.add(tried: result.result, at: word.span)
        return result
    }

    /// What all trials of the input have taken.
    var triedWork: TriedWork { TriedWork(views: turn.layouts.tried, steps: turn.budget.spent) }

    /// A trial whose code failed is an answer too; what ends the whole input is not.
    func attempting(_ steps: [SceneStep]) throws(Diagnostic) -> Result<LaidOutScene, Diagnostic> {
        do { return .success(try trying(steps)) } catch {
            if [.interrupted, .limitExceeded].contains(error.id) { throw error }
            return .failure(error)
        }
    }

    /// The scene on each of many screens, in order.
    func attempting(
        _ combinations: SceneCombinations,
        _ body: (SceneCombinations.Combination, Result<LaidOutScene, Diagnostic>) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let (all, start) = (combinations.all(of: scene), triedWork)
        for (number, combination) in all.enumerated() {
            if number > 0 { try foresee(all.count - number, after: number, since: start) }
            try turn.budget.spend(Price.screen, at: word.span)
            try body(combination, try attempting([.becoming(combination.scene)]))
        }
    }

    /// Ends an input at once that would end at a limit after many seconds.
    /// - Parameters:
    ///   - count: how many trials are to come, which may take half of what the others took.
    ///   - others: how many there were since a time.
    func foresee(_ count: Int, after others: Int, since start: TriedWork) throws(Diagnostic) {
        let now = triedWork
        let (views, steps) = (now.views - start.views, now.steps - start.steps)
        guard
            count / 2 * (views / others) > LayoutMeter.trialLimit - now.views
                || count / 2 * (steps / others) > turn.budget.limits.steps - now.steps
        else { return }
        throw Diagnostic(
            .limitExceeded, "\(count) more layouts of this scene take longer than an input may", at: word.span, hint: LayoutMeter.trialHint)
    }
}

extension SceneStep {
    /// The same, where the scene that comes of it must not go on with the waiting tasks of another.
    fileprivate func leavingOut(tasksOf scene: Scene) -> SceneStep {
        guard case .change(let change) = self else { return self }
        return .change { (laidOut, turn) throws(Diagnostic) in
            var update = try change(laidOut, turn)
            update.scene.state = update.scene.state.withoutWaitingTasks(of: scene.state)
            return update
        }
    }
}
