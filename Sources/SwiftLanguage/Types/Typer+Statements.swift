// SPDX-License-Identifier: GPL-3.0-or-later

/// Statements, each after the ones before it: what they declare is in sight of those that follow.
extension Typer {
    /// The statements of a block, in a scope of their own.
    func block(_ statements: [Statement]) -> () -> [Statement] {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        return self.statements(statements)
    }

    func statements(_ statements: [Statement]) -> () -> [Statement] {
        if let known = rememberedBlock(statements) { return { known } }
        let around = scope.declaredAround
        defer { scope.declaredAround = around }
        foresee(statements)
        let finished = statements.map { statement($0) }
        return { finished.map { $0() } }
    }

    /// A whole body: nothing is open between two of its statements.
    func body(_ statements: [Statement]) -> [Statement] {
        foresee(statements)
        return statements.map {
            beginStatement()
            return statement($0)()
        }
    }

    /// What all statements of a block may name, wherever it is declared: its functions. Its variables only those that follow.
    private func foresee(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration):
                declareFunction(declaration)
                guard case .variable(let variable) = declaration.kind else { continue }
                for name in variable.bindings.flatMap(\.pattern.boundNames) { scope.declaredAround[name] = .some(nil) }
            case .guard(let conditions, _):
                for name in conditions.flatMap(\.boundNames) { scope.declaredAround[name] = .some(nil) }
            default: break
            }
        }
    }

    /// What a `guard` does where its conditions do not hold: it does not see what they bind.
    private func elseBody(_ body: [Statement], without names: [String]) -> () -> [Statement] {
        let around = scope.declaredAround
        defer { scope.declaredAround = around }
        for name in names { scope.declaredAround[name] = nil }
        return block(body)
    }

    private func declareFunction(_ declaration: Declaration) {
        guard case .function(let function) = declaration.kind else { return }
        let context = scope.context.adding(function.genericParameters.map(\.name))
        scope.declare(Member(function.name, .function(function), declaration: declaration, owner: nil, context: context))
    }

    func statement(_ statement: Statement) -> () -> Statement {
        let kind = self.kind(of: statement)
        return { Statement(kind(), span: statement.span) }
    }

    func kind(of statement: Statement) -> () -> Statement.Kind {
        switch statement.kind {
        case .expression(let value):
            let typed = remembered(value) ?? built(value) ?? infer(value)
            settle(typed.type)
            checkView(typed.type, value)
            return { .expression(typed.finish()) }
        case .declaration(let declaration): return self.declaration(declaration)
        case .if(let choice):
            let (finish, _) = self.choice(choice, nil)
            return { .if(finish()) }
        case .switch(let choice):
            let (finish, _) = self.choice(choice, nil, at: statement.span)
            return { .switch(finish()) }
        case .guard(let conditions, let body):
            let body = elseBody(body, without: conditions.flatMap(\.boundNames))
            let conditions = self.conditions(conditions)
            return { .guard(conditions(), elseBody: body()) }
        case .forIn(let loop): return forIn(loop, at: statement.span)
        case .labeled(let label, let inner):
            let inner = self.statement(inner)
            return { .labeled(label, inner()) }
        case .while(let conditions, let body, let label): return whileLoop(conditions, body, label)
        case .repeatWhile(let body, let condition, let label):
            let body = block(body)
            let condition = truth(condition)
            return { .repeatWhile(body: body(), condition: condition.finish(), label: label) }
        case .return(let value): return returned(value, at: statement.span)
        case .defer(let body):
            let body = block(body)
            return { .defer(body()) }
        case .throw(let value): return thrown(value)
        case .do(let block): return doCatch(block)
        case .conditionalCompilation(let branches): return conditionalCompilation(branches)
        case .break, .continue, .fallthrough: return { statement.kind }
        }
    }

    private func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: String?) -> () -> Statement.Kind {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        let conditions = self.conditions(conditions)
        let body = block(body)
        return { .while(conditions(), body: body(), label: label) }
    }

    private func thrown(_ value: Expression) -> () -> Statement.Kind {
        if scope.errors == .closure { closureEffects.insert(.throwing) }
        let typed = infer(value, scope.thrown)
        settle(typed.type)
        checkError(solver.resolved(typed.type), value)
        checkThrown(solver.resolved(typed.type), value)
        if scope.errors != .closure { scope.caught?.note(.anyError) }
        return { .throw(typed.finish()) }
    }

    private func checkError(_ type: StaticType, _ value: Expression) {
        // `throw Failure.missing` of a case that holds a value is a function.
        guard type.isKnown, type.isFunction || isCertain(type) && type.nominalName != nil,
            solver.conformances.conforms(type, to: "Error") == false
        else { return }
        report(
            Diagnostic(.typeMismatch, "thrown expression type '\(type)' does not conform to 'Error'", at: value.place))
    }

    /// `throw` of another error than the one of `throws(Failure)`.
    private func checkThrown(_ type: StaticType, _ value: Expression) {
        guard scope.errors == .handled, let wanted = scope.thrown.map({ solver.resolved($0) }), case .nominal(let expected, []) = wanted,
            case .nominal(let given, _) = type, given != expected, isCertain(type) || index.host?.nativeType(named: given) != nil,
            isCertain(wanted), index.types[expected]?.kind != .class
        else { return }
        report(
            Diagnostic(
                .typeMismatch, "thrown expression type '\(type)' cannot be converted to error type '\(wanted)'", at: value.place))
    }

    /// `#if`: the branch that the platform has declares into the scope around it; the others are left as they are written.
    private func conditionalCompilation(_ branches: [(condition: Expression?, body: [Statement])]) -> () -> Statement.Kind {
        let platform = index.program.platform
        for (place, branch) in branches.enumerated() {
            if let condition = branch.condition {
                guard let holds = try? CompilationCondition.holds(condition, isOS: { CompilationCondition.isOS($0, on: platform) }) else {
                    scope.isOpen = true
                    break
                }
                guard holds else { continue }
            }
            let body = statements(branch.body)
            return {
                var new = branches
                new[place].body = body()
                return .conditionalCompilation(new)
            }
        }
        return { .conditionalCompilation(branches) }
    }

    private func returned(_ value: Expression?, at span: SourceSpan?) -> () -> Statement.Kind {
        let wanted = scope.result
        guard let value else {
            if let wanted = wanted.map({ solver.resolved($0) }), wanted.isKnown, isCertain(wanted), case .nominal = wanted {
                report(Diagnostic(.typeMismatch, "non-void function should return a value", at: span))
            }
            return { .return(nil) }
        }
        if case .nil = value.kind, scope.isInitializer, !scope.isFailable, !scope.isInClosure, wanted == .void {
            report(Diagnostic(.typeMismatch, "only a failable initializer can return 'nil'", at: span, hint: "write 'init?'"))
        }
        use = .returned
        kept = value.id
        if let wanted { checkCount(value, wanted) }
        let typed = promoted(infer(value, wanted.flatMap { isVariable($0) ? nil : $0 }), to: wanted)
        use = nil
        if let wanted, isVariable(wanted) {
            // What a closure gives is known when all its returns are: a literal waits for the others.
            _ = attempt { solver.unify(wanted, typed.type) ? true : nil }
        } else {
            if wanted == .void, !scope.isInClosure, solver.defaulted(typed.type).isKnown,
                solver.defaulted(typed.type).nominalName.map({ $0 != "Never" }) == true
            {
                report(unexpectedReturn(solver.defaulted(typed.type), at: value.place))
            } else if let wanted {
                expect(typed.type, toBe: wanted, value, scope.returnUse)
            }
            settle(typed.type)
            checkUnderlying(solver.defaulted(typed.type), value)
        }
        return { .return(typed.finish()) }
    }

    private func unexpectedReturn(_ type: StaticType, at place: SourceSpan?) -> Diagnostic {
        if scope.isInitializer {
            return Diagnostic(.typeMismatch, "'nil' is the only return value permitted in an initializer", at: place)
        }
        return Diagnostic(
            .typeMismatch, "unexpected non-void return value in void function", at: place,
            hint: "what a function returns is declared: '-> \(type)'")
    }

    /// A view of the host's that is made here, without a modifier.
    func isMadeView(_ type: StaticType, _ value: Expression) -> Bool {
        guard case .call(let call) = value.kind, let name = call.callee.bareName, type.nominalName == name else { return false }
        return index.isView(type)
    }

    func checkUnderlying(_ type: StaticType, _ value: Expression) {
        let span = value.place
        guard let types = scope.underlyingTypes, type.isKnown, isCertain(type) || isMadeView(type, value), case .nominal = type else {
            return
        }
        if let missing = types.protocols.first(where: { lacks(type, $0) }) {
            report(
                Diagnostic(.typeMismatch, "return type of \(types.function) requires that '\(type)' conform to '\(missing)'", at: span))
        } else if let diagnostic = types.add(type, at: span) {
            report(diagnostic)
        }
    }

    func truth(_ expression: Expression) -> Typed {
        let typed = unwrappedImplicitly(infer(expression, .bool), expression)
        checkTruth(typed.type, expression)
        settle(typed.type)
        return typed
    }

    private func forIn(_ loop: ForStatement, at span: SourceSpan?) -> () -> Statement.Kind {
        let typed = unwrappedImplicitly(infer(loop.sequence), loop.sequence)
        settle(typed.type)
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        if loop.effects.contains("await") { checkWaitingLoop(at: span) }
        if loop.effects.isEmpty { checkSequence(solver.resolved(typed.type), loop.sequence) }
        let element = element(of: solver.resolved(typed.type))
        checkParts(loop.pattern, element, at: loop.sequence.place)
        let new = declare(loop.pattern, element)
        let condition = loop.condition.map { truth($0) }
        let body = block(loop.body)
        return {
            .forIn(
                ForStatement(
                    pattern: new(), sequence: typed.finish(), condition: condition?.finish(), body: body(), label: loop.label,
                    effects: loop.effects))
        }
    }

    private func checkSequence(_ type: StaticType, _ value: Expression) {
        if case .nominal(let name, let bounds) = type, name.hasSuffix("Range"), let bound = bounds.first, bound.isFloatingPoint {
            return report(
                Diagnostic(
                    .typeMismatch,
                    "referencing instance method 'makeIterator()' on '\(name)' requires that '\(bound)' conform to 'SignedInteger'",
                    at: value.place, hint: "count in Ints, or with 'stride(from:to:by:)'"))
        }
        guard type.isKnown, isCertain(type), case .nominal = type,
            type.wrapped != nil || solver.conformances.conforms(type, to: "Sequence") == false
        else { return }
        let unwrapped = type.wrapped == nil ? "" : "; did you mean to unwrap optional?"
        report(Diagnostic(.typeMismatch, "for-in loop requires '\(type)' to conform to 'Sequence'\(unwrapped)", at: value.place))
    }

    /// What a sequence goes through.
    func element(of sequence: StaticType) -> StaticType {
        switch sequence {
        case .nominal("Binding", _): .unknown
        case .nominal: solver.resolved(solver.conformances.associatedType("Element", of: sequence) ?? .unknown)
        // Its type is known where the function is called: an optional there tells that it is one.
        case .parameter: solver.resolved(solver.conformances.associatedType("Element", of: sequence) ?? elementInSight(of: sequence))
        default: .unknown
        }
    }

    private func elementInSight(of sequence: StaticType) -> StaticType {
        let element = StaticType.member(sequence, "Element")
        return isAssociated(element) ? element : .unknown
    }

    private func doCatch(_ statement: DoStatement) -> () -> Statement.Kind {
        let thrown = statement.thrown.map { resolve($0) }
        let outer = (scope.thrown, scope.errors, scope.caught)
        let caught = CaughtErrors()
        if thrown != nil || !statement.catches.isEmpty { (scope.thrown, scope.caught) = (thrown, caught) }
        scope.errors = statement.errors(outer.1)
        let body = block(statement.body)
        (scope.thrown, scope.errors, scope.caught) = outer
        let finished = statement.catches.map { item -> () -> DoStatement.Catch in
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            if item.patterns.isEmpty { scope.declare("error", thrown ?? caught.type) }
            let patterns = item.patterns.map { entry in
                let pattern = declare(entry.pattern, thrown ?? .unknown)
                let condition = entry.condition.map { truth($0) }
                return { (pattern: pattern(), condition: condition?.finish()) }
            }
            let body = block(item.body)
            return { DoStatement.Catch(patterns: patterns.map { $0() }, body: body()) }
        }
        return { .do(DoStatement(body: body(), catches: finished.map { $0() }, thrown: statement.thrown)) }
    }
}
