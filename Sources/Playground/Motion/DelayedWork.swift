// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Code that waits for a time of the virtual clock, in one run of the clock: `asyncAfter`, timers, publishers with a delay.
struct DelayedWork {
    let cycle: UpdateCycle
    /// Does the run end at a given time? Else it ends at rest, for which timers that repeat do not count.
    let waits: Bool
    /// How often code ran, at how many times of the clock, and how many of these were the turn of timers that repeat alone.
    private var (runs, times, repeats) = (0, 0, 0)

    /// How often delayed code may run in one input.
    private static let limit = 5_000
    /// At how many times of the clock when no time is waited for: delayed code may ask for itself again.
    private static let restLimit = 100

    init(cycle: UpdateCycle, waits: Bool) {
        self.cycle = cycle
        self.waits = waits
    }

    /// When the next code runs; nil where the run ends before.
    /// - Parameter frame: the next frame of a motion; nil at rest.
    func nextDue(_ scene: Scene, until limit: Double?, before frame: Double?) -> Double? {
        guard let due = waits ? scene.state.nextDue(repeating: true) : dueBeforeRest(scene, frame) else { return nil }
        if let limit, due > limit { return nil }
        return max(due, scene.clock.time)
    }

    /// A timer that repeats keeps no scene from its rest, but runs when its time goes by before that.
    private func dueBeforeRest(_ scene: Scene, _ frame: Double?) -> Double? {
        let awaited = times - repeats < Self.restLimit ? scene.state.nextDue(repeating: false) : nil
        guard repeats < Self.restLimit, let next = [awaited, frame].compactMap(\.self).min(),
            let due = scene.state.nextDue(repeating: true), due <= next
        else { return awaited }
        return due
    }

    /// The clock at that time, and what is due then.
    mutating func run(_ laidOut: LaidOutScene, at time: Double) throws(Diagnostic) -> LaidOutScene {
        guard runs < Self.limit else {
            throw Diagnostic(
                .limitExceeded, "delayed code ran \(Self.limit) times in one input", hint: "advance by shorter times with 'tick'")
        }
        var scene = laidOut.scene
        if scene.state.nextDue(repeating: false).map({ $0 > time }) ?? true { repeats += 1 }
        scene.clock.time = time
        cycle.turn.time = time
        let machine = laidOut.machine
        machine.state = scene.state
        machine.now = time
        runs += try machine.runDueWork(atMost: Self.limit - runs, in: machine.context())
        times += 1
        scene.state = machine.state
        var update = SceneUpdate(scene)
        try ProxyScrolls(laidOut: laidOut).take(into: &update)
        return try cycle.run(update, from: laidOut)
    }
}
