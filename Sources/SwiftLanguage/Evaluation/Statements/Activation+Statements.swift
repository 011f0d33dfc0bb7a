// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a list of statements leaves control: at its end, or by a statement that transfers it elsewhere.
enum ControlTransfer {
    case normal
    case returned(Value)
    case broke(String?)
    case continued(String?)
    case fellThrough
}

/// Running statements as ordinary code.
extension Activation {
    func run(_ statements: [Statement]) throws(Diagnostic) -> ControlTransfer {
        let outer = scope
        let outerDefers = defers.count
        let outerTasks = asyncLets.count
        var hasFunctions = false
        for index in statements.indices where statements[index].isDeclaration {
            if hoist(statements[index]) { hasFunctions = true }
        }
        var known = scope
        var transfer = ControlTransfer.normal
        do {
            loop: for index in statements.indices {
                transfer = try run(statements[index])
                if !machine.deinitializations.isEmpty { try runDeinitializers() }
                guard case .normal = transfer else { break loop }
                if hasFunctions, scope !== known {
                    for later in statements[(index + 1)...] where later.isDeclaration { renew(later) }
                    known = scope
                }
            }
        } catch {
            // What ends the input does not wait.
            if machine.thrownValue == nil { asyncLets.removeLast(asyncLets.count - outerTasks) }
            if asyncLets.count > outerTasks { try endAsyncLets(downTo: outerTasks) }
            try runDefers(downTo: outerDefers)
            scope = outer
            throw error
        }
        if asyncLets.count > outerTasks { try endAsyncLets(downTo: outerTasks) }
        try runDefers(downTo: outerDefers)
        scope = outer
        return transfer
    }

    private func runDefers(downTo count: Int) throws(Diagnostic) {
        while defers.count > count {
            let body = defers.removeLast()
            _ = try run(body)
        }
    }

    func run(_ statement: Statement) throws(Diagnostic) -> ControlTransfer {
        switch statement.kind {
        case .expression(let expression): return try run(expression)
        case .declaration(let declaration):
            try declare(declaration)
            return .normal
        case .if(let choice): return try runIf(choice)
        case .switch(let choice): return try runSwitch(choice, at: statement.span)
        case .guard(let conditions, let elseBody): return try runGuard(conditions, elseBody, at: statement.span)
        case .forIn(let loop): return try runFor(loop)
        case .while(let conditions, let body, let label): return try runWhile(conditions, body, label, at: statement.span)
        case .repeatWhile(let body, let condition, let label): return try runRepeat(body, condition, label)
        case .return(let expression):
            guard let expression else { return .returned(.void) }
            let value = try evaluate(expression, resultType)
            return .returned(try coerced(value, to: resultType, at: expression.span))
        case .break(let label): return .broke(label)
        case .continue(let label): return .continued(label)
        case .fallthrough: return .fellThrough
        case .defer(let body):
            defers.append(body)
            return .normal
        case .throw(let expression): throw try thrown(expression)
        case .do(let block): return try runDo(block, at: statement.span)
        case .labeled(let label, let inner):
            let transfer = try run(inner)
            if case .broke(label) = transfer { return .normal }
            return transfer
        case .conditionalCompilation(let branches):
            guard let body = try activeBranch(branches) else { return .normal }
            return try runInline(body)
        }
    }

    private func run(_ expression: Expression) throws(Diagnostic) -> ControlTransfer {
        switch expression.kind {
        case .if(let choice): return try runIf(choice)
        case .switch(let choice): return try runSwitch(choice, at: expression.span)
        default: _ = try evaluate(expression)
        }
        // The initializer that this one has called may have failed: it ends with that.
        if hasDelegated, case .nil? = receiver?.value { return .returned(.nil) }
        return .normal
    }

    /// Statements that declare into the scope around them.
    private func runInline(_ statements: [Statement]) throws(Diagnostic) -> ControlTransfer {
        for statement in statements {
            let transfer = try run(statement)
            guard case .normal = transfer else { return transfer }
        }
        return .normal
    }

    // MARK: Declarations

    /// A local function may be called before it is declared, by the others too.
    ///
    /// - Returns: whether the statement is one.
    private func hoist(_ statement: Statement) -> Bool {
        guard case .declaration(let declaration) = statement.kind, case .function(let function) = declaration.kind else { return false }
        declare(function.name, .void)
        declareFunction(function, declaration)
        return true
    }

    /// Variables have come since: a local function that is called before its declaration sees them, too.
    private func renew(_ statement: Statement) {
        guard case .declaration(let declaration) = statement.kind, case .function(let function) = declaration.kind else { return }
        declareFunction(function, declaration)
    }

    /// A local function sees the variables that are declared before it, or before a call that comes earlier.
    private func declareFunction(_ function: FunctionDeclaration, _ declaration: Declaration) {
        guard let box = Scope.find(function.name, in: scope) else { return }
        let user: UserFunction
        if let known = box.accessors?.function, known.span == declaration.span {
            user = known
        } else {
            let builder = program.builder(of: declaration.attributes)
            user = UserFunction(function, lexical: lexical, builder: builder, isLocal: true, span: declaration.span)
        }
        box.accessors = LocalAccessors(function: user, captures: captures)
    }

