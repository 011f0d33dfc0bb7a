// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls: which declarations a callee may mean, and which of them is meant.
extension Typer {
    /// What is called: the members of a name on a receiver, or a value that holds a function.
    private struct Callee {
        var candidates: [FoundMember] = []
        /// Of a value that is called; unknown if what is called is.
        var function: StaticType = .unknown
        var receiver: StaticType = .unknown
        var name = ""
        var finish: () -> Expression
        /// What stands before the dot where nothing is written.
        var implicitBase: StaticType?
        /// What a method is called on.
        var base: Expression?
    }

    func call(_ call: Expression.Call, _ expression: Expression, _ expected: StaticType?) -> Typed {
        var callee = callee(of: call, expected)
        if callee.name == "init" { callee.candidates = seenInitializers(callee.candidates, call.typedArguments.map(\.label)) }
        if let meant = projecting(call, to: callee.candidates) ?? viewBeside(callee.candidates, call) {
            return self.call(meant, expression.with(.call(meant)), expected)
        }
        if callee.name == "init", let literal = literal(asArgumentOf: callee.receiver, call) { return literal }
        if callee.name == "init", let number = conversion(ofWholeNumbers: call, to: callee.receiver, expression, callee.finish) {
            return number
        }
        checkExclusivity(call)
        checkSleep(callee.name, on: callee.base, call, at: expression.span)
        let arguments = call.typedArguments
        if callee.name == "init" { checkMade(callee, call, expression) }
        let finishCallee = callee.finish
        if callee.candidates.isEmpty || makesByRawValue(callee, call) {
            return self.call(undeclared: callee, call, arguments, expression)
        }
        if callee.name == "init" { checkErasedMade(callee.receiver, call.callee) }
        let choice = choose(callee.candidates, arguments, expected, callee.name, expression)
        guard let choice else { return self.call(refusedBy: callee, call, arguments, expression) }
        checkErasedReceiver(choice, callee.receiver, callee.base)
        checkEffects(of: callee.candidates, at: expression.span)
        checkRethrown(by: choice.found.member, arguments, at: expression.span)
        checkIsolation(ofCallTo: callee.candidates, on: callee.receiver, callee.base, at: expression.place)
        checkMainActor(callOf: callee.candidates, at: expression.place)
        if choice.found.member.isMutating, let base = callee.base {
            checkChange(of: base, .mutatingMember, at: expression.place)
            checkIsolatedChange(of: base)
        }
        return Typed(made(by: choice, callee.receiver, call.callee)) { [self] in
            let found = finishCallee()
            let finished = Self.finished(
                expression, call, isOfAnySequence(choice) ? onElements(found) : found, arguments,
                resolution(of: choice, among: callee.candidates.count))
            if choice.found.member.isLibrary, let text = finished.reflectedText { return text }
            if isOfLazySequence(choice) { return gathered(finished) }
            if choice.found.member.isLibrary, case .metatype = choice.result { return shownAsType(finished, choice.result) }
            return callee.implicitBase.map { annotated(finished, solver.resolved($0)) } ?? finished
        }
    }

    /// `Side(rawValue: "left")` of an enum whose initializers are others: that one nobody writes.
    private func makesByRawValue(_ callee: Callee, _ call: Expression.Call) -> Bool {
        guard callee.name == "init", call.arguments.count == 1, call.arguments[0].label == "rawValue", call.trailingClosures.isEmpty,
            let name = solver.head(callee.receiver.instance).nominalName, let info = index.types[name], info.kind == .enum,
            index.rawType(of: info) != nil
        else { return false }
        return !callee.candidates.contains { index.signature(of: $0.member).parameters.first?.label == "rawValue" }
    }

