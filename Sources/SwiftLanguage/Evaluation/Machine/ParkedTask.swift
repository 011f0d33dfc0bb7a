// SPDX-License-Identifier: GPL-3.0-or-later

/// A task that sleeps in a loop would go on for ever: after some sleeps it goes no further, and whoever called it goes on.
extension Machine {
    /// How often the tasks of one layout may sleep.
    private static let sleepLimit = 100

    /// `Task.sleep`: it is over at once, until there were too many.
    func sleep(for seconds: Double, at span: SourceSpan?) throws(Diagnostic) -> Value {
        sleepCount += 1
        sleptSeconds += max(0, seconds)
        guard sleepCount > Self.sleepLimit else { return .void }
        isParking = true
        throw Diagnostic(.limitExceeded, "a task sleeps more than \(Self.sleepLimit) times", at: span)
    }

    /// Does an error only end a task that sleeps for ever?
    func park(_ error: Diagnostic) -> Bool {
        guard isParking else { return false }
        isParking = false
        return true
    }

    /// Runs an action, or as much of it as there is before it sleeps for ever.
    package func perform(_ function: FunctionValue, _ arguments: [Value] = [], in context: EvaluationContext) throws(Diagnostic) -> Value {
        let saved = (budget.nesting, budget.callDepth)
        do { return try call(function, arguments, in: context) } catch {
            guard park(error) else { throw error }
            (budget.nesting, budget.callDepth) = saved
            return .void
        }
    }
}
