// SPDX-License-Identifier: GPL-3.0-or-later

/// Values that are no elements of the collection whose methods are given them.
extension Typer {
    /// `names.append(person)`, `people.firstIndex(of: name)`: a value of another type than the elements, where both are wholly known.
    func checkElement(_ argument: TypedArgument, _ wanted: StaticType, _ candidate: OpenedCandidate) -> Bool {
        let (given, asked) = (solver.defaulted(argument.type), solver.resolved(wanted))
        guard candidate.found.member.takesWhatItDeclares, !index.program.importsForeignModules, isPlainElement(asked) else { return false }
        let name = candidate.found.member.name
        if name == "append", argument.label == nil, given == .array(asked) {
            report(Diagnostic(.typeMismatch, "no exact matches in call to instance method 'append'", at: candidate.place))
            return true
        }
        if let wrapped = given.wrapped, wrapped == asked, isOfProgram(wrapped), !isImplicitlyUnwrapped(argument.expression) {
            reportOptional(argument.expression, wrapped)
            return true
        }
        // Two numbers, or a number and a text, are told elsewhere.
        guard isPlainElement(given), isOfProgram(given) || isOfProgram(asked) else { return false }
        guard name == "contains" else {
            report(Diagnostic(.typeMismatch, Use.argument.message(given, asked), at: argument.expression.place))
            return true
        }
        guard isOfProgram(given), solver.conformances.conforms(given, to: "Collection") == false else { return false }
        let words = "instance method 'contains' requires that '\(given)' conform to 'Collection'"
        report(Diagnostic(.typeMismatch, words, at: candidate.place))
        return true
    }

    /// `[N].contains(M())`, `set.insert(M())`: a value of the program's where each overload takes one of another type, or asks for a protocol
    /// that it has not.
    func checkOwnValue(_ candidates: [FittingCandidate], _ arguments: [TypedArgument], _ expression: Expression) -> Bool {
        guard !index.program.importsForeignModules else { return false }
        for (place, argument) in arguments.enumerated() where argument.isInferred {
            let given = solver.defaulted(argument.type)
            guard isOfProgram(given) else { continue }
            let refusals = candidates.compactMap { refusal(of: given, at: place, by: $0) }
            guard refusals.count == candidates.count, let first = refusals.first else { continue }
            let words: String
            if let unmet = refusals.lazy.compactMap(\.lacking).first {
                let member = candidates[0].found.member
                words = "\(member.descriptiveKind) '\(member.name)' requires that '\(given)' conform to '\(unmet)'"
            } else {
                words = Use.argument.message(given, first.wanted)
            }
            let span = refusals.contains { $0.lacking != nil } ? expression.place : argument.expression.place
            report(Diagnostic(.typeMismatch, words, at: span))
            return true
        }
        return false
    }

    /// Why a candidate surely takes no value of a type: what it wants instead, or the protocol that is lacking; nil where it may take it.
    private func refusal(
        of given: StaticType, at place: Int, by candidate: FittingCandidate
    ) -> (wanted: StaticType, lacking: String?)? {
        guard let type = candidate.parameter(of: place)?.type.substituting(candidate.found.substitution) else { return nil }
        if case .parameter = type {
            let lacking = candidate.signature.constraints.lazy.compactMap { constraint -> String? in
                guard case .conforms(let name) = constraint.relation, constraint.subject == type,
                    self.solver.conformances.conforms(given, to: name) == false
                else { return nil }
                return name
            }.first
            return lacking.map { (type, $0) }
        }
        let wanted = solver.resolved(solver.reduced(type))
        return areOtherElements(given, wanted) || wanted.isFunction ? (wanted, nil) : nil
    }

    /// `names.append(contentsOf: people)`
    func checkAddedElements(by candidate: OpenedCandidate) {
        let member = candidate.found.member
        guard member.takesWhatItDeclares, ["append", "insert"].contains(member.name), !index.program.importsForeignModules else { return }
        for constraint in candidate.signature.constraints {
            guard case .same(let wanted) = constraint.relation, case .member(_, "Element") = constraint.subject,
                areOtherElements(solver.defaulted(solver.reduced(constraint.subject)), solver.defaulted(solver.reduced(wanted)))
            else { continue }
            let words = "no exact matches in call to instance method '\(member.name)'"
            return report(Diagnostic(.typeMismatch, words, at: candidate.place))
        }
    }

    /// Are they surely of two types that no array holds both of?
    func areOtherElements(_ a: StaticType, _ b: StaticType) -> Bool {
        isPlainElement(a) && isPlainElement(b) && a != b && trying { convert(a, to: b) ?? convert(b, to: a) } == nil
    }

    /// A number, a text, a truth value, or a struct or an enum of the program's.
    func isPlainElement(_ type: StaticType) -> Bool { type.isScalarValue || isOfProgram(type) }

    /// A value of a struct or an enum that the program declares.
    func isOfProgram(_ type: StaticType) -> Bool {
        guard case .nominal(let name, _) = type, let info = index.types[name], !info.isOfLibrary, !info.isRedeclared else { return false }
        return (info.kind == .struct || info.kind == .enum) && type.isKnown && isCertain(type)
    }
}