    /// What none of the declarations takes: it is told why.
    private func call(refusedBy callee: Callee, _ call: Expression.Call, _ arguments: [TypedArgument], _ expression: Expression) -> Typed {
        checkConstrained(callee.name, arguments.map(\.label), of: callee.receiver, at: expression.place)
        checkLabels(of: callee.candidates, arguments, callee.name, expression)
        checkLibraryCall(of: callee.candidates, on: callee.receiver, arguments, expression)
        checkLibraryFunction(callee.candidates, on: callee.receiver, arguments, expression)
        checkHostCall(callee.candidates, on: callee.receiver, arguments, expression)
        for argument in arguments { argument.inferAlone(self) }
        checkOverloads(callee.candidates, arguments, callee.name, expression)
        checkBindings(callee.candidates, arguments)
        // Whatever its arguments are, a member of an optional is not one of what that holds.
        let isOfOptional = callee.candidates.allSatisfy { $0.member.owner == "Optional" }
        let resolution = isOfOptional ? CallResolution(isOfOptional: true) : nil
        let finishCallee = callee.finish
        return Typed(.unknown) { Self.finished(expression, call, finishCallee(), arguments, resolution) }
    }

    private func checkMade(_ callee: Callee, _ call: Expression.Call, _ expression: Expression) {
        checkAccess(toMade: callee.candidates.filter { !$0.member.isRequirement }, call.typedArguments, expression, at: expression.place)
        checkSuperInitializer(call)
        checkRange(ofMade: callee.receiver, call)
    }

    /// A function that is a value, or a callee that no declaration in sight names.
    private func call(undeclared callee: Callee, _ call: Expression.Call, _ arguments: [TypedArgument], _ expression: Expression) -> Typed {
        let finishCallee = callee.finish
        if case .function(let function) = solver.head(callee.function), let packed = call.packed(for: function) {
            let arguments = packed.typedArguments
            let result = apply(callee.function, arguments, call.callee, in: expression)
            return Typed(result) { Self.finished(expression.with(.call(packed)), packed, finishCallee(), arguments) }
        }
        checkInstanceMethod(callee.name, of: callee.receiver, arguments.count, at: (callee.base ?? call.callee).place)
        if callee.name == "init" {
            checkMakeable(callee.receiver, arguments, call.callee)
            checkRawValue(callee.receiver, arguments)
        }
        if callee.base != nil { checkConstrained(callee.name, arguments.map(\.label), of: callee.receiver, at: expression.place) }
        var result = apply(callee.function, arguments, call.callee, in: expression)
        if callee.name == "init", result == .unknown { result = made(callee.receiver) }
        return Typed(result) { [self] in
            let finished = Self.finished(expression, call, finishCallee(), arguments)
            return callee.implicitBase.map { annotated(finished, solver.resolved($0)) } ?? finished
        }
    }

    /// `S.m()` where `m` is a method of its values: the type has a function of one parameter of that name, the value.
    private func checkInstanceMethod(_ name: String, of owner: StaticType, _ count: Int, at span: SourceSpan?) {
        guard case .metatype(let instance) = owner, instance.isKnown, isCertain(instance), count != 1,
            scope.selfType?.nominalName != instance.nominalName, case let found = lookup.members(name, of: instance).found, !found.isEmpty,
            found.allSatisfy({ !$0.member.isProperty && $0.member.isOwn })
        else { return }
        report(
            Diagnostic(
                .unknownMember,
                "instance member '\(name)' cannot be used on type '\(instance)'; did you mean to use a value of this type instead?",
                at: span))
    }

    /// A type as a value, with its generic arguments where only the static phase knows them.
    func shownAsType(_ expression: Expression, _ type: StaticType) -> Expression {
        let type = solver.defaulted(type)
        if case .metatype(let instance) = type, (instance.isFunction || instance.isTuple) && type.isKnown || instance.isAbstract {
            return expression.typed(type)
        }
        guard case .metatype(.nominal(let name, let arguments)) = type, !arguments.isEmpty, type.isKnown,
            index.type(named: name)?.kind != .class
        else { return expression }
        return expression.typed(type)
    }

