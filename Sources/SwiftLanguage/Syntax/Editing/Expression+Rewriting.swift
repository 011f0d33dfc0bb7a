// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// A node of an earlier version of a tree and what stands in its place.
    package typealias Rewriting = (old: Expression, new: Expression)

    /// The nodes of this tree that an earlier version of it had otherwise, parents first, if all that differs are words in arguments:
    /// literals and bare names. Then both call the same things, in the same order and nested in the same way. nil where more may differ.
    /// What both share is not looked at.
    package func rewritings(since old: Expression) -> [Rewriting]? {
        var found: [Rewriting] = []
        var pending: [Rewriting] = [(old, self)]
        while let next = pending.popLast() {
            guard next.old.id == next.new.id, next.new.pairChildren(with: next.old, into: &pending) else { return nil }
            found.append(next)
        }
        return found
    }

    /// The direct children that are not the same objects as in an earlier version of this node, in source order; nil where it had more or
    /// fewer.
    package func changedChildren(since old: Expression) -> [Rewriting]? {
        if case .closure(let closure) = kind, case .closure(let oldClosure) = old.kind, closure.captures.isEmpty,
            oldClosure.captures.isEmpty
        {
            // Of many statements an edit concerns a few: the others are not gathered.
            var pairs: [Rewriting] = []
            if Self.pair(closure.body, oldClosure.body, into: &pairs) { return pairs }
        }
        let (own, others) = (children, old.children)
        guard own.count == others.count else { return nil }
        return zip(others, own).filter { $0 !== $1 }.map { (old: $0, new: $1) }
    }

    /// Adds the children that differ, each with the one in whose place it stands; false where they cannot be paired.
    private func pairChildren(with old: Expression, into pairs: inout [Rewriting]) -> Bool {
        func pair(_ new: Expression, _ old: Expression) {
            if new !== old { pairs.append((old, new)) }
        }
        switch (kind, old.kind) {
        case (.member(let base, let name, _), .member(let oldBase, let oldName, _)):
            pair(base, oldBase)
            return name == oldName
        case (.call(let call), .call(let oldCall)):
            pair(call.callee, oldCall.callee)
            return Self.pair(call.arguments, oldCall.arguments, into: &pairs)
                && Self.pair(call.trailingClosures, oldCall.trailingClosures, into: &pairs)
        case (.closure(let closure), .closure(let oldClosure)):
            let hasSameHead =
                closure.captures.isEmpty && oldClosure.captures.isEmpty
                && closure.parameters?.map(\.name) == oldClosure.parameters?.map(\.name)
            return hasSameHead && Self.pair(closure.body, oldClosure.body, into: &pairs)
        default: return false
        }
    }

    private static func pair(_ arguments: [Argument], _ old: [Argument], into pairs: inout [Rewriting]) -> Bool {
        guard arguments.count == old.count else { return false }
        for index in arguments.indices {
            guard arguments[index].label == old[index].label else { return false }
            let (new, old) = (arguments[index].value, old[index].value)
            if new !== old, !(new.isWord && old.isWord) { pairs.append((old, new)) }
        }
        return true
    }

    private static func pair(_ statements: [Statement], _ old: [Statement], into pairs: inout [Rewriting]) -> Bool {
        guard statements.count == old.count else { return false }
        for index in statements.indices {
            guard case .expression(let new) = statements[index].kind, case .expression(let old) = old[index].kind else { return false }
            if new !== old { pairs.append((old, new)) }
        }
        return true
    }

    /// A literal or a bare name: nothing is called in it.
    package var isWord: Bool {
        switch kind {
        case .integer, .float, .bool, .nil, .implicitMember, .discard: true
        case .identifier(_, let arguments): arguments.isEmpty
        case .string(let segments): segments.isPlain
        case .prefix(_, let operand): operand.isWord
        default: false
        }
    }
}
