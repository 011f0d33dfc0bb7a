// SPDX-License-Identifier: GPL-3.0-or-later

extension ChildMapper {
    /// Of a long list an edit concerns a few: the others are not made anew.
    func statements(_ statements: [Statement]) -> [Statement] {
        var result = list(statements)
        for index in result.indices {
            if case .expression(let old) = result[index].kind {
                let new = expression(old)
                if new !== old { result[index].kind = .expression(new) }
            } else {
                result[index] = statement(result[index])
            }
        }
        return result
    }

    func statement(_ statement: Statement) -> Statement { Statement(kind(statement.kind), span: statement.span) }

    private func kind(_ kind: Statement.Kind) -> Statement.Kind {
        switch kind {
        case .expression(let value): .expression(expression(value))
        case .declaration(let declaration): .declaration(self.declaration(declaration))
        case .if(let branch): .if(self.branch(branch))
        case .switch(let branch): .switch(self.branch(branch))
        case .guard(let conditions, let body): .guard(conditions.map { condition($0) }, elseBody: statements(body))
        case .forIn(let loop):
            .forIn(
                ForStatement(
                    pattern: pattern(loop.pattern), sequence: expression(loop.sequence), condition: loop.condition.map(expression),
                    body: statements(loop.body), label: loop.label, effects: loop.effects))
        case .labeled(let label, let inner): .labeled(label, statement(inner))
        case .while(let conditions, let body, let label):
            .while(conditions.map { condition($0) }, body: statements(body), label: label)
        case .repeatWhile(let body, let condition, let label):
            .repeatWhile(body: statements(body), condition: expression(condition), label: label)
        case .return(let value): .return(value.map(expression))
        case .break, .continue, .fallthrough: kind
        case .defer(let body): .defer(statements(body))
        case .throw(let value): .throw(expression(value))
        case .do(let block): .do(self.block(block))
        case .conditionalCompilation(let clauses):
            .conditionalCompilation(clauses.map { ($0.condition.map(expression), statements($0.body)) })
        }
    }

    private func block(_ block: DoStatement) -> DoStatement {
        let body = statements(block.body)
        let catches = block.catches.map { clause in
            DoStatement.Catch(
                patterns: clause.patterns.map { (pattern($0.pattern), $0.condition.map(expression)) }, body: statements(clause.body))
        }
        return DoStatement(body: body, catches: catches, thrown: block.thrown)
    }

    func branch(_ branch: IfStatement) -> IfStatement {
        IfStatement(
            conditions: branch.conditions.map { condition($0) }, body: statements(branch.body),
            elseBody: branch.elseBody.map { statements($0) })
    }

    func branch(_ branch: SwitchStatement) -> SwitchStatement {
        let subject = expression(branch.subject)
        let cases = branch.cases.map { item in
            SwitchStatement.Case(
                patterns: item.patterns.map { (pattern($0.pattern), $0.condition.map(expression)) }, body: statements(item.body),
                isUnknownDefault: item.isUnknownDefault, clause: item.clause)
        }
        return SwitchStatement(subject: subject, cases: cases)
    }

    private func condition(_ condition: Condition) -> Condition {
        switch condition {
        case .expression(let value): .expression(expression(value))
        case .optionalBinding(let name, let isVar, let type, let value):
            .optionalBinding(name: name, isVar: isVar, type: type, value: value.map(expression))
        case .case(let pattern, let value): .case(self.pattern(pattern), expression(value))
        case .availability: condition
        }
    }

    func pattern(_ pattern: Pattern) -> Pattern {
        switch pattern {
        case .wildcard, .binding, .isType: pattern
        case .expression(let value): .expression(expression(value))
        case .tuple(let elements): .tuple(elements.map { ($0.label, self.pattern($0.pattern)) })
        case .enumCase(let type, let name, let span, let payload):
            .enumCase(type: type, name: name, nameSpan: span, payload: payload.map { $0.map { ($0.label, self.pattern($0.pattern)) } })
        case .optional(let inner): .optional(self.pattern(inner))
        case .asType(let inner, let type): .asType(self.pattern(inner), type)
        }
    }
}
