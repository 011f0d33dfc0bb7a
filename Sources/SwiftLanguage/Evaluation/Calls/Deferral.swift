// SPDX-License-Identifier: GPL-3.0-or-later

/// A view whose arguments read the environment by bare name is made when its place in the tree, and so its environment, is known.
extension Activation {
    func deferredCall(_ plan: CallPlan, _ receiver: Value?) -> Value? {
        let names = unboundNames(plan.environmentNames)
        guard !names.isEmpty else { return nil }
        let (captures, resolver) = (captures, context.resolver)
        return host.deferred(plan.expression, reading: Set(names)) { (place) throws(Diagnostic) in
            let activation = Activation(context: place.resolving(resolver), captures: captures)
            return try activation.runNow(plan, receiver: receiver)
        }
    }

    func deferredCall(_ invocation: Invocation, _ candidate: Candidate, _ shape: CallShape, _ slots: [Slot]) -> Value? {
        guard lexical.isScene, !isPlaced, case .native(let function) = candidate, function.isViewBuilding,
            let expression = invocation.expression
        else { return nil }
        let names = unboundNames(environmentNames(of: invocation, shape, slots))
        guard !names.isEmpty else { return nil }
        let (captures, resolver) = (captures, context.resolver)
        return host.deferred(expression, reading: Set(names)) { (place) throws(Diagnostic) in
            let activation = Activation(context: place.resolving(resolver), captures: captures)
            activation.isPlaced = true
            var again = invocation
            again.captures = nil
            return try activation.call(again).result
        }
    }

    /// The environment keys that the arguments read, builder closures left out: those are views of their own.
    func environmentNames(of invocation: Invocation, _ shape: CallShape, _ slots: [Slot]) -> [String] {
        var names: [String] = []
        for (index, slot) in slots.enumerated() {
            let parameter = shape.parameters[index]
            let places: [Int]
            switch slot {
            case .none: continue
            case .one(let place): places = [place]
            case .many(let many): places = many
            }
            for place in places {
                guard let argument = invocation.actuals[place].expression else { continue }
                if parameter.isBuilder, case .closure = argument.kind { continue }
                names += machine.environmentNames(in: argument)
            }
        }
        return names
    }

    private func unboundNames(_ names: [String]) -> [String] {
        names.filter { Scope.find($0, in: scope) == nil && program.variables[$0] == nil }
    }

    /// Of a builder closure's own statements: conditions and local constants.
    func deferredBlock(
        _ function: FunctionValue, _ closure: Expression.Closure, _ run: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> Value? {
        guard lexical.isScene, let expression = function.expression else { return nil }
        let all: [String]
        if let known = machine.caches.builderNames[expression.id.number] {
            all = known
        } else {
            all = closure.body.ownNames.filter { machine.isEnvironmentKey($0) }.sorted()
            machine.caches.builderNames[expression.id.number] = all
        }
        let names = unboundNames(all)
        return names.isEmpty ? nil : host.deferred(expression, reading: Set(names), run)
    }

    convenience init(context: EvaluationContext, captures: Captures) {
        self.init(context: context, lexical: captures.lexical, scope: captures.scope, receiver: captures.receiver)
        typeArguments = captures.typeArguments
    }
}

extension EvaluationContext {
    /// With the names that an input knows, where the place has none of its own.
    func resolving(_ resolver: (any NameResolver)?) -> EvaluationContext {
        var copy = self
        if copy.resolver == nil { copy.resolver = resolver }
        return copy
    }
}

extension Machine {
    func environmentNames(in expression: Expression) -> [String] {
        if expression.namesNothing { return [] }
        if let known = caches.environmentNames[expression.id.number], known.expression === expression { return known.names }
        let names = expression.freeIdentifiers.filter { isEnvironmentKey($0) || host.readsEnvironment($0) }.sorted()
        caches.environmentNames[expression.id.number] = EnvironmentNames(expression, names)
        return names
    }
}

extension Expression {
    /// Is it a value as it is written, the most frequent of arguments?
    fileprivate var namesNothing: Bool {
        switch kind {
        case .integer, .float, .bool, .nil, .implicitMember: true
        case .string(let segments): segments.isPlain
        case .typed(let inner, _): inner.namesNothing
        default: false
        }
    }
}
