// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The bodies of components by their place: while nothing that one has read changes, its views stay as they are and no code runs.
package final class BodyMemos: @unchecked Sendable {
    private struct Memo {
        let value: StructValue
        /// Whose names the views have that the component was given, and what its modifier goes around.
        let giver: ViewPath?
        let content: Node?
        let record: BodyRecord
        let node: Node
    }

    private var memos: [StateOwner: Memo] = [:]
    let isUsed: Bool
    /// How many bodies were evaluated; tests count.
    package private(set) var evaluations = 0

    /// A list scrolled far leaves its rows' bodies behind.
    private static let capacity = 20_000

    package init(isUsed: Bool = true) { self.isUsed = isUsed }

    /// The views of a body, remembered or made.
    func node(
        of value: StructValue, owner: StateOwner, giver: ViewPath? = nil, content: Node? = nil, in context: EvaluationContext,
        make: (EvaluationContext) throws(Diagnostic) -> Node
    ) throws(Diagnostic) -> Node {
        let machine = context.machine
        if isUsed, let memo = memos[owner], memo.giver == giver, memo.content === content, machine.isSameInput(memo.value, value),
            machine.holds(memo.record, for: value, owner: owner, in: context)
        {
            return memo.node
        }
        evaluations += 1
        let (node, record) = try machine.recorded(value, owner: owner, in: context, make)
        if memos.count >= Self.capacity { memos = [:] }
        memos[owner] = record.map { Memo(value: value, giver: giver, content: content, record: $0, node: node) }
        return node
    }
}
