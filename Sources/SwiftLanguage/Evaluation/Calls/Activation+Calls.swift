// SPDX-License-Identifier: GPL-3.0-or-later

/// What a call means: its callee is looked up, then one of the candidates is chosen and run.
extension Activation {
    func evaluate(_ call: Expression.Call, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        switch call.callee.kind {
        case .identifier(let name, let generics): return try callNamed(name, generics, call, expression, expected)
        case .member(let base, let name, let span):
            return try callMember(base, MemberCall(name: name, nameSpan: span, call: call, expression: expression, expected: expected))
        case .implicitMember(let name): return try callImplicit(name, call, expression, expected)
        case .type(let type):
            let reference = try typeReference(type, at: call.callee.span)
            return try construct(reference, actuals(of: call), expression, name: type.baseName)
        case .closure where call.arguments.isEmpty && call.trailingClosures.isEmpty:
            guard case .closure(let closure) = call.callee.kind else { break }
            let function = FunctionValue(
                .closure(closure, captures), expression: call.callee, signature: FunctionSignature(parameters: [], result: expected))
            return try machine.call(function, [], in: context)
        default: break
        }
        let callee = try evaluate(call.callee)
        if chainIsNil { return .nil }
        return try callValue(callee, actuals(of: call), expression, name: "the function")
    }

    // MARK: A bare name

    private func callNamed(
        _ name: String, _ generics: [TypeSyntax], _ call: Expression.Call, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        if let box = Scope.find(name, in: scope) {
            return try callValue(try read(box, at: call.callee.span), actuals(of: call), expression, name: name)
        }
        let key = receiver.map { $0.value.typeKey } ?? ""
        if let plan = plan(for: expression, key) {
            return try runPlan(plan, receiver: plan.hasReceiver ? receiver?.value : nil)
        }
        if name == "self", let receiver {
            return try callValue(receiver.value, actuals(of: call), expression, name: name)
        }
        if let result = try callOnSelf(name, call, expression, expected) { return result }
        if name == "encode", let receiver, let result = try encodeSynthesized(receiver.value, call) { return result }
        var invocation = Invocation(
            candidates: [], actuals: try actuals(of: call), name: name, expression: expression, span: call.callee.span)
        if let functions = program.functions[name] {
            invocation.candidates = functions.map { .user($0) } + nativeFunctions(beside: functions)
            return try self.call(invocation, planKey: key).result
        }
        if let global = program.variables[name] {
            return try callValue(try machine.readGlobal(global, in: context), invocation.actuals, expression, name: name)
        }
        return try callForeign(invocation, generics, expected, planKey: key)
    }

    /// What the library and the host have under the name of functions of the user's. A function of the prelude is itself the library's.
    func nativeFunctions(beside functions: [UserFunction]) -> [Candidate] {
        guard let name = functions.first?.name, !functions.contains(where: { $0.span?.isOfLibrary ?? false }) else { return [] }
        return machine.nativeFunctions(named: name).map { .native($0) }
    }

    /// A bare name that the program does not declare as a function or a variable.
    private func callForeign(
        _ unresolved: Invocation, _ generics: [TypeSyntax], _ expected: ResolvedType, planKey key: String
    ) throws(Diagnostic) -> Value {
        var invocation = unresolved
        let (name, expression, span) = (invocation.name, invocation.expression, invocation.span)
        let natives = context.resolver?.functions(named: name) ?? []
        if !natives.isEmpty {
            invocation.candidates = natives.map { .native($0) }
            return try self.call(invocation, planKey: nil).result
        }
        if let type = try namedType(name, generics, at: span) {
            let wanted = type.holding(expected)
            // A generic parameter, or an associated type, is another type in another call.
            let isPlain = generics.isEmpty && wanted == nil && typeArguments[name] == nil && associatedTypeInSight(name) == nil
            return try construct(wanted ?? type, invocation.actuals, expression, name: name, planKey: isPlain ? key : nil)
        }
        let known = machine.nativeFunctions(named: name)
        if !known.isEmpty {
            invocation.candidates = known.map { .native($0) }
            return try self.call(invocation, planKey: key).result
        }
        if let value = try context.resolver?.value(named: name, in: context) {
            return try callValue(value, invocation.actuals, expression, name: name)
        }
        if lexical.isScene, let value = try machine.environmentValue(name, site: context.site, in: context) {
            return try callValue(value, invocation.actuals, expression, name: name)
        }
        if host.isEffectOnly(name) { return .unknown(name) }
        throw unknownCallee(name, at: span)
    }

