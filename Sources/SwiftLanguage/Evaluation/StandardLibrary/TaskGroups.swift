// SPDX-License-Identifier: GPL-3.0-or-later

/// `withTaskGroup` and its like: the tasks of a group begin as they are added, and their results come as they end.
extension StandardLibrary {
    static let taskGroups: [NativeFunction] =
        ["withTaskGroup", "withThrowingTaskGroup"].map { name in
            NativeFunction(
                name,
                [.any("of", optional: true), .any("returning", optional: true), .any("isolation", optional: true), .closure("body", 1)]
            ) { (call) throws(Diagnostic) in try run(call, 3) }
        }
        + ["withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup"].map { name in
            NativeFunction(name, [.closure("body", 1)]) { (call) throws(Diagnostic) in
                try run(call, 0, isDiscarding: name.hasSuffix("DiscardingTaskGroup"))
            }
        } + [
            NativeFunction("withTaskCancellationHandler", [.closure("operation", 0), .closure("onCancel", 0)]) {
                (call) throws(Diagnostic) in
                guard let task = call.machine.currentTask, let handler = call.function(1) else { return try call.apply(0) }
                if call.machine.isCancelled { _ = try call.apply(1) }
                task.cancellationHandlers.append(handler)
                defer { task.cancellationHandlers.removeLast() }
                return try call.apply(0)
            }
        ]

    /// A group ends when its tasks have; where its body throws, they are cancelled first. Of one that discards results the first error of a
    /// task is the group's (SE-0381), and cancels the others.
    private static func run(_ call: NativeCall, _ index: Int, isDiscarding: Bool = false) throws(Diagnostic) -> Value {
        let group = TaskGroupValue()
        guard let body = call.function(index) else { return .nil }
        var outcome = try call.machine.outcome(of: body, [.native(group)], in: call.context)
        if case .thrown = outcome { try group.cancelAll(on: call.machine) }
        while let ended = try group.next(in: call.machine, at: call.span) {
            guard isDiscarding, case .thrown = ended, case .value = outcome else { continue }
            outcome = ended
            try group.cancelAll(on: call.machine)
        }
        return try outcome.get(in: call.machine)
    }

    static let taskGroup = NativeType(
        "TaskGroup", aliases: ["ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"],
        conformances: ["AsyncSequence", "Sequence"],
        properties: [
            "isEmpty": .of { value in .bool(group(value)?.isEmpty ?? true) },
            "isCancelled": NativeProperty { (value, context) in .bool(group(value)?.isCancelled == true || context.machine.isCancelled) },
        ],
        methods: byName(
            [
                add("addTask") { _, _ in true },
                add("addTaskUnlessCancelled") { group, machine in !group.isCancelled && !machine.isCancelled },
                .method("next") { (call, value) throws(Diagnostic) in
                    try group(value)?.next(in: call.machine, at: call.span)?.get(in: call.machine).wrapped ?? .nil
                },
                .method("nextResult") { (call, value) throws(Diagnostic) in
                    try group(value)?.next(in: call.machine, at: call.span)?.result(in: call.machine).wrapped ?? .nil
                },
                .method("waitForAll") { (call, value) throws(Diagnostic) in
                    while let outcome = try group(value)?.next(in: call.machine, at: call.span) { _ = try outcome.get(in: call.machine) }
                    return .void
                },
                .method("cancelAll") { (call, value) throws(Diagnostic) in
                    try group(value)?.cancelAll(on: call.machine)
                    return .void
                },
            ] + asyncMethods))

    private static func add(_ name: String, _ isWanted: @escaping @Sendable (TaskGroupValue, Machine) -> Bool) -> NativeFunction {
        .method(name, [.any("priority", optional: true), .closure("operation", 0)]) { (call, value) throws(Diagnostic) in
            guard let group = group(value), let body = call.function(1), isWanted(group, call.machine) else { return .bool(false) }
            try call.machine.budget.allocate(1, at: call.span)
            try group.add(TaskRun(body, locals: call.machine.taskLocals), call)
            return .bool(true)
        }
    }

    private static func group(_ value: Value) -> TaskGroupValue? {
        if case .native(let native) = value { native as? TaskGroupValue } else { nil }
    }
}

// Unchecked: never two threads work at a time.
private final class TaskGroupValue: NativeReference, LazySource, @unchecked Sendable {
    /// The tasks whose results nobody has taken yet.
    private var tasks = TaskList()
    private(set) var isCancelled = false
    /// Who waits for one of them to end.
    private let waiting = WaitingTasks()
    /// Those that have ended, in that order.
    private var ended = Queue<TaskRun>()
    var isEmpty: Bool { tasks.isEmpty }
    var nativeTypeName: String { "TaskGroup" }
    var swiftDescription: String { "TaskGroup" }
    func isEqual(to other: any NativeValue) -> Bool { other as? TaskGroupValue === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller { [self] () throws(Diagnostic) in try next(in: activation.machine, at: span)?.get(in: activation.machine) }
    }

    func add(_ task: TaskRun, _ call: NativeCall) throws(Diagnostic) {
        tasks.append(task)
        task.whenEnded = { [weak self, weak task] machine in
            guard let self, let task else { return }
            ended.append(task)
            waiting.wake(on: machine)
        }
        call.machine.currentTask?.children.append(task)
        if isCancelled || call.machine.isCancelled { try call.machine.cancel(task) }
        try call.machine.begin(task, in: call.context)
    }

    func cancelAll(on machine: Machine) throws(Diagnostic) {
        isCancelled = true
        for task in tasks.inOrder { try machine.cancel(task) }
    }

    /// The result of the task that ended first.
    func next(in machine: Machine, at span: SourceSpan?) throws(Diagnostic) -> TaskOutcome? {
        guard !tasks.isEmpty else { return nil }
        try machine.wait(Wait(list: waiting), at: span) { !ended.isEmpty }
        guard let first = ended.popFirst() else { return nil }
        tasks.remove(first)
        machine.currentTask?.children.remove(first)
        return first.outcome
    }
}
