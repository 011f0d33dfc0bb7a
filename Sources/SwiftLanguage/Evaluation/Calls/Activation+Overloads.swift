// SPDX-License-Identifier: GPL-3.0-or-later

/// Choosing among candidates and running the one chosen.
extension Activation {
    func plan(for expression: Expression, _ key: String) -> CallPlan? {
        guard let plan = machine.caches.plans[expression.id.number], plan.expression === expression, plan.receiverKey == key else {
            return nil
        }
        return plan
    }

    func runPlan(_ plan: CallPlan, receiver: Value?) throws(Diagnostic) -> Value {
        if !plan.environmentNames.isEmpty, let deferred = deferredCall(plan, receiver) { return deferred }
        return try runNow(plan, receiver: receiver)
    }

    func runNow(_ plan: CallPlan, receiver: Value?) throws(Diagnostic) -> Value {
        do { return try run(plan, try arguments(plan, receiver), receiver) } catch { throw meant(error, by: plan.invocation) }
    }

    private func run(_ plan: CallPlan, _ values: [Value?], _ receiver: Value?) throws(Diagnostic) -> Value {
        switch plan.candidate {
        case .native(let function): return try callNative(function, values, plan.slots, plan.arguments, receiver, plan.expression).result
        case .user(let function):
            return try run(
                function, receiver: receiver, optionalArguments: values, captures: nil,
                typeArguments: told(plan.resolution?.typeArguments ?? [:]), at: plan.expression.span
            ).result
        default: throw Diagnostic(.internal, "this call has a plan of another kind")
        }
    }

    func arguments(_ plan: CallPlan, _ receiver: Value?) throws(Diagnostic) -> [Value?] {
        let outer = elementType
        defer { elementType = outer }
        elementType = try element(of: receiver, plan.resolution)
        var values: [Value?] = []
        values.reserveCapacity(plan.slots.count)
        for (index, slot) in plan.slots.enumerated() {
            let type = plan.shape.parameters[index].type
            switch slot {
            case .none: values.append(nil)
            case .one(let place):
                let argument = plan.arguments[place]
                if let deferred = deferred(argument, for: type) {
                    values.append(deferred)
                    continue
                }
                let type = plan.shape.parameters[index].keyOwner.map { keyType(values.last ?? nil, of: $0) } ?? type
                let value = try evaluate(argument, type)
                if type.isElement, case .nil = argument.kind, case .nil = value {
                    values.append(value)
                } else {
                    values.append(try coerced(value, to: type, at: argument.span))
                }
            case .many(let places):
                var list: [Value] = []
                for place in places {
                    list.append(try coerced(try evaluate(plan.arguments[place], type), to: type, at: plan.arguments[place].span))
                }
                values.append(.array(list))
            }
        }
        return values
    }

    // MARK: The first time

    func call(_ invocation: Invocation, planKey: String? = nil) throws(Diagnostic) -> Outcome {
        try budget.spend(Price.call + Price.candidate * invocation.candidates.count, at: invocation.span)
        var matches: [RunTimeChoice.Match] = []
        let resolution = invocation.resolution
        for candidate in invocation.candidates {
            if let resolution, !resolution.allows(candidate) { continue }
            guard let shape = try? shape(of: candidate, stating: resolution?.defaults),
                let slots = ArgumentMatching.slots(for: invocation, shape)
            else { continue }
            matches.append((candidate, shape, slots))
        }
        guard let first = matches.first else { throw misfit(of: invocation) }
        if let planKey, matches.count == 1, resolution?.defaults == nil { keep(invocation, first, planKey) }
        if let deferred = deferredCall(invocation, first.candidate, first.shape, first.slots) { return Outcome(deferred) }
        if matches.count == 1 {
            do { return try run(invocation, first.candidate, first.shape, first.slots) } catch { throw meant(error, by: invocation) }
        }
        let outer = elementType
        elementType = try element(of: invocation)
        let choice = try RunTimeChoice(matches, invocation.actuals, in: self)
        let match = try choice.best() ?? first
        elementType = outer
        var known = invocation
        known.actuals = choice.actuals
        return try run(known, match.candidate, match.shape, match.slots)
    }

