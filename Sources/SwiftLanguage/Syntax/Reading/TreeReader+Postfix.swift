// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Chains: `base.member(…)[…]?.x!`. They nest to the left without bound, so they are read in a loop.
extension TreeReader {
    func postfixChain(_ node: ExprSyntax) throws(Diagnostic) -> Expression {
        var links: [ExprSyntax] = []
        var current = node
        while let inner = inner(of: current) {
            links.append(current)
            current = inner
            if links.count > Self.maximumChain { throw tooLong(node) }
        }
        var chain = Chain(try chainBase(current, below: links.last))
        for link in links.reversed() { try attach(link, to: &chain) }
        chain.endOptional()
        return chain.expression
    }

    func tooLong(_ node: some SyntaxProtocol) -> Diagnostic {
        Diagnostic(.limitExceeded, "an expression of more than \(Self.maximumChain) parts", at: span(node))
    }

    /// What was read so far, and whether a `?` in it still waits for the end of the chain.
    private struct Chain {
        var expression: Expression
        var isOptional = false

        init(_ expression: Expression) { self.expression = expression }

        mutating func endOptional() {
            guard isOptional else { return }
            expression = Expression(.optionalChain(expression), span: expression.span)
            isOptional = false
        }
    }

    private func inner(of node: ExprSyntax) -> ExprSyntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .subscriptCallExpr(let node): node.calledExpression
        case .optionalChainingExpr(let node): node.expression
        case .forceUnwrapExpr(let node): node.expression
        case .postfixOperatorExpr(let node): node.expression
        case .genericSpecializationExpr(let node): node.expression
        case .postfixIfConfigExpr(let node): node.base
        default: nil
        }
    }

    private func chainBase(_ node: ExprSyntax, below link: ExprSyntax?) throws(Diagnostic) -> Expression {
        if let member = node.as(MemberAccessExprSyntax.self) {
            return make(implicitMember(try simpleName(member.declName)), node)
        }
        if node.is(PostfixIfConfigExprSyntax.self) { throw unsupported("'#if' inside '#if' of a chain", at: node) }
        if let link, namesType(link), let type = try typeInBrackets(node) { return make(.type(type), node) }
        return try expression(node)
    }

    /// `[Int]()`, `[Int].self`, `[Recipe].samples`, `[Int]?`: what follows tells a type from an array literal, as a type alone is no value.
    private func namesType(_ link: ExprSyntax) -> Bool {
        switch link.as(ExprSyntaxEnum.self) {
        case .functionCallExpr, .optionalChainingExpr, .memberAccessExpr: true
        default: false
        }
    }

    private func attach(_ link: ExprSyntax, to chain: inout Chain) throws(Diagnostic) {
        let kind: Expression.Kind
        switch link.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node):
            kind = .member(chain.expression, try simpleName(node.declName), nameSpan: span(node.declName))
        case .functionCallExpr(let node): kind = .call(try call(node, callee: chain.expression))
        case .subscriptCallExpr(let node):
            try refuse(node.trailingClosure, "a subscript with a closure")
            kind = .subscript(chain.expression, try arguments(node.arguments))
        case .forceUnwrapExpr: kind = .forceUnwrap(chain.expression)
        case .optionalChainingExpr:
            if let type = chain.expression.asType {
                kind = .type(.optional(type))
            } else {
                kind = .optionalChaining(chain.expression)
                chain.isOptional = true
            }
        case .postfixOperatorExpr(let node):
            chain.endOptional()
            let sign = node.operator.text
            if !operators.isPostfix(sign) { _ = try undeclared(sign, .postfix, at: node.operator) }
            kind = .postfix(chain.expression, sign)
        case .genericSpecializationExpr(let node):
            kind = try specialised(chain.expression, try genericArguments(node.genericArgumentClause), node)
        case .postfixIfConfigExpr(let node):
            chain.endOptional()
            kind = .conditionalChain(chain.expression, try conditionalChain(node.config))
        default: throw unknown(link)
        }
        chain.expression = Expression(kind, span: span(from: chain.expression.span?.start ?? start(link), to: end(link)))
    }

    private func call(_ node: FunctionCallExprSyntax, callee: Expression) throws(Diagnostic) -> Expression.Call {
        var closures: [Expression.Argument] = []
        if let closure = node.trailingClosure { closures.append(Expression.Argument(try self.closure(closure))) }
        for element in node.additionalTrailingClosures {
            closures.append(Expression.Argument(label: name(element.label), try closure(element.closure)))
        }
        return Expression.Call(
            callee: callee, arguments: try arguments(node.arguments), trailingClosures: closures, hasParentheses: node.leftParen != nil)
    }

    private func specialised(
        _ base: Expression, _ arguments: [TypeSyntax], _ node: GenericSpecializationExprSyntax
    ) throws(Diagnostic) -> Expression.Kind {
        if case .identifier(let name, let existing) = base.kind, existing.isEmpty {
            return .identifier(name, genericArguments: arguments)
        }
        guard case .member(let owner, let name, _) = base.kind, let type = owner.asType else {
            throw unsupported("a member with explicit generic arguments", at: node.genericArgumentClause)
        }
        return .type(.member(type, name, genericArguments: arguments))
    }

    private func conditionalChain(_ node: IfConfigDeclSyntax) throws(Diagnostic) -> [(condition: Expression?, chain: Expression?)] {
        var clauses: [(condition: Expression?, chain: Expression?)] = []
        for clause in node.clauses {
            let condition = try self.condition(of: clause)
            switch clause.elements {
            case .postfixExpression(let chain): clauses.append((condition, try expression(chain)))
            case nil: clauses.append((condition, nil))
            case .some(let other):
                guard other.tokens(viewMode: .sourceAccurate).first(where: { _ in true }) == nil else {
                    throw failure("expected modifiers", at: other)
                }
                clauses.append((condition, nil))
            }
        }
        return clauses
    }
}
