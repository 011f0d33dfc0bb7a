// SPDX-License-Identifier: GPL-3.0-or-later

/// What bare names and members mean.
extension Typer {
    // MARK: Bare names

    func identifier(_ name: String, _ generics: [TypeSyntax], _ expression: Expression, _ expected: StaticType? = nil) -> Typed {
        let plain = name.withoutLabels
        if plain.isOperatorName { return Typed(operatorType(plain, expected)) { expression } }
        let found = typeOfName(plain, generics, expression)
        if found == nil || plain == "self" && scope.isDefaultArgument, !checkInstanceContext(plain, expression) {
            checkName(plain, expression)
        }
        if scope.awaitedVariables.contains(plain) { checkAwaited(expression) }
        let type = found ?? .unknown
        let owner = scope.selfType.map { scope.isStatic ? .metatype($0) : $0 }
        guard scope.local(plain) == nil, let owner, let property = staticProperty(plain, of: owner) else {
            guard isOwnField(plain) else { return Typed(type) { expression } }
            return Typed(type) { [self] in expression.ready(PropertyRead(expression, plain, of: nil), solver.resolved(type)) }
        }
        let known = property.seeing(arguments(of: property.owner, in: owner.instance))
        return Typed(type) { [self] in expression.typed(solver.resolved(type), property: known) }
    }

    /// A property of values where there is no value: in a static member, in the first value of another property.
    private func checkInstanceContext(_ name: String, _ expression: Expression) -> Bool {
        guard let member = ownInstanceMember(name), member.isProperty else { return false }
        reportInstanceMember(member, at: expression.place)
        return true
    }

    /// A name that nothing in sight declares. Types of other frameworks, and what a type inherits from them, may be anything.
    private func checkName(_ name: String, _ expression: Expression) {
        // What is typed may be followed by what it names; a file is whole.
        guard expression.span?.source.isFile ?? false, !scope.isScene, !scope.isOpen, name.first?.isLowercase == true, index.host != nil,
            StandardLibrary.functions[name] == nil, index.host?.globalFunctions(named: name).isEmpty ?? false,
            ownTypes().allSatisfy({ own in
                (own.isStatic || lookup.members(name, of: own.type).isKnown)
                    && (name == "self" || !isGiven(name, to: declaredName(own.type), isStatic: own.isStatic))
            })
        else { return }
        if let closure = scope.declaredAround[name] { return reportEarly(name, expression, in: closure) }
        var names = scope.locals.flatMap(\.keys) + Array(index.variables.keys) + Array(index.functions.keys)
        for (type, _) in ownTypes() { names += index.infos(named: type.nominalName ?? "").flatMap(\.members.keys) }
        report(
            Diagnostic(
                .unknownName,
                "cannot find '\(name)' in scope" + (name == "self" ? "; did you mean to use it in a type or extension context?" : ""),
                at: expression.place,
                suggestion: Suggestion.closest(to: name, in: names.sorted())))
    }

    /// The name of a type where a value is meant: its value is written `S.self`.
    func checkBareType(_ value: Expression, _ type: StaticType, wanted: StaticType) {
        guard case .identifier(let name, _) = value.kind, Expression.isTypeName(name), case .metatype(let instance) = solver.head(type),
            scope.local(name) == nil, index.variables[name] == nil, typeNamed(name, []) != nil
        else { return }
        let wanted = solver.defaulted(wanted)
        let words =
            wanted.nominalName != nil && wanted.isKnown
            ? Use.argument.message(.metatype(solver.defaulted(instance)), wanted)
            : "expected member name or initializer call after type name"
        report(Diagnostic(.typeMismatch, words, at: value.place, hint: "make a value of it, or write '.self' after it"))
    }

    /// A variable before its declaration.
    private func reportEarly(_ name: String, _ expression: Expression, in closure: SourceSpan?) {
        report(
            Diagnostic(
                .unknownName,
                closure == nil
                    ? "use of local variable '\(name)' before its declaration" : "closure captures '\(name)' before it is declared",
                at: closure ?? expression.place, hint: "declare it first"))
    }

