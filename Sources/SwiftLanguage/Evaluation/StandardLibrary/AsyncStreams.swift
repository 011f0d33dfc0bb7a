// SPDX-License-Identifier: GPL-3.0-or-later

/// `AsyncStream`: what its continuation was given, in order.
extension StandardLibrary {
    static let asyncStreams: [NativeType] = ["AsyncStream", "AsyncThrowingStream"].map { name in
        NativeType(
            name, conformances: ["AsyncSequence", "Sequence"],
            initializers: [
                NativeFunction(name, [.any(optional: true), .bufferingPolicy, .closure(nil, 1)]) {
                    (call) throws(Diagnostic) in
                    let stream = Stream(call[1], on: call.machine)
                    _ = try call.apply(2, .native(StreamContinuation(stream: stream)))
                    return .native(AsyncStreamValue(nativeTypeName: name, stream: stream))
                },
                NativeFunction(name, [.closure("unfolding", 0), .any("onCancel", optional: true)]) { call in
                    call.function(0).map { .native(UnfoldingStream(nativeTypeName: name, next: $0)) } ?? .nil
                },
            ],
            staticMembers: [
                "makeStream": NativeStatic(functions: [
                    NativeFunction(
                        "makeStream",
                        [.any("of", optional: true), .any("throwing", optional: true), .bufferingPolicy]
                    ) { call in
                        let stream = Stream(call[2], on: call.machine)
                        return .tuple([
                            TupleElement(label: "stream", value: .native(AsyncStreamValue(nativeTypeName: name, stream: stream))),
                            TupleElement(label: "continuation", value: .native(StreamContinuation(stream: stream))),
                        ])
                    }
                ])
            ], methods: byName(asyncMethods))
    }

    /// What asynchronous sequences have: the members of lazy ones, and their iterator.
    static let asyncMethods: [NativeFunction] =
        (lazySequence.methods.values.flatMap { $0 }).filter { $0.name != "makeIterator" } + [
            .method("makeAsyncIterator") { (call, value) throws(Diagnostic) in
                .native(AnyIteratorValue(try call.activation.puller(of: value, at: call.span), on: call.machine))
            }
        ]

    static let streamContinuation = NativeType(
        "AsyncStream.Continuation", price: Price.sent, aliases: ["AsyncThrowingStream.Continuation"],
        properties: [
            "onTermination": NativeProperty { (value, context) in
                guard let reference = stream(value)?.reference else { return .nil }
                return context.machine.state.shared.streams[reference]?.onTermination.map { .function($0) } ?? .nil
            } set: { (value, new, context) in
                guard let reference = stream(value)?.reference else { return value }
                context.machine.state.shared.streams.change(reference) { $0.onTermination = NativeCall.function(of: new) }
                return value
            }
        ],
        methods: byName([
            .method("yield", [.any()]) { (call, value) throws(Diagnostic) in
                try stream(value)?.yield(call[0] ?? .void, call) ?? .void
            },
            .method("yield", [.any("with")]) { (call, value) throws(Diagnostic) in
                guard case .enumeration(let result)? = call[0], let given = result.payload.first?.value else { return .void }
                if result.name == "success" { return try stream(value)?.yield(given, call) ?? .void }
                _ = try finish(value, .thrown(given, try uncaught(given, call)), call)
                return .native(YieldResult.terminated)
            },
            .method("yield") { (call, value) throws(Diagnostic) in try stream(value)?.yield(.void, call) ?? .void },
            .method("finish") { (call, value) throws(Diagnostic) in try finish(value, nil, call) },
            .method("finish", [.any("throwing")]) { (call, value) throws(Diagnostic) in
                guard let error = call[0], error != .nil else { return try finish(value, nil, call) }
                return try finish(value, .thrown(error, try uncaught(error, call)), call)
            },
        ]))

    private static func finish(_ value: Value, _ last: TaskOutcome?, _ call: NativeCall) throws(Diagnostic) -> Value {
        try stream(value)?.finish(last, saying: "finished", in: call.context)
        return .void
    }

    private static func stream(_ value: Value) -> Stream? { value.native(StreamContinuation.self)?.stream }
}

/// What was sent and has not been taken yet.
struct StreamState: Sendable, Equatable {
    var outcomes = Queue<TaskOutcome>()
    var isFinished = false
    var onTermination: FunctionValue?

