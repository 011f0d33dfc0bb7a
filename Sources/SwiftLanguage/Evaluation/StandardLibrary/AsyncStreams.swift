// SPDX-License-Identifier: GPL-3.0-or-later

/// `AsyncStream`: what its continuation was given, in order.
extension StandardLibrary {
    static let asyncStreams: [NativeType] = ["AsyncStream", "AsyncThrowingStream"].map { name in
        NativeType(
            name, conformances: ["AsyncSequence", "Sequence"],
            initializers: [
                NativeFunction(name, [.any(optional: true), .any("bufferingPolicy", optional: true), .closure(nil, 1)]) {
                    (call) throws(Diagnostic) in
                    let buffer = StreamBuffer()
                    _ = try call.apply(2, .native(StreamContinuation(buffer)))
                    return .native(AsyncStreamValue(nativeTypeName: name, buffer: buffer))
                },
                NativeFunction(name, [.closure("unfolding", 0), .any("onCancel", optional: true)]) { (call) throws(Diagnostic) in
                    let buffer = StreamBuffer()
                    buffer.next = call.function(0)
                    return .native(AsyncStreamValue(nativeTypeName: name, buffer: buffer))
                },
            ],
            staticMembers: [
                "makeStream": NativeStatic(functions: [
                    NativeFunction(
                        "makeStream",
                        [.any("of", optional: true), .any("throwing", optional: true), .any("bufferingPolicy", optional: true)]
                    ) { _ in
                        let buffer = StreamBuffer()
                        return .tuple([
                            TupleElement(label: "stream", value: .native(AsyncStreamValue(nativeTypeName: name, buffer: buffer))),
                            TupleElement(label: "continuation", value: .native(StreamContinuation(buffer))),
                        ])
                    }
                ])
            ], methods: byName(asyncMethods))
    }

    /// What asynchronous sequences have: the members of lazy ones, and their iterator.
    static let asyncMethods: [NativeFunction] =
        (lazySequence.methods.values.flatMap { $0 }).filter { $0.name != "makeIterator" } + [
            .method("makeAsyncIterator") { (call, value) throws(Diagnostic) in
                .native(AnyIteratorValue(shared: try call.activation.puller(of: value, at: call.span)))
            }
        ]

    static let streamContinuation = NativeType(
        "AsyncStream.Continuation", aliases: ["AsyncThrowingStream.Continuation"],
        properties: [
            "onTermination": NativeProperty { (value, _) in
                continuation(value)?.buffer.onTermination.map { .function($0) } ?? .nil
            } set: { (value, new, _) in
                continuation(value)?.buffer.onTermination = NativeCall.function(of: new)
                return value
            }
        ],
        methods: byName([
            .method("yield", [.any()]) { (call, value) throws(Diagnostic) in
                guard let buffer = continuation(value)?.buffer, !buffer.isFinished else { return .void }
                try call.machine.budget.allocate(1, at: call.span)
                // Those that wait are looked through.
                try call.machine.budget.work(call.machine.state.suspended.count, at: call.span)
                buffer.send(.value(call[0] ?? .void), on: call.machine)
                return .void
            },
            .method("yield") { (call, value) in
                guard let buffer = continuation(value)?.buffer, !buffer.isFinished else { return .void }
                buffer.send(.value(.void), on: call.machine)
                return .void
            },
            .method("finish") { (call, value) throws(Diagnostic) in try finish(value, nil, call) },
            .method("finish", [.any("throwing")]) { (call, value) throws(Diagnostic) in
                guard let error = call[0], error != .nil else { return try finish(value, nil, call) }
                return try finish(value, .thrown(error, try uncaught(error, call)), call)
            },
        ]))

    private static func finish(_ value: Value, _ last: TaskOutcome?, _ call: NativeCall) throws(Diagnostic) -> Value {
        guard let buffer = continuation(value)?.buffer, !buffer.isFinished else { return .void }
        try buffer.finish(last, saying: "finished", in: call.context)
        return .void
    }

    private static func continuation(_ value: Value) -> StreamContinuation? {
        if case .native(let native) = value { native as? StreamContinuation } else { nil }
    }
}

/// What was sent and nobody has taken yet.
// Unchecked: never two threads work at a time.
private final class StreamBuffer: @unchecked Sendable {
    private var outcomes = Queue<TaskOutcome>()
    private(set) var isFinished = false
    var onTermination: FunctionValue?
    /// Of `init(unfolding:)`: gives the elements one after the other, and nil at the end.
    var next: FunctionValue?
    /// Who waits for an element.
    private let waiting = WaitingTasks()

    func send(_ outcome: TaskOutcome, on machine: Machine) {
        outcomes.append(outcome)
        waiting.wake(on: machine)
    }

    func finish(_ last: TaskOutcome?, saying reason: String, in context: EvaluationContext) throws(Diagnostic) {
        guard !isFinished else { return }
        isFinished = true
        if let last { outcomes.append(last) }
        waiting.wake(on: context.machine)
        if let function = onTermination { _ = try context.machine.call(function, [.string(reason)], in: context) }
    }

    func pull(_ activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let machine = activation.machine
        if let next {
            return try machine.call(next, [], in: activation.context).unwrapped
        }
        try machine.wait(Wait(list: waiting, isInterruptible: true), at: span) { !outcomes.isEmpty || isFinished }
        if outcomes.isEmpty, !isFinished { try finish(nil, saying: "cancelled", in: activation.context) }
        return try outcomes.popFirst()?.get(in: machine)
    }
}

private struct AsyncStreamValue: LazySource {
    let nativeTypeName: String
    let buffer: StreamBuffer
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? AsyncStreamValue)?.buffer === buffer }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(buffer)) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller { () throws(Diagnostic) in try buffer.pull(activation, at: span) }
    }
}

private final class StreamContinuation: NativeReference {
    let buffer: StreamBuffer
    init(_ buffer: StreamBuffer) { self.buffer = buffer }
    var nativeTypeName: String { "AsyncStream.Continuation" }
    var swiftDescription: String { "AsyncStream.Continuation" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? StreamContinuation)?.buffer === buffer }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(buffer)) }
}
