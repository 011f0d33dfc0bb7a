// SPDX-License-Identifier: GPL-3.0-or-later

/// Beginning tasks, waiting in them, and going on. Code of a task stands still on its stack; other code, as that of the prompt, lets the
/// tasks run meanwhile.
extension Machine {
    /// How many tasks may wait at a time: each has a stack.
    private static let mostTasks = 1_000

    /// A task that has waited more often follows a clock: it is not waited for until it ends.
    private static let longestRest = 100

    /// Begins a task: its code runs until it first waits.
    func begin(_ run: TaskRun, in context: EvaluationContext) throws(Diagnostic) {
        guard state(of: run)?.hasBegun == false else { return }
        state.shared.tasks.change(run.reference) { $0.hasBegun = true }
        guard let task = TaskStack(run, from: self, in: context) else {
            throw Diagnostic(.limitExceeded, "the system has no memory for the stack of another task", at: run.body.expression?.span)
        }
        try goOn(task)
    }

    /// A function as a task of its own, begun at once.
    package func begin(_ function: FunctionValue, in context: EvaluationContext) throws(Diagnostic) -> TaskHandle {
        let run = makeTask(function)
        try begin(run, in: context)
        return TaskHandle(run: run)
    }

    /// A task that waits goes on, unless it has already, or has been taken back.
    func goOn(_ wait: TaskWait) throws(Diagnostic) {
        woken.remove(wait.key)
        guard let known = state.suspended[wait.key], known.stop == wait.stop else { return }
        state.suspended[wait.key] = nil
        if let timer = known.timer { state.unschedule(timer) }
        guard known.task.stops == wait.stop, !known.task.hasEnded, program.keepsTypes(of: known.task.machine.program) else {
            host.didGiveUpTask(in: context())
            return
        }
        try budget.spend(Price.task, at: wait.key.body.expression?.span)
        try goOn(known.task)
    }

    private func goOn(_ task: TaskStack) throws(Diagnostic) {
        guard let outcome = try task.goOn(from: self) else { return }
        let run = task.run
        let known = state(of: run)
        state.shared.tasks.change(run.reference) { state in
            state.outcome = outcome
            state.children = TaskList()
            state.group = nil
        }
        for child in known?.children.inOrder ?? [] where self.outcome(of: child) == nil { try cancel(child) }
        if let group = known?.group {
            state.shared.taskGroups.change(group) { $0.ended.append(run) }
            wakeTasks(waitingFor: group)
        }
        wakeTasks(waitingFor: run.reference)
    }

    /// What tasks wait for has come: the end of a task, an element of a stream. All of them look whether it is for them, when the code that
    /// runs has ended.
    func wakeTasks(waitingFor reference: SharedReference) {
        if state.suspended.isEmpty { return }
        let waiting = state.suspended.values.filter { $0.event == reference }.sorted { $0.order < $1.order }
        for known in waiting where woken.insert(known.task.run).inserted {
            enqueue(TaskWait(known.task, at: known.stop).goingOn)
        }
    }

    /// Waits until there is what an event brings.
    func wait<Found>(for event: SharedReference, at span: SourceSpan?, until find: () -> Found?) throws(Diagnostic) -> Found {
        while true {
            if let found = find() { return found }
            try stopOrRunOthers(Wait(event: event), at: span)
        }
    }

    /// The same; nil where the task is cancelled before.
    func waitUnlessCancelled<Found>(
        for event: SharedReference, at span: SourceSpan?, until find: () -> Found?
    ) throws(Diagnostic) -> Found? {
        while true {
            if let found = find() { return found }
            if stack != nil, isCancelled { return nil }
            try stopOrRunOthers(Wait(event: event, isInterruptible: true), at: span)
        }
    }

    private func stopOrRunOthers(_ wait: Wait, at span: SourceSpan?) throws(Diagnostic) {
        if stack != nil { try stand(wait, at: span) } else { try runSomething(before: nil, at: span) }
    }

    /// Waits for some seconds; a task that is cancelled goes on at once.
    func sleep(for seconds: Double, at span: SourceSpan?) throws(Diagnostic) {
        let end = now + (seconds.isFinite ? max(0, seconds) : .greatestFiniteMagnitude)
        if stack != nil { return try stand(Wait(until: end, isInterruptible: true), at: span) }
        while try runSomething(before: end, at: span) {}
        now = end
    }

    /// The code of a task is suspended until it is resumed.
    private func stand(_ wait: Wait, at span: SourceSpan?) throws(Diagnostic) {
        try note(wait, at: span)
        guard stack?.pause() == true else { throw Diagnostic(.interrupted, "the task is given up", at: span) }
    }

    /// Nothing here may hold the task while its code stands still: it would never be freed.
    @inline(never)
    private func note(_ wait: Wait, at span: SourceSpan?) throws(Diagnostic) {
        guard let task else { throw Diagnostic(.interrupted, "the task is given up", at: span) }
        guard state.suspended.count < Self.mostTasks else {
            throw Diagnostic(.limitExceeded, "more than \(Self.mostTasks) tasks are waiting", at: span)
        }
        task.stops += 1
        let own = TaskWait(task)
        let timer = try wait.until.map { (time) throws(Diagnostic) in
            try schedule(own.goingOn, after: time - now, isEndless: task.stops > Self.longestRest, at: span)
        }
        state.waitCount &+= 1
        state.suspended[own.key] = SuspendedTask(
            task: task, stop: own.stop, order: state.waitCount, timer: timer, event: wait.event, isInterruptible: wait.isInterruptible)
    }

    /// Code that is not a task's lets others run, the clock ahead: the oldest task, else what is due first.
    /// - Returns: false where nothing is due before a time.
    @discardableResult
    private func runSomething(before end: Double?, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        if try runNextTask(in: context()) { return true }
        guard let due = state.nextDue(repeating: true), end.map({ due <= $0 }) ?? true else {
            guard end == nil else { return false }
            throw Diagnostic(.unsupported, "this never resumes: nothing is left running that could resume it", at: span)
        }
        now = max(now, due)
        _ = try runDueWork(atMost: 1, in: context())
        return true
    }

    // MARK: Cancelling

    var isCancelled: Bool { currentTask.flatMap { state(of: $0)?.isCancelled } ?? false }

    /// Cancels a task and those that end with it. Nothing is forced: who sleeps wakes up, and code that asks is told.
    func cancel(_ run: TaskRun) throws(Diagnostic) {
        guard let task = state(of: run), !task.isCancelled else { return }
        state.shared.tasks.change(run.reference) { $0.isCancelled = true }
        guard task.outcome == nil else { return }
        for handler in task.cancellationHandlers { _ = try call(handler, [], in: context()) }
        for child in task.children.inOrder { try cancel(child) }
        guard let known = state.suspended[run], known.isInterruptible else { return }
        if let timer = known.timer { state.unschedule(timer) }
        enqueue(TaskWait(known.task, at: known.stop).goingOn)
    }

    /// Cancels a task that the host began.
    package func cancel(_ handle: TaskHandle) throws(Diagnostic) { try cancel(handle.run) }
}
