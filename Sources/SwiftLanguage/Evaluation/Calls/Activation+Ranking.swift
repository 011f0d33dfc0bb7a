// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of the user's overloads is tried first, by what is known of the arguments' types and of the result that is wanted.
extension Activation {
    typealias Match = (candidate: Candidate, shape: CallShape, slots: [Slot])

    func bestFirst(_ matches: [Match], _ invocation: Invocation) -> [Match] {
        guard matches.contains(where: { if case .user = $0.candidate { true } else { false } }) else { return matches }
        let types = invocation.actuals.map { actual in
            actual.expression.flatMap { literalType(of: $0) } ?? actual.value.map { machine.resolvedType(of: $0, or: .any) }
        }
        let ranked = matches.enumerated().map { (rank: rank($0.element, types, invocation.expected), place: $0.offset, match: $0.element) }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.match)
    }

    /// 0 for a candidate that takes just these types; the higher, the more general it is, or the less it fits.
    private func rank(_ match: Match, _ types: [ResolvedType?], _ expected: ResolvedType) -> Int {
        guard case .user(let function) = match.candidate else { return 0 }
        var rank = 0
        for (index, slot) in match.slots.enumerated() {
            guard case .one(let place) = slot else { continue }
            let parameter = index < function.declaration.parameters.count ? function.declaration.parameters[index].type : .named("Any")
            rank += self.rank(match.shape.parameters[index].type, parameter, types[place], function.declaration)
        }
        if !expected.isAny, !match.shape.result.isAny, match.shape.result.unwrapped.description != expected.unwrapped.description {
            rank += Self.misfit
        }
        return rank
    }

    private static let misfit = 1000

    private func rank(
        _ wanted: ResolvedType, _ written: TypeSyntax, _ given: ResolvedType?, _ function: FunctionDeclaration
    ) -> Int {
        var isOptional = false
        if case .optional? = given { isOptional = true }
        if case .optional(let inner) = wanted { return isOptional || inner.isAny ? 0 : 10 }
        if case .named(let name, _) = written, let generic = function.genericParameters.first(where: { $0.name == name }) {
            return rank(constraints(of: generic, in: function), given)
        }
        if wanted.isAny { return 100 }
        if isOptional { return Self.misfit }
        if case .user(let type) = wanted, type.kind == .protocol { return 20 }
        if let given, !given.isAny, given.description != wanted.description { return 30 }
        return 0
    }

    /// Of a generic parameter: the more is asked of it, and met, the better.
    private func rank(_ constraints: [String], _ given: ResolvedType?) -> Int {
        guard let given, let reference = reference(to: given) else { return 100 - constraints.count }
        let key = staticKey(of: reference)
        for name in constraints {
            guard machine.meets(key, name) else { return Self.misfit }
        }
        return 100 - constraints.reduce(0) { $0 + 1 + Self.refinement($1) }
    }

    /// A protocol that refines others asks for more.
    private static func refinement(_ name: String) -> Int {
        switch name {
        case "Comparable", "Hashable", "Numeric": 1
        case "BinaryInteger", "FloatingPoint", "SignedNumeric", "Strideable": 2
        case "FixedWidthInteger", "BinaryFloatingPoint", "SignedInteger": 3
        default: 0
        }
    }

    private func constraints(of generic: GenericParameter, in function: FunctionDeclaration) -> [String] {
        var names = generic.constraint.map(\.conformanceNames) ?? []
        for requirement in function.requirements where requirement.relation == .conforms && requirement.subject.baseName == generic.name {
            names += requirement.object.conformanceNames
        }
        return names
    }
}

extension Machine {
    /// Whether a type conforms, those of the standard library included.
    func meets(_ typeName: String, _ protocolName: String) -> Bool {
        if protocolName == "Any" || protocolName == "Sendable" { return true }
        return StandardLibrary.protocols(of: typeName).contains(protocolName) || typeConforms(typeName, to: protocolName)
    }
}
