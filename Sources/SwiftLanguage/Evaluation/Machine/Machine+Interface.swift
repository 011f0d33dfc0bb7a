// SPDX-License-Identifier: GPL-3.0-or-later

/// What the host and the shell ask of a machine.
extension Machine {
    /// The functions that the library and the host have under a bare name.
    func nativeFunctions(named name: String) -> [NativeFunction] {
        (StandardLibrary.functions[name] ?? []) + host.globalFunctions(named: name)
    }

    /// Evaluates an expression of the scene; environment keys may be read by their bare name.
    /// - Parameter sample: where no type is known, a value whose type the result must have.
    package func evaluate(
        _ expression: Expression, expecting type: TypeSyntax? = nil, like sample: Value? = nil, in context: EvaluationContext,
        resolver: (any NameResolver)? = nil
    ) throws(Diagnostic) -> Value {
        var context = context
        if let resolver { context.resolver = resolver }
        let activation = Activation(context: context, lexical: .scene)
        let expected = try type.map { (type) throws(Diagnostic) in try activation.resolve(type, at: expression.span) } ?? .any
        let hint = expected.isAny ? sample.map { resolvedType(of: $0, or: .any) } ?? .any : expected
        let wanted = type.map { index.resolve($0, in: DeclarationContext()) } ?? hint.staticType
        let typed = try typedAtPrompt(expression, expecting: wanted == .unknown ? nil : wanted, knowing: context.resolver)
        let value = try activation.coerced(try activation.evaluate(typed, hint), to: hint, at: expression.span)
        // What a function that it calls held until its end ends now.
        if !deinitializations.isEmpty { try activation.runDeinitializers() }
        return value
    }

    /// Runs statements of the scene, as the body of an action is run.
    package func execute(_ statements: [Statement], in context: EvaluationContext) throws(Diagnostic) {
        let typed = try typedAtPrompt(statements, knowing: context.resolver)
        _ = try Activation(context: context, lexical: .scene).run(typed)
    }

    /// Evaluates the initial values of the top-level variables among declarations that were just added, in order.
    package func initialize(_ declarations: [Declaration], in context: EvaluationContext) throws(Diagnostic) {
        try initializeGlobals(declarations, in: context)
    }

    /// A variable of the scene.
    package func variable(named name: String, in context: EvaluationContext) throws(Diagnostic) -> Value? {
        try program.variables[name].map { (global) throws(Diagnostic) in try readGlobal(global, in: context) }
    }

    /// Assigns a variable of the scene, coerced to its declared type.
    package func setVariable(named name: String, to value: Value, in context: EvaluationContext, at span: SourceSpan?) throws(Diagnostic) {
        guard let global = program.variables[name] else { throw Diagnostic(.unknownName, "there is no variable '\(name)'", at: span) }
        try writeGlobal(global, value, in: context, at: span)
    }

    /// Calls a function value as ordinary code.
    package func call(_ function: FunctionValue, _ arguments: [Value] = [], in context: EvaluationContext) throws(Diagnostic) -> Value {
        try invoke(function, arguments, in: context, asBuilder: false)
    }

    /// Calls a function value that changes its first argument in place; answers what that became.
    package func change(
        _ value: Value, by function: FunctionValue, _ others: [Value] = [], in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        try invokeWithArguments(function, [value] + others, in: context, asBuilder: false).arguments.first ?? value
    }

    /// Runs a closure as a view builder: its statements' views go through the host's `block` and `dynamicBlock`.
    package func buildViews(
        _ function: FunctionValue, _ arguments: [Value] = [], in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        try invoke(function, arguments, in: context, asBuilder: true)
    }

    /// The component with its state and environment read at its place.
    package func installed(_ value: StructValue, owner: StateOwner, in context: EvaluationContext) throws(Diagnostic) -> StructValue {
        try install(value, Installation(owner: owner, site: context.site), in: context)
    }

    /// A component's `body` (or another property that gives views) with its state installed.
    package func body(
        _ property: String = "body", of value: StructValue, owner: StateOwner, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        var context = context
        context.stateOwner = owner
        let live = try installed(value, owner: owner, in: context)
        return try Activation(context: context, lexical: .file).member(property, of: .structure(live), at: nil)
    }