    /// The call with what was found for its parts; the same object where that is nothing.
    private static func finished(
        _ expression: Expression, _ call: Expression.Call, _ callee: Expression, _ arguments: [TypedArgument],
        _ resolution: CallResolution? = nil
    ) -> Expression {
        var new = call
        var isChanged = callee !== call.callee || resolution != nil
        (new.callee, new.resolution) = (callee, resolution)
        func put(_ argument: TypedArgument, in place: inout Expression.Argument) {
            let value = argument.finished()
            guard value !== argument.expression else { return }
            place.value = value
            isChanged = true
        }
        for index in call.arguments.indices { put(arguments[index], in: &new.arguments[index]) }
        for index in call.trailingClosures.indices { put(arguments[call.arguments.count + index], in: &new.trailingClosures[index]) }
        return isChanged ? expression.with(.call(new)) : expression
    }

    // MARK: What is called

    private func callee(of call: Expression.Call, _ expected: StaticType?) -> Callee {
        let expression = call.callee
        switch expression.kind {
        case .identifier(let name, let generics): return bareCallee(name.withoutLabels, generics, expression, call)
        case .member(let base, let name, let span):
            return memberCallee(base, name.withoutLabels, span, call, expected)
        case .implicitMember(let name):
            guard let expected, case let base = solver.withDefaults(implicitBase(name, expected)), base != .unknown, !isVariable(base)
            else { break }
            var callee = Callee(receiver: .metatype(base), name: name) { expression }
            let statics = lookup.statics(name, of: base)
            callee.candidates = name == "init" ? initializers(of: base) : statics.found
            if statics.found.isEmpty { missing(name, statics, of: base, in: expected, expression.with(.call(call)), at: expression.place) }
            if !callee.candidates.isEmpty || base.isAbstract { callee.implicitBase = base }
            return callee
        case .type(let syntax):
            let type = opened(resolve(syntax))
            var callee = Callee(receiver: .metatype(type), name: "init") { expression }
            callee.candidates = initializers(of: type)
            return callee
        default: break
        }
        let typed = infer(expression)
        return value(typed, expression)
    }

    /// `.some` is looked up on the optional itself, and so is `.none` beside a member of that name which the user gave what it holds;
    /// anything else on what it holds.
    func implicitBase(_ name: String, _ expected: StaticType) -> StaticType {
        let type = solver.resolved(expected)
        guard type.wrapped != nil else { return type }
        return name == "some" || isOfOptionalBesideOwn(name, type) || extendsOptional(name, type) ? type : type.unwrapped
    }

    /// Is it a case of an optional, though what that holds has a member of that name, too, by the user's declaration?
    func isOfOptionalBesideOwn(_ name: String, _ type: StaticType) -> Bool {
        (name == "none" || name == "some") && type.wrapped != nil
            && lookup.statics(name, of: type.unwrapped).found.contains(where: \.member.isOwn)
    }

    /// Does an extension of Optional in sight have a static member of that name? It is nearer than one of what the optional holds.
    private func extendsOptional(_ name: String, _ type: StaticType) -> Bool {
        guard index.types["Optional"]?.statics[name.withoutLabels]?.contains(where: { !$0.isLibrary }) == true else { return false }
        return !lookup.statics(name.withoutLabels, of: type).found.isEmpty
    }

    private func value(_ typed: Typed, _ expression: Expression) -> Callee {
        let type = solver.resolved(typed.type)
        if case .metatype(let instance) = type {
            var callee = Callee(receiver: type, name: "init", finish: typed.finish)
            callee.candidates = initializers(of: instance)
            return callee
        }
        var callee = Callee(function: type, receiver: type, finish: typed.finish)
        if case .nominal = type { callee.candidates = lookup.members("callAsFunction", of: type).found }
        // One that changes the value has to know the place.
        if callee.candidates.contains(where: \.member.isMutating) {
            callee.base = expression
            callee.finish = { expression.with(.member(typed.finish(), "callAsFunction", nameSpan: nil)) }
        }
        return callee
    }

