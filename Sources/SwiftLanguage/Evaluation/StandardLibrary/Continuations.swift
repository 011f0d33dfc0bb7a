// SPDX-License-Identifier: GPL-3.0-or-later

/// `withCheckedContinuation` and its like: what is resumed later is waited for.
extension StandardLibrary {
    static let continuations: [NativeFunction] = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    ].map { name in
        NativeFunction(name, [.any("isolation", optional: true), .any("function", optional: true), .closure(nil, 1)]) {
            (call) throws(Diagnostic) in
            let continuation = ContinuationValue()
            _ = try call.apply(2, .native(continuation))
            while true {
                if let outcome = continuation.outcome { return try outcome.get(in: call.machine) }
                try call.machine.wait(Wait(list: continuation.waiting), at: call.span) { continuation.outcome != nil }
            }
        }
    }

    static let continuation = NativeType(
        "CheckedContinuation", aliases: ["UnsafeContinuation"],
        methods: byName([
            resume([.any("returning")]) { (call) in .value(call[0] ?? .void) }, resume([]) { _ in .value(.void) },
            resume([.any("throwing")]) { (call) throws(Diagnostic) in try thrown(call) },
            resume([.any("with")]) { (call) throws(Diagnostic) in
                guard case .enumeration(let result)? = call[0], let value = result.payload.first?.value else { return .value(.void) }
                return result.name == "failure" ? .thrown(value, try uncaught(value, call)) : .value(value)
            },
        ]))

    private static func resume(
        _ parameters: [ParameterInfo], _ body: @escaping @Sendable (NativeCall) throws(Diagnostic) -> TaskOutcome
    ) -> NativeFunction {
        .method("resume", parameters) { (call, value) throws(Diagnostic) in
            guard case .native(let native) = value, let continuation = native as? ContinuationValue else { return .void }
            guard continuation.outcome == nil else {
                throw Diagnostic(.unsupported, "the continuation is resumed more than once", at: call.span)
            }
            continuation.outcome = try body(call)
            continuation.waiting.wake(on: call.machine)
            return .void
        }
    }

    private static func thrown(_ call: NativeCall) throws(Diagnostic) -> TaskOutcome {
        .thrown(call[0] ?? .nil, try uncaught(call[0] ?? .nil, call))
    }

    /// What is said where nothing catches an error.
    static func uncaught(_ error: Value, _ call: NativeCall) throws(Diagnostic) -> Diagnostic {
        let text = try call.activation.description(of: error, at: nil)
        return Diagnostic(.unsupported, "the error '\(text)' is thrown but not caught", at: call.span)
    }
}

// Unchecked: never two threads work at a time.
private final class ContinuationValue: NativeReference, @unchecked Sendable {
    var outcome: TaskOutcome?
    let waiting = WaitingTasks()
    var nativeTypeName: String { "CheckedContinuation" }
    var swiftDescription: String { "CheckedContinuation" }
    func isEqual(to other: any NativeValue) -> Bool { other as? ContinuationValue === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