    /// `+` as a function, as it is wanted.
    private func operatorType(_ sign: String, _ expected: StaticType?) -> StaticType {
        guard let expected, case .function(let function) = solver.head(expected) else { return .unknown }
        if sign == "!", function.parameters.count == 1 {
            _ = attempt { solver.unify(function.parameters[0], .bool) && solver.unify(function.result, .bool) ? true : nil }
            return expected
        }
        guard function.parameters.count == 2 else { return .unknown }
        switch sign {
        case "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*":
            _ = attempt {
                solver.unify(function.parameters[0], function.parameters[1]) && solver.unify(function.result, function.parameters[0])
                    ? true : nil
            }
        case "<", ">", "<=", ">=", "==", "!=", "&&", "||": _ = attempt { solver.unify(function.result, .bool) ? true : nil }
        default: break
        }
        return expected
    }

    private func typeOfName(_ name: String, _ generics: [TypeSyntax], _ expression: Expression) -> StaticType? {
        switch scope.local(name) {
        case .variable(let type, _, _)?: return type
        case .functions(let members)?:
            return members.count == 1 ? functionType(of: FoundMember(member: members[0], substitution: [:], distance: 0)) : .unknown
        case nil: break
        }
        if name == "self" { return scope.isStatic ? scope.selfType.map { .metatype($0) } : scope.selfType }
        if name == "super" {
            checkSuper(expression)
            return superclass
        }
        if name == "Self" { return scope.selfType.map { .metatype($0) } }
        if name.first == "$" { return projection(String(name.dropFirst()), at: expression.place) }
        if let type = ownMember(name, expression) { return type }
        if let variable = index.variables[name] { return index.type(of: variable) }
        if let type = typeNamed(name, generics) { return .metatype(type) }
        if let functions = index.overloads(named: name) {
            if functions.count > 1 { return .unknown }
            return functionType(of: FoundMember(member: functions[0], substitution: [:], distance: 0))
        }
        return scope.isScene ? environmentKey(name) : nil
    }

    /// A key of the environment by its bare name, as code at the prompt may write it.
    private func environmentKey(_ name: String) -> StaticType? {
        guard let type = index.environmentType(of: name), memo?.isOpen(name) != true else { return nil }
        return type
    }

    /// `super` where there is nothing above.
    private func checkSuper(_ expression: Expression) {
        guard let name = scope.selfType?.nominalName, let info = index.types[name], info.isComplete else { return }
        if info.kind == .struct || info.kind == .enum {
            return report(Diagnostic(.unknownName, "'super' cannot be used in non-class type '\(name)'", at: expression.place))
        }
        guard info.kind == .class, info.inherited.allSatisfy({ index.type(named: $0.name)?.kind == .protocol }) else { return }
        report(
            Diagnostic(.unknownName, "'super' cannot be used in class '\(name)' because it has no superclass", at: expression.place))
    }

    private var superclass: StaticType? {
        guard let name = scope.selfType?.nominalName, let info = index.types[name] else { return .unknown }
        return index.superclass(of: info).map { scope.isStatic ? .metatype($0) : $0 } ?? .unknown
    }

    /// A member of `self`, or of a type around, by its bare name.
    private func ownMember(_ name: String, _ expression: Expression) -> StaticType? {
        for (owner, isStatic) in ownTypes() {
            let found = isStatic ? lookup.statics(name, of: owner).found : lookup.members(name, of: owner).found
            guard !found.isEmpty else { continue }
            checkAccess(to: found, name, at: expression.place)
            if isStatic { checkStaticContext(of: found, name, on: owner, at: expression.place) }
            if !isStatic {
                checkIsolation(of: found, at: expression.place)
                checkOwnMutatingGetter(found, on: owner, at: expression.place)
                checkExplicitSelf(found, on: owner, at: expression.place)
            }
            return type(of: found, on: owner)
        }
        return nil
    }

    /// The types whose members are in sight without a base, innermost first.
    func ownTypes() -> [(type: StaticType, isStatic: Bool)] {
        var result: [(StaticType, Bool)] = []
        if let type = scope.selfType { result.append((type, scope.isStatic)) }
        for outer in EnclosingTypes(of: scope.context.typeName) {
            if let info = index.types[outer], outer != scope.selfType?.nominalName || !scope.isStatic {
                result.append((info.selfType, true))
            }
        }
        return result
    }

