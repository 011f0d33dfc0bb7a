// SPDX-License-Identifier: GPL-3.0-or-later

/// A task at one of its waits. It does not keep the task's stack alive: that does the state.
struct TaskWait: Sendable {
    let key: TaskRun
    let stop: Int

    /// - Parameter stop: which of its waits; nil: the one that it begins.
    init(_ task: TaskStack, at stop: Int? = nil) {
        key = task.run
        self.stop = stop ?? task.stops
    }

    /// Lets the task go on.
    var goingOn: FunctionValue {
        FunctionValue { (_, context) throws(Diagnostic) in
            try context.machine.goOn(self)
            return .void
        }
    }
}

extension Machine {
    /// What tasks wait for has come: the end of a task, an element of a stream. All of them look whether it is for them, when the code that
    /// runs has ended.
    func wakeTasks(waitingFor reference: SharedReference) {
        if state.suspended.isEmpty { return }
        let waiting = state.suspended.values.filter { $0.event == reference }.sorted { $0.order < $1.order }
        for known in waiting where woken.insert(known.task.run).inserted {
            enqueue(TaskWait(known.task, at: known.stop).goingOn)
        }
    }
}

/// A task that waits, as the state knows it.
struct SuspendedTask: Sendable, Equatable {
    let task: TaskStack
    let stop: Int
    /// Who has waited longer has a lower one, and is woken first.
    let order: Int
    /// Of what waits for a time: the number of its scheduled work.
    let timer: Int?
    /// What it waits for.
    let event: SharedReference?
    /// Does cancelling it end the wait?
    let isInterruptible: Bool

    static func == (a: SuspendedTask, b: SuspendedTask) -> Bool { a.task === b.task && a.stop == b.stop }
}
