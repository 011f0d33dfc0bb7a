// SPDX-License-Identifier: GPL-3.0-or-later

/// Evaluates the code of one scene: the program, the state it reads and writes, and the host that knows the views. It lives as long as what
/// it works on, one input of a shell, and with it end its state, its budget and the tasks that nobody ran.
/// One thread at a time.
// Unchecked: closures that layout calls hold it, and evaluation and layout run on the interpreter's thread.
package final class Machine: @unchecked Sendable {
    // The machine of a task has those of the input in which it goes on (`TaskStack`): none is changed while it is read.
    @exclusivity(unchecked) package internal(set) var program: Program
    package var state: StateStore
    @exclusivity(unchecked) package internal(set) var host: any LanguageHost
    package let budget: Budget
    @exclusivity(unchecked) var caches: Caches
    /// The task whose code it runs, and the stack on which that stands still; nil for all other code.
    var currentTask: TaskRun?
    var stack: CodeStack?
    weak var task: TaskStack?
    /// The task-local values that hold now, by their variables.
    var taskLocals: [Int: [Value]] = [:]
    /// What each `withObservationTracking` that runs has read so far, the innermost last.
    var observedReads: [Set<PublishedProperty>] = []
    /// Instances whose `deinit` waits: the store's, and that of all its copies.
    @exclusivity(unchecked) var deinitializations: DeinitializationQueue
    var deferredTasks: [FunctionValue] = []
    /// The waiting tasks that go on with those.
    var woken: Set<TaskRun> = []
    /// Where the virtual clock stands, in seconds since the scene began.
    package var now: Double
    /// Globals and static properties whose first value is being worked out: one that needs itself is an error.
    var evaluatingGlobals: Set<String> = []
    /// An error is asked what it says of itself: one that it makes an NSError for that is not asked again.
    var isBridgingError = false
    /// What a `throw` of the user's code carries while it unwinds.
    var thrownValue: Value?

    /// - Parameter caches: what machines of the same program on the same platform have worked out before.
    package init(
        program: Program, state: StateStore, host: any LanguageHost, budget: Budget = Budget(), caches: Caches = Caches(), now: Double = 0
    ) {
        self.now = now
        self.program = program
        self.state = state
        deinitializations = state.deinitializations
        self.host = host
        self.budget = budget
        self.caches = caches
    }

    package func context(
        site: (any Sendable)? = nil, resolver: (any NameResolver)? = nil, reads: ReadLog? = nil
    ) -> EvaluationContext {
        EvaluationContext(machine: self, site: site, resolver: resolver, reads: reads)
    }
}
