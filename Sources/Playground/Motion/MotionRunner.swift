// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Runs motion on the virtual clock, frame by frame, with everything that each frame causes (S15.10).
struct MotionRunner {
    let cycle: UpdateCycle
    /// Called with each frame; nil where frames are not shown.
    var watcher: ((LaidOutScene) -> Void)?

    /// More frames than any motion takes; beyond them the rest is one step, as it is once there was too much on the way to measure it.
    private static let frameLimit = 12_000
    /// How many steps there may be after those: actions may begin a motion whenever one ends.
    private static let restLimit = 5_000

    /// With `clock auto` motion runs to rest before what comes next (S15.10).
    func perform(_ step: SceneStep, on laidOut: LaidOutScene) throws(Diagnostic) -> LaidOutScene {
        switch step {
        case .change(let change):
            let settled = try cycle.run(try change(laidOut, cycle.turn), from: laidOut)
            return settled.scene.clock.isManual ? settled : try run(settled)
        case .advance(let time): return try run(laidOut, until: laidOut.scene.clock.time + time)
        case .settle: return try run(laidOut)
        }
    }

    /// Until a time, or to rest. Rest does not wait for timers that repeat.
    func run(_ start: LaidOutScene, until limit: Double? = nil) throws(Diagnostic) -> LaidOutScene {
        var laidOut = limit == nil ? endingEndless(start) : start
        var frames = 0
        var cycle = cycle
        cycle.completionLimit = limit == nil ? 100 : 5_000
        var work = DelayedWork(cycle: cycle, waits: limit != nil)
        while true {
            let next = next(laidOut, limit, skips: frames >= Self.frameLimit || cycle.turn.layouts.hasPassedAll)
            let due = work.nextDue(laidOut.scene, until: limit, before: next)
            if let next, next <= due ?? next {
                guard frames < Self.frameLimit + Self.restLimit else { throw Self.endless }
                laidOut = try cycle.run(try frame(laidOut, at: next), from: laidOut)
                watcher?(laidOut)
                frames += 1
            } else if let due {
                laidOut = try work.run(laidOut, at: due)
                watcher?(laidOut)
                if limit == nil { laidOut = endingEndless(laidOut) }
            } else {
                break
            }
        }
        if let limit, laidOut.scene.clock.time < limit {
            var scene = laidOut.scene
            scene.clock.time = limit
            laidOut = try cycle.run(SceneUpdate(scene), from: laidOut)
        }
        return laidOut
    }

    private static let endless = Diagnostic(
        .limitExceeded, "the motion does not come to rest within \(frameLimit + restLimit) frames",
        hint: "look for an action that begins another animation whenever one ends")

    /// The time of the next frame: the one of the clock, the end of a motion, or the end of the run. Nobody sees the frames on the
    /// way where nothing observes and no lazy content measures: then it is the end at once.
    private func next(_ laidOut: LaidOutScene, _ limit: Double?, skips: Bool) -> Double? {
        let scene = laidOut.scene
        var ends = scene.layout.scrolls.values.compactMap { state in state.motion.map { $0.ending ?? scene.clock.time } }
        if let ending = scene.transitions.ending { ends.append(ending) }
        guard let first = ends.min(), let last = ends.max(), limit.map({ scene.clock.time < $0 }) ?? true else { return nil }
        let isSeen =
            watcher != nil || laidOut.hasObservers || laidOut.hasEffects || !scene.completions.isEmpty || !scene.layout.extents.isEmpty
        let wanted = !isSeen || skips ? last : min(scene.clock.nextFrame, max(first, scene.clock.time))
        return min(wanted, limit ?? wanted)
    }

    /// A motion that would go on for ever is at its end when nothing says how long to wait.
    private func endingEndless(_ laidOut: LaidOutScene) -> LaidOutScene {
        var scene = laidOut.scene
        guard !scene.isStill else { return laidOut }
        for path in scene.layout.scrolls.keys { scene.layout.scrolls[path]?.endEndless() }
        scene.transitions.endEndless()
        return laidOut.with(scene)
    }

    private func frame(_ laidOut: LaidOutScene, at time: Double) throws(Diagnostic) -> SceneUpdate {
        var update = SceneUpdate(laidOut.scene)
        update.scene.clock.time = time
        for (path, state) in laidOut.scene.layout.scrolls.sorted(by: { $0.key.description < $1.key.description }) {
            guard let motion = state.motion else { continue }
            // Where a motion leads is decided at frames of the display alone: it is the same however time is cut (S15.10).
            if laidOut.scene.clock.isOnFrame { try redirect(path, laidOut, &update.scene) }
            update.scene.layout.scrolls[path]?.advance(to: time)
            if motion.phase == .decelerating { update.notes.userScrolls.insert(path) }
        }
        return update
    }

    private func redirect(_ path: ViewPath, _ laidOut: LaidOutScene, _ scene: inout Scene) throws(Diagnostic) {
        guard let subject = ScrollSubject(laidOut, path) else { return }
        let advice = TargetAdvice(subject: subject)
        try scene.layout.scrolls[path]?.redirect(
            rate: advice.rate, asking: { (question) throws(Diagnostic) in try advice.answer(question)?.place },
            locate: { subject.place(of: $0) })
    }
}
