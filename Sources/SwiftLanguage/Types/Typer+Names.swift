// SPDX-License-Identifier: GPL-3.0-or-later

/// What bare names mean.
extension Typer {
    /// - Parameter call: the call of the name, where it is called.
    func identifier(
        _ name: String, _ generics: [TypeSyntax], _ expression: Expression, _ expected: StaticType? = nil, calledBy call: Expression? = nil
    ) -> Typed {
        let plain = name.withoutLabels
        if plain.isOperatorName { return Typed(operatorType(plain, expected, expression)) { expression } }
        let found = typeOfName(plain, generics, expression)
        if found == nil || plain == "self" && scope.isDefaultArgument, !checkInstanceContext(plain, expression) {
            checkName(plain, expression, call)
        }
        if scope.awaitedVariables.contains(plain) { checkAwaited(expression) }
        let named = found == .unknown ? overload(plain, written: name, expression, as: expected) : nil
        let type = named ?? found ?? .unknown
        let owner = scope.selfType.map { scope.isStatic ? .metatype($0) : $0 }
        guard scope.local(plain) == nil, let owner, let property = staticProperty(plain, of: owner) else {
            guard isOwnField(plain) else {
                return Typed(type) { [self] in
                    if let named, solver.resolved(named).isKnown { expression.typed(solver.resolved(named)) } else { expression }
                }
            }
            return Typed(type) { [self] in expression.ready(PropertyRead(expression, plain, of: nil), solver.resolved(type)) }
        }
        let known = property.seeing(arguments(of: property.owner, in: owner.instance))
        return Typed(type) { [self] in expression.typed(solver.resolved(type), property: known) }
    }

    /// The type of the one of several functions that a bare name stands for; nil where nothing tells which.
    private func overload(_ name: String, written: String, _ expression: Expression, as expected: StaticType?) -> StaticType? {
        if case .variable? = scope.local(name) { return nil }
        let functions = functions(called: expression.with(.identifier(name, genericArguments: [])))
        return overload(written, among: functions.map { FoundMember(member: $0, substitution: [:], distance: 0) }, as: expected)
    }

    /// A property of values where there is no value: in a static member, in the first value of another property.
    private func checkInstanceContext(_ name: String, _ expression: Expression) -> Bool {
        guard let member = ownInstanceMember(name), member.isProperty else { return false }
        reportInstanceMember(member, at: expression.place)
        return true
    }

    /// A name that nothing in sight declares. Types of other frameworks, and what a type inherits from them, may be anything.
    private func checkName(_ name: String, _ expression: Expression, _ call: Expression?) {
        // What is typed may be followed by what it names; a file is whole.
        guard expression.span?.source.isFile ?? false, !scope.isScene, !scope.isOpen, index.host != nil,
            // What a closure makes may be for a builder of another framework: marks of a chart, keyframes.
            name.first?.isLowercase == true || index.isUnknownType(name, in: scope.context) && !(call != nil && scope.isInClosure),
            StandardLibrary.functions[name] == nil, StandardLibrary.constants[name] == nil,
            index.host?.globalFunctions(named: name).isEmpty ?? false,
            ownTypes().allSatisfy({ own in
                (own.isStatic || isDeclared(name, of: own.type))
                    && (name == "self" || !isGiven(name, to: declaredName(own.type), isStatic: own.isStatic))
            })
        else { return }
        if let closure = scope.declaredAround[name] { return reportEarly(name, expression, in: closure) }
        let fault = Diagnostic(
            name.first?.isUppercase == true && call != nil ? .unknownView : .unknownName,
            "cannot find '\(name)' in scope" + (name == "self" ? "; did you mean to use it in a type or extension context?" : ""),
            at: expression.place, suggestion: suggestion(for: name))
        report(isCertainlyUnknown(name) ? fault : fault.leavingOut((call ?? expression).unknownName))
    }