    /// A property, static property or case: `member("defaultValue", of: .type(key))`.
    package func member(_ name: String, of value: Value, in context: EvaluationContext) throws(Diagnostic) -> Value {
        try Activation(context: context, lexical: .file).member(name, of: value, at: nil)
    }

    package func hasMember(_ name: String, of value: Value) -> Bool {
        Activation(context: context(), lexical: .file).hasMember(name, of: value)
    }

    /// Has a value a method of this name, with a body, that takes a value of a type first (nil: whatever)? A property does not count.
    ///
    /// - Parameter labels: the labels of its parameters: helpers of the user's may have a requirement's name.
    package func hasMethod(_ name: String, taking type: TypeSyntax? = nil, labels: [String?]? = nil, of value: Value) -> Bool {
        memberEntry(name, of: value.typeKey).candidates.contains { candidate in
            if type == nil, labels == nil { return true }
            guard case .user(let function) = candidate else { return false }
            let parameters = function.declaration.parameters
            return (type == nil || parameters.first?.type == type) && (labels == nil || parameters.map(\.label) == labels)
        }
    }

    /// What the user's method of this name gives, as it is written; nil where there is none, or where it says nothing.
    package func declaredResult(of name: String, of value: Value) -> TypeSyntax? {
        for case .user(let function) in memberEntry(name, of: value.typeKey).candidates { return function.declaration.result }
        return nil
    }

    /// Sets a property (of a struct: the changed copy).
    package func setMember(
        _ name: String, of value: Value, to new: Value, in context: EvaluationContext
    ) throws(Diagnostic) -> Value {
        var receiver = value
        try Activation(context: context, lexical: .file).setMember(name, of: &receiver, to: new, at: nil)
        return receiver
    }

    /// Calls a method (of a `.type`: a static method, or `init`). Answers the receiver and the arguments as they are afterwards:
    /// a mutating method changes the one, `inout` parameters the others.
    package func callMethod(
        _ name: String, on receiver: Value, arguments: [(label: String?, value: Value)], in context: EvaluationContext
    ) throws(Diagnostic) -> (result: Value, receiver: Value, arguments: [Value]) {
        let outcome = try Activation(context: context, lexical: .file).callMember(named: name, on: receiver, arguments)
        return (try outcome.result, try outcome.receiver, try outcome.arguments)
    }

    package func conforms(_ value: Value, to protocolName: String) -> Bool { valueConforms(value, to: protocolName) }

    /// The elements of what can be iterated: an array, a range, a host's collection; of a binding, bindings to the elements.
    package func elements(of value: Value, in context: EvaluationContext, at span: SourceSpan? = nil) throws(Diagnostic) -> [Value] {
        try Activation(context: context, lexical: .file).elements(of: value, at: span)
    }

    /// Whether two values are equal as `==` says: the user's own `==` included.
    package func areEqual(_ a: Value, _ b: Value, in context: EvaluationContext) throws(Diagnostic) -> Bool {
        try Activation(context: context, lexical: .file).equals(a, b, at: nil)
    }

    /// Whether a value has a type, coerced to it: Int where CGFloat is meant, `nil` where an optional is.
    package func convert(_ value: Value, to type: TypeSyntax, in context: EvaluationContext) throws(Diagnostic) -> Value {
        let activation = Activation(context: context, lexical: .file)
        return try activation.coerced(value, to: try activation.resolve(type, at: nil), at: nil)
    }

    /// `DispatchQueue.main.async`, `Task { }`: runs when the action has ended.
    func enqueue(_ function: FunctionValue) { deferredTasks.append(function) }

    /// A value with the part at a key path replaced.
    package func setting(_ path: KeyPathValue, of root: Value, to value: Value, in context: EvaluationContext) throws(Diagnostic) -> Value {
        var root = root
        let activation = Activation(context: context, lexical: .file)
        try activation.modify(path.components[...], of: &root, span: nil) { (part: inout Value) throws(Diagnostic) in part = value }
        return root
    }

    package var hasDeferredTasks: Bool { !deferredTasks.isEmpty }

    package func runDeferredTasks(in context: EvaluationContext) throws(Diagnostic) {
        while !deferredTasks.isEmpty {
            let task = deferredTasks.removeFirst()
            try budget.step(at: task.expression?.span)
            _ = try call(task, in: context)
        }
    }
}