    func declare(_ declaration: Declaration) throws(Diagnostic) {
        switch declaration.kind {
        case .function(let function): declareFunction(function, declaration)
        case .import, .elsewhere: break
        case .type(let type) where try lexicalType(type.name, at: declaration.span) != nil: break
        case .typeAlias(let name, _, _) where try lexicalType(name, at: declaration.span) != nil: break
        case .variable(let variable):
            if let wrapper = program.wrapper(of: declaration), let type = machine.userWrapper(wrapper) {
                return try declare(variable, wrappedBy: type, wrapper, at: declaration.span)
            }
            if let wrapper = program.wrapper(of: declaration), wrapper.known?.mayBeLocal != true {
                throw Diagnostic(
                    .unsupported, "'@\(wrapper.name)' on a local variable is not supported", at: wrapper.span,
                    hint: "make it a property of a type")
            }
            if declaration.modifiers.contains("async") { return try declareAwaited(variable, at: declaration.span) }
            for binding in variable.bindings {
                try declare(binding, isLet: variable.isLet, isLazy: declaration.modifiers.contains("lazy"), at: declaration.span)
                if declaration.modifiers.contains(where: \.isWeak), let scope {
                    scope.isWeak = true
                    scope.value = scope.value.weakened
                }
            }
        default:
            throw Diagnostic(
                .unsupported, "this can only be declared at the top level or inside a type",
                at: declaration.span)
        }
    }

    private func declare(_ binding: VariableDeclaration.Binding, isLet: Bool, isLazy: Bool, at span: SourceSpan?) throws(Diagnostic) {
        let type = try binding.type.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? .any
        guard case .binding(let name, _, let written) = binding.pattern else {
            guard let initializer = binding.initializer else {
                return try declareUnset(binding.pattern, type, isLet: isLet, at: span)
            }
            let value = try coerced(try evaluate(initializer, type), to: type, at: initializer.span)
            guard try match(binding.pattern, value, at: span) else {
                throw Diagnostic(.typeMismatch, "the value does not match the pattern", at: initializer.span)
            }
            return
        }
        let wanted = try written.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? type
        if let accessors = binding.accessors, accessors.getter != nil {
            declare(name, .void, type: wanted, isLet: false)
            scope?.accessors = LocalAccessors(accessors, captures: captures)
            return
        }
        if isLazy, let initializer = binding.initializer {
            declare(name, .void, type: try binding.inferred?.resolved(in: self) ?? wanted, isLet: false)
            scope?.accessors = LocalAccessors(lazyInitializer: initializer, captures: captures)
            return
        }
        guard let initializer = binding.initializer else {
            try declareUnset(binding.pattern, type, isLet: isLet, at: span)
            if let accessors = binding.accessors, scope?.isInitialized == true {
                scope?.accessors = LocalAccessors(accessors, captures: captures)
            }
            return
        }
        let value = try coerced(try evaluate(initializer, wanted), to: wanted, at: initializer.span)
        // Without a written type the first value's type holds.
        let isTyped = written != nil || binding.type != nil
        let known = isTyped || !wanted.isAny ? wanted : try binding.inferred?.resolved(in: self) ?? inferredType(of: value)
        declare(name, value, type: known, isLet: isLet)
        scope?.isTyped = isTyped
        if let accessors = binding.accessors { scope?.accessors = LocalAccessors(accessors, captures: captures) }
    }

    /// Names that are given values later: `let n: Int`, `let (n, text): (Int, String)`. A variable that is an optional is nil until then.
    private func declareUnset(_ pattern: Pattern, _ type: ResolvedType, isLet: Bool, at span: SourceSpan?) throws(Diagnostic) {
        switch (pattern, type) {
        case (.binding(let name, _, let written), _):
            let wanted = try written.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? type
            if case .optional = wanted, !isLet { return declare(name, .nil, type: wanted, isLet: false) }
            declare(name, wanted.unset, type: wanted, isLet: isLet, isInitialized: false)
            scope?.isTyped = true
        case (.tuple(let parts), .tuple(let types)):
            for (part, type) in zip(parts, types) { try declareUnset(part.pattern, type.type, isLet: isLet, at: span) }
        default: break
        }
    }

    /// Of a value of which the static phase knows no type.
    private func inferredType(of value: Value) -> ResolvedType {
        switch value {
        case .int: .int
        case .double: .double
        case .string: .string
        case .bool: .bool
        case .structure(let value): .user(value.type)
        case .enumeration(let value): .user(value.type)
        default: .any
        }
    }

    // MARK: Choices

