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
                let machine = call.machine
                guard let task = machine.currentTask, let handler = call.function(1) else { return try call.apply(0) }
                if machine.isCancelled { _ = try call.apply(1) }
                machine.state.shared.tasks.change(task.reference) { $0.cancellationHandlers.append(handler) }
                defer { machine.state.shared.tasks.change(task.reference) { _ = $0.cancellationHandlers.popLast() } }
                return try call.apply(0)
            }
        ]

    /// A group ends when its tasks have; where its body throws, they are cancelled first. Of one that discards results the first error of a
    /// task is the group's (SE-0381), and cancels the others.
    private static func run(_ call: NativeCall, _ index: Int, isDiscarding: Bool = false) throws(Diagnostic) -> Value {
        let group = TaskGroupValue(on: call.machine)
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
            "isEmpty": NativeProperty { (value, context) in .bool(group(value)?.isEmpty(on: context.machine) ?? true) },
            "isCancelled": NativeProperty { (value, context) in
                .bool(group(value)?.isCancelled(on: context.machine) == true || context.machine.isCancelled)
            },
        ],
        methods: byName(
            [
                add("addTask") { _, _ in true },
                add("addTaskUnlessCancelled") { group, machine in !group.isCancelled(on: machine) && !machine.isCancelled },
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
            try call.machine.budget.spend(Price.task, at: call.span)
            try group.add(body, call)
            return .bool(true)
        }
    }

    private static func group(_ value: Value) -> TaskGroupValue? {
        if case .native(let native) = value { native as? TaskGroupValue } else { nil }
    }
}

/// The tasks of a group.
struct TaskGroupState: Sendable, Equatable {
    /// Those whose results have not been taken yet.
    var tasks = TaskList()
    /// Those that have ended, in that order.
    var ended = Queue<TaskRun>()
    var isCancelled = false
}

private struct TaskGroupValue: NativeReference, LazySource {
    let reference: SharedReference
    var nativeTypeName: String { "TaskGroup" }
    var swiftDescription: String { "TaskGroup" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TaskGroupValue)?.reference == reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }

    init(on machine: Machine) { reference = machine.share(TaskGroupState(), in: \.taskGroups) }

    func isEmpty(on machine: Machine) -> Bool { machine.state.shared.taskGroups[reference]?.tasks.isEmpty ?? true }
    func isCancelled(on machine: Machine) -> Bool { machine.state.shared.taskGroups[reference]?.isCancelled ?? false }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller(self) { (group, activation) throws(Diagnostic) in
            try group.next(in: activation.machine, at: span)?.get(in: activation.machine)
        }
    }

    func add(_ body: FunctionValue, _ call: NativeCall) throws(Diagnostic) {
        let machine = call.machine
        let task = machine.makeTask(body)
        machine.state.shared.taskGroups.change(reference) { $0.tasks.append(task) }
        machine.state.shared.tasks.change(task.reference) { $0.group = reference }
        machine.adopt(task)
        if isCancelled(on: machine) || machine.isCancelled { try machine.cancel(task) }
        try machine.begin(task, in: call.context)
    }

    func cancelAll(on machine: Machine) throws(Diagnostic) {
        let tasks = machine.state.shared.taskGroups.change(reference) { group in
            group.isCancelled = true
            return group.tasks.inOrder
        }
        for task in tasks ?? [] { try machine.cancel(task) }
    }

    /// The result of the task that ended first.
    func next(in machine: Machine, at span: SourceSpan?) throws(Diagnostic) -> TaskOutcome? {
        guard !isEmpty(on: machine) else { return nil }
        let first = try machine.wait(for: reference, at: span) {
            machine.state.shared.taskGroups.change(reference) { $0.ended.popFirst() } ?? nil
        }
        machine.state.shared.taskGroups.change(reference) { $0.tasks.remove(first) }
        machine.release(first)
        return machine.outcome(of: first)
    }
}
