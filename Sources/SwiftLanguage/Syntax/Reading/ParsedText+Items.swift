// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// The readings that `SwiftReader` offers, once the text is parsed.
extension ParsedText {
    func onlyExpression() throws(Diagnostic) -> Expression {
        guard let item = tree.statements.first else { throw expectedExpression(at: base) }
        if let second = tree.statements.dropFirst().first {
            throw Diagnostic(.syntax, "expected one expression, found more", at: reader.span(second.item))
        }
        return try expression(of: item)
    }

    func leadingExpression() throws(Diagnostic) -> (Expression, end: Int) {
        guard tree.unexpectedBetweenShebangAndStatements == nil, let item = tree.statements.first else {
            try throwFirstError()
            throw expectedExpression(at: base)
        }
        if let unexpected = item.unexpectedBeforeItem { throw reader.failure("expected an expression", at: unexpected) }
        if let error = firstError(in: Syntax(item.item)) { throw error }
        return (try expression(of: item), reader.end(item.item))
    }

    private func expression(of item: CodeBlockItemSyntax) throws(Diagnostic) -> Expression {
        switch item.item {
        case .expr(let node): return try reader.expression(node)
        case .stmt(let node):
            if let statement = node.as(ExpressionStmtSyntax.self) { return try reader.expression(statement.expression) }
            let word = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
            throw reader.failure(
                "expected an expression", at: item.item,
                hint: "a statement has to be in a function or an action: func f() { \(word) … }, then f()")
        case .decl: break
        }
        throw reader.failure("expected an expression", at: item.item)
    }

    private func expectedExpression(at offset: Int) -> Diagnostic {
        Diagnostic(.syntax, "expected an expression", at: SourceSpan(source: source, start: offset, end: offset))
    }

    func topLevelItems(_ interrupt: InterruptFlag) throws(Diagnostic) -> [TopLevelItem] {
        var items: [TopLevelItem] = []
        for item in tree.statements {
            try interrupt.check()
            items.append(try topLevelItem(item))
        }
        return items
    }

    private func topLevelItem(_ item: CodeBlockItemSyntax) throws(Diagnostic) -> TopLevelItem {
        switch item.item {
        case .decl(let node):
            if let conditional = node.as(IfConfigDeclSyntax.self), !reader.holdsOnlyDeclarations(conditional) {
                return .statement(try reader.conditionalStatement(conditional))
            }
            return .declaration(try reader.declaration(node))
        case .expr(let node):
            if let macro = node.as(MacroExpansionExprSyntax.self), let preview = try reader.freestandingMacro(macro) {
                return .declaration(preview)
            }
            return .expression(try reader.expression(node))
        case .stmt: return .statement(try reader.statement(item))
        }
    }
}
