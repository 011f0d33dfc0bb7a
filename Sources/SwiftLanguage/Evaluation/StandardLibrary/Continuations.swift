// SPDX-License-Identifier: GPL-3.0-or-later

/// `withCheckedContinuation` and its like: what is resumed later is waited for.
extension StandardLibrary {
    static let continuations: [NativeFunction] = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    ].map { name in
        NativeFunction(name, [.any("isolation", optional: true), .any("function", optional: true), .closure(nil, 1)]) {
            (call) throws(Diagnostic) in
            let machine = call.machine
            let reference = machine.share(ContinuationState(), in: \.continuations)
            _ = try call.apply(2, .native(ContinuationValue(reference: reference)))
            return try machine.wait(for: reference, at: call.span) { machine.state.shared.continuations[reference]?.outcome }
                .get(in: machine)
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
            let machine = call.machine
            guard machine.state.shared.continuations[continuation.reference]?.outcome == nil else {
                throw Diagnostic(.unsupported, "the continuation is resumed more than once", at: call.span)
            }
            let outcome = try body(call)
            machine.state.shared.continuations.change(continuation.reference) { $0.outcome = outcome }
            machine.wakeTasks(waitingFor: continuation.reference)
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

/// What a continuation was resumed with.
struct ContinuationState: Sendable, Equatable {
    var outcome: TaskOutcome?
}

private struct ContinuationValue: NativeReference {
    let reference: SharedReference
    var nativeTypeName: String { "CheckedContinuation" }
    var swiftDescription: String { "CheckedContinuation" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ContinuationValue)?.reference == reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
