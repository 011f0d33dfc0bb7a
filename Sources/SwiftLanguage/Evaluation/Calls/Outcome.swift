// SPDX-License-Identifier: GPL-3.0-or-later

/// What a call gives, and its receiver and arguments as they are afterwards: they are written back where it throws, too.
struct Outcome {
    /// An error is large and rare, so it stands apart.
    private final class Failure: Sendable {
        let error: Diagnostic

        init(_ error: Diagnostic) { self.error = error }
    }

    private let value: Value
    private let failure: Failure?
    /// What is written back to the place of the receiver, whether or not the call throws.
    let changedReceiver: Value
    /// What is written back to the places of `inout` arguments, whether or not the call throws.
    let changedArguments: [Value]

    init(_ value: Value, receiver: Value = .void, arguments: [Value] = []) {
        self.value = value
        failure = nil
        changedReceiver = receiver
        changedArguments = arguments
    }

    init(throwing error: Diagnostic, receiver: Value = .void, arguments: [Value] = []) {
        value = .void
        failure = Failure(error)
        changedReceiver = receiver
        changedArguments = arguments
    }

    var result: Value {
        get throws(Diagnostic) {
            try succeeded()
            return value
        }
    }

    var receiver: Value {
        get throws(Diagnostic) {
            try succeeded()
            return changedReceiver
        }
    }

    var arguments: [Value] {
        get throws(Diagnostic) {
            try succeeded()
            return changedArguments
        }
    }

    private func succeeded() throws(Diagnostic) {
        if let failure { throw failure.error }
    }
}
