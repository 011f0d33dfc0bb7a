// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of a name that is a property holding a function and a method too: `rows { … }` sets what `rows(3)` runs.
extension Typer {
    /// The methods that such a call may mean: none where the property takes the arguments and no method does that is as near.
    func methods(among found: [FoundMember], calledBy call: Expression.Call) -> [FoundMember] {
        let methods = found.filter { !$0.member.isProperty }
        guard !methods.isEmpty, let property = found.nearestProperty, case let arguments = call.typedArguments,
            case .function(let held) = index.type(of: property.member), held.parameters.count == arguments.count,
            arguments.allSatisfy({ $0.label == nil || $0.isTrailing })
        else { return methods }
        let areMeant = methods.contains { $0.distance <= property.distance && mayTake(arguments, $0) }
        return areMeant ? methods : []
    }

    private func mayTake(_ arguments: [TypedArgument], _ method: FoundMember) -> Bool {
        let signature = index.signature(of: method.member)
        guard let slots = slots(for: arguments, signature) else { return false }
        return zip(slots, signature.parameters).allSatisfy { slot, parameter in
            guard case .one(let place) = slot else { return true }
            return mayBeFunction(arguments[place].expression, isWanted: parameter.type.unwrapped)
        }
    }

    /// A closure goes where a function is wanted, and what is known to be none does not.
    private func mayBeFunction(_ argument: Expression, isWanted type: StaticType) -> Bool {
        guard type.isFunction || type.nominalName != nil else { return true }
        if case .closure = argument.kind { return type.isFunction }
        let given = triedType(of: argument).unwrapped
        return !given.isKnown || given.isFunction == type.isFunction
    }
}
