// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

extension Expression {
    /// What this expression is a modifier of: `x` in `x.padding()`; nil for the view itself, `Color.red` included.
    var modified: Expression? { ViewNaming.inner(of: self) }

    /// The view at the inside of a chain of modifiers: its id is what a name is kept under.
    var chainBase: Expression { ViewNaming.base(of: self) }

    /// The chain from the outside in: the outermost modifier first, the view itself last.
    var chain: [Expression] {
        var result = [self]
        while let inner = result[result.count - 1].modified { result.append(inner) }
        return result
    }

    /// The modifier's name: `padding` of `x.padding()`.
    var modifierName: String? {
        guard modified != nil, case .call(let call) = kind, case .member(_, let name, _) = call.callee.kind else { return nil }
        return name
    }

    /// The name of the type that a view's expression makes: `VStack`, `Color`.
    var viewTypeName: String? {
        switch kind {
        case .call(let call):
            if case .member(let base, _, _) = call.callee.kind { return base.asType?.simpleName }
            return call.callee.asType?.simpleName
        case .member(let base, _, _): return base.asType?.simpleName
        default: return nil
        }
    }

    /// The same expression with another one in the place of its innermost base, its ids kept.
    func replacingBase(_ base: Expression) -> Expression {
        guard let inner = modified else { return base }
        func made(_ kind: Kind) -> Expression { Expression(kind, id: id, span: span) }
        let changed = inner.replacingBase(base)
        switch kind {
        case .call(var call):
            guard case .member(_, let name, let nameSpan) = call.callee.kind else { return base }
            call.callee = Expression(.member(changed, name, nameSpan: nameSpan), id: call.callee.id, span: call.callee.span)
            return made(.call(call))
        case .parenthesized: return made(.parenthesized(changed))
        case .effect(let word, _): return made(.effect(word, changed))
        case .conditionalChain(_, let clauses): return made(.conditionalChain(changed, clauses))
        case .binary(_, let sign, let right): return made(.binary(changed, sign, right))
        default: return base
        }
    }
}

extension TypeSyntax {
    /// The name without generic arguments: `ForEach` of `ForEach<Range<Int>>`.
    var simpleName: String? {
        switch self {
        case .named(let name, _): name
        case .member(_, let name, _): name
        default: nil
        }
    }
}
