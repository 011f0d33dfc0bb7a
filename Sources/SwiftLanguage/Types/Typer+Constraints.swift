// SPDX-License-Identifier: GPL-3.0-or-later

/// What is asked of generic parameters, once it is known what they are.
extension Typer {
    /// What a generic type asks of its arguments, where one is made.
    private func checkOwnerConstraints(of candidate: OpenedCandidate, _ expression: Expression) {
        guard candidate.found.member.name == "init", let owner = candidate.found.member.owner, let kind = index.types[owner]?.kind else {
            return
        }
        for constraint in candidate.ownerConstraints {
            guard case .conforms(let name) = constraint.relation, case let type = solver.defaulted(constraint.subject), type.isKnown,
                isCertain(type), index.type(named: name)?.isComplete == true, solver.conformances.conforms(type, to: name) == false
            else { continue }
            report(
                Diagnostic(.typeMismatch, "generic \(kind) '\(owner)' requires that '\(type)' conform to '\(name)'", at: expression.place))
        }
    }

    /// `where X.Value == String`, for what has other values.
    private func checkSame(_ constraint: GenericConstraint, _ candidate: OpenedCandidate, _ expression: Expression) {
        guard case .same(let wanted) = constraint.relation,
            case (let given, let wanted) = (solver.defaulted(constraint.subject), solver.defaulted(wanted)),
            given.isKnown, wanted.isKnown, given != wanted, !(given.isFloatingPoint && wanted.isFloatingPoint), isCertain(given),
            isCertain(wanted), !given.dependsOnParameters,
            !wanted.dependsOnParameters, given.nominalName != nil, wanted.nominalName != nil, !candidate.found.member.isNative
        else { return }
        let member = candidate.found.member
        report(
            Diagnostic(
                .typeMismatch,
                "\(member.descriptiveKind) '\(member.shownName(candidate.signature))' requires the types '\(given)' and '\(wanted)' be equivalent",
                at: expression.place
            ).declared(member.name, at: member.span))
    }

    /// `f(1)` and `f([1, 2])`, where a floating-point number is asked for: an integer literal that can be no Int is a Double.
    private func settleLiterals(by constraints: [GenericConstraint]) {
        for constraint in constraints {
            guard case .conforms(let name) = constraint.relation, solver.literal(constraint.subject) == .integer,
                solver.conformances.conforms(.int, to: name) == false, solver.conformances.conforms(.double, to: name) == true
            else { continue }
            _ = solver.unify(constraint.subject, .double)
        }
    }

    /// Finds the types of a value that is given where a protocol is asked for: `24` as a `BinaryFloatingPoint` is a Double.
    func check(_ expression: Expression, conformingTo name: String) -> (expression: Expression, type: StaticType) {
        let typed = infer(expression)
        settleLiterals(by: [GenericConstraint(subject: typed.type, relation: .conforms(name))])
        let type = solver.defaulted(typed.type)
        settle(typed.type)
        return (typed.finish(), type)
    }

    /// A type of the user's, of which all protocols are declared in sight.
    private func isOwn(_ type: StaticType) -> Bool {
        guard let info = type.nominalName.flatMap({ index.types[$0] }) else { return false }
        return info.declaration != nil && !info.isOfLibrary
    }

    func checkConstraints(of candidate: OpenedCandidate, _ expression: Expression) {
        settleLiterals(by: candidate.signature.constraints + candidate.ownerConstraints)
        checkOwnerConstraints(of: candidate, expression)
        let isLibrary = candidate.found.member.isLibrary
        if isLibrary, candidate.found.member.isNative { return }
        if isLibrary, candidate.found.member.owner != nil { return checkCoded(by: candidate, expression) }
        for constraint in candidate.signature.constraints {
            guard case .conforms(let name) = constraint.relation else {
                if !isLibrary { checkSame(constraint, candidate, expression) }
                continue
            }
            let type = solver.defaulted(constraint.subject)
            if !isLibrary { checkErased(type, as: name, solver.head(constraint.subject), candidate) }
            guard type.isKnown, isCertain(type), !isLibrary || isOwn(type), index.type(named: name)?.isComplete == true,
                solver.conformances.conforms(type, to: name) == false
            else { continue }
            let member = candidate.found.member
            report(
                Diagnostic(
                    .typeMismatch,
                    "\(member.descriptiveKind) '\(member.shownName(candidate.signature))' requires that '\(type)' conform to '\(name)'",
                    at: expression.place
                ).declared(member.name, at: member.span))
        }
    }

    /// `f(p, p)` of two `any P` where both are to be of one type, and `f([p])`: what is behind one value alone can be opened.
    private func checkErased(_ type: StaticType, as name: String, _ subject: StaticType, _ candidate: OpenedCandidate) {
        guard case .existential(let names) = type, names.contains(name), let asked = index.types[name], asked.kind == .protocol,
            asked.isComplete, !asked.isOfLibrary, !Library.names.isDeclared(name)
        else { return }
        guard let opened = candidate.generics.first(where: { solver.head($0.value) == subject })?.key else { return }
        let uses = index.signature(of: candidate.found.member).parameters.map(\.type).filter { type in
            type.contains { $0 == .parameter(opened) }
        }
        guard uses.count(where: { $0 == .parameter(opened) }) > 1 || uses.contains(.array(.parameter(opened))),
            !uses.contains(where: \.isFunction)
        else { return }
        report(Diagnostic(.typeMismatch, "type '\(type)' cannot conform to '\(name)'", at: candidate.place))
    }

    /// A value of the user's for a method of the library's whose protocol it has not: `encoder.encode(settings)`, and a list of such.
    private func checkCoded(by candidate: OpenedCandidate, _ expression: Expression) {
        let member = candidate.found.member
        guard candidate.isOnly, !index.program.importsForeignModules, let owner = member.owner, let kind = index.types[owner]?.kind,
            kind == .class
        else { return }
        for constraint in candidate.signature.constraints {
            guard case .conforms(let name) = constraint.relation, case let type = solver.defaulted(constraint.subject), type.isKnown,
                isCertain(type), solver.conformances.conforms(type, to: name) == false,
                let part = ([type] + type.arguments).first(where: { isOwn($0) && solver.conformances.conforms($0, to: name) == false })
            else { continue }
            let what = part == type ? "\(member.descriptiveKind) '\(member.shownName(candidate.signature))'" : "\(kind) '\(owner)'"
            report(Diagnostic(.typeMismatch, "\(what) requires that '\(part)' conform to '\(name)'", at: expression.place))
        }
    }
}