    /// `Button("Save")`: its one argument is that of a rare overload; the common one, which lacks an argument, is what was meant.
    private func meant(_ error: Diagnostic, by invocation: Invocation) -> Diagnostic {
        guard error.id == .typeMismatch, error.hint == nil, invocation.candidates.count > 1,
            invocation.actuals.contains(where: { $0.span == error.span })
        else { return error }
        let place = invocation.actuals.firstIndex { $0.span == error.span }
        let shapes = invocation.candidates.compactMap { try? shape(of: $0) }
        // `size(10)`: one that lacks something and would not take the 10 either was not meant.
        let refusing = Set(shapes.compactMap { ArgumentMatching.type(of: place, in: invocation, $0) })
        return shapes.lazy.compactMap { ArgumentMatching.lack(in: invocation, $0, at: place, butNotAs: refusing) }.first ?? error
    }

    /// Why none of the candidates fits: what the first one says that has room for all arguments, or a later one that knows what was meant.
    private func misfit(of invocation: Invocation) -> Diagnostic {
        var failure: Diagnostic?
        var isTooSmall = false
        for candidate in invocation.candidates {
            let error: Diagnostic?
            var isSmaller = false
            do {
                let shape = try shape(of: candidate)
                isSmaller = shape.parameters.count < invocation.actuals.count && !shape.parameters.contains(where: \.isVariadic)
                error = ArgumentMatching.misfit(of: invocation, shape)
            } catch let unknown { error = unknown }
            guard let error else { continue }
            let knowsMore =
                isTooSmall && !isSmaller
                || error.suggestion != nil && (failure?.id == .missingArgument || failure?.id == .unknownArgument)
            if failure == nil || failure?.suggestion == nil && knowsMore {
                failure = error.declared(invocation.name, at: candidate.span)
                isTooSmall = isSmaller
            }
        }
        let areAllOwn = invocation.candidates.allSatisfy { $0.isClosed(in: program) } && !mayHaveOthers(invocation)
        return (failure ?? Diagnostic(.unknownName, "'\(invocation.name.withoutFile)' cannot be called", at: invocation.span)).certain(
            areAllOwn)
    }

    /// Is a type made that a macro may have given other initializers?
    private func mayHaveOthers(_ invocation: Invocation) -> Bool {
        guard case .user(let type)? = invocation.constructed?.resolved else { return false }
        return type.hasForeignMacro(in: program)
    }

    private func run(
        _ invocation: Invocation, _ candidate: Candidate, _ shape: CallShape, _ slots: [Slot]
    ) throws(Diagnostic) -> Outcome {
        let (values, targets) = try arguments(invocation, candidate, shape, slots)
        return try finish(invocation, candidate, slots, values, targets)
    }

    /// The value of each parameter, and the places that `inout` arguments are written back to.
    func arguments(
        _ invocation: Invocation, _ candidate: Candidate, _ shape: CallShape, _ slots: [Slot]
    ) throws(Diagnostic) -> ([Value?], [InoutPlace]) {
        let outer = elementType
        defer { elementType = outer }
        elementType = try element(of: invocation)
        var values: [Value?] = []
        var targets: [InoutPlace] = []
        for (index, slot) in slots.enumerated() {
            let type = shape.parameters[index].type
            switch slot {
            case .none: values.append(try statedDefault(shape.parameters[index], of: candidate, in: invocation))
            case .one(let place):
                let actual = invocation.actuals[place]
                if let target = try inoutPlace(actual, index, type) {
                    targets.append(target)
                    values.append(nil)
                    continue
                }
                let followed = shape.parameters[index].keyOwner.map { keyType(values.last ?? nil, of: $0) }
                let bound = actual.expression?.isImplicitlyRooted == true ? boundType(index, of: candidate, invocation.receiver) : nil
                let told = try self.type(ofWrapperArgument: index, type, of: candidate, invocation)
                values.append(try evaluate(actual, followed ?? bound ?? told ?? type))
            case .many(let places):
                var list: [Value] = []
                for place in places { list.append(try evaluate(invocation.actuals[place], type)) }
                values.append(.array(list))
            }
        }
        // What `&` passes is read when all other arguments are evaluated.
        for target in targets where !areLent(targets, to: candidate, invocation) {
            if let value = try stored(target.place) { values[target.index] = try coerced(value, to: target.type, at: target.span) }
        }
        return (values, targets)
    }