    /// A type by its bare name, with variables for the generic parameters that are not written.
    func typeNamed(_ name: String, _ generics: [TypeSyntax]) -> StaticType? {
        guard Expression.isTypeName(name) || scope.context.generics.contains(name) || index.types[name] != nil else { return nil }
        let type = resolve(.named(name, genericArguments: generics))
        return type == .unknown ? nil : opened(type)
    }

    /// The type with variables where its generic parameters are not written.
    func opened(_ type: StaticType) -> StaticType {
        guard case .nominal(let name, let arguments) = type, arguments.isEmpty, let info = index.infos(named: name).first,
            case let open = info.selfType, !open.arguments.isEmpty
        else { return type }
        // Inside of the type itself its name means the type with its own parameters.
        if scope.selfType?.nominalName == name, case .nominal(_, let own)? = scope.selfType { return .nominal(name, own) }
        let kept = scope.context.isInside(typesAround: name) ? scope.context.generics.subtracting(info.generics) : []
        return open.substituting(Dictionary(info.parameterNames.filter { !kept.contains($0) }.map { ($0, solver.fresh()) }) { $1 })
    }

    /// `$x`: what the wrapper of a property projects; a binding for `@State` and its kin.
    private func projection(_ name: String, at span: SourceSpan?) -> StaticType? {
        guard let owner = scope.selfType else { return index.variables[name].map { _ in .unknown } }
        for item in lookup.members(name, of: owner).found {
            guard let declaration = item.member.declaration, let wrapper = index.program.wrapper(of: declaration) else { continue }
            checkProjection(of: name, by: wrapper, at: span)
            return wrapper.known?.projectsBinding == true ? .nominal("Binding", [type(of: [item], on: owner)]) : .unknown
        }
        return nil
    }

    /// `$x` of a user-defined wrapper that projects nothing.
    private func checkProjection(of name: String, by wrapper: Declaration.Attribute, at span: SourceSpan?) {
        guard projectsNothing(wrapper) else { return }
        report(
            Diagnostic(
                .unknownName, "cannot find '$\(name)' in scope", at: span, hint: "the wrapper '\(wrapper.name)' has no 'projectedValue'"))
    }

    /// Is it a wrapper of the user's without a `projectedValue`?
    func projectsNothing(_ wrapper: Declaration.Attribute) -> Bool {
        guard let info = index.types[wrapper.name], info.isComplete, !info.isOfLibrary else { return false }
        return info.members["projectedValue"] == nil && info.statics["subscript"] == nil && info.inherited.isEmpty
    }

    // MARK: Members

    func member(
        _ base: Expression, _ name: String, _ nameSpan: SourceSpan?, _ expression: Expression, _ expected: StaticType? = nil
    ) -> Typed {
        if let type = dottedType(expression) { return Typed(.metatype(type)) { expression } }
        let typed = infer(base)
        let plain = name.withoutLabels
        settleBase(typed.type, as: plain, base)
        // A value in an `AnyHashable` is the value itself.
        if plain == "base", solver.resolved(typed.type) == .nominal("AnyHashable") { return Typed(.any, typed.finish) }
        var type = memberType(plain, of: owner(of: plain, typed.type, base), base, at: nameSpan ?? expression.place)
        if type == .unknown, let meant = overload(name, of: solver.resolved(typed.type), as: expected) { type = meant }
        checkMainActor(plain, of: solver.resolved(typed.type), at: nameSpan ?? expression.place)
        checkMutatingGetter(of: plain, on: solver.resolved(typed.type), base, at: nameSpan ?? expression.place)
        let property = staticProperty(plain, of: solver.resolved(typed.type))
        let isField = isField(base, plain)
        checkIsolation(of: plain, on: solver.resolved(typed.type), base, at: nameSpan ?? expression.place)
        return Typed(type) { [self] in
            let receiver = typed.finish()
            if let text = described(receiver, solver.defaulted(typed.type), plain) { return text }
            let finished = receiver === base ? expression : expression.with(.member(receiver, name, nameSpan: nameSpan))
            if plain == "self", case .metatype = type { return shownAsType(finished, type) }
            let owner = solver.resolved(typed.type).instance
            return property.map { finished.typed(solver.resolved(type), property: $0.seeing(arguments(of: $0.owner, in: owner))) }
                ?? (isField ? self.property(finished, solver.resolved(type)) : finished)
        }
    }

