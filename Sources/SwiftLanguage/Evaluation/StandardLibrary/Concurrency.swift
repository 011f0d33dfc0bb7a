// SPDX-License-Identifier: GPL-3.0-or-later

/// What code waits for is there at once: `await` goes on. A Task runs when somebody waits for its value, else when the action has ended.
/// A task that sleeps again and again, as one that follows a clock does, goes no further in that input (`ParkedTask`).
extension StandardLibrary {
    static let task = NativeType(
        "Task", price: Price.task,
        initializers: [
            NativeFunction("Task", [.any("priority", optional: true), .closure(nil, 0)]) { enqueue($0, 1) },
            NativeFunction("Task", [.closure(nil, 0)]) { enqueue($0, 0) },
        ],
        staticMembers: [
            "sleep": NativeStatic(functions: [
                NativeFunction("sleep", [.any("nanoseconds")]) { (call) throws(Diagnostic) in
                    try sleep(for: Double(call[0]?.integer ?? 0) / 1e9, call)
                },
                NativeFunction("sleep", [.duration("for"), .any("tolerance", optional: true)]) { (call) throws(Diagnostic) in
                    try sleep(for: DispatchTimes.seconds(call[0]), call)
                },
            ]),
            "detached": NativeStatic(functions: [
                NativeFunction("detached", [.any("priority", optional: true), .closure(nil, 0)]) { enqueue($0, 1) }
            ]),
            "yield": NativeStatic(functions: [NativeFunction("yield", []) { _ in .void }]),
            "checkCancellation": NativeStatic(functions: [
                NativeFunction("checkCancellation", []) { (call) throws(Diagnostic) in
                    try checkCancellation(call)
                    return .void
                }
            ]),
            "isCancelled": NativeStatic { context in .bool(context.machine.currentTask?.isCancelled ?? false) },
        ],
        properties: [
            "value": NativeProperty { (value, context) throws(Diagnostic) in
                try outcome(of: value, in: context)?.get(in: context.machine) ?? .void
            },
            "result": NativeProperty { (value, context) throws(Diagnostic) in
                try outcome(of: value, in: context)?.result(in: context.machine) ?? .void
            },
            "isCancelled": .of { value in
                if case .native(let native) = value, let task = native as? TaskValue { .bool(task.run.isCancelled) } else { .bool(false) }
            },
        ],
        methods: byName([
            .method("cancel") { (_, value) in
                if case .native(let native) = value, let task = native as? TaskValue { task.run.isCancelled = true }
                return .void
            }
        ])
    )

    static let mainActor = NativeType(
        "MainActor",
        staticMembers: [
            "run": NativeStatic(functions: [
                NativeFunction("run", [.closure(nil, 0)]) { (call) throws(Diagnostic) in try call.apply(0) },
                NativeFunction("run", [.any("resultType"), .closure("body", 0)]) { (call) throws(Diagnostic) in try call.apply(1) },
            ]),
            "assumeIsolated": NativeStatic(functions: [
                NativeFunction("assumeIsolated", [.closure(nil, 0)]) { (call) throws(Diagnostic) in try call.apply(0) }
            ]),
        ])

    /// A task that was cancelled does not sleep.
    private static func sleep(for seconds: Double, _ call: NativeCall) throws(Diagnostic) -> Value {
        try checkCancellation(call)
        return try call.machine.sleep(for: seconds, at: call.span)
    }

    private static func checkCancellation(_ call: NativeCall) throws(Diagnostic) {
        guard call.machine.currentTask?.isCancelled == true, let type = call.machine.nativeType(named: "CancellationError") else { return }
        throw call.thrown(try call.activation.construct(TypeReference(type), [], nil, name: type.name), type.name)
    }

    private static func enqueue(_ call: NativeCall, _ index: Int) -> Value {
        guard let body = call.function(index) else { return .nil }
        let run = TaskRun(body)
        call.machine.enqueue(
            FunctionValue { (_, context) throws(Diagnostic) in
                // What it throws goes to who waits for it.
                _ = try run.outcome(in: context)
                return .void
            })
        return .native(TaskValue(run: run))
    }

    private static func outcome(of value: Value, in context: EvaluationContext) throws(Diagnostic) -> TaskOutcome? {
        guard case .native(let native) = value, let task = native as? TaskValue else { return nil }
        return try task.run.outcome(in: context)
    }
}

extension ParameterInfo {
    fileprivate static func duration(_ label: String) -> ParameterInfo {
        ParameterInfo(label: label, name: label, type: .named("Duration"))
    }
}

/// A task; its copies are one.
struct TaskValue: NativeValue {
    let run: TaskRun
    var nativeTypeName: String { "Task" }
    var swiftDescription: String { "Task" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TaskValue)?.run === run }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(run)) }
}

/// What a task does, and what came of it once it has run.
// Unchecked: it lives on the interpreter's thread only.
final class TaskRun: @unchecked Sendable {
    private let body: FunctionValue
    private var known: TaskOutcome?
    var isCancelled = false
    /// How long it slept.
    private(set) var sleptSeconds = 0.0

    init(_ body: FunctionValue) { self.body = body }

    func outcome(in context: EvaluationContext) throws(Diagnostic) -> TaskOutcome {
        if let known { return known }
        let machine = context.machine
        let outer = (machine.currentTask, machine.sleptSeconds)
        machine.currentTask = self
        defer {
            sleptSeconds = machine.sleptSeconds - outer.1
            (machine.currentTask, machine.sleptSeconds) = outer
        }
        let outcome = try machine.outcome(of: body, in: context)
        known = outcome
        return outcome
    }
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

extension Machine {
    /// Calls a function, and keeps what the user's code throws. Other errors go on.
    func outcome(of function: FunctionValue, _ arguments: [Value] = [], in context: EvaluationContext) throws(Diagnostic) -> TaskOutcome {
        let saved = (budget.nesting, budget.callDepth)
        do { return .value(try call(function, arguments, in: context)) } catch {
            if park(error) {
                (budget.nesting, budget.callDepth) = saved
                return .value(.void)
            }
            guard let value = thrownValue else { throw error }
            thrownValue = nil
            (budget.nesting, budget.callDepth) = saved
            return .thrown(value, error)
        }
    }

    /// Runs the oldest task that nobody has waited for; false where there is none.
    func runNextTask(in context: EvaluationContext) throws(Diagnostic) -> Bool {
        guard !deferredTasks.isEmpty else { return false }
        try budget.step(at: nil)
        _ = try call(deferredTasks.removeFirst(), [], in: context)
        return true
    }
}
