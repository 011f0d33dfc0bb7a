// SPDX-License-Identifier: GPL-3.0-or-later

/// `AsyncStream`: what its continuation was given, in order. Who waits for more lets the tasks run that are waiting themselves.
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
                buffer.outcomes.append(.value(call[0] ?? .void))
                return .void
            },
            .method("yield") { (_, value) in
                guard let buffer = continuation(value)?.buffer, !buffer.isFinished else { return .void }
                buffer.outcomes.append(.value(.void))
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
        buffer.isFinished = true
        if let last { buffer.outcomes.append(last) }
        if let function = buffer.onTermination { _ = try call.machine.call(function, [.string("finished")], in: call.context) }
        return .void
    }

    private static func continuation(_ value: Value) -> StreamContinuation? {
        if case .native(let native) = value { native as? StreamContinuation } else { nil }
    }
}

/// What was sent and nobody has taken yet.
// Unchecked: it lives on the interpreter's thread only.
private final class StreamBuffer: @unchecked Sendable {
    var outcomes: [TaskOutcome] = []
    var isFinished = false
    var onTermination: FunctionValue?
    /// Of `init(unfolding:)`: gives the elements one after the other, and nil at the end.
    var next: FunctionValue?

    func pull(_ activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        if let next {
            return try activation.machine.call(next, [], in: activation.context).unwrapped
        }
        while outcomes.isEmpty, !isFinished {
            guard try activation.machine.runNextTask(in: activation.context) else {
                throw Diagnostic(.unsupported, "the stream is never finished: nothing more can be sent to it", at: span)
            }
        }
        return outcomes.isEmpty ? nil : try outcomes.removeFirst().get(in: activation.machine)
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
