// SPDX-License-Identifier: GPL-3.0-or-later

/// Statements, with what is around them.
extension CodeCheck {
    mutating func visit(_ statements: [Statement]) throws(Diagnostic) {
        try scope { (inner) throws(Diagnostic) in
            var names = DeclaredNames(kind: .local)
            for case .declaration(let declaration) in statements.map(\.kind) where !declaration.isVariable { try names.add(declaration) }
            for statement in statements { try inner.visit(statement) }
        }
    }

    private mutating func visit(_ statement: Statement) throws(Diagnostic) {
        switch statement.kind {
        case .expression(let value): try visit(value)
        case .declaration(let declaration): try visit(declaration)
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice)
        case .guard(let conditions, let body):
            try visit(body)
            if !conditions.alwaysHold, body.mayComplete(in: program) {
                throw Diagnostic(
                    .syntax,
                    "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
                    at: statement.span?.lastSign)
            }
            for condition in conditions { try visit(condition) }
        case .forIn, .while, .repeatWhile: try visitLoop(statement)
        case .labeled(let label, let inner):
            let outer = place
            defer { place = outer }
            try checkLabel(label, of: statement)
            place.labels[label] = inner.word
            try visit(inner)
        case .return where place.isInDefer:
            throw Diagnostic(.syntax, "'return' cannot transfer control out of a defer statement", at: statement.span)
        case .return(let value): if let value { try visit(value) }
        case .break, .continue: try checkTransfer(statement)
        case .defer(let body):
            let outer = place
            defer { place = outer }
            (place.isInDefer, place.handlesErrors) = (true, false)
            try visit(body)
        case .fallthrough:
            if place.isInSwitch { return }
            throw Diagnostic(.syntax, "'fallthrough' is only allowed inside a switch", at: statement.span)
        case .throw(let value):
            try visit(value)
            try checkThrow(value, at: statement.span)
        case .do(let block): try visit(block)
        case .conditionalCompilation: break
        }
    }

    private mutating func visitLoop(_ statement: Statement) throws(Diagnostic) {
        switch statement.kind {
        case .forIn(let loop):
            try visit(loop.sequence)
            if let label = loop.label { try checkLabel(label, of: statement) }
            try self.loop(loop.label) { (inner) throws(Diagnostic) in
                inner.declare(loop.pattern)
                if let condition = loop.condition { try inner.visit(condition) }
                try inner.visit(loop.body)
            }
        case .while(let conditions, let body, let label):
            if let label { try checkLabel(label, of: statement) }
            try loop(label) { (inner) throws(Diagnostic) in
                for condition in conditions { try inner.visit(condition) }
                try inner.visit(body)
            }
        case .repeatWhile(let body, let condition, let label):
            if let label { try checkLabel(label, of: statement) }
            try loop(label) { (inner) throws(Diagnostic) in try inner.visit(body) }
            try visit(condition)
        default: break
        }
    }

    private func checkLabel(_ label: String, of statement: Statement) throws(Diagnostic) {
        guard place.labels[label] != nil else { return }
        throw Diagnostic(
            .duplicateName, "label '\(label)' cannot be reused on an inner statement",
            at: statement.span?.place(of: label) ?? statement.span)
    }

    private func checkThrow(_ value: Expression, at span: SourceSpan?) throws(Diagnostic) {
        if let type = value.typeOfLiteral, !program.declarations.contains(where: { $0.extends(type) }) {
            throw Diagnostic(.typeMismatch, "thrown expression type '\(type)' does not conform to 'Error'", at: value.span)
        }
        if place.handlesErrors { return }
        if place.isInDefer { throw Diagnostic(.unsupported, "errors cannot be thrown out of a defer body", at: span) }
        let reason = place.isInCatch ? "catch is not exhaustive" : "function is not declared 'throws'"
        throw Diagnostic(.unsupported, "error is not handled because the enclosing \(reason)", at: span)
    }

    /// Where a `break` or a `continue` leads.
    private func checkTransfer(_ statement: Statement) throws(Diagnostic) {
        switch statement.kind {
        case .break(nil) where !place.isInLoop && !place.isInSwitch:
            throw Diagnostic(
                .syntax,
                place.isInBranch
                    ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
                    : "'break' is only allowed inside a loop, if, do, or switch", at: statement.span)
        case .continue(nil) where !place.isInLoop:
            throw Diagnostic(.syntax, "'continue' is only allowed inside a loop", at: statement.span)
        case .break(let label?) where place.labels[label] == nil, .continue(let label?) where place.labels[label] == nil:
            throw Diagnostic(
                .unknownName, "cannot find label '\(label)' in scope", at: statement.span?.place(of: label),
                suggestion: Suggestion.closest(to: label, in: place.labels.keys.sorted()))
        case .continue(let label?):
            if let word = place.labels[label], word != "loop" {
                throw Diagnostic(.syntax, "'continue' cannot be used with \(word) statements", at: statement.span)
            }
        default: break
        }
    }

    private mutating func loop(
        _ label: String?, _ body: (inout CodeCheck) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let outer = place
        defer { place = outer }
        place.isInLoop = true
        if let label {
            place.labels[label] = "loop"
        }
        try scope(body)
    }

    private mutating func visit(_ block: DoStatement) throws(Diagnostic) {
        let outer = place
        // A `do` that names what it throws may take all of it by its cases.
        if block.thrown != nil || block.catches.contains(where: \.isExhaustive) { place.handlesErrors = true }
        place.isInCatch = !block.catches.isEmpty
        place.isInBranch = true
        defer { place = outer }
        try visit(block.body)
        place = outer
        place.isInBranch = true
        for clause in block.catches {
            try scope { (inner) throws(Diagnostic) in
                inner.declare("error")
                for item in clause.patterns {
                    inner.declare(item.pattern)
                    if let condition = item.condition { try inner.visit(condition) }
                }
                try inner.visit(clause.body)
            }
        }
    }

    mutating func visit(_ choice: IfStatement) throws(Diagnostic) {
        let outer = place
        defer { place = outer }
        try scope { (inner) throws(Diagnostic) in
            for condition in choice.conditions { try inner.visit(condition) }
            inner.place.isInBranch = true
            try inner.visit(choice.body)
        }
        if let body = choice.elseBody { try visit(body) }
    }

    mutating func visit(_ choice: SwitchStatement) throws(Diagnostic) {
        try visit(choice.subject)
        let outer = place
        defer { place = outer }
        place.isInSwitch = true
        let active = choice.cases.filter { $0.clause == nil }
        if let place = active.dropLast().firstIndex(where: \.patterns.isEmpty) {
            throw Diagnostic(
                .syntax, "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
                at: active[place].body.last?.span.flatMap { choice.subject.span?.source.whole.place(of: "case", from: $0.end) })
        }
        if active.count == choice.cases.count, let last = active.last?.body.last, case .fallthrough = last.kind {
            throw Diagnostic(.syntax, "'fallthrough' without a following 'case' or 'default' block", at: last.span)
        }
        for (item, next) in zip(active, active.dropFirst()) { try checkFallthrough(from: item, into: next) }
        for item in choice.cases { try PatternNames(item).check(behind: choice.subject.span) }
        for item in choice.cases {
            try scope { (inner) throws(Diagnostic) in
                for entry in item.patterns {
                    inner.declare(entry.pattern)
                    if let condition = entry.condition { try inner.visit(condition) }
                }
                try inner.visit(item.body)
            }
        }
    }

    /// The variables of a case have no values where the case before it falls through.
    private func checkFallthrough(from item: SwitchStatement.Case, into next: SwitchStatement.Case) throws(Diagnostic) {
        guard let last = item.body.last, case .fallthrough = last.kind else { return }
        let bound = Set(item.patterns.flatMap(\.pattern.boundNames))
        guard let name = next.patterns.flatMap(\.pattern.boundNames).first(where: { $0 != "_" && !bound.contains($0) }) else { return }
        throw Diagnostic(.unsupported, "'fallthrough' from a case which doesn't bind variable '\(name)'", at: last.span)
    }

    private mutating func visit(_ condition: Condition) throws(Diagnostic) {
        switch condition {
        case .expression(let value): try visit(value)
        case .optionalBinding(let name, _, _, let value):
            if let value { try visit(value) }
            declare(name)
        case .case(let pattern, let value):
            try visit(value)
            declare(pattern)
        case .availability: break
        }
    }

    private mutating func visit(_ declaration: Declaration) throws(Diagnostic) {
        guard case .variable(let variable) = declaration.kind else {
            if case .type(let type) = declaration.kind { try declareOnce(type.name, at: declaration.namePlace) }
            return try check(declaration, isMember: false)
        }
        if declaration.modifiers.contains("async"), !place.isAsync {
            throw Diagnostic(
                .unsupported, "'async let' in a function that does not support concurrency", at: declaration.place(of: "let"),
                hint: "mark the function 'async', or do it in a Task")
        }
        for binding in variable.bindings {
            if let value = binding.initializer { try visit(value) }
            guard case .binding(let name, _, let written) = binding.pattern else {
                declare(binding.pattern)
                continue
            }
            try declareOnce(name, at: declaration.place(of: name))
            let type = binding.type ?? written
            if type == nil, binding.initializer == nil, binding.accessors == nil, declaration.attributes.isEmpty {
                throw Diagnostic(
                    .syntax, "type annotation missing in pattern", at: declaration.place(of: name), hint: "write ': Type' after the name")
            }
            if let type, let value = binding.initializer { try checkLiteral(value, fits: type) }
        }
    }

    private mutating func declareOnce(_ name: String, at place: SourceSpan?) throws(Diagnostic) {
        if name != "_", scopes.last?.contains(name) ?? false {
            throw Diagnostic(.duplicateName, "invalid redeclaration of '\(name)'", at: place)
        }
        declare(name)
    }
}

extension Declaration {
    fileprivate var isVariable: Bool { if case .variable = kind { true } else { false } }
}

extension Statement {
    /// What the compiler calls a statement that may have a label and is not a loop.
    fileprivate var word: String {
        switch kind {
        case .if: "if"
        case .switch: "switch"
        case .expression(let value): if case .switch = value.kind { "switch" } else { "if" }
        default: "do"
        }
    }
}

extension DoStatement.Catch {
    /// It takes every error.
    var isExhaustive: Bool {
        patterns.isEmpty || patterns.contains { $0.condition == nil && $0.pattern.takesEveryError }
    }
}

extension Pattern {
    /// `let error as NSError` is one that fits: every error is bridged.
    fileprivate var takesEveryError: Bool {
        if case .asType(let inner, let type) = self { return type.baseName == "NSError" && inner.isIrrefutable }
        return isIrrefutable
    }

    /// It fits any value.
    var isIrrefutable: Bool {
        switch self {
        case .wildcard, .binding: true
        case .tuple(let parts): parts.allSatisfy(\.pattern.isIrrefutable)
        default: false
        }
    }
}