    /// `[1, nil].description`, `name.debugDescription`: what is of an optional type says so, which the values do not tell.
    private func described(_ receiver: Expression, _ owner: StaticType, _ name: String) -> Expression? {
        guard name == "description" && owner.wrapped == nil || name == "debugDescription", owner.isDescribedByType,
            case .nominal(let type, _) = owner, ["Optional", "Array", "Dictionary", "Set"].contains(type),
            lookup.members(name, of: owner).found.allSatisfy(\.member.isLibrary)
        else { return nil }
        return Expression(.string([.interpolation([Expression.Argument(receiver.typed(owner))])]), span: receiver.span)
    }

    /// The computed property of an extension, where its declaration decides and not the value.
    private func staticProperty(_ name: String, of owner: StaticType) -> DeclaredMember? {
        let members = lookup.members(name, of: owner).found
        guard members.contains(where: { $0.member.isInExtension && !$0.member.isLibrary }) else { return nil }
        let found = members.filter { $0.member.isProperty }
        guard let nearest = nearestProperty(found)?.member, !found.contains(where: \.member.isRequirement),
            nearest.isStaticallyDispatched(on: owner, index) && !nearest.isStatic || nearest.isInExtension && hasNamesakes(name, of: owner),
            let type = nearest.owner
        else { return nil }
        return DeclaredMember(owner: type, span: nearest.span)
    }

    /// Do several extensions have a property of that name, each for other types?
    private func hasNamesakes(_ name: String, of owner: StaticType) -> Bool {
        lookup.unconstrained(name, of: owner).count { $0.member.isProperty && $0.member.isInExtension } > 1
    }

    /// The property that is meant: of the type itself before one of its protocols, of an extension that asks for more before others.
    func nearestProperty(_ found: [FoundMember]) -> FoundMember? {
        found.filter(\.member.isProperty).min {
            ($0.distance, -$0.member.constraints.count) < ($1.distance, -$1.member.constraints.count)
        }
    }

    /// `Outer.Inner` as a type.
    func dottedType(_ expression: Expression) -> StaticType? {
        guard case .member(let base, let name, _) = expression.kind, Expression.isTypeName(name), let syntax = expression.asType else {
            return nil
        }
        if let bare = base.bareName, scope.local(bare) != nil { return nil }
        let type = resolve(syntax)
        guard case .nominal(let full, let arguments) = type else { return isAssociated(type) ? type : nil }
        // `Graph<Int>.Box(…)` of a Box with parameters of its own: those are found where it is used.
        if arguments.isEmpty, case .member(let outer, _, _) = syntax, outer.hasArguments, let info = index.infos(named: full).first,
            info.outerType != nil
        {
            return .nominal(full, info.generics.map { _ in solver.fresh() } + [resolve(outer)])
        }
        return opened(type)
    }

    func memberType(_ name: String, of base: StaticType, _ receiver: Expression? = nil, at span: SourceSpan?) -> StaticType {
        if name == "self" { return solver.resolved(base).tupleOfInstances ?? base }
        var owner = solver.head(base)
        if solver.literal(owner) != nil {
            settle(owner)
            owner = solver.head(owner)
        }
        owner = solver.resolved(owner)
        if case .tuple(let parts) = owner {
            if let part = parts.first(where: { $0.label == name }) { return part.type }
            if let part = Int(name).flatMap({ parts.indices.contains($0) ? parts[$0].type : nil }) { return part }
            if owner.isKnown {
                report(Diagnostic(.unknownMember, "value of tuple type '\(owner)' has no member '\(name.withoutFile)'", at: span))
            }
            return .unknown
        }
        let (found, isKnown) = lookup.members(name, of: owner)
        if found.isEmpty {
            if let made = madeMember(name, of: owner) ?? dynamicMember(name, of: owner) { return made }
            let place = receiver?.receiverPlace ?? span
            if checkInstanceMember(name, of: owner, by: receiver, at: place) || checkStaticMember(name, of: owner, at: place)
                || checkUnwrapped(name, of: owner, receiver, at: place)
            {
                return .unknown
            }
            if isKnown {
                missing(name, of: owner, at: span)
            } else if !checkForeign(name, of: owner, at: span) {
                checkSlip(name, of: owner, at: span)
            }
            return .unknown
        }
        checkAccess(to: found, name, at: span)
        return type(of: found, on: owner)
    }

