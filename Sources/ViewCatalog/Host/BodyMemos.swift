// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What code gave, by its place: while nothing that it has read changes, its views stay as they are and no code runs.
///
/// That is more than speed where code makes class instances: a view that makes its model, `@ObservedObject var model = Model()`, has
/// another one when whoever writes the view is evaluated again, and only then. So such views are kept in any case.
package final class BodyMemos: @unchecked Sendable {
    private struct Body {
        let value: StructValue
        /// Whose names the views have that the component was given, and what its modifier goes around.
        let giver: ViewPath?
        let content: Node?
        let record: BodyRecord
        let node: Node
    }

    /// What a builder closure gave for some arguments.
    private struct Content {
        let function: FunctionValue
        let arguments: [Value]
        /// Does the closure stand in the scene's root? Then it is another one whenever that is evaluated.
        let isOfRoot: Bool
        let record: BodyRecord
        let node: Node
    }

    private struct ContentPlace: Hashable {
        let owner: ViewPath
        let closure: ExpressionID?
    }

    private struct Root {
        let expression: Expression
        let record: BodyRecord
        let node: Node
    }

    private var bodies: [StateOwner: Body] = [:]
    private var contents: [ContentPlace: Content] = [:]
    private var root: Root?
    let isUsed: Bool
    /// How many bodies were evaluated; tests count.
    package private(set) var evaluations = 0

    /// A list scrolled far leaves its rows' bodies behind.
    private static let capacity = 20_000

    /// Lets go of views, which may hold a machine whose host has these memos.
    package func forget() { (bodies, contents, root) = ([:], [:], nil) }

    package init(isUsed: Bool = true) { self.isUsed = isUsed }

    private func mayUse(_ record: BodyRecord) -> Bool { isUsed || record.hasMadeObjects }

    /// The views of a body, remembered or made.
    func node(
        of value: StructValue, owner: StateOwner, giver: ViewPath? = nil, content: Node? = nil, in context: EvaluationContext,
        make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let machine = context.machine
        if let memo = bodies[owner], mayUse(memo.record), memo.giver == giver, memo.content === content,
            machine.isSameInput(memo.value, value), machine.holds(memo.record, for: value, owner: owner, in: context)
        {
            return memo.node
        }
        evaluations += 1
        let (node, record) = try machine.recorded(value, owner: owner, in: context, make)
        if bodies.count >= Self.capacity { bodies = bodies.filter { $0.value.record.hasMadeObjects } }
        bodies[owner] = record.map { Body(value: value, giver: giver, content: content, record: $0, node: node) }
        return node
    }

    /// The views of a builder closure that layout runs: remembered only where it makes class instances.
    func node(
        of function: FunctionValue, _ arguments: [Value], at owner: ViewPath, in context: EvaluationContext,
        make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let place = ContentPlace(owner: owner, closure: function.expression?.id)
        if let memo = contents[place], memo.function === function, memo.arguments == arguments, context.machine.holds(memo.record) {
            return memo.node
        }
        let (node, record) = try context.machine.recorded(in: context, make)
        contents[place] = record.flatMap { record in
            guard record.hasMadeObjects else { return nil }
            return Content(
                function: function, arguments: arguments, isOfRoot: context.stateOwner == nil, record: record, node: node)
        }
        return node
    }

    /// The views of the scene's root.
    func root(
        of expression: Expression, on machine: Machine, make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        if let root, mayUse(root.record), root.expression === expression, machine.holds(root.record) { return root.node }
        contents = contents.filter { !$0.value.isOfRoot }
        let (node, record) = try machine.recorded(ReadLog(remembersStatements: isUsed), in: machine.context(), make)
        root = record.map { Root(expression: expression, record: $0, node: node) }
        return node
    }
}
