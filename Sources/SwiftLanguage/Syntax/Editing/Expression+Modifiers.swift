// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// One link of a chain of modifiers: `.padding(8)`.
    package struct Modifier: Sendable {
        package let name: String
        /// The whole call, its base included.
        package let expression: Expression
        package let call: Call

        /// The same modifier, with the same ids, on another base.
        package func applied(to base: Expression) -> Expression {
            guard case .member(_, _, let span) = call.callee.kind else { return expression }
            var copy = call
            copy.callee = call.callee.with(.member(base, name, nameSpan: span))
            return expression.with(.call(copy))
        }
    }

    /// `x.padding(8).frame(width: 1)` is `x` and two modifiers, innermost first.
    ///
    /// The base is what is not a call of a member of a value: `Text("a")`, `x`, `Color.red`, `Kind.make()`, `.title2`, `(a + b)`.
    package var modifierChain: (base: Expression, modifiers: [Modifier]) {
        var modifiers: [Modifier] = []
        var current = self
        while case .call(let call) = current.kind, case .member(let inner, let name, _) = call.callee.kind, inner.asType == nil {
            modifiers.append(Modifier(name: name, expression: current, call: call))
            current = inner
        }
        return (current, modifiers.reversed())
    }

    /// For the chains of `conditionalChain`, and for `.padding().bold()` as a command takes it: the implicit member at its beginning
    /// becomes a member of `base`. nil if it does not begin so.
    package func rebased(on base: Expression) -> Expression? {
        var links: [Expression] = []
        var current = self
        while let inner = PrintBuilder.inner(of: current) {
            links.append(current)
            current = inner
        }
        guard case .implicitMember(let name) = current.kind else { return nil }
        let start = current.with(.member(base, name, nameSpan: current.span))
        return links.reversed().reduce(start) { inner, link in link.withInner(inner) }
    }

    /// The same link of a chain on another base.
    private func withInner(_ inner: Expression) -> Expression {
        switch kind {
        case .member(_, let name, let span): return with(.member(inner, name, nameSpan: span))
        case .subscript(_, let arguments): return with(.subscript(inner, arguments))
        case .optionalChaining: return with(.optionalChaining(inner))
        case .forceUnwrap: return with(.forceUnwrap(inner))
        case .postfix(_, let sign): return with(.postfix(inner, sign))
        case .conditionalChain(_, let clauses): return with(.conditionalChain(inner, clauses))
        case .call(var call):
            call.callee = inner
            return with(.call(call))
        default: return self
        }
    }

    /// The nodes from this one down its chain: calls, their callees, and the base.
    package var spine: [Expression] {
        var nodes = [self]
        var current = self
        while let inner = PrintBuilder.inner(of: current) {
            nodes.append(inner)
            current = inner
        }
        return nodes
    }
}
