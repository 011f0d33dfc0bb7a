// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// Calls the body with the direct children in source order, as `mapChildren` does, without making anything.
    /// What most source is made of has its own way; the rest goes the general one.
    package func forEachChild(_ body: (Expression) -> Void) {
        switch kind {
        case .integer, .float, .bool, .nil, .identifier, .implicitMember, .type, .discard: break
        case .member(let base, _, _): body(base)
        case .call(let call):
            body(call.callee)
            for argument in call.arguments { body(argument.value) }
            for closure in call.trailingClosures { body(closure.value) }
        case .binary(let left, _, let right):
            body(left)
            body(right)
        case .prefix(_, let inner), .parenthesized(let inner): body(inner)
        case .array(let elements): for element in elements { body(element) }
        case .string(let segments): visit(segments, body)
        case .closure(let closure) where closure.captures.isEmpty && closure.body.allSatisfy(\.isExpression):
            for statement in closure.body { if case .expression(let value) = statement.kind { body(value) } }
        default: visitByMapping(body)
        }
    }

    private func visit(_ segments: [StringSegment], _ body: (Expression) -> Void) {
        for case .interpolation(let arguments) in segments { for argument in arguments { body(argument.value) } }
    }

    private func visitByMapping(_ body: (Expression) -> Void) {
        _ = mapChildren { child in
            body(child)
            return child
        }
    }

    /// The nodes from this one down to the first one that a test picks, parents first and in source order; empty if it picks none.
    package func path(to isWanted: (Expression) -> Bool) -> [Expression] {
        // A loop, because chains are deep. Each entry knows how many nodes are above it.
        var pending: [(node: Expression, depth: Int)] = [(self, 0)]
        var path: [Expression] = []
        while let next = pending.popLast() {
            path.removeSubrange(next.depth...)
            path.append(next.node)
            if isWanted(next.node) { return path }
            let start = pending.count
            next.node.forEachChild { pending.append(($0, next.depth + 1)) }
            pending[start...].reverse()
        }
        return []
    }
}

extension Statement {
    fileprivate var isExpression: Bool {
        if case .expression = kind { return true }
        return false
    }
}