    private func runIf(_ choice: IfStatement) throws(Diagnostic) -> ControlTransfer {
        let outer = scope
        defer { scope = outer }
        if try hold(choice.conditions) { return try run(choice.body) }
        scope = outer
        guard let elseBody = choice.elseBody else { return .normal }
        return try run(elseBody)
    }

    private func runGuard(_ conditions: [Condition], _ elseBody: [Statement], at span: SourceSpan?) throws(Diagnostic) -> ControlTransfer {
        let outer = scope
        if try hold(conditions) { return .normal }
        scope = outer
        let transfer = try run(elseBody)
        if case .normal = transfer { throw Diagnostic(.syntax, "the 'else' of a guard must exit the scope", at: span) }
        return transfer
    }

    /// Whether all hold; their bindings are declared.
    func hold(_ conditions: [Condition]) throws(Diagnostic) -> Bool {
        for index in conditions.indices {
            switch conditions[index] {
            case .expression(let expression):
                guard try condition(expression) else { return false }
            case .optionalBinding(let name, let isVar, let type, let expression):
                let wanted = try type.map { (type) throws(Diagnostic) in try resolve(type, at: expression?.span) } ?? .any
                let value = try evaluate(
                    expression ?? Expression(.identifier(name, genericArguments: [])), wanted.isAny ? .any : .optional(wanted))
                guard let held = value.unwrapped else { return false }
                declare(name, try coerced(held, to: wanted, at: expression?.span), type: wanted, isLet: !isVar)
            case .case(let pattern, let expression):
                guard try match(pattern, try evaluate(expression), at: expression.span) else { return false }
            case .availability(let platforms, let isUnavailable):
                guard isAvailable(platforms) != isUnavailable else { return false }
            }
        }
        return true
    }

    private func isAvailable(_ platforms: [(platform: String, version: String)]) -> Bool {
        let named = platforms.filter { $0.platform != "*" && host.isOS($0.platform) }
        guard let own = named.first else { return true }
        return host.isAvailable(platform: own.platform, version: own.version)
    }

    func activeBranch(_ branches: [(condition: Expression?, body: [Statement])]) throws(Diagnostic) -> [Statement]? {
        for branch in branches {
            guard let condition = branch.condition else { return branch.body }
            if try compilationHolds(condition) { return branch.body }
        }
        return nil
    }

    private func runSwitch(_ choice: SwitchStatement, at span: SourceSpan?) throws(Diagnostic) -> ControlTransfer {
        let outer = scope
        defer { scope = outer }
        var index = try chosenCase(choice, at: span)
        while index < choice.cases.count {
            let transfer = try run(choice.cases[index].body)
            switch transfer {
            case .fellThrough:
                index += 1
                while index < choice.cases.count, try !isCompiled(choice.cases[index]) { index += 1 }
            case .broke(nil): return .normal
            default: return transfer
            }
        }
        return .normal
    }

    /// The first case that fits; its bindings are declared.
    /// - Parameter span: of the whole, where its subject was not written.
    func chosenCase(_ choice: SwitchStatement, at span: SourceSpan?) throws(Diagnostic) -> Int {
        let value = try evaluate(choice.subject)
        let outer = scope
        for (index, item) in choice.cases.enumerated() where !item.patterns.isEmpty {
            guard try isCompiled(item) else { continue }
            for pattern in item.patterns {
                scope = outer
                guard try match(pattern.pattern, value, at: choice.subject.span) else { continue }
                if let condition = pattern.condition, try !self.condition(condition) { continue }
                return index
            }
        }
        scope = outer
        for (index, item) in choice.cases.enumerated() where item.patterns.isEmpty { if try isCompiled(item) { return index } }
        throw Diagnostic(
            .unsupported, "no case of the switch matches the value", at: choice.subject.span ?? span, hint: "add a 'default'")
    }

    private func isCompiled(_ item: SwitchStatement.Case) throws(Diagnostic) -> Bool {
        try item.clause?.isCompiled { (condition) throws(Diagnostic) in try compilationHolds(condition) } ?? true
    }

    // MARK: As expressions

    func ifExpression(_ choice: IfStatement, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        if try hold(choice.conditions) { return try lastValue(choice.body, expected, at: expression.span) }
        scope = outer
        return try lastValue(choice.elseBody ?? [], expected, at: expression.span)
    }

    func switchExpression(_ choice: SwitchStatement, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let outer = scope
        defer { scope = outer }
        let index = try chosenCase(choice, at: expression.span)
        return try lastValue(choice.cases[index].body, expected, at: expression.span)
    }

    private func lastValue(_ body: [Statement], _ expected: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        for statement in body.dropLast() { _ = try run(statement) }
        guard let last = body.last else { return .void }
        switch last.kind {
        case .expression(let expression): return try evaluate(expression, expected)
        case .if(let choice): return try ifExpression(choice, Expression(.discard, span: last.span), expected)
        case .switch(let choice): return try switchExpression(choice, Expression(.discard, span: last.span), expected)
        case .throw(let expression): throw try thrown(expression)
        default:
            _ = try run(last)
            return .void
        }
    }
}