    func implicitMember(_ name: String, _ expression: Expression, _ expected: StaticType?) -> Typed {
        guard let expected else { return Typed(.unknown) { expression } }
        let base = implicitBase(name, expected)
        if isVariable(base), mayBelong(name, toLiteral: base) {
            // What it belongs to the rest of the expression tells: `[.add, .sub].contains(operation)`, `min(5, .infinity)`.
            return Typed(base) { [self] in
                let found = solver.withDefaults(base)
                return found.hasVariables ? expression : annotated(expression, found.unwrapped)
            }
        }
        guard base != .unknown, !isVariable(base) else { return Typed(.unknown) { expression } }
        let (found, isKnown) = lookup.statics(name.withoutLabels, of: base)
        guard !found.isEmpty else {
            if isKnown, name != "none" {
                missing(name.withoutLabels, of: .metatype(base), at: expression.place)
            } else if kept == expression.id {
                _ = checkForeign(name, of: .metatype(base), at: expression.place)
            }
            // `.none` may be an optional's.
            return Typed(.unknown) { [self] in base.isAbstract && name != "none" ? annotated(expression, base) : expression }
        }
        checkPayload(of: found, expression)
        let type = type(of: found, on: .metatype(base))
        let property = staticProperty(name, of: .metatype(base))
        return Typed(convertible(type, base) ? base : type) { [self] in
            let owner = solver.resolved(base)
            return property.map { expression.typed(owner, property: $0.seeing(arguments(of: $0.owner, in: owner))) }
                ?? annotated(expression, owner)
        }
    }

    /// `.failed` of a case that holds a value, where the case itself is wanted.
    private func checkPayload(of found: [FoundMember], _ expression: Expression) {
        guard found.count == 1, case .enumCase(let item) = found[0].member.kind, item.payload?.isEmpty == false else { return }
        let parameters = index.signature(of: found[0].member).parameters.map { $0.type.substituting(found[0].substitution) }
        report(
            Diagnostic(
                .missingArgument,
                parameters.count == 1
                    ? "member '\(item.name)' expects argument of type '\(solver.defaulted(parameters[0]))'"
                    : "member '\(item.name)' is a function that produces expected type '\(solver.defaulted(index.signature(of: found[0].member).result.substituting(found[0].substitution)))'; did you mean to call it?",
                at: expression.place
            ).declared(item.name, at: found[0].member.span))
    }

    /// Where a literal is all that tells the type, a member of that literal's type; `[1, .infinity]` makes the literal a Double.
    private func mayBelong(_ name: String, toLiteral base: StaticType) -> Bool {
        guard let kind = solver.literal(base) else { return true }
        func has(_ kind: LiteralKind) -> Bool { !lookup.statics(name.withoutLabels, of: kind.defaultType).found.isEmpty }
        return has(kind) || kind == .integer && has(.float) && solver.unify(base, solver.fresh(.float))
    }

    private func convertible(_ type: StaticType, _ base: StaticType) -> Bool {
        type == .unknown || trying { convert(type, to: base) } != nil
    }

    /// The expression with the type that its implicit base is, where that is a type that the evaluator can look up.
    func annotated(_ expression: Expression, _ type: StaticType) -> Expression {
        switch type {
        case .nominal, .parameter, .member: expression.typed(index.findings.annotation(type))
        default: expression
        }
    }

    func isVariable(_ type: StaticType) -> Bool { if case .variable = solver.head(type) { true } else { false } }
}

extension StaticType {
    /// `(Int, String)` in an expression is a tuple of types, with `.self` the type of a tuple.
    var tupleOfInstances: StaticType? {
        guard case .tuple(let parts) = self, !parts.isEmpty, parts.allSatisfy({ $0.type.instance != $0.type }) else { return nil }
        return .metatype(.tuple(parts.map { .init(label: $0.label, type: $0.type.instance) }))
    }

    /// A generic parameter that code declares by name.
    var isOwnParameter: Bool { if case .parameter(let name) = self { name != "Self" } else { false } }

    /// The type behind its metatype.
    var instance: StaticType {
        if case .metatype(let type) = self { return type }
        return self
    }
}
