// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// The same node (id and place) with another content.
    package func with(_ kind: Kind) -> Expression { Expression(kind, id: id, span: span) }

    /// The node with each direct child replaced, in source order, also those in closures, statements, patterns and local declarations.
    ///
    /// A node whose children all stay the same objects is itself the same object.
    package func mapChildren(_ transform: (Expression) -> Expression) -> Expression {
        withoutActuallyEscaping(transform) { transform in
            var isChanged = false
            let mapper = ChildMapper(expression: { child in
                let result = transform(child)
                if result !== child { isChanged = true }
                return result
            })
            let mapped = mapper.kind(kind)
            return isChanged ? with(mapped) : self
        }
    }

    /// The direct children in source order.
    package var children: [Expression] {
        var result: [Expression] = []
        forEachChild { result.append($0) }
        return result
    }

    /// Visits this node and all below it, parents first, in source order; `visit` answers whether to go below the node.
    package func walk(_ visit: (Expression) -> Bool) {
        // A loop, because chains are deep: `a.b().c()…` nests to the left.
        var pending = [self]
        while let next = pending.popLast() {
            guard visit(next) else { continue }
            let start = pending.count
            next.forEachChild { pending.append($0) }
            pending[start...].reverse()
        }
    }

    /// The first node, this one or one below it, parents first, that the predicate holds for; nil if there is none.
    package func first(where predicate: (Expression) -> Bool) -> Expression? {
        path(to: predicate).last
    }

    /// The same tree in which no node has an id of this one.
    package func copyWithFreshIDs() -> Expression {
        let copy = mapChildren { $0.copyWithFreshIDs() }
        return Expression(copy.kind, span: span)
    }
}

extension Statement {
    /// The direct child expressions, as for an expression.
    package func mapChildren(_ transform: (Expression) -> Expression) -> Statement {
        withoutActuallyEscaping(transform) { ChildMapper(expression: $0).statement(self) }
    }
}

extension Declaration {
    /// The direct child expressions, as for an expression.
    package func mapChildren(_ transform: (Expression) -> Expression) -> Declaration {
        withoutActuallyEscaping(transform) { ChildMapper(expression: $0).declaration(self) }
    }
}
