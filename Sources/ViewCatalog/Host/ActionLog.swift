// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the user's code asked for while it ran, beside changing state: scrolls by a ScrollViewProxy, the transaction of its changes,
/// and what is to run when their animation has ended. The shell drains it.
// Unchecked: it is used on the interpreter's thread only.
package final class ActionLog: @unchecked Sendable {
    package struct Scroll: Sendable {
        package let reader: ViewPath
        package let id: ViewID
        package let anchor: UnitPoint?
        /// In which it was asked for.
        package let transaction: TransactionValue
    }

    /// `withAnimation(…) { … } completion: { … }`.
    package struct CompletionHandler: Sendable {
        package let action: LateCall
        package let transaction: TransactionValue
        /// `.removed`: when all is still; else when the animation counts as done.
        package let waitsForRest: Bool
    }

    /// A value of a publisher that a view receives.
    package struct Received: Sendable {
        /// The subscription, by the number that it was given.
        package let subscription: Int
        package let value: Value
    }

    private var scrolls: [Scroll] = []
    private var completions: [CompletionHandler] = []
    private var received: [Received] = []
    private var transactions: [TransactionValue] = []
    private var last: TransactionValue?

    package init() {}

    /// The transaction in which code is running now; nil outside of any.
    package var current: TransactionValue? { transactions.last }

    func scroll(reader: ViewPath, to id: ViewID, anchor: UnitPoint?) {
        scrolls.append(Scroll(reader: reader, id: id, anchor: anchor, transaction: current ?? TransactionValue()))
    }

    func within(_ transaction: TransactionValue, _ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
        transactions.append(transaction)
        last = transaction
        defer { transactions.removeLast() }
        return try body()
    }

    /// - Parameter animation: nil means `.default`; the value nil is not an animation.
    func animating(_ animation: Value?, _ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
        var transaction = current ?? TransactionValue()
        transaction.animation = animation.map { AnimationValue.decode($0) } ?? .standard
        return try within(transaction, body)
    }

    func complete(_ action: LateCall, _ animation: Value?, waitsForRest: Bool) {
        let animation = animation.map { AnimationValue.decode($0) } ?? .standard
        completions.append(
            CompletionHandler(action: action, transaction: TransactionValue(animation: animation), waitsForRest: waitsForRest))
    }

    package func receive(_ value: Value, by subscription: Int) { received.append(Received(subscription: subscription, value: value)) }

    /// What was received, oldest first; it is forgotten then.
    package func drainReceived() -> [Received] {
        defer { received = [] }
        return received
    }

    /// The last transaction since it was asked for; nil without one.
    package func drainTransaction() -> TransactionValue? {
        defer { last = nil }
        return last
    }

    /// The scrolls that were asked for, oldest first; they are forgotten then.
    package func drainScrolls() -> [Scroll] {
        defer { scrolls = [] }
        return scrolls
    }

    /// What is to run when animations have ended, oldest first; it is forgotten then.
    package func drainCompletions() -> [CompletionHandler] {
        defer { completions = [] }
        return completions
    }
}

extension CatalogHost {
    package func withAnimation(
        _ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value { try actions.animating(animation, body) }

    package func afterAnimation(_ animation: Value?, waitsForRest: Bool, _ action: FunctionValue, in context: EvaluationContext) {
        actions.complete(LateCall(function: action, place: context.place), animation, waitsForRest: waitsForRest)
    }
}
