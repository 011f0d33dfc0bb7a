// SPDX-License-Identifier: GPL-3.0-or-later

/// What a bare name means: the nearest variable, a member of `self`, something of the program, of the shell or of the host.
extension Activation {
    func identifier(
        _ name: String, _ generics: [TypeSyntax], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        if let box = Scope.find(name, in: scope) { return try read(box, at: expression.span) }
        // `+` as a function: its operands tell whose it is.
        if name.isOperatorName { return .function(FunctionValue(.operator(name), expression: expression)) }
        if let value = try selfMember(name, expression) { return value }
        if let global = program.variables[name] {
            try budget.spend(Price.global, at: expression.span)
            return try machine.readGlobal(global, in: context)
        }
        try budget.spend(Price.name, at: expression.span)
        if generics.isEmpty, isOwnSource, let type = machine.caches.sceneTypes[name] { return .type(type) }
        if name.first == "$", let value = try projected(name, expression) { return value }
        if let value = try context.resolver?.value(named: name, in: context) { return value }
        if let functions = program.functions[name] {
            let labels = if case .identifier(let written, _) = expression.kind { written.writtenLabels } else { [String?]?.none }
            let labelled = functions.filter { $0.declaration.parameters.map(\.label) == labels }
            return .function(try function(among: labelled.isEmpty ? functions : labelled, expression, expected))
        }
        if let value = try environmentValue(name) { return value }
        if let value = try typeOrFunction(name, generics, expression) { return value }
        if host.isEffectOnly(name) { return .unknown(name) }
        throw unknownName(name, at: expression.span, as: [expected])
    }

