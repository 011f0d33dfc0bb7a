// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// One input on its way from the scene before it to the scene after it. What its code may use up, what it tells and what it asks for live
/// here and end with it, whether it succeeds or fails. One thread at a time.
final class Turn: @unchecked Sendable {
    /// What all code of the input may use up together.
    let budget: Budget
    /// What its layouts take.
    let layouts: LayoutMeter
    /// What code asked for beside changes of state.
    let actions = ActionLog()
    /// What an app would have been told so far.
    private(set) var events = EventLog()
    /// The begin of a line that has not been printed to its end.
    private var openLine = ""
    /// What its code left out as unknown.
    private(set) var unknowns = UnknownLog()
    /// What the input does about the watching of files; nil: nothing.
    var fileWatch: FileWatchRequest?
    /// At how many times of the clock completions of animations ran.
    var completionRuns = 0
    /// Where the virtual clock stands.
    var time: Double

    convenience init(
        at time: Double = 0, interrupt: InterruptFlag, limits: Budget.Limits = Budget.Limits(), layouts: LayoutMeter = LayoutMeter()
    ) {
        self.init(at: time, budget: Budget(limits, interrupt: interrupt), layouts: layouts)
    }

    /// A turn that is tried within another, out of whose budget it lives; or one of an input that another runs, whose layouts are the
    /// other's too.
    init(at time: Double, budget: Budget, layouts: LayoutMeter = LayoutMeter()) {
        self.time = time
        self.budget = budget
        self.layouts = layouts
    }

    func tell(_ kind: String, _ target: String, _ text: String) {
        events.append(EventLog.Event(time: time, kind: kind, target: target, text: text))
    }

    /// What the user's code prints is told line by line.
    private func print(_ text: String, endsLine: Bool) {
        openLine += text
        if endsLine { endLine() }
    }

    private func endLine() {
        tell("print", "", openLine)
        openLine = ""
    }

    func leaveOut(_ unknown: Unknown) { unknowns.note(unknown) }

    /// A machine that runs a scene's code in this turn.
    func machine(for scene: Scene, names: NameTable, memos: ProgramMemos) -> Machine {
        let host = CatalogHost(
            names: names, platform: memos.platform, os: memos.os, locale: scene.locale, actions: actions, bodies: memos.bodies,
            resources: scene.resources,
            printed: { [weak self] text, endsLine in self?.print(text, endsLine: endsLine) },
            leftOut: { [weak self] unknown in self?.leaveOut(unknown) },
            gaveUpTask: { [weak self] in self?.tell("task", "", "ends here: it had run past the point to which the scene was undone") })
        return Machine(program: scene.program, state: scene.state, host: host, budget: budget, caches: memos.caches, now: scene.clock.time)
    }

    /// The scene at the end of the turn, with what was told in it.
    func ended(_ laidOut: LaidOutScene) -> LaidOutScene {
        if !openLine.isEmpty { endLine() }
        if events.isEmpty && unknowns.isEmpty && !laidOut.scene.unknowns.isLoading { return laidOut }
        var scene = laidOut.scene
        scene.events.append(events)
        scene.unknowns.append(unknowns)
        return laidOut.with(scene)
    }

    /// Was a machine made in this turn?
    func owns(_ machine: Machine) -> Bool { (machine.host as? CatalogHost)?.actions === actions }
}