    private func bareCallee(
        _ name: String, _ generics: [TypeSyntax], _ expression: Expression, _ call: Expression.Call
    ) -> Callee {
        var callee = Callee(name: name) { expression }
        switch scope.local(name) {
        case .variable(let type, _, _)?: return value(Typed(type) { expression }, expression)
        case .functions(let members)?:
            callee.candidates = members.map { FoundMember(member: $0, substitution: [:], distance: 0) }
            return callee
        case nil: break
        }
        for (owner, isStatic) in ownTypes() {
            let found = isStatic ? lookup.statics(name, of: owner).found : lookup.members(name, of: owner).found
            guard !found.isEmpty else { continue }
            checkAccess(to: found, name, at: expression.place)
            if isStatic { checkStaticContext(of: found, name, on: owner, at: expression.place) }
            if !isStatic { checkExplicitSelf(found, on: owner, at: expression.place) }
            callee.candidates = methods(among: found, calledBy: call)
            if !callee.candidates.isEmpty {
                callee.receiver = isStatic ? .metatype(owner) : owner
                if !isStatic { callee.base = Expression(.identifier("self", genericArguments: []), span: expression.span) }
                return callee
            }
            return held(found, on: owner, expression) { expression }
        }
        if let functions = index.overloads(named: name), functions.contains(where: { !$0.isLibrary }) || typeNamed(name, generics) == nil {
            callee.candidates = functions.map { FoundMember(member: $0, substitution: [:], distance: 0) }
            return callee
        }
        if checkOwnMethod(name, call, expression) { return Callee { expression } }
        if !generics.isEmpty {
            let written = TypeSyntax.named(name, genericArguments: generics)
            for diagnostic in TypeArgumentCheck(index: index, context: scope.context, span: expression.span).diagnostics(written) {
                report(diagnostic)
            }
        }
        return value(identifier(name, generics, expression, calledBy: expression.with(.call(call))), expression)
    }

    private func memberCallee(
        _ base: Expression, _ name: String, _ span: SourceSpan?, _ call: Expression.Call, _ expected: StaticType?
    ) -> Callee {
        let expression = call.callee
        if let type = dottedType(expression) { return value(Typed(.metatype(type)) { expression }, expression) }
        if name == "init", let word = base.bareName, word == "self" || word == "super", let type = scope.selfType {
            var callee = Callee(receiver: .metatype(type), name: name) { expression }
            if word == "self" { callee.candidates = initializers(of: type) }
            return callee
        }
        if let module = base.moduleName, index.types[module] == nil { return Callee { expression } }
        mixedReceiver = base.id
        let typed = rememberedReceiver(base) ?? implicitStart(base, expected) ?? infer(base, expectation(of: base, calling: name, expected))
        settleBase(typed.type, as: name, base)
        let type = receiver(of: call, named: name, typed.type, base, expected)
        let finish = { [self] in
            let receiver = openedOptional(typed.finish(), type, calling: name)
            return receiver === base ? expression : expression.with(.member(receiver, name, nameSpan: span))
        }
        var callee = Callee(receiver: type, name: name, finish: finish)
        if name == "init", case .metatype(let instance) = type {
            callee.candidates = initializers(of: instance)
            return callee
        }
        if case .tuple = type { return value(Typed(memberType(name, of: type, at: span), finish), expression) }
        var (found, isKnown) = lookup.members(name, of: type)
        if found.isEmpty { found = extensionMembers(name, ofViewMadeBy: base, type) }
        if found.isEmpty, !checkStaticMember(name, of: type, at: base.receiverPlace),
            !checkUnwrapped(name, of: type, base, at: base.receiverPlace), isKnown
        {
            missing(name, of: type, at: span ?? expression.place)
        } else if found.isEmpty, !isKnown, !checkForeign(name, of: type, at: span ?? expression.place) {
            checkSlip(name, of: type, by: expression.with(.call(call)), at: span ?? expression.place)
        }
        checkAccess(to: found, name, at: span ?? expression.place)
        if isCalledCase(found, of: type.instance, call) { return value(Typed(type.instance, finish), expression) }
        checkProtocolMember(found, name, of: type, base)
        callee.candidates = methods(among: found, calledBy: call)
        callee.base = base
        return callee.candidates.isEmpty && !found.isEmpty ? held(found, on: type, expression, finish) : callee
    }