    static func == (a: StreamState, b: StreamState) -> Bool {
        a.outcomes == b.outcomes && a.isFinished == b.isFinished && a.onTermination === b.onTermination
    }

    /// Takes an element, or drops one.
    /// - Parameter listeners: how many tasks wait for an element: what is for them is in no buffer.
    fileprivate mutating func yield(_ value: Value, _ policy: BufferingPolicy, listeners: Int) -> YieldResult {
        if isFinished { return .terminated }
        let buffered = outcomes.count - listeners
        guard let limit = policy.limit, buffered >= limit else {
            outcomes.append(.value(value))
            return .enqueued(remaining: policy.limit.map { buffered < 0 ? $0 : $0 - (buffered + 1) } ?? .max)
        }
        guard policy.keepsNewest, limit > 0 else { return .dropped(value) }
        guard case .value(let dropped)? = outcomes.remove(at: listeners) else { return .terminated }
        outcomes.append(.value(value))
        return .dropped(dropped)
    }
}

/// A stream, and what its continuation sends to.
private struct Stream: Sendable, Hashable {
    let reference: SharedReference
    let policy: BufferingPolicy
    /// What waits to be taken is kept with how it came.
    private static let weight = 8

    init(_ policy: Value?, on machine: Machine) {
        reference = machine.share(StreamState(), in: \.streams)
        self.policy = policy?.native(BufferingPolicy.self) ?? .unbounded
    }

    static func == (a: Stream, b: Stream) -> Bool { a.reference == b.reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }

    /// Of one that the state does not know, there is nothing to come.
    func isFinished(on machine: Machine) -> Bool { machine.state.shared.streams[reference]?.isFinished ?? true }

    func yield(_ value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        let machine = call.machine
        try machine.budget.allocate(1, weight: Self.weight, at: call.span)
        // Those that wait are looked through.
        try machine.budget.work(machine.state.suspended.count, at: call.span)
        let listeners = machine.state.suspended.values.count { $0.event == reference }
        let result = machine.state.shared.streams.change(reference) { $0.yield(value, policy, listeners: listeners) }
        machine.wakeTasks(waitingFor: reference)
        return .native(result ?? .terminated)
    }

    func finish(_ last: TaskOutcome?, saying reason: String, in context: EvaluationContext) throws(Diagnostic) {
        let machine = context.machine
        guard !isFinished(on: machine) else { return }
        let onTermination = machine.state.shared.streams.change(reference) { state in
            state.isFinished = true
            if let last { state.outcomes.append(last) }
            return state.onTermination
        }
        machine.wakeTasks(waitingFor: reference)
        if let function = onTermination ?? nil { _ = try machine.call(function, [.string(reason)], in: context) }
    }

    func next(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let machine = activation.machine
        let next = try machine.waitUnlessCancelled(for: reference, at: span) {
            if let next = machine.state.shared.streams.change(reference, { $0.outcomes.popFirst() }), let next { return Found.next(next) }
            return isFinished(on: machine) ? .end : nil
        }
        switch next {
        case .next(let outcome)?: return try outcome.get(in: machine)
        case .end?: return nil
        case nil:
            try finish(nil, saying: "cancelled", in: activation.context)
            return nil
        }
    }

    private enum Found {
        case next(TaskOutcome)
        case end
    }
}

private struct AsyncStreamValue: LazySource {
    let nativeTypeName: String
    let stream: Stream
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? AsyncStreamValue)?.stream == stream }
    func hash(into hasher: inout Hasher) { hasher.combine(stream) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller(stream) { (stream, activation) throws(Diagnostic) in try stream.next(in: activation, at: span) }
    }
}

/// `AsyncStream(unfolding:)`
private struct UnfoldingStream: LazySource {
    let nativeTypeName: String
    let next: FunctionValue
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? UnfoldingStream)?.next === next }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(next)) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller(next) { (next, activation) throws(Diagnostic) in
            try activation.budget.spend(Price.element, at: span)
            return try activation.machine.call(next, [], in: activation.context).unwrapped
        }
    }
}

private struct StreamContinuation: NativeReference {
    let stream: Stream
    var nativeTypeName: String { "AsyncStream.Continuation" }
    var swiftDescription: String { "AsyncStream.Continuation" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? StreamContinuation)?.stream == stream }
    func hash(into hasher: inout Hasher) { hasher.combine(stream) }
}
