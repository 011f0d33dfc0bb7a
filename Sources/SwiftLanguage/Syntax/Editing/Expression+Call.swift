// SPDX-License-Identifier: GPL-3.0-or-later

/// Edits of one call, which keep its id; nil for what is not a call.
extension Expression {
    package var asCall: Call? {
        guard case .call(let call) = kind else { return nil }
        return call
    }

    /// The call with an argument set: in place of the one with that label, else put where `order` (the labels as declared) wants it,
    /// else last. Without a label the first argument that has none is meant.
    package func settingArgument(_ label: String?, to value: Expression, order: [String] = []) -> Expression? {
        guard var call = asCall else { return nil }
        if let index = call.arguments.firstIndex(where: { $0.label == label }) {
            call.arguments[index].value = value
        } else if let label, let index = call.trailingClosures.firstIndex(where: { $0.label == label }), value.isClosure {
            call.trailingClosures[index].value = value
        } else {
            call.arguments.insert(Argument(label: label, value), at: Self.place(of: label, in: call.arguments, order))
            call.hasParentheses = true
        }
        return with(.call(call))
    }

    private static func place(of label: String?, in arguments: [Argument], _ order: [String]) -> Int {
        guard let label else { return 0 }
        guard let rank = order.firstIndex(of: label) else { return arguments.count }
        let later = Set(order[(rank + 1)...])
        return arguments.firstIndex { $0.label.map { later.contains($0) } ?? false } ?? arguments.count
    }

    /// The call without the argument, or the trailing closure, of that label.
    package func removingArgument(_ label: String) -> Expression? {
        guard var call = asCall else { return nil }
        call.arguments.removeAll { $0.label == label }
        call.trailingClosures.removeAll { $0.label == label }
        if call.arguments.isEmpty, call.trailingClosures.isEmpty { call.hasParentheses = true }
        return with(.call(call))
    }

    /// The statements of the call's content: its first trailing closure, or its `content:` argument.
    package var content: [Statement]? {
        guard let call = asCall, let place = Self.contentPlace(of: call), case .closure(let closure) = call[keyPath: place].value.kind
        else {
            return nil
        }
        return closure.body
    }

    /// The call with other statements as its content; a trailing closure is made if it has none.
    package func settingContent(_ statements: [Statement]) -> Expression? {
        guard var call = asCall else { return nil }
        guard let place = Self.contentPlace(of: call), case .closure(var closure) = call[keyPath: place].value.kind else {
            call.trailingClosures.insert(Argument(Expression(.closure(Closure(body: statements)))), at: 0)
            if call.arguments.isEmpty { call.hasParentheses = false }
            return with(.call(call))
        }
        closure.body = statements
        call[keyPath: place].value = call[keyPath: place].value.with(.closure(closure))
        return with(.call(call))
    }

    /// The call with a statement at the end of its content.
    package func appendingToContent(_ statement: Statement) -> Expression? {
        settingContent((content ?? []) + [statement])
    }

    private static func contentPlace(of call: Call) -> WritableKeyPath<Call, Argument>? {
        if let first = call.trailingClosures.first, first.label == nil, first.value.isClosure { return \.trailingClosures[0] }
        return call.arguments.firstIndex { $0.label == "content" && $0.value.isClosure }.map { \.arguments[$0] }
    }

    package var isClosure: Bool {
        if case .closure = kind { return true }
        return false
    }
}
