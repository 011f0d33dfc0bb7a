// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// How much an input may do before it ends with an error (language.md §3: endless recursion or loops).
// Unchecked: one thread counts; the flag that another thread or a signal sets is atomic.
package final class Budget: @unchecked Sendable {
    package struct Limits: Sendable {
        package var steps = 20_000_000
        /// Calls of the user's functions inside one another.
        package var callDepth = 2_000
        /// Expressions inside one another, over all those calls.
        package var nesting = 60_000
        /// Elements and characters that natives go through without a step for each.
        package var work = 60_000_000
        /// Elements and characters of one collection or string.
        package var collection = 5_000_000
        /// Elements and characters made in all.
        package var memory = 16_000_000
        package var output = 1_000_000
        /// Values inside one another that are compared, hashed or described.
        package var depthOfValues = ValueRoom.deepest

        package init() {}
    }

    /// How deep calls and expressions lie in one another.
    struct Depth {
        var calls = 0
        var nesting = 0

        static func + (a: Depth, b: Depth) -> Depth { Depth(calls: a.calls + b.calls, nesting: a.nesting + b.nesting) }
        static func - (a: Depth, b: Depth) -> Depth { Depth(calls: a.calls - b.calls, nesting: a.nesting - b.nesting) }
        func union(_ other: Depth) -> Depth { Depth(calls: max(calls, other.calls), nesting: max(nesting, other.nesting)) }
    }

    var depth: Depth { Depth(calls: callDepth, nesting: nesting) }

    package let limits: Limits
    // None of the counts is changed while it is read: nothing runs in between.
    @exclusivity(unchecked) package internal(set) var steps = 0
    /// What was counted in steps beside those that were taken.
    @exclusivity(unchecked) private(set) var surcharge = 0
    /// All that was counted in steps.
    package var spent: Int { steps &+ surcharge }
    package internal(set) var work = 0
    package internal(set) var memory = 0
    package internal(set) var output = 0
    @exclusivity(unchecked) var callDepth = 0 {
        didSet { if callDepth > deepest.calls { deepest.calls = callDepth } }
    }
    @exclusivity(unchecked) var nesting = 0 {
        didSet { if nesting > deepest.nesting { deepest.nesting = nesting } }
    }
    /// How deep the value lies in others that is gone through.
    @exclusivity(unchecked) private var depthOfValue = 0
    /// How deeply code has nested since this was last set.
    var deepest = Depth()
    /// Set from a signal handler or another thread.
    package let interrupt: InterruptFlag

    package init(_ limits: Limits = Limits(), interrupt: InterruptFlag = InterruptFlag()) {
        self.limits = limits
        self.interrupt = interrupt
    }

    @inline(__always)
    func step(at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) {
        steps &+= 1
        if steps & 0x3FF == 0 || steps &+ surcharge > limits.steps { try check(at: span()) }
    }

    /// Goes on where another has come to; how deep its own code lies stays.
    func take(countsOf other: Budget) {
        (steps, surcharge, work, memory, output) = (other.steps, other.surcharge, other.work, other.memory, other.output)
    }

    /// Leaves less depth: a part of all, between 0 and 1.
    func reserve(_ part: Double) {
        callDepth += Int(Double(limits.callDepth) * part)
        nesting += Int(Double(limits.nesting) * part)
    }

    /// The next step is one too many.
    func exhaust() { surcharge = limits.steps + 1 }

    /// Counts what takes as long as a number of steps: asked before it is done.
    @inline(__always)
    package func spend(_ count: Int, at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) {
        surcharge &+= count
        if steps &+ surcharge > limits.steps { try check(at: span()) }
    }

    /// What is about to begin takes at least so many steps, which it will count: where they are not left it need not begin.
    func expect(_ count: Int, at span: SourceSpan?) throws(Diagnostic) {
        guard spent &+ count > limits.steps else { return }
        exhaust()
        try check(at: span)
    }

    /// An expression begins to run, inside of those that have not ended; `leave` comes when it has.
    @inline(__always)
    func enter(at span: @autoclosure () -> SourceSpan?) throws(Diagnostic) {
        try step(at: span())
        guard nesting < limits.nesting else { throw Self.tooDeep(at: span()) }
        nesting &+= 1
    }

    @inline(__always)
    func leave() { nesting &-= 1 }

    @inline(never)
    private static func tooDeep(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.limitExceeded, "the calls are nested too deeply", at: span, hint: "look for endless recursion")
    }

    @inline(never)
    private func check(at span: SourceSpan?) throws(Diagnostic) {
        try interrupt.check(at: span)
        guard steps &+ surcharge <= limits.steps else {
            throw Diagnostic(
                .limitExceeded, "the input takes more than \(limits.steps) steps", at: span, hint: "look for an endless loop"
            ).outOfBudget()
        }
    }

    /// Counts what a native goes through: asked before it does.
    @inline(__always)
    package func work(_ count: Int, at span: SourceSpan?) throws(Diagnostic) {
        let sum = work.addingReportingOverflow(count)
        work = sum.overflow ? .max : sum.partialValue
        if count > 0x3FF || work > limits.work { try checkWork(at: span) }
    }

    @inline(never)
    private func checkWork(at span: SourceSpan?) throws(Diagnostic) {
        try interrupt.check(at: span)
        guard work <= limits.work else {
            throw Diagnostic(
                .limitExceeded, "the input goes through more than \(limits.work) elements and characters", at: span,
                hint: "look for a loop that goes through a long string or collection each time"
            ).outOfBudget()
        }
    }

    /// Goes through the parts of a value, which may hold others: what lies deep takes room on the stack.
    @inline(__always)
    func inside<Answer>(at span: SourceSpan?, _ body: () throws(Diagnostic) -> Answer) throws(Diagnostic) -> Answer {
        guard depthOfValue < limits.depthOfValues else {
            throw Diagnostic(.limitExceeded, "a value is nested more than \(limits.depthOfValues) deep", at: span)
        }
        depthOfValue &+= 1
        defer { depthOfValue &-= 1 }
        return try body()
    }

    /// Counts what is allocated for a collection or a string: asked before it is made.
    /// - Parameter weight: how much an element takes, as many times as one of an array.
    package func allocate(_ count: Int, weight: Int = 1, at span: SourceSpan?) throws(Diagnostic) {
        let sum = memory.addingReportingOverflow(count.multipliedReportingOverflow(by: weight).overflow ? .max : count &* weight)
        memory = sum.overflow ? .max : sum.partialValue
        guard count <= limits.collection, memory <= limits.memory else {
            throw Diagnostic(
                .limitExceeded,
                "a collection or string grows beyond \(limits.collection) elements, or all of them together beyond \(limits.memory)",
                at: span
            ).outOfBudget()
        }
    }

    func write(_ count: Int, at span: SourceSpan?) throws(Diagnostic) {
        output &+= count
        guard output <= limits.output else { throw tooMuchOutput(at: span) }
    }

    func tooMuchOutput(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.limitExceeded, "print wrote more than \(limits.output) characters", at: span)
    }
}

/// A flag that a signal handler may set.
package final class InterruptFlag: Sendable {
    private let flag = Atomic<Bool>(false)
    package init() {}
    package var isSet: Bool { flag.load(ordering: .relaxed) }
    package func set() { flag.store(true, ordering: .relaxed) }
    package func clear() { flag.store(false, ordering: .relaxed) }

    /// Throws where the person has stopped the input.
    package func check(at span: SourceSpan? = nil) throws(Diagnostic) {
        if isSet { throw Diagnostic(.interrupted, "interrupted", at: span) }
    }
}
