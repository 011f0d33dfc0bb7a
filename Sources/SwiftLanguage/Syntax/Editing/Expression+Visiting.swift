// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// Calls the body with the direct children in source order, as `mapChildren` does, without making anything.
    /// What most source is made of has its own way; the rest goes the general one.
    func forEachChild(_ body: (Expression) -> Void) {
        switch kind {
        case .integer, .float, .bool, .nil, .identifier, .implicitMember, .type, .discard: break
        case .member(let base, _, _), .typed(let base, _): body(base)
        case .call(let call):
            body(call.callee)
            Self.visit(call.arguments, body)
            Self.visit(call.trailingClosures, body)
        case .binary(let left, _, let right):
            body(left)
            body(right)
        case .prefix(_, let inner), .parenthesized(let inner): body(inner)
        case .array(let elements): for element in elements { body(element) }
        case .string(let segments): visit(segments, body)
        case .closure(let closure) where closure.captures.isEmpty && closure.body.holdsExpressionsOnly:
            for index in closure.body.indices { if case .expression(let value) = closure.body[index].kind { body(value) } }
        default: visitByMapping(body)
        }
    }

    /// By index: an argument is more than its expression, and need not be copied for that.
    private static func visit(_ arguments: [Argument], _ body: (Expression) -> Void) {
        for index in arguments.indices { body(arguments[index].value) }
    }

    private func visit(_ segments: [StringSegment], _ body: (Expression) -> Void) {
        for case .interpolation(let arguments) in segments { Self.visit(arguments, body) }
    }

    private func visitByMapping(_ body: (Expression) -> Void) {
        _ = mapChildren { child in
            body(child)
            return child
        }
    }

    /// Does a test pick a node of this tree that is not a node of an earlier version of it? Where both have the same object nothing is new.
    /// (Nodes that moved may be asked too.)
    package func contains(newSince old: Expression?, where isWanted: (Expression) -> Bool) -> Bool {
        var pending: [(new: Expression, old: Expression?)] = [(self, old)]
        while let next = pending.popLast() {
            if next.new === next.old || next.new === old { continue }
            if isWanted(next.new) { return true }
            guard let earlier = next.old else {
                next.new.forEachChild { pending.append(($0, nil)) }
                continue
            }
            let children = next.new.children
            var others = earlier.children[...]
            // An edit concerns a few neighbours: what stands before and after them is the same.
            let start = children.indices.first { index in
                guard let other = others.first, other === children[index] else { return true }
                others.removeFirst()
                return false
            }
            guard let start else { continue }
            var end = children.count
            while end > start, let other = others.last, other === children[end - 1] {
                others.removeLast()
                end -= 1
            }
            // Many changes at once are not sorted out.
            let isFew = end - start <= 8
            for child in children[start..<end] {
                pending.append((child, child === earlier ? child : isFew ? others.first { $0.id == child.id } : nil))
            }
        }
        return false
    }

    /// The nodes from this one down to the first one that a test picks, parents first and in source order; empty if it picks none.
    package func path(to isWanted: (Expression) -> Bool) -> [Expression] {
        // A loop, because chains are deep. Each entry knows how many nodes are above it; this node holds them all.
        var pending: [(node: Unmanaged<Expression>, depth: Int)] = [(.passUnretained(self), 0)]
        var path: [Expression] = []
        while let next = pending.popLast() {
            let node = next.node.takeUnretainedValue()
            path.removeLast(path.count - next.depth)
            path.append(node)
            if isWanted(node) { return path }
            let start = pending.count
            node.forEachChild { pending.append((.passUnretained($0), next.depth + 1)) }
            pending[start...].reverse()
        }
        return []
    }
}

extension [Statement] {
    fileprivate var holdsExpressionsOnly: Bool {
        indices.allSatisfy { index in
            if case .expression = self[index].kind { return true }
            return false
        }
    }
}
