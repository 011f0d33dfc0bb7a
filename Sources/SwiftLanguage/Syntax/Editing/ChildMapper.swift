// SPDX-License-Identifier: GPL-3.0-or-later

/// Rebuilds a node with other children. Every other traversal is made of this one, so that none forgets a place where
/// expressions can stand.
///
/// Children come in source order, through closures, statements, patterns and local declarations.
struct ChildMapper {
    /// What becomes of a direct child.
    let expression: (Expression) -> Expression
    /// What becomes of a list of statements before its own children are mapped.
    var list: ([Statement]) -> [Statement] = { $0 }

    func kind(_ kind: Expression.Kind) -> Expression.Kind {
        switch kind {
        case .integer, .float, .bool, .nil, .identifier, .implicitMember, .type, .discard: kind
        case .string(let segments): .string(segments.map { segment($0) })
        case .member(let base, let name, let span): .member(expression(base), name, nameSpan: span)
        case .call(let call): .call(self.call(call))
        case .subscript(let base, let arguments): .subscript(expression(base), self.arguments(arguments))
        case .closure(let closure): .closure(self.closure(closure))
        case .prefix(let sign, let operand): .prefix(sign, expression(operand))
        case .postfix(let operand, let sign): .postfix(expression(operand), sign)
        case .binary(let left, let sign, let right): .binary(expression(left), sign, expression(right))
        case .assignment(let target, let sign, let value): .assignment(expression(target), sign, expression(value))
        case .ternary(let condition, let first, let second): .ternary(expression(condition), expression(first), expression(second))
        case .array(let elements): .array(elements.map(expression))
        case .dictionary(let pairs): .dictionary(pairs.map { (expression($0.key), expression($0.value)) })
        case .tuple(let elements): .tuple(arguments(elements))
        case .parenthesized(let inner): .parenthesized(expression(inner))
        case .keyPath(let root, let components): .keyPath(root: root, components: components.map { component($0) })
        case .as(let value, let cast, let type): .as(expression(value), cast, type)
        case .is(let value, let type): .is(expression(value), type)
        case .optionalChaining(let inner): .optionalChaining(expression(inner))
        case .optionalChain(let inner): .optionalChain(expression(inner))
        case .forceUnwrap(let inner): .forceUnwrap(expression(inner))
        case .inout(let inner): .inout(expression(inner))
        case .if(let branch): .if(self.branch(branch))
        case .switch(let branch): .switch(self.branch(branch))
        case .effect(let word, let inner): .effect(word, expression(inner))
        case .macro(let name, let arguments): .macro(name, arguments: self.arguments(arguments))
        case .conditionalChain(let base, let clauses):
            .conditionalChain(expression(base), clauses.map { ($0.condition.map(expression), $0.chain.map(expression)) })
        case .typed(let inner, let type): .typed(expression(inner), type)
        }
    }

    private func call(_ call: Expression.Call) -> Expression.Call {
        var copy = call
        copy.callee = expression(call.callee)
        copy.arguments = arguments(call.arguments)
        copy.trailingClosures = arguments(call.trailingClosures)
        return copy
    }

    private func closure(_ closure: Expression.Closure) -> Expression.Closure {
        var copy = closure
        copy.captures = arguments(closure.captures)
        copy.body = statements(closure.body)
        return copy
    }

    func arguments(_ arguments: [Expression.Argument]) -> [Expression.Argument] {
        arguments.map { argument in
            var copy = argument
            copy.value = expression(argument.value)
            return copy
        }
    }

    private func segment(_ segment: Expression.StringSegment) -> Expression.StringSegment {
        guard case .interpolation(let arguments) = segment else { return segment }
        return .interpolation(self.arguments(arguments))
    }

    private func component(_ component: Expression.KeyPathComponent) -> Expression.KeyPathComponent {
        guard case .subscript(let arguments) = component else { return component }
        return .subscript(self.arguments(arguments))
    }
}
