// SPDX-License-Identifier: GPL-3.0-or-later

/// What a task does, and what came of it once it has ended.
// Unchecked: never two threads work at a time.
final class TaskRun: @unchecked Sendable {
    let body: FunctionValue
    var outcome: TaskOutcome?
    /// Was it cancelled before it had ended, or after?
    var wasCancelled = false
    /// Has anybody begun it?
    var hasBegun = false
    /// Who waits for its end.
    let waiting = WaitingTasks()
    /// Hears of its end, as the group does of which it is.
    var whenEnded: ((Machine) -> Void)?
    /// Tasks that end with it: of an `async let`, of a group.
    var children = TaskList()
    /// What is called when it is cancelled (`withTaskCancellationHandler`).
    var cancellationHandlers: [FunctionValue] = []
    /// The task-local values that it found where it was made.
    let locals: [Int: [Value]]

    init(_ body: FunctionValue, locals: [Int: [Value]] = [:]) {
        self.body = body
        self.locals = locals
    }
}

/// A task as a key: itself, not what it does.
struct TaskKey: Hashable, Sendable {
    let run: TaskRun
    static func == (a: TaskKey, b: TaskKey) -> Bool { a.run === b.run }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(run)) }
}

/// Tasks in the order in which they were added, each of which is taken out in constant time.
struct TaskList {
    private var numbers: [TaskKey: Int] = [:]
    private var count = 0

    var isEmpty: Bool { numbers.isEmpty }
    var inOrder: [TaskRun] { numbers.sorted { $0.value < $1.value }.map(\.key.run) }

    mutating func append(_ task: TaskRun) {
        numbers[TaskKey(run: task)] = count
        count += 1
    }

    mutating func remove(_ task: TaskRun) { numbers[TaskKey(run: task)] = nil }
}

/// A value, or an error that the user's code threw.
enum TaskOutcome: Sendable {
    case value(Value)
    case thrown(Value, Diagnostic)

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
}

/// A task that the host began, to cancel it.
package struct TaskHandle: Sendable, Equatable {
    let run: TaskRun
    package static func == (a: TaskHandle, b: TaskHandle) -> Bool { a.run === b.run }
}
