// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func statements(_ list: CodeBlockItemListSyntax) throws(Diagnostic) -> [Statement] {
        var result: [Statement] = []
        // It stays as long as the source: with no room to spare.
        result.reserveCapacity(list.count)
        for (place, item) in list.enumerated() {
            if case .stmt(let node) = item.item, let yield = node.as(YieldStmtSyntax.self) {
                return result + (try yielded(yield, before: list.dropFirst(place + 1)))
            }
            result.append(try statement(item))
        }
        return result
    }

    func statement(_ item: CodeBlockItemSyntax) throws(Diagnostic) -> Statement {
        switch item.item {
        case .decl(let node):
            if let conditional = node.as(IfConfigDeclSyntax.self) { return try conditionalStatement(conditional) }
            return Statement(.declaration(try declaration(node)), span: span(node))
        case .expr(let node):
            if let macro = node.as(MacroExpansionExprSyntax.self), macro.isWarning, let warning = try freestandingMacro(macro) {
                return Statement(.declaration(warning), span: span(node))
            }
            return Statement(.expression(try expression(node)), span: span(node))
        case .stmt(let node): return Statement(try kind(node, label: nil), span: span(node))
        }
    }

    private func kind(_ node: StmtSyntax, label: String?) throws(Diagnostic) -> Statement.Kind {
        switch node.as(StmtSyntaxEnum.self) {
        case .forStmt(let node): return try forLoop(node, label: label)
        case .whileStmt(let node): return .while(try conditions(node.conditions), body: try statements(node.body.statements), label: label)
        case .repeatStmt(let node):
            return .repeatWhile(body: try statements(node.body.statements), condition: try expression(node.condition), label: label)
        case .labeledStmt(let node): return try labeled(node)
        case .expressionStmt(let node): return try kind(node.expression)
        case .guardStmt(let node): return .guard(try conditions(node.conditions), elseBody: try statements(node.body.statements))
        case .returnStmt(let node):
            guard let value = node.expression else { return .return(nil) }
            return .return(try expression(value))
        case .breakStmt(let node): return .break(node.label.map { name($0) })
        case .continueStmt(let node): return .continue(node.label.map { name($0) })
        case .fallThroughStmt: return .fallthrough
        case .deferStmt(let node): return .defer(try statements(node.body.statements))
        case .throwStmt(let node): return .throw(try expression(node.expression))
        case .doStmt(let node): return try doStatement(node)
        // What is discarded has no `deinit` that would run here.
        case .discardStmt(let node): return .expression(make(.assignment(make(.discard, node), "=", try expression(node.expression)), node))
        default: throw unknown(node)
        }
    }

    private func labeled(_ node: LabeledStmtSyntax) throws(Diagnostic) -> Statement.Kind {
        let label = name(node.label)
        switch node.statement.as(StmtSyntaxEnum.self) {
        case .forStmt, .whileStmt, .repeatStmt: return try kind(node.statement, label: label)
        default: return .labeled(label, Statement(try kind(node.statement, label: nil), span: span(node.statement)))
        }
    }

    private func kind(_ node: ExprSyntax) throws(Diagnostic) -> Statement.Kind {
        if let node = node.as(IfExprSyntax.self) { return .if(try ifStatement(node)) }
        if let node = node.as(SwitchExprSyntax.self) { return .switch(try switchStatement(node)) }
        return .expression(try expression(node))
    }

    private func forLoop(_ node: ForStmtSyntax, label: String?) throws(Diagnostic) -> Statement.Kind {
        let written = try optionalType(node.typeAnnotation?.type)
        let condition = try node.whereClause.map { (clause) throws(Diagnostic) in try expression(clause.condition) }
        var pattern = try pattern(node.pattern, isVar: nil)
        if let written, case .binding(let name, let isVar, _) = pattern { pattern = .binding(name: name, isVar: isVar, type: written) }
        return .forIn(
            ForStatement(
                pattern: pattern, sequence: try expression(node.sequence), condition: condition,
                body: try statements(node.body.statements), label: label,
                effects: [node.tryKeyword?.text, node.awaitKeyword?.text].compactMap { $0 }))
    }

    private func doStatement(_ node: DoStmtSyntax) throws(Diagnostic) -> Statement.Kind {
        var catches: [DoStatement.Catch] = []
        for clause in node.catchClauses {
            var patterns: [(pattern: Pattern, condition: Expression?)] = []
            for item in clause.catchItems { if let pattern = try self.pattern(of: item) { patterns.append(pattern) } }
            catches.append(DoStatement.Catch(patterns: patterns, body: try statements(clause.body.statements)))
        }
        let thrown = try optionalType(node.throwsClause?.type)
        return .do(DoStatement(body: try statements(node.body.statements), catches: catches, thrown: thrown))
    }

    private func pattern(of item: CatchItemSyntax) throws(Diagnostic) -> (pattern: Pattern, condition: Expression?)? {
        let condition = try item.whereClause.map { (clause) throws(Diagnostic) in try expression(clause.condition) }
        guard let node = item.pattern else {
            // `catch where …`: the condition alone.
            return condition.map { (.wildcard, $0) }
        }
        return (try pattern(node, isVar: nil), condition)
    }

    // MARK: Branches

    func ifStatement(_ node: IfExprSyntax) throws(Diagnostic) -> IfStatement {
        var otherwise: [Statement]?
        switch node.elseBody {
        case .ifExpr(let inner): otherwise = [Statement(.if(try ifStatement(inner)), span: span(inner))]
        case .codeBlock(let block): otherwise = try statements(block.statements)
        case nil: break
        }
        return IfStatement(conditions: try conditions(node.conditions), body: try statements(node.body.statements), elseBody: otherwise)
    }

    func switchStatement(_ node: SwitchExprSyntax) throws(Diagnostic) -> SwitchStatement {
        var cases: [SwitchStatement.Case] = []
        for element in node.cases {
            switch element {
            case .switchCase(let branch): cases.append(try switchCase(branch, nil))
            case .ifConfigDecl(let node): cases += try conditionalCases(node)
            }
        }
        return SwitchStatement(subject: try expression(node.subject), cases: cases)
    }

    private func conditionalCases(_ node: IfConfigDeclSyntax) throws(Diagnostic) -> [SwitchStatement.Case] {
        let conditions = try node.clauses.map { (clause) throws(Diagnostic) in try condition(of: clause) }
        var cases: [SwitchStatement.Case] = []
        for (index, clause) in node.clauses.enumerated() {
            guard let elements = clause.elements else { continue }
            guard case .switchCases(let list) = elements else { throw failure("expected a case", at: elements) }
            for element in list {
                guard case .switchCase(let branch) = element else { throw unsupported("'#if' inside '#if' between cases", at: element) }
                cases.append(try switchCase(branch, .init(conditions: conditions, index: index, start: start(node))))
            }
        }
        return cases
    }

    private func switchCase(
        _ node: SwitchCaseSyntax, _ clause: SwitchStatement.CompilationClause?
    ) throws(Diagnostic) -> SwitchStatement.Case {
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        if case .case(let label) = node.label {
            for item in label.caseItems {
                let condition = try item.whereClause.map { (clause) throws(Diagnostic) in try expression(clause.condition) }
                patterns.append((try pattern(item.pattern, isVar: nil), condition))
            }
        }
        let body = try statements(node.statements)
        if body.isEmpty {
            let word = node.label.is(SwitchDefaultLabelSyntax.self) ? "default" : "case"
            throw failure(
                "'\(word)' label in a 'switch' must have at least one executable statement", at: node.label,
                hint: "write 'break' or 'EmptyView()'")
        }
        return SwitchStatement.Case(patterns: patterns, body: body, isUnknownDefault: node.attribute != nil, clause: clause)
    }

    // MARK: #if

    func condition(of clause: IfConfigClauseSyntax) throws(Diagnostic) -> Expression? {
        guard let condition = clause.condition else { return nil }
        return try expression(condition)
    }

    func conditionalStatement(_ node: IfConfigDeclSyntax) throws(Diagnostic) -> Statement {
        var clauses: [(condition: Expression?, body: [Statement])] = []
        for clause in node.clauses {
            let condition = try condition(of: clause)
            switch clause.elements {
            case .statements(let list): clauses.append((condition, try statements(list)))
            case nil: clauses.append((condition, []))
            case .some(let other): throw unsupported("'#if' around this", at: other)
            }
        }
        return Statement(.conditionalCompilation(clauses), span: span(node))
    }
}