    /// What a generic parameter of a struct, as which a parameter is declared, is in the value that the method is called on: `.init(…)` tells
    /// no type, and of what is behind `any P` nothing is known before.
    private func boundType(_ index: Int, of candidate: Candidate, _ receiver: Value?) -> ResolvedType? {
        guard case .user(let function) = candidate, case .structure(let structure)? = receiver,
            function.declaration.parameters.indices.contains(index),
            case .named(let name, _) = function.declaration.parameters[index].type
        else { return nil }
        return structure.typeArguments?.types[name]
    }

    /// The declared type of the user's key of the environment or of a container that a path names, or of what a binding holds.
    private func keyType(_ path: Value?, of owner: String) -> ResolvedType {
        if case .binding(let binding)? = path { return binding.type }
        guard case .keyPath(let path)? = path, let key = path.propertyName else { return .any }
        guard let syntax = program.type(ofKey: key, in: owner) else {
            // `@Entry var gap = Gap()` tells by its default.
            let found = machine.index.infos(named: owner).lazy.compactMap { $0.members[key]?.first(where: \.isProperty) }.first
            return found.map { resolved(machine.index.type(of: $0)) } ?? .any
        }
        return (try? Activation(context: context, lexical: LexicalContext(typeName: owner)).resolve(syntax, at: nil)) ?? .any
    }

    private func finish(
        _ invocation: Invocation, _ candidate: Candidate, _ slots: [Slot], _ values: [Value?], _ targets: [InoutPlace]
    ) throws(Diagnostic) -> Outcome {
        if areLent(targets, to: candidate, invocation) { return try lend(targets[0], to: candidate, values, invocation) }
        return try passing(targets[...], values) { (values) throws(Diagnostic) in
            guard candidate.isMutating, let place = invocation.place, let receiver = invocation.receiver else {
                return try self.dispatch(invocation, candidate, slots, values, invocation.receiver)
            }
            return try self.runMutating(invocation, candidate, slots, values, place, receiver)
        }
    }

    /// The receiver is taken out of its place, changed, and put back.
    private func runMutating(
        _ invocation: Invocation, _ candidate: Candidate, _ slots: [Slot], _ values: [Value?], _ place: Place, _ receiver: Value
    ) throws(Diagnostic) -> Outcome {
        if case .object = receiver { return try dispatch(invocation, candidate, slots, values, receiver) }
        if case .native(let function) = candidate, function.takesReceiver { return try changeInPlace(function, values, invocation, place) }
        if case .user(let function) = candidate, invocation.instance == nil, invocation.constructed == nil {
            return try change(try changedPlace(place, values), by: function, values, invocation)
        }
        var outcome = Outcome(.void)
        try modify(try changedPlace(place, values), at: invocation.span) { (value: inout Value) throws(Diagnostic) in
            let current = value
            value = .void
            do throws(Diagnostic) { outcome = try self.dispatch(invocation, candidate, slots, values, current) } catch {
                value = current
                throw error
            }
            value = outcome.changedReceiver
        }
        return outcome
    }

