// SPDX-License-Identifier: GPL-3.0-or-later

/// A task: what it does. What has come of it is in the state.
struct TaskRun: Sendable, Hashable {
    let body: FunctionValue
    /// The task-local values that it found where it was made.
    let locals: [Int: [Value]]
    let reference: SharedReference

    static func == (a: TaskRun, b: TaskRun) -> Bool { a.reference == b.reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

/// How far a task has come, and what came of it once it has ended.
struct TaskState: Sendable, Equatable {
    var outcome: TaskOutcome?
    /// Was it cancelled before it had ended, or after?
    var isCancelled = false
    /// Has it begun?
    var hasBegun = false
    /// The group that hears of its end.
    var group: SharedReference?
    /// Tasks that end with it: of an `async let`, of a group.
    var children = TaskList()
    /// What is called when it is cancelled (`withTaskCancellationHandler`).
    var cancellationHandlers: [FunctionValue] = []

    static func == (a: TaskState, b: TaskState) -> Bool {
        a.outcome == b.outcome && a.isCancelled == b.isCancelled && a.hasBegun == b.hasBegun && a.group == b.group
            && a.children == b.children && a.cancellationHandlers.elementsEqual(b.cancellationHandlers, by: ===)
    }
}

/// Tasks in the order in which they were added, each of which is taken out in constant time.
struct TaskList: Sendable, Equatable {
    private var numbers: [TaskRun: Int] = [:]
    private var count = 0

    var isEmpty: Bool { numbers.isEmpty }
    var inOrder: [TaskRun] { numbers.sorted { $0.value < $1.value }.map(\.key) }

    mutating func append(_ task: TaskRun) {
        numbers[task] = count
        count += 1
    }

    mutating func remove(_ task: TaskRun) { numbers[task] = nil }
}

/// A value, or an error that the user's code threw.
enum TaskOutcome: Sendable, Equatable {
    case value(Value)
    // An error is rare, and larger than a value by far.
    indirect case thrown(Value, Diagnostic)

    func get(in machine: Machine) throws(Diagnostic) -> Value {
        switch self {
        case .value(let value): return value
        case .thrown(let error, let diagnostic):
            machine.thrownValue = error
            throw diagnostic
        }
    }

    /// As a `Result`.
    func result(in machine: Machine) -> Value {
        guard let type = machine.program.types["Result"] else { return .nil }
        let (name, value) =
            switch self {
            case .value(let value): ("success", value)
            case .thrown(let error, _): ("failure", error)
            }
        return .enumeration(EnumValue(type: type, name: name, payload: [TupleElement(value: value)]))
    }

    static func == (a: TaskOutcome, b: TaskOutcome) -> Bool {
        switch (a, b) {
        case (.value(let a), .value(let b)), (.thrown(let a, _), .thrown(let b, _)): a == b
        default: false
        }
    }
}

/// A task that the host began, to cancel it.
package struct TaskHandle: Sendable, Equatable {
    let run: TaskRun
}

extension Machine {
    /// A task that has not begun.
    func makeTask(_ body: FunctionValue, keepsLocals: Bool = true) -> TaskRun {
        TaskRun(body: body, locals: keepsLocals ? taskLocals : [:], reference: share(TaskState(), in: \.tasks))
    }

    /// How far a task has come; nil where the state is one from before it was made.
    func state(of task: TaskRun) -> TaskState? { state.shared.tasks[task.reference] }

    func outcome(of task: TaskRun) -> TaskOutcome? { state(of: task)?.outcome }

    /// A task that the one whose code runs waits for, or cancels.
    func adopt(_ task: TaskRun) {
        guard let currentTask else { return }
        state.shared.tasks.change(currentTask.reference) { $0.children.append(task) }
    }

    /// What came of a task is taken.
    func release(_ task: TaskRun) {
        guard let currentTask else { return }
        state.shared.tasks.change(currentTask.reference) { $0.children.remove(task) }
    }
}
