// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Finds paths such as `forEach1[42].text1` in an EXPR and puts a name that the resolver knows in their place.
struct PathSubstitution {
    let targets: TargetLookup
    /// Evaluates the id of an element.
    let element: (Expression) throws(Diagnostic) -> Value
    private(set) var paths: [String: ViewReference] = [:]

    init(targets: TargetLookup, element: @escaping (Expression) throws(Diagnostic) -> Value) {
        self.targets = targets
        self.element = element
    }

    mutating func apply(to expression: Expression) throws(Diagnostic) -> Expression {
        if let found = try path(expression) {
            let name = "$path\(paths.count + 1)"
            paths[name] = found
            return Expression(.identifier(name, genericArguments: []), span: expression.span)
        }
        return try descend(expression)
    }

    /// The view of a path with at least two steps; nil for any other expression.
    private func path(_ expression: Expression) throws(Diagnostic) -> ViewReference? {
        guard let text = try text(expression), text.isLong else { return nil }
        if let found = targets.reference(path: text.text) { return found }
        if Self.readsProperty(expression) { return nil }
        if targets.isUnrealized(path: text.text) { return targets.unrealized(text.text) }
        if try namesNoView(expression, text.text) { throw targets.unknown(text.text, at: expression.span) }
        if case .subscript(let base, _) = expression.kind, let owner = try self.text(base), targets.ownsElements(owner.text) {
            throw targets.unknown(text.text, at: expression.span)
        }
        return nil
    }

    /// `contentView1.body.text9`: a step into a component that leads nowhere.
    private func namesNoView(_ expression: Expression, _ path: String) throws(Diagnostic) -> Bool {
        guard case .member(let base, let name, _) = expression.kind, name != "body", let owner = try text(base) else { return false }
        return owner.text.hasSuffix(".body") && targets.reference(path: String(owner.text.dropLast(5))) != nil
    }

    /// `forEach1[42].text1.frame.width`: from the property on nothing is a step of the path.
    private static func readsProperty(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind else { return false }
        return ViewReference.propertyNames.contains(name) || readsProperty(base)
    }

    private func text(_ expression: Expression) throws(Diagnostic) -> (text: String, isLong: Bool)? {
        switch expression.kind {
        case .identifier(let name, let arguments):
            return arguments.isEmpty && targets.isPathHead(name) ? (name, false) : nil
        case .member(let base, let name, _): return try text(base).map { ($0.text + "." + name, true) }
        case .subscript(let base, let arguments):
            guard arguments.count == 1, let base = try text(base) else { return nil }
            return (base.text + "[\(CatalogIDs.id(of: try element(arguments[0].value)).literal)]", true)
        default: return nil
        }
    }

    private mutating func descend(_ expression: Expression) throws(Diagnostic) -> Expression {
        func made(_ kind: Expression.Kind) -> Expression { Expression(kind, id: expression.id, span: expression.span) }
        switch expression.kind {
        case .member(let base, let name, let span): return made(.member(try apply(to: base), name, nameSpan: span))
        case .subscript(let base, let arguments): return made(.subscript(try apply(to: base), try apply(to: arguments)))
        case .call(var call):
            call.callee = try apply(to: call.callee)
            call.arguments = try apply(to: call.arguments)
            return made(.call(call))
        case .binary(let a, let sign, let b): return made(.binary(try apply(to: a), sign, try apply(to: b)))
        case .prefix(let sign, let operand): return made(.prefix(sign, try apply(to: operand)))
        case .postfix(let operand, let sign): return made(.postfix(try apply(to: operand), sign))
        case .parenthesized(let inner): return made(.parenthesized(try apply(to: inner)))
        case .ternary(let condition, let a, let b): return made(.ternary(try apply(to: condition), try apply(to: a), try apply(to: b)))
        case .tuple(let arguments): return made(.tuple(try apply(to: arguments)))
        case .array(let elements):
            var changed: [Expression] = []
            for element in elements { changed.append(try apply(to: element)) }
            return made(.array(changed))
        case .optionalTry(let inner): return made(.optionalTry(try apply(to: inner)))
        case .optionalChain(let inner): return made(.optionalChain(try apply(to: inner)))
        case .forceUnwrap(let inner): return made(.forceUnwrap(try apply(to: inner)))
        default: return expression
        }
    }

    private mutating func apply(to arguments: [Expression.Argument]) throws(Diagnostic) -> [Expression.Argument] {
        var changed = arguments
        for index in changed.indices { changed[index].value = try apply(to: changed[index].value) }
        return changed
    }
}
