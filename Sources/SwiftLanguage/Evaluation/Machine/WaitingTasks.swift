// SPDX-License-Identifier: GPL-3.0-or-later

/// A task at one of its waits. It does not keep the task alive: that does the state.
struct TaskWait: Sendable {
    // Unchecked: never two threads work at a time.
    private final class Link: @unchecked Sendable {
        weak var task: TaskStack?
        init(_ task: TaskStack) { self.task = task }
    }

    private let link: Link
    let key: TaskKey
    let stop: Int

    /// - Parameter stop: which of its waits; nil: the one that it begins.
    init(_ task: TaskStack, at stop: Int? = nil) {
        link = Link(task)
        key = TaskKey(run: task.run)
        self.stop = stop ?? task.stops
    }

    var task: TaskStack? { link.task }

    /// Lets the task go on.
    var goingOn: FunctionValue {
        FunctionValue { (_, context) throws(Diagnostic) in
            try context.machine.goOn(self)
            return .void
        }
    }
}

/// The tasks that wait for something: the end of a task, an element of a stream, a continuation.
// Unchecked: never two threads work at a time.
final class WaitingTasks: @unchecked Sendable {
    private var waits: [TaskWait] = []

    func add(_ wait: TaskWait) { waits.append(wait) }

    /// It has come: all of them look whether it is for them, when the code that runs has ended.
    func wake(on machine: Machine) {
        for wait in waits { machine.enqueue(wait.goingOn) }
        waits = []
    }
}

/// A task that waits, as the state knows it.
struct SuspendedTask: Sendable, Equatable {
    let task: TaskStack
    let stop: Int
    /// Of what waits for a time: the number of its scheduled work.
    let timer: Int?
    /// Does cancelling it end the wait?
    let isInterruptible: Bool

    static func == (a: SuspendedTask, b: SuspendedTask) -> Bool { a.task === b.task && a.stop == b.stop }
}
