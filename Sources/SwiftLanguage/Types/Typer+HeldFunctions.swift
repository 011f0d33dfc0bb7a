// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of a name that is a property holding a function and a method too: `rows { … }` sets what `rows(3)` runs.
extension Typer {
    /// The methods that such a call may mean: none where the property takes the arguments and no method does that is as near.
    func methods(among found: [FoundMember], calledBy call: Expression.Call) -> [FoundMember] {
        let methods = found.filter { !$0.member.isProperty }
        guard !methods.isEmpty, let property = found.nearestProperty, case let arguments = call.typedArguments,
            case .function(let held) = index.type(of: property.member), held.parameters.count == arguments.count,
            zip(arguments, held.parameters).allSatisfy({ ($0.label == nil || $0.isTrailing) && mayBe($0.expression, $1.unwrapped) })
        else { return methods }
        let areMeant = methods.contains { $0.distance <= property.distance && mayTake(arguments, $0) }
        return areMeant ? methods : []
    }

    /// `Op.add(2, 3)` where the case holds nothing: it is the case that is called, as a function.
    func isCalledCase(_ found: [FoundMember], of type: StaticType, _ call: Expression.Call) -> Bool {
        guard found.count == 1, case .enumCase(let item) = found[0].member.kind, item.payload?.isEmpty ?? true,
            !call.arguments.isEmpty || !call.trailingClosures.isEmpty
        else { return false }
        return !lookup.members("callAsFunction", of: type).found.isEmpty
    }

    private func mayTake(_ arguments: [TypedArgument], _ method: FoundMember) -> Bool {
        let signature = index.signature(of: method.member)
        guard let slots = slots(for: arguments, signature) else { return false }
        return zip(slots, signature.parameters).allSatisfy { slot, parameter in
            guard case .one(let place) = slot else { return true }
            return mayBe(arguments[place].expression, parameter.type.unwrapped)
        }
    }

    /// A closure goes where a function is wanted, and what is known to be none does not; a text is no number.
    private func mayBe(_ argument: Expression, _ type: StaticType) -> Bool {
        guard type.isFunction || type.nominalName != nil else { return true }
        if case .closure = argument.kind { return type.isFunction }
        // Within an argument that is looked at for this, calls are not looked at again: the work would double with each.
        guard isDeciding || argument.isReference || argument.isScalarLiteral else { return !type.isFunction }
        let (given, fits) = trying {
            let given = infer(argument).type
            return (solver.defaulted(given).unwrapped, convert(given, to: type) != nil)
        }
        if given.isScalarValue, type.isScalarValue { return fits }
        return !given.isKnown || given.isFunction == type.isFunction
    }
}

extension Expression {
    /// A name, or a member of one.
    fileprivate var isReference: Bool {
        switch kind {
        case .identifier: true
        case .member(let base, _, _): base.isReference
        default: false
        }
    }
}
