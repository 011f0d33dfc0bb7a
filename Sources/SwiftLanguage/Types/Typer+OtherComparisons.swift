// SPDX-License-Identifier: GPL-3.0-or-later

/// Comparisons of values that the library does not compare: a list with a number, two lists by their order, two structs by their identity.
/// They are told of whole files: what is typed may be followed by an extension that declares the operator.
extension Typer {
    /// `[1] == 1`, `names == "a"`, `pair == 3`, `list < list`
    func checkOtherKinds(_ left: StaticType, _ sign: String, _ right: StaticType, _ asked: String, _ whole: Expression) -> Bool {
        let (a, b) = (solver.defaulted(left), solver.defaulted(right))
        guard isWhole(whole.span), isOfLibrary(a), isOfLibrary(b), !(a.isScalarValue && b.isScalarValue),
            userOperators(sign).isEmpty, !index.program.importsForeignModules,
            [a, b].allSatisfy({ lookup.statics(sign, of: $0).found.allSatisfy { !$0.member.isOwn } })
        else { return false }
        if a == b {
            guard asked == "Comparable", !a.isTuple, solver.conformances.conforms(a, to: asked) == false else { return false }
        } else if trying({ convert(left, to: right) ?? convert(right, to: left) }) != nil {
            return false
        }
        if a.nominalName == "Array", b.nominalName == "Set" || a.nominalName == "Set" && b.nominalName == "Array" {
            let words = "conflicting arguments to generic parameter 'Self' ('\(a)' vs. '\(b)')"
            report(Diagnostic(.typeMismatch, words, at: whole.place))
        } else {
            report(.noOperator(sign, a, b, at: whole.place))
        }
        return true
    }

    /// `point === other`: only objects are one and the same.
    func checkIdentity(_ operands: [(Typed, Expression)], _ sign: String) {
        guard userOperators(sign).isEmpty, !index.program.importsForeignModules else { return }
        for (typed, operand) in operands where isWhole(operand.span) {
            let type = solver.defaulted(typed.type).unwrapped
            guard type.isKnown, isOfLibrary(type) || isOfProgram(type), lookup.statics(sign, of: type).found.isEmpty else { continue }
            let words = "argument type '\(type)' expected to be an instance of a class or class-constrained type"
            report(Diagnostic(.typeMismatch, words, at: operand.place))
        }
    }

    /// A plain value, a collection or a range of such, or a tuple.
    private func isOfLibrary(_ type: StaticType) -> Bool {
        switch type {
        case .tuple(let parts): return parts.count > 1 && parts.allSatisfy { isOfLibrary($0.type) || isOfProgram($0.type) }
        case .nominal(let name, let arguments):
            let holds = ["Array", "Set", "Dictionary", "Range", "ClosedRange"].contains(name)
            return type.isScalarValue || holds && arguments.allSatisfy { isOfLibrary($0) || isOfProgram($0) }
        default: return false
        }
    }
}
