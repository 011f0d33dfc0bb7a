// SPDX-License-Identifier: GPL-3.0-or-later

/// `bags.reduce([]) { $0 + $1 }`, where a bag may be written as a list: what the closure does tells that the list in brackets is a bag.
extension Typer {
    /// Makes a generic parameter the type of the elements, where a list in brackets is given for it that fits as that.
    func takeElement(forLiteralsOf candidate: OpenedCandidate, _ arguments: [TypedArgument]) {
        let given = zip(candidate.slots, candidate.signature.parameters).compactMap { slot, parameter -> (Expression, StaticType)? in
            guard case .one(let place) = slot else { return nil }
            return (arguments[place].expression, parameter.type)
        }
        for (literal, type) in given where literal.isCollectionLiteral && isVariable(type) && solver.literal(type) == nil {
            for (closure, wanted) in given {
                guard case .function(let function) = solver.head(wanted),
                    case let parameters = function.parameters.map({ solver.head($0) }), parameters.contains(solver.head(type)),
                    let element = parameters.first(where: { isWritten(as: literal, $0) }),
                    fits({ solver.unify(type, element) && takes(closure, wanted) })
                else { continue }
                _ = solver.unify(type, element)
            }
        }
    }

    /// Is it a type of the program's that is written as such a literal? What is a sequence itself may be added to a list.
    private func isWritten(as literal: Expression, _ type: StaticType) -> Bool {
        let asked = literal.isArrayLiteral ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral"
        return isOfProgram(type) && solver.conformances.conforms(type, to: asked) == true
            && solver.conformances.conforms(type, to: "Sequence") == false
    }

    private func takes(_ closure: Expression, _ wanted: StaticType) -> Bool { convert(infer(closure, wanted).type, to: wanted) != nil }
}
