// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What code gave, by its place: while nothing that it has read changes, its views stay as they are and no code runs.
///
/// That is more than speed where it is seen whether code runs again: a view that makes its model, `@ObservedObject var model = Model()`, has
/// another one when whoever writes the view is evaluated again, and only then; so has one that draws a random number or a UUID. Such views
/// are kept in any case, and undo brings those of its time back (`BodyRuns`).
// Unchecked: it is used on the interpreter's thread only.
package final class BodyMemos: @unchecked Sendable {
    /// What code was given, beside what it read.
    private enum Input {
        case root(Expression)
        /// - Parameters:
        ///   - giver: whose names the views have that the component was given.
        ///   - content: what a modifier goes around.
        case body(StructValue, giver: ViewPath?, content: Node?)
        case closure(FunctionValue, [Value])
    }

    private struct Memo {
        let input: Input
        let record: BodyRecord
        let node: Node
        /// The instances that its views keep, as they hold the machine of their input, and that its state.
        var weight = 0
    }

    private var memos: [BodyPlace: Memo] = [:]
    /// Those of runs that are seen, by their number.
    private var runs: [UInt64: Memo] = [:]
    let isUsed: Bool
    /// How many bodies were evaluated; tests count.
    package private(set) var evaluations = 0

    /// The machine of the last run, whose instances are counted once, and those of all runs.
    private weak var lastMachine: Machine?
    private var weight = 0

    /// A list scrolled far leaves its rows' bodies behind.
    private static let capacity = 20_000
    /// As many instances are kept by runs of the past.
    private static let weightLimit = 1_000_000

    package init(isUsed: Bool = true) { self.isUsed = isUsed }

    /// Lets go of views, which may hold a machine whose host has these memos.
    package func forget() { (memos, runs, weight) = ([:], [:], 0) }

    private func memo(at place: BodyPlace, in state: StateStore) -> Memo? {
        if let run = state.bodyRuns[place] { return runs[run] }
        return isUsed ? memos[place] : nil
    }

    private func remember(_ memo: Memo, at place: BodyPlace, on machine: Machine) {
        guard memo.record.isSeenToRun else {
            machine.state.bodyRuns.remove(place)
            if memos.count >= Self.capacity { memos.removeAll() }
            memos[place] = memo
            return
        }
        let run = machine.state.bodyRuns.add(at: place)
        var memo = memo
        if machine !== lastMachine { (lastMachine, memo.weight) = (machine, machine.state.instanceCount) }
        if runs.count >= Self.capacity || weight + memo.weight > Self.weightLimit, runs.count > 1 {
            let oldest = runs.keys.sorted()[runs.count / 2]
            runs = runs.filter { $0.key >= oldest }
            weight = runs.values.reduce(0) { $0 + $1.weight }
        }
        weight += memo.weight
        runs[run] = memo
    }

    /// The views of a body, remembered or made.
    func node(
        of value: StructValue, owner: StateOwner, giver: ViewPath? = nil, content: Node? = nil, in context: EvaluationContext,
        make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let machine = context.machine
        let place = BodyPlace.body(owner)
        if let memo = memo(at: place, in: machine.state), case .body(let known, let knownGiver, let knownContent) = memo.input,
            knownGiver == giver, knownContent === content, machine.isSameInput(known, value),
            machine.holds(memo.record, for: value, owner: owner, in: context)
        {
            return memo.node
        }
        evaluations += 1
        let (node, record) = try machine.recorded(value, owner: owner, in: context, make)
        remember(Memo(input: .body(value, giver: giver, content: content), record: record, node: node), at: place, on: machine)
        return node
    }

    /// The views of a builder closure that layout runs: remembered only where it is seen whether it runs again.
    func node(
        of function: FunctionValue, _ arguments: [Value], at owner: ViewPath, in context: EvaluationContext,
        make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let machine = context.machine
        let place = BodyPlace.content(StateOwner(owner), function.expression?.id)
        if let run = machine.state.bodyRuns[place], let memo = runs[run], case .closure(let known, let knownArguments) = memo.input,
            known === function, knownArguments == arguments, machine.holds(memo.record, in: context)
        {
            return memo.node
        }
        let (node, record) = try machine.recorded(in: context, make)
        if record.isSeenToRun {
            remember(Memo(input: .closure(function, arguments), record: record, node: node), at: place, on: machine)
        }
        return node
    }

    /// The views of the scene's root.
    func root(
        of expression: Expression, on machine: Machine, make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let context = machine.context()
        if let memo = memo(at: .root, in: machine.state), case .root(let known) = memo.input, known === expression,
            machine.holds(memo.record, in: context)
        {
            return memo.node
        }
        let (node, record) = try machine.recorded(ReadLog(remembersStatements: isUsed), in: context, make)
        remember(Memo(input: .root(expression), record: record, node: node), at: .root, on: machine)
        return node
    }
}