    /// Are all members of that name declared that a value has, those of the host's protocols too?
    private func isDeclared(_ name: String, of type: StaticType) -> Bool {
        if lookup.members(name, of: type).isKnown { return true }
        if type.nominalName.flatMap({ index.types[$0] })?.kind == .class { return false }
        return hostInfos(of: type)?.allSatisfy { $0.members[name] == nil } ?? false
    }

    /// Is it no type, and could no protocol of the host's bring it along?
    private func isCertainlyUnknown(_ name: String) -> Bool {
        name.first?.isLowercase == true && ownTypes().allSatisfy { $0.isStatic || lookup.members(name, of: $0.type).isKnown }
    }

    private func suggestion(for name: String) -> String? {
        index.host?.viewType(calledElsewhere: name)
            ?? index.suggestion(for: name) {
                var names = scope.locals.flatMap(\.keys) + Array(index.variables.keys) + Array(index.functions.keys)
                for (type, _) in ownTypes() { names += index.infos(named: type.nominalName ?? "").flatMap(\.members.keys) }
                if name.first?.isUppercase == true { names += Array(index.types.keys) + (index.host?.typeNames ?? []) }
                return names
            }
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
    private func operatorType(_ sign: String, _ expected: StaticType?, _ expression: Expression) -> StaticType {
        guard let expected, case .function(let function) = solver.head(expected) else { return .unknown }
        if sign == "!", function.parameters.count == 1 {
            _ = attempt { solver.unify(function.parameters[0], .bool) && solver.unify(function.result, .bool) ? true : nil }
            return expected
        }
        var operands = function.parameters
        // `zip(a, b).map(+)`: the two operands come as a pair.
        if operands.count == 1, case .tuple(let pair) = solver.resolved(operands[0]) { operands = pair.map(\.type) }
        guard operands.count == 2 else { return .unknown }
        switch sign {
        case "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*":
            let areAlike = attempt { solver.unify(operands[0], operands[1]) && solver.unify(function.result, operands[0]) ? true : nil }
            if areAlike == nil { checkOperatorName(sign, operands, function.result, expression) }
        case _ where sign == "&&" || sign == "||" || ComparisonSign(rawValue: sign)?.ownerProtocol != nil:
            _ = attempt { solver.unify(function.result, .bool) ? true : nil }
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
        guard scope.selfType != nil || scope.isScene || scope.context.typeName != nil else {
            let words = "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
            return report(Diagnostic(.unknownName, words, at: expression.place))
        }
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
        let found = lookup.members(name, of: owner).found
        for item in found {
            guard let declaration = item.member.declaration, let wrapper = index.program.wrapper(of: declaration) else { continue }
            checkProjection(of: name, by: wrapper, at: span)
            if wrapper.known?.projectsBinding == true { return .nominal("Binding", [type(of: [item], on: owner)]) }
            return projectedType(name, of: owner) ?? .unknown
        }
        checkPlain(found, name, at: span)
        return nil
    }

    /// `$x` of a property without a wrapper.
    private func checkPlain(_ found: [FoundMember], _ name: String, at span: SourceSpan?) {
        // A local variable of that name may have one: `@Bindable var model = model`.
        guard !scope.isBarePrompt, scope.local(name) == nil, found.count == 1, let member = found.first?.member, member.isOwn,
            member.isProperty, member.declaration?.attributes.isEmpty == true, let owner = member.owner.flatMap({ index.types[$0] }),
            owner.isComplete, owner.kind != .protocol, owner.attributes.isEmpty
        else { return }
        report(
            Diagnostic(.unknownName, "cannot find '$\(name)' in scope", at: span, hint: "only a wrapper, as '@State' is, gives a binding"))
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
}

extension StaticType {
    /// A generic parameter that code declares by name.
    var isOwnParameter: Bool { if case .parameter(let name) = self { name != "Self" } else { false } }

    /// The type behind its metatype.
    var instance: StaticType {
        if case .metatype(let type) = self { return type }
        return self
    }
}
