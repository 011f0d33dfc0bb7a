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