    private func unknownCallee(_ name: String, at span: SourceSpan?) -> Diagnostic {
        guard name.first?.isUppercase == true else { return unknownName(name, at: span) }
        if host.isUnsupported(name) { return Diagnostic(.unsupported, "'\(name)' is not supported", at: span) }
        let names = host.typeNames + Array(program.types.keys)
        let suggestion = host.viewType(calledElsewhere: name) ?? Suggestion.closest(to: name, in: names)
        return Diagnostic(
            .unknownView, "there is no view or type '\(name)'", at: span, suggestion: suggestion,
            hint: suggestion == nil ? "declare it, struct \(name): View { … }, or 'load' the file that does" : nil)
    }

    /// A method, or a property that holds a function, of `self` or of the types around this code.
    private func callOnSelf(
        _ name: String, _ call: Expression.Call, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value? {
        if let receiver, !isHidden(name, call, in: receiver.value),
            hasMember(name, of: receiver.value) || storesFunction(name, receiver.value) || isOfOptional(name)
        {
            let asked = MemberCall(name: name, nameSpan: nil, call: call, expression: expression, expected: expected)
            if let result = try callMutating(asked, of: .variable(receiver)) { return result }
            return try callMember(asked, of: receiver.value, .variable(receiver))
        }
        if name == "Self" {
            return try construct(TypeReference(name: "Self", resolved: currentSelfType), actuals(of: call), expression, name: name)
        }
        for outer in EnclosingTypes(of: lexical.typeName) where program.types["\(outer).\(name)"] == nil {
            let entry = machine.staticEntry(name, of: outer)
            guard !entry.candidates.isEmpty || entry.enumCase != nil, let reference = machine.typeReference(named: outer) else { continue }
            return try callStatic(name, of: reference, actuals(of: call), expression, at: call.callee.span)
        }
        return nil
    }

    /// In an extension of Optional `map { … }` is the optional's, whatever it holds.
    private func isOfOptional(_ name: String) -> Bool {
        lexical.typeName == "Optional" && StandardLibrary.optional.methods[name] != nil
    }

    /// In an extension of Comparable or of String `min(a, b)` is the function, though a String has a member of that name.
    private func isHidden(_ name: String, _ call: Expression.Call, in receiver: Value) -> Bool {
        guard StandardLibrary.functions[name] != nil, call.arguments.count > 1, call.arguments.allSatisfy({ $0.label == nil }),
            let typeName = lexical.typeName
        else { return false }
        // The compiler refuses that in extensions of other collections, and takes it in those of String.
        if typeName == "String" { return true }
        return typeName != receiver.typeKey && machine.memberEntry(name, of: typeName).isEmpty
    }

    /// Does a stored property hold a function? One that holds anything else does not hide a method of its name.
    private func storesFunction(_ name: String, _ value: Value) -> Bool {
        guard case .structure(let structure) = value, let index = structure.type.storedIndex[name],
            structure.fields.indices.contains(index)
        else { return false }
        if case .function = structure.fields[index] { return true }
        return !hasMethod(name, structure)
    }

    /// The same where no method of its name takes the arguments.
    private func storesFunction(
        _ name: String, _ value: Value, called call: Expression.Call, beside methods: [Candidate]
    ) throws(Diagnostic) -> Bool {
        guard storesFunction(name, value) else { return false }
        let invocation = Invocation(candidates: methods, actuals: try actuals(of: call), name: name, expression: nil, span: nil)
        for method in methods where ArgumentMatching.slots(for: invocation, try shape(of: method)) != nil { return false }
        return true
    }

    private func hasMethod(_ name: String, _ structure: StructValue) -> Bool {
        !machine.memberEntry(name, of: structure.type.qualifiedName).candidates.isEmpty
    }

    // MARK: A member

    /// The functions of that name of the nearest class above that has one; of a type those that are static.
    private func functionsAbove(_ name: String, _ receiver: Value) -> [UserFunction] {
        var current = enclosingType
        while let type = current.flatMap({ program.superclass(of: $0) }) {
            let found = if case .type = receiver { type.members.staticMethods(named: name) } else { type.members.methods(named: name) }
            if !found.isEmpty { return found }
            current = type
        }
        return []
    }

    /// `base.name(…)`: what is asked of a receiver, wherever that comes from.
    struct MemberCall {
        let name: String
        let nameSpan: SourceSpan?
        let call: Expression.Call
        let expression: Expression
        let expected: ResolvedType

        /// Where errors say that it is.
        var span: SourceSpan? { nameSpan ?? call.callee.span }
    }

    private func callMember(_ base: Expression, _ asked: MemberCall) throws(Diagnostic) -> Value {
        let (name, call, expression) = (asked.name, asked.call, asked.expression)
        if name == "init", case .identifier(let word, _) = base.kind, word == "self" || word == "super", isInitializer {
            try delegate(word, call, expression)
            return .void
        }
        if case .identifier("super", _) = base.kind, let receiver, case let functions = functionsAbove(name, receiver.value),
            !functions.isEmpty
        {
            return try self.call(
                Invocation(
                    candidates: functions.map { .user($0) }, actuals: try actuals(of: call), name: name, receiver: receiver.value,
                    expression: expression, span: asked.nameSpan)
            ).result
        }
        if base.bareName == "super", name == "encode", let receiver, let parent = enclosingType.flatMap({ program.superclass(of: $0) }),
            let result = try encodeSynthesized(receiver.value, as: parent, call)
        {
            return result
        }
        if let result = try callOfModule(base, name, call, expression) { return result }
        if let dotted = call.callee.dottedName, let type = machine.typeReference(named: dotted) {
            return try construct(type, actuals(of: call), expression, name: dotted)
        }
        // Where the same call meant something that changes nothing before, its receiver is just a value: unless for one of another type, in
        // generic code, it may mean something that does.
        guard base.isPlace, machine.caches.plans[expression.id.number]?.mayChangeOthers ?? true else {
            let value = try receiverValue(base, implicitExpectation(base, asked.expected))
            if chainIsNil { return .nil }
            return try callMember(asked, of: value, nil)
        }
        return try callMember(asked, at: base)
    }

    /// A method of what a place holds, which it may change.
    private func callMember(_ asked: MemberCall, at base: Expression) throws(Diagnostic) -> Value {
        guard var place = try owner(base) else { return .nil }
        if StandardLibrary.changes.contains(asked.name), let result = try callChange(asked, of: place) { return result }
        if let result = try callMutating(asked, of: place) { return result }
        let value: Value
        if let known = try stored(place) {
            value = known
        } else {
            do { value = try read(place) } catch { throw error.located(at: base.span) }
            place = .held(place, value)
        }
        return try callMember(asked, of: value, place)
    }

    /// `Swift.min(a, b)`, `SwiftUI.Text("a")`: what the module has, not a member of the same name.
    private func callOfModule(
        _ base: Expression, _ name: String, _ call: Expression.Call, _ expression: Expression
    ) throws(Diagnostic) -> Value? {
        guard let module = base.moduleName, Scope.find(module, in: scope) == nil else { return nil }
        let known = machine.nativeFunctions(named: name)
        if !known.isEmpty {
            let invocation = Invocation(
                candidates: known.map { .native($0) }, actuals: try actuals(of: call), name: name, expression: expression,
                span: call.callee.span)
            return try self.call(invocation).result
        }
        guard let type = machine.nativeType(named: name) else { return nil }
        return try construct(TypeReference(type), actuals(of: call), expression, name: name)
    }

    private func callMember(_ asked: MemberCall, of value: Value, _ place: Place?) throws(Diagnostic) -> Value {
        do { return try callKnownMember(asked, of: value, place) } catch {
            guard let standIn = standIn(forMethodOf: value, in: asked.expression, after: error) else { throw error }
            return standIn
        }
    }

    private func callKnownMember(_ asked: MemberCall, of value: Value, _ place: Place?) throws(Diagnostic) -> Value {
        let (name, call, expression) = (asked.name, asked.call, asked.expression)
        let outerResultType = callResultType
        defer { callResultType = outerResultType }
        callResultType = asked.expected
        let key = value.typeKey
        if let plan = plan(for: expression, key) { return try runPlan(plan, receiver: value) }
        if case .type(let reference) = value, call.resolution?.isOfOptional != true, !isOnlyOfOptional(name, reference) {
            return try callStatic(name, of: reference, actuals(of: call), expression, at: asked.nameSpan)
        }
        var entry = machine.memberEntry(name, of: key)
        if !value.isUnknown, call.resolution?.isOfOptional == true || entry.isEmpty && StandardLibrary.optional.methods[name] != nil {
            entry = machine.memberEntry(name, of: "Optional")
        }
        var candidates = chosen(name, of: value, expression) ?? withOwnPrivate(entry.candidates, name, value)
        if candidates.isEmpty, isMethodBesideProperty(name, of: key, call) { candidates = machine.sequenceMethods(name, of: key) }
        if let steps = machine.sequenceOfSteps(value, for: name, beside: candidates) { return try callKnownMember(asked, of: steps, nil) }
        if candidates.isEmpty, value.isUnknown { return value }
        if candidates.isEmpty, name == "encode", let result = try encodeSynthesized(value, call) { return result }
        let holdsIt = try candidates.isEmpty ? true : storesFunction(name, value, called: call, beside: candidates)
        if holdsIt {
            if case .binding(let binding) = value, let elements = boundElements(of: binding, for: name) {
                return try callKnownMember(asked, of: elements, nil)
            }
            if case .nil = value, entry.isEmpty { throw unknownMember(name, of: value, at: asked.nameSpan) }
            let callee = try member(name, of: value, at: asked.span)
            return try callValue(callee, actuals(of: call), expression, name: name)
        }
        var invocation = Invocation(
            candidates: candidates, actuals: try actuals(of: call), name: name, receiver: value, expression: expression,
            span: asked.span
        )
        invocation.place = place ?? .value(value)
        return try self.call(invocation, planKey: key).result
    }

    /// Is it the library's method that is called on a sequence of the user's with a property of that name, as in `ring.count { $0 > 1 }`?
    private func isMethodBesideProperty(_ name: String, of type: String, _ call: Expression.Call) -> Bool {
        guard program.hasOwnSequences, !call.arguments.isEmpty || !call.trailingClosures.isEmpty, machine.isOwnSequence(type),
            let property = machine.index.types[type]?.members[name]?.first(where: \.isProperty)
        else { return false }
        let held = machine.index.type(of: property)
        return held.isKnown && !held.isFunction
    }

    /// The declaration that the static phase chose, or those that may fulfil the requirement which it chose; nil where the value decides.
    private func chosen(_ name: String, of value: Value, _ expression: Expression) -> [Candidate]? {
        guard case .call(let call) = expression.kind, let resolution = call.resolution else { return nil }
        if let method = resolution.method {
            return machine.functions(named: name, declaredIn: method.owner, at: method.span).map { .user($0) }
        }
        if resolution.isOfLibrary, machine.isOwnSequence(value.typeKey) { return machine.sequenceMethods(name, of: value.typeKey) }
        guard let asked = resolution.requirement, case .object(let object) = value else { return nil }
        return machine.witnesses(name, of: object, for: asked)
    }

    /// `type.map { $0.init() }` of a type that may be nil: no type says what it does.
    private func isOnlyOfOptional(_ name: String, _ reference: TypeReference) -> Bool {
        StandardLibrary.optional.methods[name] != nil && !machine.hasStatic(name, of: staticKey(of: reference))
    }

    /// In a class, its own private methods are meant before those of the same name that a class below declares, which override nothing.
    private func withOwnPrivate(_ candidates: [Candidate], _ name: String, _ receiver: Value) -> [Candidate] {
        guard case .object(let object) = receiver, let type = enclosingType, type.qualifiedName != object.typeName,
            let own = type.members.methods[name]?.filter({ $0.modifiers.contains("private") }), !own.isEmpty,
            machine.isClass(object.typeName, kindOf: type.qualifiedName)
        else { return candidates }
        let taken = own.map { $0.declaration.parameters.map(\.label) }
        let others = candidates.filter { candidate in
            guard case .user(let function) = candidate else { return true }
            return !taken.contains(function.declaration.parameters.map(\.label))
        }
        return own.map { .user($0) } + others
    }

    /// `rows.append(x)`: nothing else may hold the array while it changes, or it would be copied each time.
    private func callChange(_ asked: MemberCall, of place: Place) throws(Diagnostic) -> Value? {
        let (name, call) = (asked.name, asked.call)
        guard let (element, collection) = try changedCollection(place) else { return nil }
        let functions = collection.methods[name] ?? []
        guard machine.memberEntry(name, of: collection.name).candidates.count == functions.count else { return nil }
        let invocation = Invocation(
            candidates: [], actuals: try actuals(of: call), name: name, expression: asked.expression, span: asked.span)
        for function in functions where function.takesReceiver {
            guard let shape = try? shape(of: function), let slots = ArgumentMatching.slots(for: invocation, shape) else { continue }
            let outer = elementType
            defer { elementType = outer }
            elementType = element
            // What a generic parameter stands for the place may tell, where nothing else does.
            if let told = try toldElement(call.resolution), !told.isAny || call.resolution?.element?.isGeneric == false {
                elementType = told
            }
            var values: [Value?] = []
            for (index, slot) in slots.enumerated() {
                guard case .one(let actual) = slot else {
                    values.append(nil)
                    continue
                }
                values.append(try evaluate(invocation.actuals[actual], shape.parameters[index].type))
            }
            if values.contains(where: { $0?.isUnknown ?? false }), collection.name == "String" { return .void }
            return try changeInPlace(function, values, invocation, place).result
        }
        return nil
    }

    /// The type of the elements of what is at a place, and the collection's, or the text's; nil when it holds something else. What a
    /// dictionary or a text takes says its own type.
    private func changedCollection(_ place: Place) throws(Diagnostic) -> (ResolvedType, NativeType)? {
        switch try stored(place) {
        case .array?:
            guard case .array(let element) = try type(of: place).unwrapped else { return nil }
            return (element, StandardLibrary.array)
        case .set?:
            guard case .set(let element) = try type(of: place).unwrapped else { return nil }
            return (element, StandardLibrary.set)
        case .dictionary?: return (.any, StandardLibrary.dictionary)
        case .string?: return (.any, StandardLibrary.string)
        default: return nil
        }
    }
}
