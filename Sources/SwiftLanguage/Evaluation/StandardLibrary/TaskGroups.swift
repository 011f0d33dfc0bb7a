// SPDX-License-Identifier: GPL-3.0-or-later

/// `withTaskGroup` and its like: the tasks of a group run as they are added. Their results come as if all had begun at once: the one first
/// that slept least, of others the one first that was added.
extension StandardLibrary {
    static let taskGroups: [NativeFunction] =
        ["withTaskGroup", "withThrowingTaskGroup"].map { name in
            NativeFunction(
                name,
                [.any("of", optional: true), .any("returning", optional: true), .any("isolation", optional: true), .closure("body", 1)]
            ) { (call) throws(Diagnostic) in try run(call, 3) }
        }
        + ["withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup"].map { name in
            NativeFunction(name, [.closure("body", 1)]) { (call) throws(Diagnostic) in try run(call, 0) }
        } + [
            NativeFunction("withTaskCancellationHandler", [.closure("operation", 0), .closure("onCancel", 0)]) {
                (call) throws(Diagnostic) in try call.apply(0)
            }
        ]

    private static func run(_ call: NativeCall, _ index: Int) throws(Diagnostic) -> Value {
        try call.apply(index, .native(TaskGroupValue()))
    }

    static let taskGroup = NativeType(
        "TaskGroup", aliases: ["ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"],
        conformances: ["AsyncSequence", "Sequence"],
        properties: [
            "isEmpty": .of { value in .bool(group(value)?.finished.isEmpty ?? true) },
            "isCancelled": .of { value in .bool(group(value)?.isCancelled ?? false) },
        ],
        methods: byName(
            [
                add("addTask") { _ in true }, add("addTaskUnlessCancelled") { !$0.isCancelled },
                .method("next") { (call, value) throws(Diagnostic) in
                    try group(value)?.next(in: call.machine)?.get(in: call.machine).wrapped ?? .nil
                },
                .method("waitForAll") { (call, value) throws(Diagnostic) in
                    while let outcome = group(value)?.next(in: call.machine) { _ = try outcome.get(in: call.machine) }
                    return .void
                },
                .method("cancelAll") { (_, value) in
                    group(value)?.isCancelled = true
                    return .void
                },
            ] + asyncMethods))

    private static func add(_ name: String, _ isWanted: @escaping @Sendable (TaskGroupValue) -> Bool) -> NativeFunction {
        .method(name, [.any("priority", optional: true), .closure("operation", 0)]) { (call, value) throws(Diagnostic) in
            guard let group = group(value), let body = call.function(1), isWanted(group) else { return .bool(false) }
            try call.machine.budget.allocate(1, at: call.span)
            let task = TaskRun(body)
            task.isCancelled = group.isCancelled || call.machine.currentTask?.isCancelled == true
            let outcome = try task.outcome(in: call.context)
            group.finished.append((outcome, call.machine.sleptSeconds + task.sleptSeconds))
            return .bool(true)
        }
    }

    private static func group(_ value: Value) -> TaskGroupValue? {
        if case .native(let native) = value { native as? TaskGroupValue } else { nil }
    }
}

// Unchecked: it lives on the interpreter's thread only.
private final class TaskGroupValue: NativeReference, LazySource, @unchecked Sendable {
    /// The tasks whose results nobody has taken yet, each with the time at which it ended.
    var finished: [(outcome: TaskOutcome, time: Double)] = []
    var isCancelled = false
    var nativeTypeName: String { "TaskGroup" }
    var swiftDescription: String { "TaskGroup" }
    func isEqual(to other: any NativeValue) -> Bool { other as? TaskGroupValue === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller { [self] () throws(Diagnostic) in try next(in: activation.machine)?.get(in: activation.machine) }
    }

    /// The result of the task that ended first. Whoever waits for it has waited so long.
    func next(in machine: Machine) -> TaskOutcome? {
        guard let first = finished.indices.min(by: { finished[$0].time < finished[$1].time }) else { return nil }
        let (outcome, time) = finished.remove(at: first)
        machine.sleptSeconds = max(machine.sleptSeconds, time)
        return outcome
    }
}
