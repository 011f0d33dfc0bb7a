// SPDX-License-Identifier: GPL-3.0-or-later

/// What single arguments of a call are for, and what is wrong with them.
extension Typer {
    /// An array where its elements are wanted, one after the other.
    func checkVariadic(_ argument: TypedArgument, _ parameter: Signature.Parameter) -> Bool {
        let (given, wanted) = (solver.defaulted(argument.type), solver.defaulted(parameter.type))
        guard parameter.isVariadic, given == .array(wanted), given.isKnown, isCertain(given) else { return false }
        report(
            Diagnostic(
                .typeMismatch, "cannot pass array of type '\(given)' as variadic arguments of type '\(wanted)'",
                at: argument.expression.place))
        return true
    }

    /// What a closure of the host's is given that makes a row of each element of the data before it. A single argument is no such data.
    func rowElement(_ arguments: [TypedArgument], _ candidate: OpenedCandidate) -> StaticType {
        guard arguments.count > 1, candidate.found.member.isNative, let data = arguments.first, data.label == nil, data.isInferred
        else { return .unknown }
        return element(of: solver.defaulted(data.type))
    }

    /// `id: \.name` of rows: a path from an element of the data.
    func path(fromRowOf arguments: [TypedArgument], _ candidate: OpenedCandidate) -> StaticType? {
        let element = rowElement(arguments, candidate)
        return element.isKnown ? .nominal("KeyPath", [element, solver.fresh()]) : nil
    }

    /// `&` stands before what is passed `inout`, and before nothing else.
    func checkInout(_ argument: TypedArgument, _ parameter: Signature.Parameter, _ candidate: OpenedCandidate) {
        let member = candidate.found.member
        guard member.isOwn, !member.name.isOperatorName else { return }
        checkPassed(argument, parameter.type, isInout: parameter.isInout)
    }

    func checkPassed(_ argument: TypedArgument, _ wanted: StaticType, isInout: Bool) {
        var isPassed = false
        if case .inout = argument.expression.kind { isPassed = true }
        guard isPassed != isInout else { return }
        let type = solver.defaulted(wanted)
        guard type.isKnown, isCertain(type) else { return }
        report(
            Diagnostic(
                .typeMismatch,
                isPassed
                    ? "'&' used with non-inout argument of type '\(type)'"
                    : "passing value of type '\(type)' to an inout parameter requires explicit '&'",
                at: argument.expression.place, hint: isPassed ? "remove the '&'" : "write '&' before it"))
    }
}