    /// A place that is changed by a call with closures keeps what it holds until the call has ended: they may read other parts of the same
    /// variable, as in `items.removeAll { $0 > limit }`.
    private func changedPlace(_ place: Place, _ values: [Value?]) throws(Diagnostic) -> Place {
        guard values.contains(where: { if case .function? = $0 { true } else { false } }), case .member = place,
            let value = try stored(place)
        else { return place }
        return .held(place, value)
    }

    /// The collection is only in the call's hands while it changes, so that it is not copied.
    func changeInPlace(
        _ function: NativeFunction, _ values: [Value?], _ invocation: Invocation, _ place: Place
    ) throws(Diagnostic) -> Outcome {
        let mutation = NativeCall.Mutation()
        let call = NativeCall(
            receiver: nil, arguments: values, argumentSpans: invocation.actuals.map(\.span), expression: invocation.expression,
            context: context,
            mutation: mutation
        )
        try budget.spend(function.price, at: invocation.span)
        var result = Value.void
        try modify(try changedPlace(place, values), at: invocation.span) { (value: inout Value) throws(Diagnostic) in
            mutation.value = value
            value = .void
            defer { value = mutation.value ?? .void }
            do throws(Diagnostic) { result = try function.body(call) } catch { throw error.located(at: invocation.expression?.span) }
            // Its arguments already have the type of the elements.
            self.keepsType = true
        }
        return Outcome(result)
    }

    private func dispatch(
        _ invocation: Invocation, _ candidate: Candidate, _ slots: [Slot], _ values: [Value?], _ receiver: Value?
    ) throws(Diagnostic) -> Outcome {
        switch candidate {
        case .native(let function):
            return try callNative(function, values, slots, invocation.actuals, receiver, invocation.expression)
        case .user(let function):
            if let instance = invocation.instance { return try runInitializer(function, instance, values, at: invocation.span) }
            if let type = invocation.constructed {
                let made = try initialize(type, by: function, values, typeArguments: typeArguments(of: invocation), at: invocation.span)
                return Outcome(try bound(try made.result, invocation), arguments: made.changedArguments)
            }
            return try run(
                function, receiver: receiver, optionalArguments: values, captures: invocation.captures,
                typeArguments: typeArguments(of: invocation, for: function), at: invocation.expression?.span ?? invocation.span)
        case .memberwise(let type):
            return Outcome(try bound(try makeMemberwise(type, values, typeArguments(of: invocation), at: invocation.span), invocation))
        case .enumCase(let type, let info):
            var payload: [TupleElement] = []
            for (index, parameter) in info.payload.enumerated() {
                var given = values[index]
                if given == nil, let text = parameter.defaultValue { given = try evaluate(text) }
                guard let value = given else { continue }
                payload.append(TupleElement(label: parameter.label, value: value))
            }
            return Outcome(.enumeration(EnumValue(type: type, name: info.name, payload: payload)))
        }
    }

    /// What the generic parameters of a function are in a call: of a subscript the one that its result is, by what is wanted of it.
    func typeArguments(of invocation: Invocation, for function: UserFunction) -> [String: ResolvedType] {
        let known = typeArguments(of: invocation)
        guard !invocation.expected.isAny, function.name == "subscript" else { return known }
        var (result, wanted) = (function.declaration.result, invocation.expected)
        if case .optional(let wrapped)? = result { (result, wanted) = (wrapped, wanted.unwrapped) }
        guard case .named(let name, _)? = result, function.declaration.genericParameters.contains(where: { $0.name == name }) else {
            return known
        }
        return known.merging([name: wanted]) { known, _ in known }
    }

    /// What the static phase tells of generic parameters. An associated type of one that nothing tells here either is left to the value.
    private func told(_ arguments: [String: StaticType]) -> [String: ResolvedType] {
        arguments.compactMapValues { type in
            let known = resolved(type)
            if known.isAny, case .member = type { return nil }
            return known
        }
    }

