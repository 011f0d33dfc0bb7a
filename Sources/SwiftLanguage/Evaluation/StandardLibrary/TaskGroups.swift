// SPDX-License-Identifier: GPL-3.0-or-later

/// `withTaskGroup` and its like: the tasks of a group run as they are added, and their results come in that order.
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
            "isEmpty": .of { value in .bool(group(value)?.outcomes.isEmpty ?? true) },
            "isCancelled": .of { value in .bool(group(value)?.isCancelled ?? false) },
        ],
        methods: byName(
            [
                add("addTask") { _ in true }, add("addTaskUnlessCancelled") { !$0.isCancelled },
                .method("next") { (call, value) throws(Diagnostic) in
                    guard let group = group(value), !group.outcomes.isEmpty else { return .nil }
                    return try group.outcomes.removeFirst().get(in: call.machine).wrapped
                },
                .method("waitForAll") { (call, value) throws(Diagnostic) in
                    while let group = group(value), !group.outcomes.isEmpty {
                        _ = try group.outcomes.removeFirst().get(in: call.machine)
                    }
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
            group.outcomes.append(try call.machine.outcome(of: body, in: call.context))
            return .bool(true)
        }
    }

    private static func group(_ value: Value) -> TaskGroupValue? {
        if case .native(let native) = value { native as? TaskGroupValue } else { nil }
    }
}

// Unchecked: it lives on the interpreter's thread only.
private final class TaskGroupValue: NativeReference, LazySource, @unchecked Sendable {
    /// Of the tasks whose results nobody has taken yet.
    var outcomes: [TaskOutcome] = []
    var isCancelled = false
    var nativeTypeName: String { "TaskGroup" }
    var swiftDescription: String { "TaskGroup" }
    func isEqual(to other: any NativeValue) -> Bool { other as? TaskGroupValue === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller { [self] () throws(Diagnostic) in
            guard !outcomes.isEmpty else { return nil }
            return try outcomes.removeFirst().get(in: activation.machine)
        }
    }
}