    /// Of several overloads the one of the type that is wanted, else what chooses when it is called, as its arguments tell.
    private func function(
        among functions: [UserFunction], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> FunctionValue {
        let natives = nativeFunctions(beside: functions)
        let wanted: FunctionSignature? = if case .function(let wanted) = expected.unwrapped { wanted } else { nil }
        // Where nothing is wanted, the user's is meant.
        var chosen = functions.count == 1 && (natives.isEmpty || wanted == nil) ? functions[0] : nil
        if chosen == nil, let wanted { chosen = try fitting(wanted, among: functions) }
        if let chosen { return FunctionValue(.function(chosen, captures), expression: expression) }
        let lexical = lexical
        return FunctionValue(
            .host { (values, context) throws(Diagnostic) in
                let actuals = values.map { Actual(value: $0, span: expression.span) }
                var invocation = Invocation(
                    candidates: functions.map { .user($0) } + natives, actuals: actuals, name: functions[0].name, expression: nil,
                    span: expression.span)
                invocation.ignoresLabels = true
                return try Activation(context: context, lexical: lexical).call(invocation).result
            }, expression: expression)
    }

    func read(_ box: Scope, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard box.isInitialized else {
            throw Diagnostic(.unknownName, "'\(box.name)' is used before it has a value", at: span).certain()
        }
        if let accessors = box.accessors { return try read(box, through: accessors) }
        if box.isProjected, case .binding(let binding) = box.value { return try machine.read(binding, in: context) }
        return box.isWeak ? box.value.strengthened : box.value
    }

    private func selfMember(_ name: String, _ expression: Expression) throws(Diagnostic) -> Value? {
        if let receiver {
            if name == "self" { return receiver.value }
            if let value = try implicitMember(of: receiver.value, name, expression) { return value }
        }
        if name == "Self" {
            return .type(selfReference)
        }
        return try lexicalStatic(name, at: expression.span)
    }

    /// `Self`: the type of the value at hand, so that a protocol's extension sees the conforming type.
    var currentSelfType: ResolvedType {
        if let own = lexical.selfName, let found = try? resolve(.named(own), at: nil) { return found }
        return selfTypeOfReceiver
    }

    /// `Self` as a value, with what its generic parameters are.
    private var selfReference: TypeReference {
        let type = currentSelfType
        switch type {
        case .user(let own):
            return TypeReference(own).specialized(as: machine.staticType(of: own, typeArguments))
        case .any:
            if case .range(let range)? = receiver?.value, let lower = range.lower, range.upper != nil {
                return .shown(as: .range(machine.resolvedType(of: lower, or: .any), isClosed: range.isClosed))
            }
            return TypeReference(name: lexical.typeName ?? "Self", resolved: type)
        default: return TypeReference(name: type.description, resolved: type, shownName: type.runtimeName)
        }
    }

    private var selfTypeOfReceiver: ResolvedType {
        // What is being made is no value yet.
        if isInitializer, let made = typeArguments["Self"] { return made }
        return switch receiver?.value {
        case .structure(let value)?: .user(value.type)
        case .enumeration(let value)?: .user(value.type)
        case .type(let reference)?: type(of: reference)
        case .object(let value)?: program.types[value.typeName].map { .user($0) } ?? selfType
        // In an extension of a protocol the value tells.
        case let value?: selfType.isAny ? machine.resolvedType(of: value, or: .any) : selfType
        case nil: selfType
        }
    }

    private func implicitMember(of value: Value, _ name: String, _ expression: Expression) throws(Diagnostic) -> Value? {
        if case .structure(let structure) = value {
            let owner = Expression(.identifier("self", genericArguments: []), span: expression.span)
            if program.hasMutatingGetters, let read = try readChanging(name, structure, owner) { return read }
            if let index = structure.type.storedIndex[name] { return try readOwn(structure, index, at: expression.span) }
            if let special = try wrapperStorage(of: structure, name, at: expression.span) { return special }
        }
        guard hasMember(name, of: value) else { return nil }
        // A type or view that has the name of a member (`Text` in a view with such a method) is rare; the member wins, as in Swift.
        return try member(name, of: value, at: expression.span)
    }

    /// Static members and nested types of the types around this code.
    private func lexicalStatic(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        let stored = name.first == "$" ? String(name.dropFirst()) : name
        for outer in EnclosingTypes(of: lexical.typeName) {
            if let type = program.types[outer] {
                if lexical.isStatic || outer != lexical.typeName,
                    machine.hasStatic(stored, of: outer) || name == "allCases" && isListed(TypeReference(type))
                {
                    return try staticMember(name, of: TypeReference(type), at: span)
                }
                if program.types["\(outer).\(name)"] != nil { break }
            } else if lexical.isStatic, machine.hasStatic(name, of: outer), let native = machine.nativeType(named: outer) {
                return try staticMember(name, of: TypeReference(native), at: span)
            }
        }
        return nil
    }

    /// Does the compiler give it `allCases`?
    func isListed(_ reference: TypeReference) -> Bool {
        guard let type = reference.userType, type.kind == .enum else { return false }
        return machine.typeConforms(type.qualifiedName, to: "CaseIterable")
    }

    private func environmentValue(_ name: String) throws(Diagnostic) -> Value? {
        guard lexical.isScene else { return nil }
        return try machine.environmentValue(name, site: context.site, in: context)
    }

    private func typeOrFunction(_ name: String, _ generics: [TypeSyntax], _ expression: Expression) throws(Diagnostic) -> Value? {
        let functions = StandardLibrary.functions[name] ?? context.resolver?.functions(named: name) ?? []
        if !functions.isEmpty { return .function(FunctionValue(.native(functions, receiver: nil), expression: expression)) }
        if let constant = StandardLibrary.constants[name] { return constant }
        if let type = try namedType(name, generics, at: expression.span) {
            if generics.isEmpty, isOwnSource { machine.caches.sceneTypes[name] = type }
            return .type(type)
        }
        let global = host.globalFunctions(named: name)
        if !global.isEmpty { return .function(FunctionValue(.native(global, receiver: nil), expression: expression)) }
        return nil
    }

    /// The type of that name, or nil.
    func namedType(_ name: String, _ generics: [TypeSyntax], at span: SourceSpan?) throws(Diagnostic) -> TypeReference? {
        guard name.first?.isUppercase == true || name.first == "_" || program.types[name] != nil else { return nil }
        do {
            // Without its place: whether there is such a type is only asked here.
            let resolved = try resolve(.named(name, genericArguments: generics), at: nil)
            switch resolved {
            // What a protocol of the library is, nothing has to know: `Error.self` is a value of its own.
            case .any where Library.names.types[name]?.kind == .protocol || Self.unboundNames.contains(name):
                return TypeReference(name: name, resolved: resolved)
            case .any where !lexical.genericNames.contains(name) && program.aliases[name] == nil: return nil
            case .user(let type):
                let arguments = try generics.map { (written) throws(Diagnostic) in try resolve(written, at: nil).staticType }
                return TypeReference(type).specialized(as: .nominal(type.qualifiedName, arguments))
            case .native(let type): return TypeReference(type)
            case .element: return elementReference ?? TypeReference(name: name, resolved: resolved)
            default:
                if generics.isEmpty, let meant = alias(seenAs: name) { return try aliased(name, meant, resolved, at: span) }
                let isParameter = typeArguments[name] != nil || associatedTypeInSight(name) != nil
                return isParameter ? .shown(as: resolved) : TypeReference(name: name, resolved: resolved)
            }
        } catch {
            guard error.id == .unknownType, generics.isEmpty else { throw error.located(at: span) }
            return nil
        }
    }

    /// An alias is shown as the type that it stands for.
    private func aliased(
        _ name: String, _ meant: TypeSyntax, _ resolved: ResolvedType, at span: SourceSpan?
    ) throws(Diagnostic) -> TypeReference {
        if case .named(let other, let arguments) = meant, arguments.isEmpty, other != name,
            let reference = try namedType(other, [], at: span)
        {
            return reference
        }
        return .shown(as: resolved)
    }

    /// What a name of the user's stands for, as this code sees it.
    private func alias(seenAs name: String) -> TypeSyntax? {
        guard typeArguments[name] == nil else { return nil }
        let owners = (lexical.localScope.map { [$0] } ?? []) + EnclosingTypes(of: lexical.typeName)
        for owner in owners {
            if let found = program.aliases["\(owner).\(name)"] { return found }
            if program.types["\(owner).\(name)"] != nil { return nil }
        }
        return program.aliases[name]
    }

    /// Types used as values, about which nothing is declared.
    private static let unboundNames: Set<String> = ["Any", "AnyObject", "Sendable", "Never"]

    func typeReference(_ type: TypeSyntax, at span: SourceSpan?) throws(Diagnostic) -> TypeReference {
        let resolved = try resolve(type, at: span)
        let parts = composition(type)
        if parts.count > 1 { return TypeReference(name: parts.map(\.baseName).sorted().joined(separator: " & "), resolved: resolved) }
        switch resolved {
        case .user(let type): return TypeReference(type)
        case .native(let type): return TypeReference(type)
        case .any: return TypeReference(name: type.baseName, resolved: resolved)
        default: return TypeReference(name: resolved.description, resolved: resolved, shownName: resolved.runtimeName)
        }
    }
}
