// SPDX-License-Identifier: GPL-3.0-or-later

/// Initializers that the user wrote: run on an instance, and called from one another.
extension Activation {
    func initialize(
        _ reference: TypeReference, by function: UserFunction, _ arguments: [Value?], typeArguments: [String: ResolvedType] = [:],
        at span: SourceSpan?
    ) throws(Diagnostic) -> Outcome {
        let start: Value
        switch reference.resolved {
        case .user(let type) where type.kind == .class || type.kind == .actor:
            try budget.spend(Price.instance, at: span)
            let object = allocate(type, try defaultFields(of: type, typeArguments))
            if let known = type.argumentsOfNew(typeArguments) { machine.state.heap[object.id]?.typeArguments = known }
            start = .object(object)
        case .user(let type) where type.kind == .struct:
            let fields = try defaultFields(of: type, typeArguments)
            start = .structure(StructValue(type: type, fields: fields, arguments: type.argumentsOfNew(typeArguments)))
        default: start = .nil
        }
        var known = typeArguments
        // There is no value yet that would tell the extension of a protocol what is made.
        switch reference.resolved {
        case .user(let type): if type.kind == .enum, function.lexical.typeName != type.qualifiedName { known["Self"] = reference.resolved }
        default: if function.lexical.typeName != staticKey(of: reference) { known["Self"] = reference.resolved }
        }
        return try runInitializer(function, start, arguments, typeArguments: known, at: span)
    }

    func runInitializer(
        _ function: UserFunction, _ start: Value, _ arguments: [Value?], typeArguments: [String: ResolvedType] = [:], at span: SourceSpan?
    ) throws(Diagnostic) -> Outcome {
        try enterCall(at: span ?? function.span)
        defer { budget.callDepth &-= 1 }
        try budget.spend(Price.initializer, at: span ?? function.span)
        let box = Scope("self", start, isLet: false, parent: nil)
        let lexical = function.lexical.adding(function.declaration.genericParameters)
        let activation = Activation(context: context, lexical: lexical, receiver: box)
        activation.isInitializer = true
        activation.typeArguments = typeArguments
        let changes = function.declaration.parameters.contains(where: \.type.isInout)
        var boxes: [Scope] = []
        for (index, parameter) in try shape(of: function).parameters.enumerated() {
            let bound = try activation.bind(parameter, index < arguments.count ? arguments[index] : nil)
            if changes { boxes.append(bound) }
        }
        do {
            var isNil = function.isFailable && function.declaration.body?.isNilResult ?? false
            if case .returned(.nil) = try activation.run(machine.body(of: function) ?? []) { isNil = true }
            if isNil {
                forget(start, unless: activation.hasDelegated)
                return Outcome(.nil, arguments: boxes.map(\.value))
            }
            if !activation.hasDelegated { try activation.initializeAbove(box, from: function) }
        } catch {
            forget(start, unless: activation.hasDelegated)
            throw error.seen(from: span)
        }
        return Outcome(box.value, arguments: boxes.map(\.value))
    }

    /// An instance whose initializer fails before another has set it up does not exist yet: its `deinit` does not run.
    private func forget(_ instance: Value, unless hasDelegated: Bool) {
        if !hasDelegated, program.hasDeinitializers, case .object(let object) = instance { machine.state.remove(object.id) }
    }

    /// `self.init(…)` and `super.init(…)`.
    func delegate(_ word: String, _ call: Expression.Call, _ expression: Expression) throws(Diagnostic) {
        guard let receiver else { return }
        defer { hasDelegated = true }
        var invocation = Invocation(
            candidates: [], actuals: try actuals(of: call), name: "init", expression: expression, span: expression.span)
        let typeName = lexical.typeName ?? ""
        if word == "super" {
            if let parent = enclosingType.flatMap({ program.superclass(of: $0) }) { try initialize(receiver, as: parent, invocation) }
            return
        }
        // `self.init(…)` of a class runs the initializer that the class of the instance has or inherits.
        if case .object(let object) = receiver.value, let type = program.types[object.typeName] {
            // The static phase looked at the class that the code stands in.
            if type.qualifiedName != typeName { invocation.expression = nil }
            return try initialize(receiver, as: type, invocation)
        }
        // In the extension of a protocol the type is that of the value.
        var own = program.types[typeName]
        if case .structure(let structure) = receiver.value { own = structure.type }
        var made: TypeReference?
        switch typeArguments["Self"] {
        case .user(let type)?: own = type
        case let type? where machine.index.types[typeName]?.kind == .protocol: (own, made) = (nil, reference(to: type))
        default: break
        }
        if let type = own {
            receiver.value = try construct(TypeReference(type), invocation.actuals, nil, name: "init")
        } else if let made = made ?? machine.nativeType(named: typeName).map({ TypeReference($0) }) {
            // That the library's is meant, and not the one that runs, the static phase has found.
            let told = call.resolution?.isOfLibrary == true ? expression : nil
            receiver.value = try construct(made, invocation.actuals, told, name: "init")
        }
    }

    /// A designated initializer that does not call `super.init` ends with `super.init()`.
    private func initializeAbove(_ receiver: Scope, from function: UserFunction) throws(Diagnostic) {
        guard case .object = receiver.value, let type = enclosingType, let parent = program.superclass(of: type) else { return }
        let invocation = Invocation(candidates: [], actuals: [], name: "init", expression: nil, span: function.span)
        try initialize(receiver, as: parent, invocation)
    }

    /// Runs an initializer of a class on an instance that is there.
    private func initialize(_ receiver: Scope, as type: UserType, _ invocation: Invocation) throws(Diagnostic) {
        var known = invocation
        let all = initializers(of: type)
        known.candidates = all.filter { takes($0, invocation) }
        // The `init()` that Swift gives a class comes before one that takes any number of values.
        if invocation.actuals.isEmpty, all.contains(where: { if case .memberwise = $0 { true } else { false } }) {
            known.candidates.removeAll { $0.parameterCount > 0 }
        }
        if !known.candidates.isEmpty {
            known.constructed = TypeReference(type)
            known.instance = receiver.value
            receiver.value = try call(known).result
            return
        }
        guard case .object(let object) = receiver.value, invocation.actuals.map(\.label) == ["from"],
            case .native(let native) = try evaluate(invocation.actuals[0], .any), let decoder = native as? DecoderValue
        else { return }
        try decoder.decoding.fill(object, as: type, decoder.coded, decoder.path)
    }

    /// Does an initializer that the user wrote take these arguments, by their labels?
    func takes(_ candidate: Candidate, _ invocation: Invocation) -> Bool {
        guard case .user = candidate, let shape = try? shape(of: candidate) else { return false }
        return ArgumentMatching.slots(for: invocation, shape) != nil
    }
}
