// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// At the prompt a bare `viewport` means the view's own environment. Swift reads environment where a property says so: each view that
/// uses it gets a reader around it, at its place.
enum ViewportReading {
    static func wrapped(_ expression: Expression) -> Expression {
        let inner = expression.mapChildren { child in
            guard case .closure(var closure) = child.kind else { return wrappedInside(child) }
            closure.body = closure.body.map { statement in
                guard case .expression(let view) = statement.kind, !isChoice(view) else { return statement.mapChildren(wrapped) }
                return Statement(.expression(wrapped(view)), span: statement.span)
            }
            return child.with(.closure(closure))
        }
        return readsDirectly(expression) ? reader(around: inner) : inner
    }

    /// A part of the same chain: closures further in are places of their own, the chain itself is not one.
    private static func wrappedInside(_ expression: Expression) -> Expression {
        let whole = wrapped(expression)
        guard readsDirectly(expression), case .call(let call) = whole.kind, let closure = call.trailingClosures.first?.value,
            case .closure(let body) = closure.kind, case .expression(let inside)? = body.body.first?.kind
        else { return whole }
        return inside
    }

    /// The way back: readers are only there for Swift.
    static func unwrapped(_ expression: Expression) -> Expression {
        if case .call(let call) = expression.kind, case .identifier("ViewportReader", _) = call.callee.kind, call.arguments.isEmpty,
            call.trailingClosures.count == 1, case .closure(let closure) = call.trailingClosures[0].value.kind, closure.body.count == 1,
            case .expression(let view) = closure.body[0].kind
        {
            return unwrapped(view)
        }
        return expression.mapChildren(unwrapped)
    }

    private static func isChoice(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .if, .switch: true
        default: false
        }
    }

    private static func readsDirectly(_ expression: Expression) -> Bool {
        if case .identifier("viewport", _) = expression.kind { return true }
        return expression.children.contains { child in
            if case .closure = child.kind { return false }
            return readsDirectly(child)
        }
    }

    private static func reader(around view: Expression) -> Expression {
        let closure = Expression.Closure(parameters: [Expression.Closure.Parameter(name: "viewport")], body: [Statement(.expression(view))])
        let call = Expression.Call(
            callee: Expression(.identifier("ViewportReader", genericArguments: [])),
            trailingClosures: [Expression.Argument(Expression(.closure(closure)))], hasParentheses: false)
        return Expression(.call(call))
    }
}
