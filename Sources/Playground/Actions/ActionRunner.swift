// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What a layout causes, one round of it: observers are told (S13b step 12), then views that came or went, then bound scroll positions
/// are taken over and written back.
struct ActionRunner {
    let laidOut: LaidOutScene
    /// The layout before: it still has the actions of the views that are gone.
    let before: LaidOutScene
    /// What was said beside the scene that was laid out.
    let heard: SceneUpdate.Notes
    let turn: Turn
    let cycles: CycleDetector
    /// Have many rounds gone by without rest?
    let isLate: Bool

    /// The scene after the actions, and what they say to the next layout; nil when there was nothing to do.
    func run() throws(Diagnostic) -> SceneUpdate? {
        var update = SceneUpdate(laidOut.scene)
        update.notes = heard
        var didChange = update.reconcilePhases()
        didChange = try ScrollResize(laidOut: laidOut, before: before).run(&update.scene) || didChange
        let (scene, heard) = (update.scene, update.notes)
        guard
            laidOut.hasObservers || !scene.observed.appeared.isEmpty || !scene.observed.subscriptions.isEmpty || !scene.completions.isEmpty
                || scene.observed.field != nil || laidOut.machine.hasDeferredTasks
        else {
            // There are no listeners for what was said.
            return didChange ? SceneUpdate(scene) : nil
        }
        let hasNews = didChange || !heard.isEmpty
        let machine = laidOut.machine
        machine.state = scene.state
        machine.now = scene.clock.time
        var round = ActionRound(laidOut: laidOut, heard: heard, scene: scene, machine: machine, turn: turn, cycles: cycles)
        let binder = ScrollBinder(laidOut: laidOut, before: before)
        // What places the first layout does so before anything is told of it (S5.32).
        let pages = PageBinder(laidOut: laidOut)
        let isPlaced = try binder.takeInitial(&round)
        if try pages.takeInitial(&round) || isPlaced {
            update.scene = round.scene
            return update
        }
        round.changedTransactions = ScrollTransaction.changes(&round)
        try tell(&round)
        try binder.run(&round)
        try pages.run(&round)
        try FieldFocus(laidOut: laidOut, before: before).run(&round)
        try AnimationCompletions(laidOut: laidOut, isLate: isLate, turn: turn).run(&round)
        try runDeferredTasks(&round)
        round.scene.state = machine.state
        var next = SceneUpdate(round.scene)
        try ProxyScrolls(laidOut: laidOut).take(into: &next)
        return round.didCall || round.didChange || hasNews ? next : nil
    }

    /// What actions put off, and what bodies and the first values of their state did while they were laid out. A body that puts something off
    /// at each layout does so for a while only.
    private func runDeferredTasks(_ round: inout ActionRound) throws(Diagnostic) {
        let machine = round.machine
        guard machine.hasDeferredTasks, round.didCall || !isLate else { return }
        let state = machine.state
        try machine.runDeferredTasks(in: machine.context())
        if machine.state != state { round.didChange = true }
    }

    /// Those who listen to the layout, in SwiftUI's order.
    private func tell(_ round: inout ActionRound) throws(Diagnostic) {
        let initial = try ChangeObservers(laidOut: laidOut).run(&round)
        try GeometryObservers(laidOut: laidOut).run(&round)
        try PreferenceObservers(laidOut: laidOut).run(&round)
        try PhaseObservers(laidOut: laidOut, changes: round.heard.phaseChanges).run(&round)
        try VisibilityObservers(laidOut: laidOut, before: before).run(&round)
        IndicatorFlashes(laidOut: laidOut).run(&round)
        try AppearanceActions(laidOut: laidOut, before: before).run(&round, initial: initial)
        try Receivers(laidOut: laidOut).run(&round)
    }
}

/// The scene while a round of actions changes it.
struct ActionRound {
    let laidOut: LaidOutScene
    /// What was said beside the scene that was laid out.
    let heard: SceneUpdate.Notes
    var scene: Scene
    let machine: Machine
    let turn: Turn
    let cycles: CycleDetector
    /// The `animation(_:value:)` modifiers and their like whose values differ from the layout before.
    var changedTransactions: Set<LayerKey> = []
    /// In which the actions before this round wrote.
    var transaction: TransactionValue? { heard.transaction }
    /// Did code run?
    var didCall = false
    /// Is there something to remember, or for the next layout to take over?
    var didChange = false

    mutating func tell(_ event: String, _ target: String, _ text: String = "", _ body: (Machine) throws(Diagnostic) -> Void)
        throws(Diagnostic)
    {
        turn.tell(event, target, text)
        didCall = true
        try body(machine)
    }

    /// Tells an observer of geometry or preferences, unless it answers itself without end.
    mutating func tell<Attachment>(
        _ event: String, cyclic found: CarryingLayer<Attachment>, _ text: String, _ body: (Machine) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        didChange = true
        guard cycles.mayTell(found.key, event, of: found.target, turn) else { return }
        try tell(event, found.target, text, body)
    }
}
