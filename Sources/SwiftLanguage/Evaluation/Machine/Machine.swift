// SPDX-License-Identifier: GPL-3.0-or-later

/// Evaluates the code of one scene: the program, the state it reads and writes, and the host that knows the views.
/// One thread at a time.
package final class Machine: @unchecked Sendable {
    package let program: Program
    package var state: StateStore
    package let host: any LanguageHost
    package let budget: Budget
    let caches = Caches()
    var deferredTasks: [FunctionValue] = []
    /// What a `throw` of the user's code carries while it unwinds.
    var thrownValue: Value?

    package init(program: Program, state: StateStore, host: any LanguageHost, budget: Budget = Budget()) {
        self.program = program
        self.state = state
        self.host = host
        self.budget = budget
    }

    package func context(
        site: (any Sendable)? = nil, resolver: (any NameResolver)? = nil, reads: ReadLog? = nil
    ) -> EvaluationContext {
        EvaluationContext(machine: self, site: site, resolver: resolver, reads: reads)
    }
}
