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
    let sink: EventSink
    let cycles: CycleDetector

    /// The scene after the actions; nil when there was nothing to do.
    func run() throws(Diagnostic) -> Scene? {
        var scene = laidOut.scene
        var hasNotes = scene.reconcilePhases()
        hasNotes = try ScrollResize(laidOut: laidOut, before: before).run(&scene) || hasNotes
        hasNotes = hasNotes || !(scene.userScrolls.isEmpty && scene.requests.isEmpty && scene.phaseChanges.isEmpty)
        guard laidOut.hasObservers || !scene.observed.appeared.isEmpty || !scene.completions.isEmpty else {
            return hasNotes ? withoutNotes(scene) : nil
        }
        let machine = laidOut.machine
        machine.state = scene.state
        var round = ActionRound(laidOut: laidOut, scene: scene, machine: machine, sink: sink, cycles: cycles)
        let binder = ScrollBinder(laidOut: laidOut, before: before)
        // What places the first layout does so before anything is told of it (S5.32).
        let pages = PageBinder(laidOut: laidOut)
        let isPlaced = try binder.takeInitial(&round)
        if try pages.takeInitial(&round) || isPlaced { return round.scene }
        round.scene = withoutNotes(round.scene)
        round.transaction = scene.transaction
        round.changedTransactions = ScrollTransaction.changes(&round)
        try ChangeObservers(laidOut: laidOut).run(&round)
        try GeometryObservers(laidOut: laidOut).run(&round)
        try PreferenceObservers(laidOut: laidOut).run(&round)
        try PhaseObservers(laidOut: laidOut, changes: scene.phaseChanges).run(&round)
        try VisibilityObservers(laidOut: laidOut).run(&round)
        IndicatorFlashes(laidOut: laidOut).run(&round)
        try AppearanceActions(laidOut: laidOut, before: before).run(&round)
        try binder.run(&round)
        try pages.run(&round)
        try AnimationCompletions(laidOut: laidOut).run(&round)
        if round.didCall { try machine.runDeferredTasks(in: machine.context()) }
        round.scene.state = machine.state
        try ProxyScrolls(laidOut: laidOut).take(into: &round.scene)
        return round.didCall || round.didChange || hasNotes ? round.scene : nil
    }

    private func withoutNotes(_ scene: Scene) -> Scene {
        var scene = scene
        scene.userScrolls = []
        scene.requests = [:]
        scene.phaseChanges = []
        scene.transaction = nil
        return scene
    }
}

/// The scene while a round of actions changes it.
struct ActionRound {
    let laidOut: LaidOutScene
    var scene: Scene
    let machine: Machine
    let sink: EventSink
    let cycles: CycleDetector
    /// In which the actions before this round wrote.
    var transaction: TransactionValue?
    /// The `animation(_:value:)` modifiers and their like whose values differ from the layout before.
    var changedTransactions: Set<String> = []
    /// Did code run?
    var didCall = false
    /// Is there something to remember, or for the next layout to take over?
    var didChange = false

    mutating func tell(_ event: String, _ target: String, _ text: String = "", _ body: (Machine) throws(Diagnostic) -> Void)
        throws(Diagnostic)
    {
        sink.add(event, target, text)
        didCall = true
        try body(machine)
    }

    /// Tells an observer of geometry or preferences, unless it answers itself without end.
    mutating func tell<Attachment>(
        _ event: String, cyclic found: CarryingLayer<Attachment>, _ text: String, _ body: (Machine) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        didChange = true
        guard cycles.mayTell(found.key, event, of: found.target, sink) else { return }
        try tell(event, found.target, text, body)
    }
}

/// A layer that carries something, and the identity under which it is remembered.
struct CarryingLayer<Attachment> {
    let index: Int
    let key: String
    let target: String
    let attachment: Attachment

    /// All layers that carry one, in tree order.
    static func all(in laidOut: LaidOutScene) -> [CarryingLayer] {
        laidOut.index.layers.indices.compactMap { index in
            let layer = laidOut.index.layers[index]
            guard let view = layer.view, let tag = layer.tag,
                let attachment: Attachment = SceneBuilder.attachment(of: layer.placed.element.node)
            else {
                return nil
            }
            let text = laidOut.index.views[view].text
            return CarryingLayer(index: index, key: "\(text)#\(tag.layer)", target: text, attachment: attachment)
        }
    }
}
