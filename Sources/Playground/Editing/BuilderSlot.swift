// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The closure of a view's call that its children stand in.
struct BuilderSlot {
    private enum Place {
        case trailing(Int)
        case argument(Int)
        /// A trailing closure that is still to be written, with its label behind others.
        case new(label: String?)
    }

    private let call: Expression.Call
    private let base: Expression
    private let place: Place

    /// nil where the view takes no children.
    init?(_ base: Expression, catalog: CatalogFacts) {
        guard case .call(let call) = base.kind, let kind = base.viewTypeName else { return nil }
        for overload in catalog.overloads(of: kind) {
            guard Self.fits(overload, call), let place = Self.place(overload, call) else { continue }
            self.base = base
            self.call = call
            self.place = place
            return
        }
        return nil
    }

    /// Could the arguments in parentheses be this overload's?
    private static func fits(_ parameters: [ParameterInfo], _ call: Expression.Call) -> Bool {
        var unlabeled = parameters.filter { $0.label == nil }.count
        let isVariadic = parameters.contains { $0.label == nil && $0.isVariadic }
        for argument in call.arguments {
            if let label = argument.label {
                if !parameters.contains(where: { $0.label == label }) { return false }
            } else {
                unlabeled -= 1
            }
        }
        let supplied = Set(call.arguments.compactMap(\.label))
        let required = parameters.filter { $0.defaultText == nil && !$0.isVariadic && !$0.type.isFunction }
        let isComplete = required.allSatisfy { $0.label.map { supplied.contains($0) } ?? (call.arguments.contains { $0.label == nil }) }
        return (unlabeled >= 0 || isVariadic) && isComplete
    }

    private static func place(_ parameters: [ParameterInfo], _ call: Expression.Call) -> Place? {
        let closures = parameters.filter(\.type.isFunction)
        let builders = closures.filter(\.isBuilder)
        guard
            let wanted = builders.first(where: { $0.name == "content" }) ?? builders.first(where: { $0.name == "label" }) ?? builders.first
        else {
            return nil
        }
        if let index = call.arguments.firstIndex(where: { $0.label == wanted.label && $0.label != nil }) {
            if case .closure = call.arguments[index].value.kind { return .argument(index) }
            return nil
        }
        if let index = call.trailingClosures.firstIndex(where: { $0.label != nil && $0.label == wanted.name }) { return .trailing(index) }
        let supplied = Set(call.arguments.compactMap(\.label) + call.trailingClosures.compactMap(\.label))
        let open = closures.filter { !supplied.contains($0.name) }
        if let first = call.trailingClosures.first, first.label == nil {
            return open.first?.name == wanted.name ? .trailing(0) : .new(label: wanted.name)
        }
        return open.first?.name == wanted.name ? .new(label: nil) : nil
    }

    var closure: Expression.Closure {
        switch place {
        case .trailing(let index): Self.closure(call.trailingClosures[index])
        case .argument(let index): Self.closure(call.arguments[index])
        case .new: Expression.Closure(body: [])
        }
    }

    private static func closure(_ argument: Expression.Argument) -> Expression.Closure {
        if case .closure(let closure) = argument.value.kind { closure } else { Expression.Closure(body: []) }
    }

    /// The base with other statements in the closure; its id stays.
    func base(with statements: [Statement]) -> Expression {
        var changed = call
        var closure = closure
        closure.body = statements
        switch place {
        case .trailing(let index):
            changed.trailingClosures[index].value = Expression(.closure(closure), id: call.trailingClosures[index].value.id)
        case .argument(let index):
            changed.arguments[index].value = Expression(.closure(closure), id: call.arguments[index].value.id)
        case .new(let label):
            changed.trailingClosures.append(Expression.Argument(label: label, Expression(.closure(closure))))
            if changed.arguments.isEmpty { changed.hasParentheses = false }
        }
        return Expression(.call(changed), id: base.id, span: base.span)
    }

    func appending(_ view: Expression) -> Expression {
        base(with: closure.body + [Statement(.expression(view), span: view.span)])
    }
}
