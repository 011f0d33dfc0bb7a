// SPDX-License-Identifier: GPL-3.0-or-later

/// Code that runs at a later time of the virtual clock: `DispatchQueue.main.asyncAfter`, a timer. Part of the scene, so that undo takes it back.
package struct ScheduledWork: Sendable, Equatable {
    /// Later work has a higher number; of what is due at the same time the lower one runs first.
    package let id: Int
    /// Seconds since the scene began.
    package var due: Double
    /// Seconds from one run to the next; nil where it runs once.
    package let interval: Double?
    /// Does it go on and on? Who waits for rest does not wait for it.
    let isEndless: Bool
    let work: FunctionValue

    package static func == (a: ScheduledWork, b: ScheduledWork) -> Bool { a.id == b.id && a.due == b.due }
}

extension StateStore {
    /// The time of the work that is due first; nil where nothing waits.
    /// - Parameter repeating: false: work that would go on for ever does not count.
    package func nextDue(repeating: Bool) -> Double? { scheduled.lazy.filter { repeating || !$0.isEndless }.map(\.due).min() }

    /// Takes the first work that is due at a time; what repeats is due again at the first of its times after that.
    mutating func takeDue(at time: Double) -> ScheduledWork? {
        let first = scheduled.indices.filter { scheduled[$0].due <= time }.min { a, b in
            (scheduled[a].due, scheduled[a].id) < (scheduled[b].due, scheduled[b].id)
        }
        guard let first else { return nil }
        let work = scheduled[first]
        if let interval = work.interval {
            let missed = ((time - work.due) / interval).rounded(.down)
            scheduled[first].due += interval * (missed + 1)
        } else {
            scheduled.remove(at: first)
        }
        return work
    }
}

extension Machine {
    /// The shortest time between two runs: what Foundation takes for an interval of zero or less.
    private static let shortestInterval = 1e-4

    /// How much code may wait for later times: the clock looks through all of it for what is next.
    private static let mostWaiting = 5_000

    /// Runs a function after some seconds, and again after each interval; 0 and less means as soon as the action has ended.
    /// - Returns: the number by which it is cancelled.
    func schedule(
        _ function: FunctionValue, after delay: Double, every interval: Double? = nil, isEndless: Bool = false, at span: SourceSpan?
    ) throws(Diagnostic) -> Int {
        if delay <= 0, interval == nil {
            enqueue(function)
            return 0
        }
        guard state.scheduled.count < Self.mostWaiting else {
            throw Diagnostic(.limitExceeded, "more than \(Self.mostWaiting) pieces of code are waiting for a later time", at: span)
        }
        let delay = delay.isFinite ? max(0, delay) : .greatestFiniteMagnitude
        let every = interval.map { $0.isFinite ? max(Self.shortestInterval, $0) : .greatestFiniteMagnitude }
        return state.schedule(function, due: now + delay, every: every, isEndless: isEndless)
    }

    /// Runs what is due at the time of the machine, the earliest first; of what repeats one run.
    /// - Parameter most: how often it may.
    /// - Returns: how often code ran.
    package func runDueWork(atMost most: Int, in context: EvaluationContext) throws(Diagnostic) -> Int {
        var count = 0
        while count < most, let item = state.takeDue(at: now) {
            count += 1
            try budget.step(at: item.work.expression?.span)
            _ = try call(item.work, in: context)
            try runDeferredTasks(in: context)
            if item.interval != nil { break }
        }
        return count
    }
}
