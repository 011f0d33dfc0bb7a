// SPDX-License-Identifier: GPL-3.0-or-later

/// Gives the elements of a sequence one after the other, as an iterator does; nil when there are no more. A value: a copy goes on by itself,
/// on whichever machine asks it.
struct Puller: Sendable {
    private var step: any PullerStep
    /// How often it was asked.
    private var count = 0

    /// - Parameters:
    ///   - state: how far it has come.
    ///   - next: gives the next element and moves on.
    init<State: Sendable>(_ state: State, _ next: @escaping @Sendable (inout State, Activation) throws(Diagnostic) -> Value?) {
        step = Step(state: state, body: next)
    }

    mutating func next(in activation: Activation) throws(Diagnostic) -> Value? {
        count &+= 1
        return try step.next(in: activation)
    }
}

extension Puller: Equatable {
    /// Of one iterator at two times: the same as long as it was not asked for an element.
    static func == (a: Puller, b: Puller) -> Bool { a.count == b.count }
}

private protocol PullerStep: Sendable {
    mutating func next(in activation: Activation) throws(Diagnostic) -> Value?
}

private struct Step<State: Sendable>: PullerStep {
    var state: State
    let body: @Sendable (inout State, Activation) throws(Diagnostic) -> Value?

    mutating func next(in activation: Activation) throws(Diagnostic) -> Value? { try body(&state, activation) }
}
