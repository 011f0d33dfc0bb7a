// SPDX-License-Identifier: GPL-3.0-or-later

/// A task runs when the code that began it has ended, or waits itself. What it waits for comes with the virtual clock (`Waiting`).
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
                NativeFunction(
                    "sleep", [.duration("for"), .duration("tolerance", optional: true), .clock]
                ) { (call) throws(Diagnostic) in
                    try sleep(for: DispatchTimes.seconds(call[0]), call)
                },
                NativeFunction(
                    "sleep",
                    [
                        ParameterInfo(label: "until", name: "deadline", type: .named("ContinuousClock.Instant")),
                        .duration("tolerance", optional: true), .clock,
                    ]
                ) { (call) throws(Diagnostic) in
                    try sleep(for: max(0, instant(call[0]) - call.machine.now), call)
                },
            ]),
            "detached": NativeStatic(functions: [
                NativeFunction("detached", [.any("priority", optional: true), .closure(nil, 0)]) {
                    enqueue($0, 1, keepsLocals: false)
                }
            ]),
            "yield": NativeStatic(functions: [
                NativeFunction("yield", []) { (call) throws(Diagnostic) in
                    try call.machine.sleep(for: 0, at: call.span)
                    return .void
                }
            ]),
            "checkCancellation": NativeStatic(functions: [
                NativeFunction("checkCancellation", []) { (call) throws(Diagnostic) in
                    try checkCancellation(call)
                    return .void
                }
            ]),
            "isCancelled": NativeStatic { context in .bool(context.machine.isCancelled) },
        ],
        properties: [
            "value": NativeProperty { (value, context) throws(Diagnostic) in
                try outcome(of: value, in: context)?.get(in: context.machine) ?? .void
            },
            "result": NativeProperty { (value, context) throws(Diagnostic) in
                try outcome(of: value, in: context)?.result(in: context.machine) ?? .void
            },
            "isCancelled": NativeProperty { (value, context) in .bool(isCancelled(value, context.machine)) },
        ],
        methods: byName([
            .method("cancel") { (call, value) throws(Diagnostic) in
                if case .native(let native) = value, let task = native as? TaskValue { try call.machine.cancel(task.run) }
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

    /// When an instant of a clock is, in seconds of the virtual clock; now for any other value.
    private static func instant(_ value: Value?) -> Double {
        guard case .structure(let structure)? = value, case .double(let seconds)? = structure[field: "seconds"] else { return 0 }
        return seconds
    }

    /// A task that is cancelled does not sleep, or no longer.
    private static func sleep(for seconds: Double, _ call: NativeCall) throws(Diagnostic) -> Value {
        try checkCancellation(call)
        try call.machine.sleep(for: seconds, at: call.span)
        try checkCancellation(call)
        return .void
    }

    private static func checkCancellation(_ call: NativeCall) throws(Diagnostic) {
        guard call.machine.isCancelled, let type = call.machine.nativeType(named: "CancellationError") else { return }
        throw call.thrown(try call.activation.construct(TypeReference(type), [], nil, name: type.name), type.name)
    }

    private static func enqueue(_ call: NativeCall, _ index: Int, keepsLocals: Bool = true) -> Value {
        guard let body = call.function(index) else { return .nil }
        let run = call.machine.makeTask(body, keepsLocals: keepsLocals)
        call.machine.enqueue(
            FunctionValue { (_, context) throws(Diagnostic) in
                // What it throws is thrown where it is awaited.
                try context.machine.begin(run, in: context)
                return .void
            })
        return .native(TaskValue(run: run))
    }

    private static func outcome(of value: Value, in context: EvaluationContext) throws(Diagnostic) -> TaskOutcome? {
        guard case .native(let native) = value, let task = native as? TaskValue else { return nil }
        return try context.machine.awaited(task.run, in: context, at: task.run.body.expression?.span)
    }

    private static func isCancelled(_ value: Value, _ machine: Machine) -> Bool {
        guard case .native(let native) = value, let task = native as? TaskValue else { return false }
        return machine.state(of: task.run)?.isCancelled ?? false
    }
}

extension ParameterInfo {
    fileprivate static func duration(_ label: String, optional: Bool = false) -> ParameterInfo {
        ParameterInfo(
            label: label, name: label, type: optional ? .optional(.named("Duration")) : .named("Duration"),
            defaultText: optional ? "nil" : nil)
    }

    /// Every clock goes as the virtual one.
    fileprivate static var clock: ParameterInfo {
        ParameterInfo(label: "clock", name: "clock", type: .optional(.named("ContinuousClock")), defaultText: "nil")
    }
}

/// A task; its copies are one.
struct TaskValue: NativeValue {
    let run: TaskRun
    var nativeTypeName: String { "Task" }
    var swiftDescription: String { "Task" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TaskValue)?.run == run }
    func hash(into hasher: inout Hasher) { hasher.combine(run) }
}

extension Machine {
    /// What came of a task, which is waited for.
    func awaited(_ run: TaskRun, in context: EvaluationContext, at span: SourceSpan?) throws(Diagnostic) -> TaskOutcome {
        // Code that is not a task's runs the task that it waits for, before those that are older.
        if stack == nil { try begin(run, in: context) }
        let outcome = try wait(for: run.reference, at: span) { state(of: run)?.outcome }
        release(run)
        return outcome
    }

    /// Calls a function, and keeps what the user's code throws. Other errors go on.
    func outcome(of function: FunctionValue, _ arguments: [Value] = [], in context: EvaluationContext) throws(Diagnostic) -> TaskOutcome {
        let saved = (budget.nesting, budget.callDepth)
        do { return .value(try call(function, arguments, in: context)) } catch {
            guard let value = thrownValue else { throw error }
            thrownValue = nil
            (budget.nesting, budget.callDepth) = saved
            return .thrown(value, error)
        }
    }

    /// Runs the oldest task that has not been waited for; false where there is none.
    func runNextTask(in context: EvaluationContext) throws(Diagnostic) -> Bool {
        guard !deferredTasks.isEmpty else { return false }
        try budget.step(at: nil)
        _ = try call(deferredTasks.removeFirst(), [], in: context)
        return true
    }
}
