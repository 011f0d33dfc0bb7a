// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    func document(_ statement: Statement) -> PrintDocument {
        switch statement.kind {
        case .expression(let expression): document(expression)
        case .declaration(let declaration): document(declaration)
        case .if(let branch): document(branch)
        case .switch(let branch): document(branch)
        case .guard(let conditions, let body): .group("guard " + self.conditions(conditions) + " else " + block(body, .soft))
        case .forIn(let loop): forLoop(loop).labelled(loop.label)
        case .labeled(let name, let inner): document(inner).labelled(name)
        case .while(let conditions, let body, let name): ("while " + self.conditions(conditions) + " " + block(body)).labelled(name)
        case .repeatWhile(let body, let condition, let name):
            ("repeat " + block(body) + " while " + document(condition)).labelled(name)
        case .return(let value): value.map { "return " + document($0) } ?? .text("return")
        case .break(let name): .text(name.map { "break \($0)" } ?? "break")
        case .continue(let name): .text(name.map { "continue \($0)" } ?? "continue")
        case .fallthrough: .text("fallthrough")
        case .defer(let body): "defer " + block(body)
        case .throw(let value): "throw " + document(value)
        case .do(let block): doStatement(block)
        case .conditionalCompilation(let clauses):
            directives(clauses.map { ($0.condition, $0.body) }) { $0.isEmpty ? [] : [lines($0)] }
        }
    }

    private func forLoop(_ loop: ForStatement) -> PrintDocument {
        let words = PrintDocument.text((["for"] + loop.effects).joined(separator: " ") + " ")
        let pattern = loop.pattern.isPlainBinding ? document(loop.pattern, bindsInside: false) : "case " + document(loop.pattern)
        let filter = loop.condition.map { " where " + operand($0) } ?? .empty
        return .sequence([words, pattern, " in ", operand(loop.sequence), filter, " ", block(loop.body)])
    }

    private func doStatement(_ statement: DoStatement) -> PrintDocument {
        let head: PrintDocument = statement.thrown.map { "do throws(" + document($0) + ") " } ?? "do "
        var result = head + block(statement.body)
        for clause in statement.catches {
            let patterns = clause.patterns.isEmpty ? .empty : entries(clause.patterns) + " "
            result = .sequence([result, " catch ", patterns, block(clause.body)])
        }
        return result
    }

    private func entries(_ patterns: [(pattern: Pattern, condition: Expression?)]) -> PrintDocument {
        patterns.map { pattern, condition in condition.map { document(pattern) + " where " + operand($0) } ?? document(pattern) }.joined(
            ", ")
    }

    // MARK: Branches

    func document(_ branch: IfStatement) -> PrintDocument {
        var parts: [PrintDocument] = ["if " + conditions(branch.conditions) + " " + block(branch.body)]
        var current = branch
        while let otherwise = current.elseBody {
            guard otherwise.count == 1, case .if(let inner) = otherwise[0].kind else {
                parts.append(" else " + block(otherwise))
                break
            }
            parts.append(" else if " + conditions(inner.conditions) + " " + block(inner.body))
            current = inner
        }
        return .sequence(parts)
    }

    func document(_ branch: SwitchStatement) -> PrintDocument {
        var parts: [PrintDocument] = ["switch " + operand(branch.subject) + " {"]
        for (index, item) in branch.cases.enumerated() {
            let previous = index > 0 ? branch.cases[index - 1] : nil
            parts += directives(from: previous?.clause, to: item.clause)
            let isAfterDirective = item.clause != nil || previous?.endsWithDirective ?? false
            parts.append(.line(flat: index == 0 ? " " : isAfterDirective ? "" : "; ", isAfterDirective ? .forced : .hard))
            parts.append(document(item))
        }
        parts += directives(from: branch.cases.last?.clause, to: nil)
        let last = branch.cases.last?.endsWithDirective ?? false
        return .sequence(parts + [.line(flat: " ", last ? .forced : .hard), .text("}")])
    }

    /// The lines with `#` between two cases.
    private func directives(
        from old: SwitchStatement.CompilationClause?, to new: SwitchStatement.CompilationClause?
    ) -> [PrintDocument] {
        let isSame = old?.start == new?.start
        guard !isSame || old?.index != new?.index else { return [] }
        var lines: [PrintDocument] = []
        if old != nil, !isSame { lines.append(.text("#endif")) }
        if let new {
            let first = isSame ? (old?.index ?? -1) + 1 : 0
            // A clause without cases is written, too.
            for index in first...max(first, new.index) {
                let condition = new.conditions[index].map { PrintRenderer.render(document($0), width: nil) }
                lines.append(.text(condition.map { (index == 0 ? "#if " : "#elseif ") + $0 } ?? "#else"))
            }
        }
        return lines.flatMap { [.line(flat: "", .forced), $0] }
    }

    private func document(_ item: SwitchStatement.Case) -> PrintDocument {
        let standard: PrintDocument = item.isUnknownDefault ? "@unknown default" : "default"
        let label = item.patterns.isEmpty ? standard : "case " + entries(item.patterns)
        let opening: PrintDocument.Break = item.body.first?.isDirective ?? false ? .forced : .hard
        return label + ":" + PrintDocument.indented(.sequence([.line(flat: " ", opening), lines(item.body)]))
    }

    // MARK: Conditions

    func conditions(_ conditions: [Condition]) -> PrintDocument { conditions.map { document($0) }.joined(", ") }

    private func document(_ condition: Condition) -> PrintDocument {
        switch condition {
        case .expression(let expression): return operand(expression)
        case .case(let pattern, let value): return "case " + document(pattern) + " = " + operand(value)
        case .optionalBinding(let name, let isVar, let type, let value):
            let head = (isVar ? "var " : "let ") + (name == "self" ? name : SwiftNames.declared(name))
            return .text(head) + (type.map { ": " + document($0) } ?? .empty) + (value.map { " = " + operand($0) } ?? .empty)
        case .availability(let platforms, let isUnavailable):
            let list = platforms.map { $0.version.isEmpty ? $0.platform : "\($0.platform) \($0.version)" }.joined(separator: ", ")
            return .text("\(isUnavailable ? "#unavailable" : "#available")(\(list))")
        }
    }

    /// An expression in front of a `{` that is not its own.
    private func operand(_ expression: Expression) -> PrintDocument {
        expression.hasBareClosure ? list("(", [document(expression)], ")") : document(expression)
    }
}

extension PrintDocument {
    fileprivate func labelled(_ name: String?) -> PrintDocument { name.map { "\($0): " + self } ?? self }
}

extension Expression {
    /// Whether a closure stands in it outside brackets: in front of a block its braces would be taken for the block.
    fileprivate var hasBareClosure: Bool {
        switch kind {
        case .closure: true
        case .call(let call): !call.trailingClosures.isEmpty || call.callee.hasBareClosure
        case .prefix(_, let part), .effect(_, let part), .inout(let part): part.hasBareClosure
        case .binary(let left, _, let right), .assignment(let left, _, let right): left.hasBareClosure || right.hasBareClosure
        case .ternary(let a, let b, let c): a.hasBareClosure || b.hasBareClosure || c.hasBareClosure
        default: leftmostPart?.hasBareClosure ?? false
        }
    }
}

extension SwitchStatement.Case {
    /// Must what follows it begin a line?
    fileprivate var endsWithDirective: Bool { clause != nil || body.last?.endsWithDirective ?? false }
}
