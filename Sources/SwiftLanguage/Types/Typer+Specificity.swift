// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of overloads that are as far from the arguments is the most special, and whether what they ask is met.
extension Typer {
    /// Of candidates of one rank the one whose parameters the others take too: `T?` before `T`.
    func mostSpecial(_ equal: [FittingCandidate]) -> FittingCandidate? {
        let special = mostRefined(
            equal.filter { candidate in
                equal.allSatisfy { $0.found.member.span == candidate.found.member.span || takes($0, as: candidate) }
            })
        // What the user declares hides what the library declares alike.
        return special.count == 1 ? special[0] : special.first(where: \.found.member.isOwn) ?? equal.first
    }

    /// Without what the extension of a protocol declares beside that of one which refines it, and a class beside one below it.
    private func mostRefined(_ equal: [FittingCandidate]) -> [FittingCandidate] {
        func isRefined(_ candidate: FittingCandidate, by other: FittingCandidate) -> Bool {
            guard let name = candidate.found.member.owner, let further = other.found.member.owner, name != further,
                let kind = index.types[name]?.kind, kind == .protocol || kind == .class, index.types[further]?.kind == kind
            else { return false }
            return index.conformances(of: further)[name] != nil
        }
        return equal.filter { candidate in
            candidate.found.member.isRequirement || !equal.contains { isRefined(candidate, by: $0) }
        }
    }

    /// Of generic candidates the one that takes less than each of the others: `[T]` before `C: Collection`, however much is asked of that.
    func mostSpecialGeneric(_ candidates: [FittingCandidate]) -> FittingCandidate? {
        guard candidates.count > 1 else { return nil }
        return candidates.first { candidate in
            candidates.allSatisfy { other in
                other.found.member === candidate.found.member || takes(other, as: candidate) && !takes(candidate, as: other)
            }
        }
    }

    /// Does a candidate take whatever another one takes?
    private func takes(_ wide: FittingCandidate, as narrow: FittingCandidate) -> Bool {
        let (general, special) = (wide.signature, narrow.signature)
        guard general.parameters.count == special.parameters.count else { return false }
        let areOwn = wide.found.member.isOwn && narrow.found.member.isOwn
        return trying {
            let map = Dictionary(general.generics.map { ($0, solver.fresh()) }) { $1 }
            let fits = zip(general.parameters, special.parameters).allSatisfy {
                // What the library declares does not tell what its closures may do.
                if areOwn, doesMore($1.type, than: $0.type) { return false }
                return solver.unify($0.type.substituting(map), $1.type) || isBelow($1.type, $0.type)
            }
            return fits && general.constraints.allSatisfy { isMet($0, map, by: special.constraints) }
        }
    }

    /// Is a class below another one, or a protocol below another?
    private func isBelow(_ type: StaticType, _ other: StaticType) -> Bool {
        switch (type, other) {
        case (.existential, .existential): break
        default: guard let name = type.nominalName, index.types[name]?.kind == .class else { return false }
        }
        return attempt { convert(type, to: other) } != nil
    }

    /// Does what a special function takes in place of a generic parameter meet what a general one asks of that?
    private func isMet(_ constraint: GenericConstraint, _ map: [String: StaticType], by known: [GenericConstraint]) -> Bool {
        let subject = solver.resolved(constraint.subject.substituting(map))
        switch constraint.relation {
        case .conforms(let name):
            if isVariable(subject) || subject == .unknown { return true }
            return Conformances(index: index, constraints: known).conforms(subject, to: name) ?? (subject.nominalName != nil)
        case .same(let other):
            let other = solver.resolved(other.substituting(map))
            if subject.dependsOnParameters || other.dependsOnParameters {
                return subject == other || known.contains { $0.relates(subject) }
            }
            return solver.unify(subject, other)
        }
    }

    // MARK: What is asked

    /// Does an extension of a protocol ask that an associated type of a generic parameter is a type, which nothing in sight says?
    func isUnproven(_ found: FoundMember) -> Bool {
        guard found.member.isOwn, found.member.isForSomeArguments else { return false }
        return found.member.constraints.contains { constraint in
            guard case .same(let other) = constraint.relation, !other.dependsOnParameters,
                case .member(let base, let name) = constraint.subject.substituting(found.substitution), base.isAbstract
            else { return false }
            return solver.conformances.associatedType(name, of: solver.resolved(base)) == nil
        }
    }

    /// Does what a generic parameter stands for fulfil a constraint, as far as that is known?
    func holds(_ constraint: GenericConstraint) -> Bool {
        switch constraint.relation {
        case .conforms(let name):
            let type = solver.resolved(constraint.subject)
            if let kind = solver.literal(type) {
                return kind.possibleTypes.contains { solver.conformances.conforms($0, to: name) ?? true }
            }
            return solver.conformances.conforms(type, to: name) ?? mayConform(type, to: name)
        case .same(let other):
            if let known = ofLiteral(constraint.subject), case let wanted = solver.defaulted(other), wanted.isKnown {
                return known == wanted
            }
            return solver.unify(constraint.subject, other)
        }
    }

    /// What an associated type of a literal is, which is of its default type as far as that is asked: the `Element` of `"abc"`.
    private func ofLiteral(_ type: StaticType) -> StaticType? {
        guard case .member(let base, let name) = type, let kind = solver.literal(solver.head(base)) else { return nil }
        return solver.conformances.associatedType(name, of: kind.defaultType)
    }

    /// `["a"]` where a list has a protocol by what it holds: may it be of a type that has it?
    private func mayConform(_ type: StaticType, to name: String) -> Bool {
        var kind: LiteralKind?
        _ = type.contains { part in
            kind = solver.literal(part)
            return kind != nil
        }
        guard let kind else { return true }
        return kind.possibleTypes.contains { meant in
            let type = solver.withDefaults(type.mapped { solver.literal($0) == kind ? meant : nil })
            return solver.conformances.conforms(type, to: name) ?? true
        }
    }
}
