// SPDX-License-Identifier: GPL-3.0-or-later

/// What the statements of a body declare.
extension Typer {
    func declaration(_ declaration: Declaration) -> () -> Statement.Kind {
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
        // What it waits for or throws, the closure around it does not.
        let effects = closureEffects
        defer { closureEffects = effects }
        let outer = scope
        defer { scope = outer }
        // It may be called when all that the block declares is there.
        scope.locals.append([:])
        for name in scope.declaredAround.keys where scope.local(name) == nil { scope.declare(name, .unknown) }
        enter(function, isBuilder: false)
        return functionBody(body)
    }

    private func variable(_ variable: VariableDeclaration, _ declaration: Declaration) -> () -> Statement.Kind {
        let wrapper = index.program.wrapper(of: declaration)
        let finished = variable.bindings.map { item in
            checkWritten(item, at: item.initializer?.span ?? declaration.span)
            guard declaration.modifiers.contains("async") else {
                let wrapped = wrapper == nil ? nil : wrappedType(ofLocal: declaration, item.initializer)
                let finish = binding(item, hasWrapper: wrapper != nil, wrapped)
                if declaration.modifiers.contains("weak") { declareWeak(item) }
                checkReference(item, declaration)
                return finish
            }
            // An error of an `async let` is thrown where its value is awaited.
            let finish = marked("try?") { marked("await") { binding(item, hasWrapper: wrapper != nil) } }
            scope.awaitedVariables.formUnion(item.pattern.boundNames)
            return finish
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

    /// What is `weak` or `unowned` is an object.
    private func checkReference(_ binding: VariableDeclaration.Binding, _ declaration: Declaration) {
        guard let word = declaration.modifiers.first(where: \.isWeak), case .binding(let name, _, _) = binding.pattern,
            case .variable(let type, _, _)? = scope.local(name), case let held = type.unwrapped, held.isKnown, isCertain(held),
            let kind = held.nominalName.flatMap({ index.type(named: $0)?.kind }), kind == .struct || kind == .enum
        else { return }
        let message = "'\(word.prefix { $0 != "(" })' may only be applied to class and class-bound protocol types, not '\(held)'"
        report(Diagnostic(.typeMismatch, message, at: declaration.place(of: name), hint: "leave out '\(word)'"))
    }

    /// - Parameter wrapped: what its wrappers wrap, where no type is written.
    func binding(
        _ binding: VariableDeclaration.Binding, hasWrapper: Bool, _ wrapped: StaticType? = nil
    ) -> () -> VariableDeclaration.Binding {
        var syntax = binding.type
        if case .binding(_, _, let written?) = binding.pattern { syntax = syntax ?? written }
        // `let s: Stack = [1, 2]`: what is not written of a type the first value tells.
        let declared = syntax.map { binding.initializer == nil ? resolve($0) : opened(resolve($0)) } ?? wrapped
        use = .initializer
        kept = binding.initializer?.id
        if let declared, let value = binding.initializer { checkCount(value, declared) }
        let typed = binding.initializer.map { promoted(infer($0, declared), to: declared) }
        use = nil
        var type = declared ?? .unknown
        if let typed, let value = binding.initializer {
            if let declared {
                if !hasWrapper { expect(typed.type, toBe: declared, value, .initializer) }
            } else if binding.accessors == nil || binding.accessors?.getter == nil {
                checkEmpty(value)
                checkBareType(value, typed.type, wanted: .unknown)
                checkInferred(value)
                if !hasWrapper { checkRoot(value) }
                type = solver.defaulted(typed.type)
            }
            settle(typed.type)
            if let declared { type = solver.defaulted(declared) }
        }
        if hasWrapper { type = declared ?? .unknown }
        if let value = binding.initializer { checkParts(binding.pattern, of: type, value) }
        let pattern = declare(binding.pattern, type)
        declareAnew(binding, type, hasWrapper: hasWrapper)
        // Observers see the variable that they observe.
        let accessors = binding.accessors.map { self.accessors($0, type) }
        return {
            var new = VariableDeclaration.Binding(
                pattern: pattern(), type: binding.type, initializer: typed?.finish(), accessors: accessors?())
            if syntax == nil, type.isTold { new.inferred = TypeAnnotation(type) }
            return new
        }
    }

    /// A name that is more than its pattern says: it is unwrapped where it is used, or it gets its value later.
    private func declareAnew(_ binding: VariableDeclaration.Binding, _ type: StaticType, hasWrapper: Bool) {
        guard case .binding(let name, let isVar, _) = binding.pattern else {
            // `let (a, b): (Int, String)`, both given a value later.
            guard binding.initializer == nil else { return }
            for name in binding.pattern.boundNames { if case .variable(let type, _, _)? = scope.local(name) { scope.declare(name, type) } }
            return
        }
        if binding.isImplicitlyUnwrapped {
            scope.declare(name, type, isLet: !isVar && binding.initializer != nil, unwraps: true)
        } else if binding.initializer == nil, binding.accessors?.getter == nil || hasWrapper {
            // A constant without a value is given one once: where, the flow of control tells.
            scope.declare(name, type)
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
        if let functions = index.overloads(named: name), functions.count == 1, !functions[0].isLibrary {
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

    /// `let color = .red`: nothing tells whose member that is.
    private func checkRoot(_ value: Expression) {
        guard let name = value.implicitRoot else { return }
        report(
            Diagnostic(
                .typeMismatch, "reference to member '\(name.withoutLabels)' cannot be resolved without a contextual type",
                at: value.place, hint: "write the type of the variable, or the type before the dot"))
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
