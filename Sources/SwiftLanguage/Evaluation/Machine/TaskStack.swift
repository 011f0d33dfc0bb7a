// SPDX-License-Identifier: GPL-3.0-or-later

/// A task that has begun: its code, on a stack and a machine of its own, which stand still while it waits.
///
/// The scene's state holds it. When no scene does any more, nor any of the past, its code ends, and what it held is freed.
// Unchecked: never two threads work at a time.
final class TaskStack: @unchecked Sendable {
    /// How its code ended.
    private final class End {
        var outcome: TaskOutcome?
        var failure: Diagnostic?
    }

    let run: TaskRun
    let machine: Machine
    /// How often it has begun to wait: a state that knows it at an earlier wait is one of the past, to which its stack cannot go back.
    var stops = 0
    private let stack: CodeStack
    private let end = End()

    /// nil where the system gives no thread.
    init?(_ run: TaskRun, from outer: Machine, in context: EvaluationContext) {
        let machine = Machine(
            program: outer.program, state: .nobody, host: outer.host,
            budget: Budget(outer.budget.limits, interrupt: outer.budget.interrupt),
            caches: outer.caches, now: outer.now)
        machine.currentTask = run
        machine.taskLocals = run.locals
        let inner = EvaluationContext(machine: machine, site: context.site, stateOwner: context.stateOwner, resolver: context.resolver)
        let stack = CodeStack { [end] in
            do throws(Diagnostic) { end.outcome = try machine.outcome(of: run.body, in: inner) } catch { end.failure = error }
        }
        guard let stack else { return nil }
        machine.budget.reserve(1 - stack.depth)
        machine.stack = stack
        self.run = run
        self.machine = machine
        self.stack = stack
        machine.task = self
    }

    deinit {
        guard !stack.hasEnded else { return }
        machine.budget.exhaust()
        stack.giveUp()
    }

    var hasEnded: Bool { stack.hasEnded }

    /// Its code goes on until it waits again or ends.
    /// - Returns: what came of it; nil while it waits.
    func goOn(from outer: Machine) throws(Diagnostic) -> TaskOutcome? {
        machine.take(all: outer)
        stack.resume()
        outer.takeBack(machine)
        if let failure = end.failure { throw failure }
        return end.outcome
    }
}

extension Machine {
    /// A task goes on with everything that the input has.
    fileprivate func take(all outer: Machine) {
        deinitializations = outer.deinitializations
        program = outer.program
        host = outer.host
        caches = outer.caches
        now = outer.now
        takeBack(outer)
    }

    /// What one has that the other works on now: the state, what was used up, and the tasks that are to run.
    fileprivate func takeBack(_ other: Machine) {
        state = other.state
        other.state = .nobody
        budget.take(countsOf: other.budget)
        deferredTasks = other.deferredTasks
        other.deferredTasks = []
        woken = other.woken
        other.woken = []
    }
}