    /// What the static phase knows of the generic parameters of what is called, or of the type that is made.
    private func typeArguments(of invocation: Invocation) -> [String: ResolvedType] {
        if let known = invocation.resolution?.typeArguments, !known.isEmpty { return told(known) }
        guard let made = invocation.constructed, let type = made.userType, case .nominal(_, let arguments) = made.known else { return [:] }
        return machine.bindings(of: type, arguments).mapValues { resolved($0) }
    }

    /// A value that was made, with what the generic parameters of its type are.
    func bound(_ value: Value, _ invocation: Invocation) throws(Diagnostic) -> Value {
        if case .object(let object) = value, let type = program.types[object.typeName], type.isGeneric {
            let known = typeArguments(of: invocation)
            if !known.isEmpty { machine.state.heap[object.id]?.typeArguments = TypeArguments(known) }
            return value
        }
        guard case .structure(let structure) = value, structure.type.isGeneric else { return value }
        let known = structure.storedArguments(in: machine).merging(typeArguments(of: invocation)) { stored, found in
            found.isAny ? stored : found
        }
        return known.isEmpty ? value : .structure(try structure.binding(known, in: self))
    }

    /// What `Element` means in a call on a collection: its type tells, where that is unknown its elements do. In a call on nothing it is not
    /// that of the call around it.
    /// Of an array that is made, its type tells: it holds nothing yet.
    private func element(of invocation: Invocation) throws(Diagnostic) -> ResolvedType {
        if case .array(let element)? = invocation.constructed?.resolved { return element }
        return try element(of: invocation.receiver, invocation.resolution)
    }

    private func element(of receiver: Value?, _ resolution: CallResolution?) throws(Diagnostic) -> ResolvedType {
        guard let receiver else { return .any }
        return try toldElement(resolution) ?? collectionElement(receiver)
    }

    /// What a collection holds by its type: `[Any]` takes a text, whatever it holds already. nil where only its values tell.
    func toldElement(_ resolution: CallResolution?) throws(Diagnostic) -> ResolvedType? {
        guard let annotation = resolution?.element else { return nil }
        let type = try annotation.resolved(in: self)
        return type.isAny && annotation.type.isAssociatedElsewhere ? nil : type
    }

    private func collectionElement(_ receiver: Value) -> ResolvedType {
        switch receiver {
        case .array(let values):
            if case .nil? = values.first { return .any }
            return machine.elementType(values.first)
        case .set(let set): return machine.elementType(set.elements.first)
        case .native(let native): return (native as? any KeyedContainer)?.keyType ?? .any
        case .slice(let values): return machine.elementType(values.first)
        case .range(let range): return (range.lower ?? range.upper).map { machine.resolvedType(of: $0, or: .any) } ?? .any
        default: return .any
        }
    }

    /// What the statements of the scene's own source give is remembered as views: few calls there are made twice, and need no plan.
    private func keep(
        _ invocation: Invocation, _ match: RunTimeChoice.Match, _ key: String
    ) {
        guard let expression = invocation.expression, !match.candidate.isMutating, invocation.constructed?.userType == nil,
            invocation.captures == nil, !invocation.ignoresLabels, !remembersViews
        else { return }
        var isViewBuilding = false
        switch match.candidate {
        case .native(let function): isViewBuilding = function.isViewBuilding
        case .user: if invocation.constructed != nil { return }
        default: return
        }
        for actual in invocation.actuals {
            guard let argument = actual.expression else { return }
            if case .inout = argument.kind { return }
        }
        machine.caches.plans[expression.id.number] = CallPlan(
            expression, match.candidate, match.shape, match.slots, invocation.actuals.compactMap(\.expression),
            of: invocation, receiverKey: key,
            environmentNames: isViewBuilding && lexical.isScene ? environmentNames(of: invocation, match.shape, match.slots) : [],
            mayChangeOthers: program.mutatingNames.contains(invocation.name) || StandardLibrary.mutatingNames.contains(invocation.name))
    }
}
