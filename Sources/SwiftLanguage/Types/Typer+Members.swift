// SPDX-License-Identifier: GPL-3.0-or-later

/// What members mean: of values, of types, and those that begin with a dot.
extension Typer {
    func member(
        _ base: Expression, _ name: String, _ nameSpan: SourceSpan?, _ expression: Expression, _ expected: StaticType? = nil
    ) -> Typed {
        if let type = dottedType(expression) { return Typed(.metatype(type)) { expression } }
        let typed = implicitStart(base, expected) ?? infer(base)
        let plain = name.withoutLabels
        settleBase(typed.type, as: plain, base)
        if placeholder?.name == plain, case let owner = solver.defaulted(typed.type), owner != .unknown { placeholder?.owner = owner }
        // A value in an `AnyHashable` is the value itself.
        if plain == "base", solver.resolved(typed.type) == .nominal("AnyHashable") { return Typed(.any, typed.finish) }
        var type = memberType(plain, of: owner(of: plain, typed.type, base), base, at: nameSpan ?? expression.place)
        let named = type == .unknown ? overload(name, of: solver.resolved(typed.type), as: expected) : nil
        if let named { type = named }
        checkMainActor(plain, of: solver.resolved(typed.type), at: nameSpan ?? expression.place)
        checkMutatingGetter(of: plain, on: solver.resolved(typed.type), base, at: nameSpan ?? expression.place)
        let property = staticProperty(plain, of: solver.resolved(typed.type))
        let isField = isField(base, plain)
        checkIsolation(of: plain, on: solver.resolved(typed.type), base, at: nameSpan ?? expression.place)
        return Typed(type) { [self] in
            let receiver = openedOptional(typed.finish(), typed.type, calling: plain)
            if let text = described(receiver, solver.defaulted(typed.type), plain) { return text }
            let finished = receiver === base ? expression : expression.with(.member(receiver, name, nameSpan: nameSpan))
            if let named, solver.resolved(named).isKnown { return finished.typed(solver.resolved(named)) }
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
    func staticProperty(_ name: String, of owner: StaticType) -> DeclaredMember? {
        let members = lookup.members(name, of: owner).found
        let isForSome = isDeclaredForSome(name, of: owner)
        guard isForSome || members.contains(where: { $0.member.isInExtension && !$0.member.isLibrary }) else { return nil }
        let found = members.filter { $0.member.isProperty }
        guard let nearest = found.nearestProperty?.member, !found.contains(where: \.member.isRequirement),
            nearest.isStaticallyDispatched(on: owner, index) && !nearest.isStatic || isForSome
                || nearest.isInExtension && hasNamesakes(name, of: owner),
            let type = nearest.owner
        else { return nil }
        return DeclaredMember(owner: type, span: nearest.span)
    }

    /// Has a struct or an enum a property, and an extension another of that name for some of its arguments?
    func isDeclaredForSome(_ name: String, of owner: StaticType) -> Bool {
        guard case .nominal(let type, _) = owner, index.types[type]?.kind != .class else { return false }
        return index.isDeclaredForSome(name, in: type)
    }

    /// Do several extensions have a property of that name, each for other types?
    func hasNamesakes(_ name: String, of owner: StaticType) -> Bool {
        lookup.unconstrained(name, of: owner).count { $0.member.isProperty && $0.member.isInExtension } > 1
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
            if name.first == "$", let projected = projectedType(String(name.dropFirst()), of: owner) { return projected }
            let place = receiver?.receiverPlace ?? span
            if checkInstanceMember(name, of: owner, by: receiver, at: place) || checkStaticMember(name, of: owner, at: place)
                || checkUnwrapped(name, of: owner, receiver, at: place)
            {
                return .unknown
            }
            if isKnown {
                missing(name, of: owner, at: span)
            } else if !checkForeign(name, of: owner, at: span) {
                let use = Expression(
                    receiver.map { .member($0, name, nameSpan: span) } ?? .identifier(name, genericArguments: []), span: span)
                checkSlip(name, of: owner, by: use, at: span)
            }
            return .unknown
        }
        checkAccess(to: found, name, at: span)
        checkGetter(of: found, at: receiver?.span ?? span)
        if let receiver { checkProtocolMember(found, name, of: owner, receiver) }
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
            } else if kept != expression.id || !checkForeign(name, of: .metatype(base), at: expression.place) {
                checkHostSlip(name.withoutLabels, of: .metatype(base), expression, marked: mark(of: expected), at: expression.place)
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
    fileprivate var tupleOfInstances: StaticType? {
        guard case .tuple(let parts) = self, !parts.isEmpty, parts.allSatisfy({ $0.type.instance != $0.type }) else { return nil }
        return .metatype(.tuple(parts.map { .init(label: $0.label, type: $0.type.instance) }))
    }
}
