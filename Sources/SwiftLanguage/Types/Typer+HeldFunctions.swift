// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of a name that is a property holding a function and a method too: `rows(content)` sets what `rows()` runs.
extension Typer {
    /// The methods that such a call may mean: none where the property takes the arguments and no method does that is as near.
    func methods(among found: [FoundMember], calledBy call: Expression.Call) -> [FoundMember] {
        let methods = found.filter { !$0.member.isProperty }
        guard !methods.isEmpty, let property = nearestProperty(found), case let arguments = call.typedArguments,
            case .function(let held) = index.type(of: property.member), held.parameters.count == arguments.count,
            arguments.allSatisfy({ $0.label == nil || $0.isTrailing })
        else { return methods }
        let areMeant = methods.contains { method in
            method.distance <= property.distance && slots(for: arguments, index.signature(of: method.member)) != nil
        }
        return areMeant ? methods : []
    }
}
