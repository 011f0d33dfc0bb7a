// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Runs motion on the virtual clock, frame by frame, with everything that each frame causes (S15.10).
struct MotionRunner {
    var settler: SceneSettler

    /// More frames than any motion takes; beyond them the rest is one step.
    private static let frameLimit = 12_000

    /// With `clock auto` motion runs to rest before what comes next (S15.10).
    mutating func perform(_ step: SceneStep, on laidOut: LaidOutScene) throws(Diagnostic) -> LaidOutScene {
        switch step {
        case .change(let change):
            let settled = try settler.settle(try change(laidOut), from: laidOut)
            return settled.scene.clock.isManual ? settled : try run(settled)
        case .advance(let time): return try run(laidOut, until: laidOut.scene.clock.time + time)
        case .settle: return try run(laidOut)
        }
    }

    /// Until a time, or to rest.
    mutating func run(_ start: LaidOutScene, until limit: Double? = nil) throws(Diagnostic) -> LaidOutScene {
        var laidOut = limit == nil ? endingEndless(start) : start
        var frames = 0
        while let next = next(laidOut, limit, skips: frames >= Self.frameLimit) {
            laidOut = try settler.settle(try frame(laidOut, at: next), from: laidOut)
            frames += 1
        }
        if let limit, laidOut.scene.clock.time < limit {
            var scene = laidOut.scene
            scene.clock.time = limit
            laidOut = try settler.settle(scene, from: laidOut)
        }
        return laidOut
    }

    /// The time of the next frame: the one of the clock, the end of a motion, or the end of the run. Nobody sees the frames on the
    /// way where nothing observes and no lazy content measures: then it is the end at once.
    private func next(_ laidOut: LaidOutScene, _ limit: Double?, skips: Bool) -> Double? {
        let scene = laidOut.scene
        var ends = scene.layout.scrolls.values.compactMap { state in state.motion.map { $0.ending ?? scene.clock.time } }
        if let ending = scene.transitions.ending { ends.append(ending) }
        guard let first = ends.min(), let last = ends.max(), limit.map({ scene.clock.time < $0 }) ?? true else { return nil }
        let isSeen = laidOut.hasObservers || laidOut.hasEffects || !scene.completions.isEmpty || !scene.layout.extents.isEmpty
        let wanted = !isSeen || skips ? last : min(scene.clock.time + Clock.frame, max(first, scene.clock.time))
        return min(wanted, limit ?? wanted)
    }

    /// What would go on for ever is at its end when nobody says how long to wait.
    private func endingEndless(_ laidOut: LaidOutScene) -> LaidOutScene {
        var scene = laidOut.scene
        for (path, state) in scene.layout.scrolls where state.motion?.isEndless == true {
            scene.layout.scrolls[path]?.motion = state.motion?.ended
        }
        scene.transitions.endEndless()
        return laidOut.with(scene)
    }

    private func frame(_ laidOut: LaidOutScene, at time: Double) throws(Diagnostic) -> Scene {
        var scene = laidOut.scene
        scene.clock.time = time
        for (path, state) in laidOut.scene.layout.scrolls.sorted(by: { $0.key.description < $1.key.description }) {
            guard let motion = state.motion else { continue }
            let current = try asked(motion, path, laidOut)
            advance(&scene, path, current, to: time)
        }
        return scene
    }

    private func advance(_ scene: inout Scene, _ path: ViewPath, _ motion: ScrollMotion, to time: Double) {
        scene.layout.scrolls[path]?.position = motion.position(at: time)
        if motion.phase == .decelerating { scene.userScrolls.insert(path) }
        guard let ending = motion.ending, time >= ending else {
            scene.layout.scrolls[path]?.motion = motion
            return
        }
        scene.layout.scrolls[path]?.motion = nil
        // Estimates on the way may have been off: the landing is exact (S11.11).
        if let landing = motion.landing { scene.layout.scrolls[path]?.request = landing }
        scene.enter(.idle, path)
    }

    /// The behaviour is asked again where layout changed on the way; a new answer turns the motion (S4.7).
    private func asked(_ motion: ScrollMotion, _ path: ViewPath, _ laidOut: LaidOutScene) throws(Diagnostic) -> ScrollMotion {
        guard let question = motion.question, let subject = ScrollSubject(laidOut, path), let began = motion.began,
            motion.contentSize != subject.geometry.contentSize
        else { return motion }
        var motion = motion
        motion.contentSize = subject.geometry.contentSize
        let advice = TargetAdvice(subject: subject)
        guard let answer = try advice.answer(question, release: nil)?.place else { return motion }
        let now = motion.position(at: max(laidOut.scene.clock.time, began))
        func isTurned(_ axis: Axis) -> Bool { answer[axis] != motion[axis].end + motion.shift[axis] }
        guard subject.scrollAxes.contains(where: isTurned) else { return motion }
        func track(_ axis: Axis) -> MotionTrack {
            guard subject.axes.contains(axis: axis) else { return .rest(at: now[axis]) }
            return .glide(from: now[axis], to: answer[axis], end: answer[axis], rate: advice.rate, epsilon: subject.epsilon)
        }
        var turned = ScrollMotion(motion.phase, horizontal: track(.horizontal), vertical: track(.vertical), began: laidOut.scene.clock.time)
        turned.question = question
        turned.contentSize = motion.contentSize
        return turned
    }
}
