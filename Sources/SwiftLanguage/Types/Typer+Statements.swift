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
        for case .declaration(let declaration) in statements.map(\.kind) { declareFunction(declaration) }
        let finished = statements.map { statement($0) }
        return { finished.map { $0() } }
    }

    /// A whole body: nothing is open between two of its statements.
    func body(_ statements: [Statement]) -> [Statement] {
        for case .declaration(let declaration) in statements.map(\.kind) { declareFunction(declaration) }
        return statements.map {
            beginStatement()
            return statement($0)()
        }
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

    private func kind(of statement: Statement) -> () -> Statement.Kind {
        switch statement.kind {
        case .expression(let value):
            let typed = remembered(value) ?? infer(value)
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
            let body = block(body)
            let conditions = self.conditions(conditions)
            return { .guard(conditions(), elseBody: body()) }
        case .forIn(let loop): return forIn(loop)
        case .labeled(let label, let inner):
            let inner = self.statement(inner)
            return { .labeled(label, inner()) }
        case .while(let conditions, let body, let label):
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            let conditions = self.conditions(conditions)
            let body = block(body)
            return { .while(conditions(), body: body(), label: label) }
        case .repeatWhile(let body, let condition, let label):
            let body = block(body)
            let condition = truth(condition)
            return { .repeatWhile(body: body(), condition: condition.finish(), label: label) }
        case .return(let value): return returned(value, at: statement.span)
        case .defer(let body):
            let body = block(body)
            return { .defer(body()) }
        case .throw(let value):
            if scope.errors == .closure { closureEffects.insert(.throwing) }
            let typed = infer(value, scope.thrown)
            settle(typed.type)
            checkError(solver.resolved(typed.type), value)
            return { .throw(typed.finish()) }
        case .do(let block): return doCatch(block)
        case .conditionalCompilation(let branches): return conditionalCompilation(branches)
        case .break, .continue, .fallthrough: return { statement.kind }
        }
    }

    private func checkError(_ type: StaticType, _ value: Expression) {
        // `throw Failure.missing` of a case that holds a value is a function.
        guard type.isKnown, type.isFunction || isCertain(type) && type.nominalName != nil,
            solver.conformances.conforms(type, to: "Error") == false
        else { return }
        report(
            Diagnostic(.typeMismatch, "thrown expression type '\(type)' does not conform to 'Error'", at: value.place))
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
        let typed = promoted(infer(value, wanted.flatMap { isVariable($0) ? nil : $0 }), to: wanted)
        use = nil
        if let wanted, isVariable(wanted) {
            // What a closure gives is known when all its returns are: a literal waits for the others.
            _ = attempt { solver.unify(wanted, typed.type) ? true : nil }
        } else {
            if wanted == .void, !scope.isInClosure, solver.defaulted(typed.type).isKnown,
                solver.defaulted(typed.type).nominalName.map({ $0 != "Never" }) == true
            {
                report(Diagnostic(.typeMismatch, "unexpected non-void return value in void function", at: value.place))
            } else if let wanted {
                expect(typed.type, toBe: wanted, value, scope.returnUse)
            }
            settle(typed.type)
            checkUnderlying(solver.defaulted(typed.type), value)
        }
        return { .return(typed.finish()) }
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

    private func truth(_ expression: Expression) -> Typed {
        let typed = unwrappedImplicitly(infer(expression, .bool), expression)
        checkTruth(typed.type, expression)
        settle(typed.type)
        return typed
    }

    private func forIn(_ loop: ForStatement) -> () -> Statement.Kind {
        let typed = unwrappedImplicitly(infer(loop.sequence), loop.sequence)
        settle(typed.type)
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        if loop.effects.contains("await") { closureEffects.insert(.async) }
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
        case .nominal, .parameter: solver.resolved(solver.conformances.associatedType("Element", of: sequence) ?? .unknown)
        default: .unknown
        }
    }

    private func doCatch(_ statement: DoStatement) -> () -> Statement.Kind {
        let thrown = statement.thrown.map { resolve($0) }
        let outer = scope.thrown
        let errors = scope.errors
        if let thrown { scope.thrown = thrown }
        scope.errors = statement.errors(errors)
        let body = block(statement.body)
        (scope.thrown, scope.errors) = (outer, errors)
        let finished = statement.catches.map { item -> () -> DoStatement.Catch in
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            if item.patterns.isEmpty { scope.declare("error", thrown ?? .existential(["Error"])) }
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

    // MARK: Conditions and choices

    func conditions(_ conditions: [Condition]) -> () -> [Condition] {
        let finished = conditions.map { condition($0) }
        return { finished.map { $0() } }
    }

    private func condition(_ condition: Condition) -> () -> Condition {
        switch condition {
        case .expression(let value):
            let typed = truth(value)
            return { .expression(typed.finish()) }
        case .optionalBinding(let name, let isVar, let type, let value):
            return optionalBinding(name, isVar, type, value)
        case .case(let pattern, let value):
            let typed = infer(value)
            settle(typed.type)
            let pattern = declare(pattern, solver.resolved(typed.type))
            return { .case(pattern(), typed.finish()) }
        case .availability: return { condition }
        }
    }

    private func optionalBinding(_ name: String, _ isVar: Bool, _ syntax: TypeSyntax?, _ value: Expression?) -> () -> Condition {
        let written = syntax.map { resolve($0) }
        let source = value ?? Expression(.identifier(name, genericArguments: []))
        let typed = infer(source, written.map { .optional($0) })
        settle(typed.type)
        let type = solver.resolved(typed.type)
        if type.isKnown, isCertain(type), type.wrapped == nil, case .nominal = type, written == nil || written == type {
            report(
                Diagnostic(
                    .typeMismatch, "initializer for conditional binding must have Optional type, not '\(type)'",
                    at: source.span?.lastPlaceBefore(ofOneOf: ["let", "var"]) ?? source.span))
        }
        scope.declare(name, written ?? type.wrapped ?? .unknown, isLet: !isVar)
        return { .optionalBinding(name: name, isVar: isVar, type: syntax, value: value == nil ? nil : typed.finish()) }
    }

    /// An `if`, and the types of its branches where each is one expression.
    func choice(_ choice: IfStatement, _ expected: StaticType?) -> (finish: () -> IfStatement, types: [StaticType]) {
        scope.locals.append([:])
        let conditions = self.conditions(choice.conditions)
        let (body, type) = branch(choice.body, expected)
        scope.locals.removeLast()
        let other = choice.elseBody.map { branch($0, expected) }
        let finish = { IfStatement(conditions: conditions(), body: body(), elseBody: other?.finish()) }
        return (finish, [type, other?.type].compactMap { $0 })
    }

    private func branch(_ body: [Statement], _ expected: StaticType?) -> (finish: () -> [Statement], type: StaticType?) {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        guard body.count == 1, case .expression(let only) = body[0].kind, expected != nil || !scope.isBuilder else {
            return (statements(body), nil)
        }
        let typed = promoted(infer(only, expected), to: expected)
        if let expected, solver.resolved(expected).isKnown {
            expect(typed.type, toBe: expected, only, .initializer)
        } else if let expected {
            _ = attempt { convert(typed.type, to: expected) }
        }
        return ({ [Statement(.expression(typed.finish()), span: body[0].span)] }, typed.type)
    }

    func choice(
        _ choice: SwitchStatement, _ expected: StaticType?, at span: SourceSpan?
    ) -> (finish: () -> SwitchStatement, types: [StaticType]) {
        let subject = infer(choice.subject)
        settle(subject.type)
        let type = solver.resolved(subject.type)
        let found = diagnostics.count
        var types: [StaticType] = []
        let platform = index.program.platform
        let cases = choice.cases.map { item -> () -> SwitchStatement.Case in
            // A case of another platform is left as it is written.
            let isCompiled = try? item.clause?.isCompiled { (condition) throws(Diagnostic) in
                try CompilationCondition.holds(condition, isOS: { CompilationCondition.isOS($0, on: platform) })
            }
            if isCompiled == false { return { item } }
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            let patterns = item.patterns.map { entry in
                let pattern = declare(entry.pattern, type)
                let condition = entry.condition.map { truth($0) }
                return { (pattern: pattern(), condition: condition?.finish()) }
            }
            let (body, found) = branch(item.body, expected)
            if let found { types.append(found) }
            return {
                var new = item
                (new.patterns, new.body) = (patterns.map { $0() }, body())
                return new
            }
        }
        if diagnostics.count == found { checkExhaustive(choice, type, at: span ?? choice.subject.span) }
        return ({ SwitchStatement(subject: subject.finish(), cases: cases.map { $0() }) }, types)
    }

    // MARK: Declarations

    private func declaration(_ declaration: Declaration) -> () -> Statement.Kind {
        switch declaration.kind {
        case .variable(let variable): return self.variable(variable, declaration)
        case .function(let function):
            let body = function.body.map { localFunction($0, function) }
            return {
                var new = function
                new.body = body?()
                return .declaration(
                    Declaration(
                        .function(new), attributes: declaration.attributes, modifiers: declaration.modifiers, span: declaration.span))
            }
        default: return { .declaration(declaration) }
        }
    }

    private func localFunction(_ body: [Statement], _ function: FunctionDeclaration) -> () -> [Statement] {
        let outer = scope
        defer { scope = outer }
        enter(function, isBuilder: false)
        return functionBody(body)
    }

    private func variable(_ variable: VariableDeclaration, _ declaration: Declaration) -> () -> Statement.Kind {
        let wrapper = index.program.wrapper(of: declaration)
        let finished = variable.bindings.map { item in
            checkWritten(item, at: item.initializer?.span ?? declaration.span)
            guard declaration.modifiers.contains("async") else {
                let finish = binding(item, hasWrapper: wrapper != nil)
                if declaration.modifiers.contains("weak") { declareWeak(item) }
                return finish
            }
            // An error of an `async let` is thrown where its value is awaited.
            return marked("try?") { marked("await") { binding(item, hasWrapper: wrapper != nil) } }
        }
        return {
            .declaration(
                Declaration(
                    .variable(VariableDeclaration(isLet: variable.isLet, bindings: finished.map { $0() })),
                    attributes: declaration.attributes, modifiers: declaration.modifiers, span: declaration.span))
        }
    }

    /// A `weak var` may be nil at any time: without a written type it is an optional.
    private func declareWeak(_ binding: VariableDeclaration.Binding) {
        guard binding.type == nil, case .binding(let name, _, nil) = binding.pattern,
            case .variable(let type, _, _)? = scope.local(name), type != .unknown, type.wrapped == nil
        else { return }
        scope.declare(name, .optional(type), isLet: false)
    }

    private func binding(_ binding: VariableDeclaration.Binding, hasWrapper: Bool) -> () -> VariableDeclaration.Binding {
        var syntax = binding.type
        if case .binding(_, _, let written?) = binding.pattern { syntax = syntax ?? written }
        // `let s: Stack = [1, 2]`: what is not written of a type the first value tells.
        let declared = syntax.map { binding.initializer == nil ? resolve($0) : opened(resolve($0)) }
        use = .initializer
        if let declared, let value = binding.initializer { checkCount(value, declared) }
        let typed = binding.initializer.map { promoted(infer($0, declared), to: declared) }
        use = nil
        var type = declared ?? .unknown
        if let typed, let value = binding.initializer {
            if let declared {
                if !hasWrapper { expect(typed.type, toBe: declared, value, .initializer) }
            } else if binding.accessors == nil || binding.accessors?.getter == nil {
                checkEmpty(value)
                checkInferred(value)
                type = solver.defaulted(typed.type)
            }
            settle(typed.type)
            if let declared { type = solver.defaulted(declared) }
        }
        if hasWrapper { type = declared ?? .unknown }
        if let value = binding.initializer { checkParts(binding.pattern, of: type, value) }
        let accessors = binding.accessors.map { self.accessors($0, type) }
        let pattern = declare(binding.pattern, type)
        if binding.isImplicitlyUnwrapped, case .binding(let name, let isVar, _) = binding.pattern {
            scope.declare(name, type, isLet: !isVar && binding.initializer != nil, unwraps: true)
        } else if binding.initializer == nil,
            // A constant without a value is given one once: where, the flow of control tells.
            case .binding(let name, _, _) = binding.pattern, binding.accessors?.getter == nil || hasWrapper
        {
            scope.declare(name, type)
        }
        return {
            var new = VariableDeclaration.Binding(
                pattern: pattern(), type: binding.type, initializer: typed?.finish(), accessors: accessors?())
            if declared == nil, type.isKnown { new.inferred = TypeAnnotation(type) }
            return new
        }
    }

    /// The generic arguments of the type that is written.
    private func checkWritten(_ binding: VariableDeclaration.Binding, at span: SourceSpan?) {
        var type = binding.type
        if case .binding(_, _, let written?) = binding.pattern { type = type ?? written }
        guard let type else { return }
        let check = TypeArgumentCheck(index: index, context: scope.context, span: span)
        for diagnostic in check.diagnostics(type) { report(diagnostic) }
    }

    /// A generic type or function whose parameters nothing tells: it takes no argument that would.
    private func checkInferred(_ value: Expression) {
        guard case .call(let call) = value.kind, call.arguments.isEmpty, call.trailingClosures.isEmpty,
            case .identifier(let name, let generics) = call.callee.kind, generics.isEmpty, scope.local(name) == nil
        else { return }
        var open: String?
        if let functions = index.functions[name], functions.count == 1, !functions[0].isLibrary {
            let signature = index.signature(of: functions[0])
            if signature.parameters.isEmpty, signature.constraints.allSatisfy({ !$0.tellsType }) { open = signature.generics.first }
        } else if let info = index.types[name], info.isComplete, scope.selfType?.nominalName != name,
            !info.isOfLibrary,
            info.initializers.allSatisfy({
                index.signature(of: $0).parameters.isEmpty && $0.constraints.allSatisfy { !$0.tellsType }
                    && index.signature(of: $0).constraints.allSatisfy { !$0.tellsType }
            })
        {
            open = info.generics.first
        }
        if let open, !open.hasPrefix("some#"), !open.hasPrefix("each ") {
            report(
                Diagnostic(
                    .typeMismatch, "generic parameter '\(open)' could not be inferred", at: value.place,
                    hint: "write the type of the variable, or what '\(open)' is in <...>"))
        }
    }

    private func checkEmpty(_ value: Expression) {
        switch value.kind {
        case .nil:
            report(
                Diagnostic(
                    .typeMismatch, "'nil' requires a contextual type", at: value.place, hint: "write its type, as in 'let a: Int? = nil'"))
        case .array(let elements) where elements.isEmpty:
            report(
                Diagnostic(
                    .typeMismatch, "empty collection literal requires an explicit type", at: value.place,
                    hint: "write its type, as in 'let a: [Int] = []'"))
        case .dictionary(let entries) where entries.isEmpty:
            report(
                Diagnostic(
                    .typeMismatch, "empty collection literal requires an explicit type", at: value.place,
                    hint: "write its type, as in 'let d: [String: Int] = [:]'"))
        default: break
        }
    }

}
