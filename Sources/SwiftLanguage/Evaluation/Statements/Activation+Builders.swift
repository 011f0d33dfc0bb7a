// SPDX-License-Identifier: GPL-3.0-or-later

/// Running statements as a view builder: every expression is a view, a choice is a view of its own.
extension Activation {
    func buildBody(_ statements: [Statement]) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        // An explicit `return` makes it an ordinary function.
        if statements.containsReturn {
            switch try run(statements) {
            case .returned(let value): return try viewItem(value, statements.lastReturned, at: nil) ?? .void
            default: return try host.block([], in: context)
            }
        }
        let items = try buildItems(statements)
        return items.count == 1 ? items[0] : try host.block(items, in: context)
    }

    private func buildItems(_ statements: [Statement]) throws(Diagnostic) -> [Value] {
        let remembers = remembersViews
        if remembers, scope == nil,
            let items = try madeItems(of: statements, make: { (expression) throws(Diagnostic) in try viewItem(of: expression) })
        {
            return items
        }
        var items: [Value] = []
        items.reserveCapacity(statements.count)
        for statement in statements { try build(statement, into: &items, remembers: remembers && scope == nil) }
        return items
    }

    private func build(_ statement: Statement, into items: inout [Value], remembers: Bool) throws(Diagnostic) {
        switch statement.kind {
        case .expression(let expression):
            switch expression.kind {
            case .if(let choice): items.append(try buildIf(choice))
            case .switch(let choice): items.append(try buildSwitch(choice, at: expression.span))
            default:
                if let item = try item(of: expression, remembers: remembers) { items.append(item) }
            }
        case .if(let choice): items.append(try buildIf(choice))
        case .switch(let choice): items.append(try buildSwitch(choice, at: statement.span))
        case .declaration(let declaration): try declare(declaration)
        case .conditionalCompilation(let branches):
            for inner in try activeBranch(branches) ?? [] { try build(inner, into: &items, remembers: remembers && scope == nil) }
        default:
            let isLoop = if case .forIn = statement.kind { true } else { false }
            throw Diagnostic(
                .unsupported, "a view builder can only contain views, 'let', 'if' and 'switch'", at: statement.span,
                hint: isLoop ? "ForEach(0..<3) { i in … } repeats views" : nil)
        }
    }

    private func item(of expression: Expression, remembers: Bool) throws(Diagnostic) -> Value? {
        guard remembers else { return try viewItem(of: expression) }
        return try madeView(expression) { () throws(Diagnostic) in try viewItem(of: expression) }
    }

    private func viewItem(of expression: Expression) throws(Diagnostic) -> Value? {
        try viewItem(try evaluate(expression, viewType), expression, at: expression.span)
    }

    private var viewType: ResolvedType { machine.nativeType(named: "View").map { .native($0) } ?? .any }

    /// A value as a view; nil for what a call without a result leaves.
    private func viewItem(_ value: Value, _ expression: Expression?, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch value {
        case .void: return nil
        case .native, .slice: return try host.item(value, of: expression, in: context)
        case .structure where machine.valueConforms(value, to: "View"), .enumeration where machine.valueConforms(value, to: "View"):
            return try host.item(value, of: expression, in: context)
        case .structure: return value
        case .nil: return try host.dynamicBlock([], branch: BuilderBranch(condition: expression?.id.number ?? 0, index: 1), in: context)
        case .function: throw functionIsNoView(at: span)
        default:
            let isType = if case .type = value { true } else { false }
            let isText = if case .string = value { true } else { false }
            let message = "a value of type '\(machine.typeName(of: value))' is not a view"
            throw Diagnostic(
                .typeMismatch, message, at: span,
                hint: isType ? Diagnostic.wayFromType : isText ? "show text with Text(…)" : nil)
        }
    }

    private func buildIf(_ choice: IfStatement) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        let number = choice.conditions.first?.expression?.id.number ?? 0
        if try hold(choice.conditions) {
            return try host.dynamicBlock(try buildItems(choice.body), branch: BuilderBranch(condition: number, index: 0), in: context)
        }
        scope = outer
        return try host.dynamicBlock(
            try buildItems(choice.elseBody ?? []), branch: BuilderBranch(condition: number, index: 1), in: context)
    }

    private func buildSwitch(_ choice: SwitchStatement, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        let index = try chosenCase(choice, at: span)
        let body = choice.cases[index].body.filter { if case .break = $0.kind { false } else { true } }
        let branch = BuilderBranch(condition: choice.subject.id.number, index: index)
        return try host.dynamicBlock(try buildItems(body), branch: branch, in: context)
    }
}

extension Condition {
    /// What is looked at; nil for `#available` and for `if let x`.
    fileprivate var expression: Expression? {
        switch self {
        case .expression(let expression), .case(_, let expression): expression
        case .optionalBinding(_, _, _, let value): value
        case .availability: nil
        }
    }
}

extension [Statement] {
    /// The expression of the `return` at the end.
    fileprivate var lastReturned: Expression? {
        if case .return(let expression)? = last?.kind { expression } else { nil }
    }

    /// A `return` among them, not in closures or local functions.
    var containsReturn: Bool {
        contains { statement in
            switch statement.kind {
            case .return: true
            case .if(let choice): choice.body.containsReturn || choice.elseBody?.containsReturn == true
            case .switch(let choice): choice.cases.contains { $0.body.containsReturn }
            case .guard: true
            case .forIn(let loop): loop.body.containsReturn
            case .while(_, let body, _), .repeatWhile(let body, _, _): body.containsReturn
            case .do(let block): block.body.containsReturn || block.catches.contains { $0.body.containsReturn }
            case .labeled(_, let inner): [inner].containsReturn
            case .expression(let expression):
                switch expression.kind {
                case .if(let choice): choice.body.containsReturn || choice.elseBody?.containsReturn == true
                case .switch(let choice): choice.cases.contains { $0.body.containsReturn }
                default: false
                }
            case .conditionalCompilation(let branches): branches.contains { $0.body.containsReturn }
            default: false
            }
        }
    }
}