    /// A property that holds what is called. Beside methods of its name, the evaluator is told that it is the property.
    private func held(
        _ found: [FoundMember], on owner: StaticType, _ expression: Expression, _ finish: @escaping () -> Expression
    ) -> Callee {
        let type = type(of: found, on: owner)
        guard found.contains(where: { !$0.member.isProperty }) else { return value(Typed(type, finish), expression) }
        return value(Typed(type) { finish().typed(type) }, expression)
    }

    // MARK: Calling a value

    func checkCallable(_ type: StaticType, _ expression: Expression) {
        if case .function? = type.wrapped, !isImplicitlyUnwrapped(expression) {
            return report(
                Diagnostic(
                    .typeMismatch,
                    "value of optional type '(\(type.unwrapped.written))?' must be unwrapped to a value of type '\(type.unwrapped.written)'",
                    at: expression.place, hint: "write '?' or '!' after it"))
        }
        guard type.isKnown, isCertain(type), case .nominal(let name, _) = type,
            index.infos(named: name).allSatisfy({ !$0.attributes.contains { $0.name.hasPrefix("dynamic") } }),
            lookup.members("callAsFunction", of: type).found.isEmpty
        else { return }
        report(Diagnostic(.typeMismatch, "cannot call value of non-function type '\(type)'", at: expression.place))
    }

    private func apply(
        _ function: StaticType, _ arguments: [TypedArgument], _ expression: Expression, in whole: Expression
    ) -> StaticType {
        guard case .function(let type) = solver.head(function), type.parameters.count == arguments.count else {
            checkCallable(solver.resolved(function), expression)
            checkCount(of: arguments, solver.resolved(function), expression, in: whole)
            for argument in arguments { argument.inferAlone(self) }
            return .unknown
        }
        checkEffects(of: type, at: whole.span)
        if let label = arguments.lazy.filter({ !$0.isTrailing }).compactMap(\.label).first {
            report(Diagnostic(.unknownArgument, "extraneous argument label '\(label):' in call", at: whole.opening))
        }
        for (place, (argument, parameter)) in zip(arguments, type.parameters).enumerated() {
            checkPassed(argument, parameter, isInout: type.inoutParameters.contains(place))
            argument.infer(self, parameter)
            expect(argument.type, toBe: parameter, argument.expression, .argument)
            argument.promote(self, to: parameter)
        }
        return type.result
    }
}

extension Expression {
    /// What `String(reflecting:)` gives of an argument that its type has described already (`TypedArgument.describe`).
    fileprivate var reflectedText: Expression? {
        guard case .call(let call) = kind, call.arguments.count == 1, call.arguments[0].label == "reflecting",
            case .string(let segments) = call.arguments[0].value.kind, segments.count == 1,
            case .interpolation(let described) = segments[0], case .typed? = described.first?.value.kind
        else { return nil }
        return call.arguments[0].value
    }
}

extension Expression.Call {
    /// The call of a function value with the values for its variadic parameter in an array, as the function has them.
    fileprivate func packed(for function: StaticType.FunctionType) -> Expression.Call? {
        guard let place = function.variadicParameter, case let after = function.parameters.count - place - 1,
            arguments.count + trailingClosures.count >= function.parameters.count - 1, arguments.count - after >= place
        else { return nil }
        let values = arguments[place..<max(place, arguments.count - max(0, after - trailingClosures.count))]
        var packed = self
        let array = Expression(.array(values.map(\.value)), span: values.first?.value.span ?? callee.span)
        packed.arguments.replaceSubrange(values.indices, with: [Expression.Argument(array)])
        return packed
    }
}
