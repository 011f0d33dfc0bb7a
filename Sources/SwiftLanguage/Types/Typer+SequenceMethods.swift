// SPDX-License-Identifier: GPL-3.0-or-later

/// Methods that all sequences have, called on values that have one of their own of that name: the evaluator would find that.
extension Typer {
    /// `filter` of a generic sequence: it gives an array, whatever the sequence is at run time.
    func isOfAnySequence(_ choice: OpenedCandidate) -> Bool {
        let member = choice.found.member
        guard member.isLibrary, member.owner == "Sequence", member.name == "filter", !isOfLazySequence(choice) else { return false }
        switch choice.found.substitution["Self"] {
        case .parameter?: return true
        // A text, a set and a dictionary have one of their own, which gives their like: where an array is wanted it is not meant.
        case .nominal(let name, _)?: return Library.names.types[name]?.members["filter"] != nil
        default: return false
        }
    }

    func onElements(_ callee: Expression) -> Expression {
        let base: Expression
        switch callee.kind {
        case .identifier: base = Expression(.identifier("self", genericArguments: []), span: callee.span)
        case .member(let receiver, _, _): base = receiver
        default: return callee
        }
        return callee.with(.member(gathered(base), "filter", nameSpan: nil))
    }

    /// `xs.lazy.map { … }` where an array is wanted: the method of all sequences is meant, which calls the closure at once, and not that of lazy
    /// ones, which is all that the value has.
    func isOfLazySequence(_ choice: OpenedCandidate) -> Bool {
        let member = choice.found.member
        guard member.isLibrary, member.owner == "Sequence", case .nominal("LazySequence", _)? = choice.found.substitution["Self"] else {
            return false
        }
        return Library.names.types["LazySequence"]?.members[member.name] != nil
    }

    /// `Array(sequence)`
    func gathered(_ sequence: Expression) -> Expression {
        let array = Expression(.identifier("Array", genericArguments: []), span: sequence.span)
        return Expression(.call(Expression.Call(callee: array, arguments: [Expression.Argument(sequence)])), span: sequence.span)
    }
}
