// SPDX-License-Identifier: GPL-3.0-or-later

/// What a literal without a type may become.
enum LiteralKind: Sendable {
    case integer, float, string, boolean

    /// The type that it has where nothing else is wanted.
    var defaultType: StaticType {
        switch self {
        case .integer: .int
        case .float: .double
        case .string: .string
        case .boolean: .bool
        }
    }

    /// The types that it has where constraints ask for one, the default first.
    var possibleTypes: [StaticType] { self == .integer ? [.int, .double] : [defaultType] }

    /// The protocol of a user-defined type that may be written so.
    var protocolNames: [String] {
        switch self {
        case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
        case .float: ["ExpressibleByFloatLiteral"]
        case .string: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByExtendedGraphemeClusterLiteral"]
        case .boolean: ["ExpressibleByBooleanLiteral"]
        }
    }

    /// What two literals are together: `[1, 2.5]` holds Doubles; nil where they have no type in common.
    func joined(with other: LiteralKind) -> LiteralKind? {
        if self == other { return self }
        switch (self, other) {
        case (.integer, .float), (.float, .integer): return .float
        default: return nil
        }
    }
}

/// The type variables of one expression and what is known of them: unification, which can be taken back as a whole.
///
/// One typer has it: as a value it would be copied for each question.
final class Solver {
    private var bindings: [StaticType?] = []
    private var literals: [LiteralKind?] = []
    /// What the variables are taken for that nothing else tells: `any P`, where a place wants one.
    private var fallbacks: [StaticType?] = []
    /// What the variables were that have changed, newest last.
    private var trail: [(index: Int, binding: StaticType?, literal: LiteralKind?, fallback: StaticType?)] = []
    private(set) var conformances: Conformances

    init(conformances: Conformances) { self.conformances = conformances }

    /// Enters a scope with other constraints on its generic parameters.
    func enter(_ conformances: Conformances) { self.conformances = conformances }

    /// How far things are, to come back to.
    struct Mark {
        fileprivate let variables: Int
        fileprivate let changes: Int
    }

    var mark: Mark { Mark(variables: bindings.count, changes: trail.count) }

    /// Takes back all that was found since a mark.
    func rollback(to mark: Mark) {
        while trail.count > mark.changes, let last = trail.popLast() {
            bindings[last.index] = last.binding
            literals[last.index] = last.literal
            fallbacks[last.index] = last.fallback
        }
        bindings.removeLast(bindings.count - mark.variables)
        literals.removeLast(literals.count - mark.variables)
        fallbacks.removeLast(fallbacks.count - mark.variables)
    }

    private func note(_ index: Int) { trail.append((index, bindings[index], literals[index], fallbacks[index])) }

    /// An open variable is the type, should nothing else tell what it is.
    func suggest(_ type: StaticType, for open: StaticType) {
        guard case .variable(let index) = head(open), literals[index] == nil, fallbacks[index] == nil else { return }
        note(index)
        fallbacks[index] = type
    }

    func fresh(_ literal: LiteralKind? = nil) -> StaticType {
        bindings.append(nil)
        literals.append(literal)
        fallbacks.append(nil)
        return .variable(bindings.count - 1)
    }

    /// The type itself, or the last variable that stands for it.
    func head(_ type: StaticType) -> StaticType {
        var current = type
        while case .variable(let index) = current, let bound = bindings[index] { current = bound }
        return current
    }

    /// With all that is known put in.
    func resolved(_ type: StaticType) -> StaticType {
        let head = head(type)
        switch head {
        case .unknown, .existential, .opaque, .parameter, .variable: return head
        case .nominal(_, let arguments) where arguments.isEmpty: return head
        case .member(let base, let name):
            let owner = resolved(base)
            return conformances.associatedType(name, of: owner) ?? .member(owner, name)
        default:
            return head.mapped {
                if case .variable = $0 { return resolved($0) }
                if case .member = $0 { return resolved($0) }
                return nil
            }
        }
    }

    /// Literals that nothing else determines get their default type; other variables that nothing determines become unknown.
    func defaulted(_ type: StaticType) -> StaticType {
        resolved(type).mapped {
            guard case .variable(let index) = $0 else { return nil }
            return literals[index]?.defaultType ?? fallbacks[index] ?? .unknown
        }
    }

    /// With the default of each literal that nothing else was wanted of; other variables stay.
    func withDefaults(_ type: StaticType) -> StaticType {
        resolved(type).mapped {
            guard case .variable(let index) = $0 else { return nil }
            return literals[index]?.defaultType
        }
    }

    /// What a literal's variable was made for; nil for other types.
    func literal(_ type: StaticType) -> LiteralKind? {
        if case .variable(let index) = head(type) { literals[index] } else { nil }
    }

    /// Makes two types the same; false, with whatever was found on the way, where they cannot be.
    func unify(_ a: StaticType, _ b: StaticType) -> Bool {
        let (a, b) = (reduced(a), reduced(b))
        switch (a, b) {
        // A step of `stride(from: 0, to: 1, by: 0.25)` is a number of the same type as the literals that it leads through.
        case (.member(let base, "Stride"), let step) where literal(base) != nil && isNumber(step),
            (let step, .member(let base, "Stride")) where literal(base) != nil && isNumber(step):
            return unify(base, step)
        case (.variable(let index), .variable(let other)):
            if index == other { return true }
            return join(index, other)
        case (.variable(let index), _): return bind(index, b)
        case (_, .variable(let index)): return bind(index, a)
        case (.unknown, _), (_, .unknown), (.member, _), (_, .member): return true
        case (.nominal(let name, let arguments), .nominal(let other, let others)):
            guard name == other else { return false }
            // A type that is written without its arguments: they are found where it is used.
            guard arguments.count == others.count else { return true }
            return unify(arguments, others)
        case (.tuple(let elements), .tuple(let others)):
            return elements.count == others.count && unify(elements.map(\.type), others.map(\.type))
        case (.function(let function), .function(let other)):
            return function.parameters.count == other.parameters.count && unify(function.parameters, other.parameters)
                && unify(function.result, other.result)
        case (.metatype(let type), .metatype(let other)): return unify(type, other)
        default: return a == b
        }
    }

    /// What a generic parameter is where a constraint in sight says it.
    func told(_ type: StaticType) -> StaticType {
        guard case .parameter = type, !conformances.constraints.isEmpty else { return type }
        return conformances.sameType(as: type) ?? type
    }

    private func isNumber(_ type: StaticType) -> Bool { type.isNumber || literal(type) != nil }

    /// What a variable, a generic parameter or what one has is known to be; the type itself where nothing tells.
    func reduced(_ type: StaticType) -> StaticType {
        let head = told(head(type))
        guard case .member(let base, let name) = head else { return head }
        return conformances.associatedType(name, of: resolved(base)) ?? head
    }

    private func unify(_ list: [StaticType], _ others: [StaticType]) -> Bool {
        for (a, b) in zip(list, others) { if !unify(a, b) { return false } }
        return true
    }

    private func join(_ index: Int, _ other: Int) -> Bool {
        switch (literals[index], literals[other]) {
        case (let kind?, let second?):
            guard let joined = kind.joined(with: second) else { return false }
            note(other)
            literals[other] = joined
        case (let kind?, nil):
            note(other)
            literals[other] = kind
        default: break
        }
        note(index)
        bindings[index] = .variable(other)
        return true
    }

    private func bind(_ index: Int, _ type: StaticType) -> Bool {
        if let kind = literals[index], !accepts(kind, as: type) { return false }
        // No type is a part of itself, not even by way of what other variables stand for.
        var (parts, holdsItself) = (0, false)
        let isTooLarge = type.hasTooManyParts(&parts) { part in
            let head = head(part)
            if case .variable(index) = head { holdsItself = true }
            return head
        }
        guard !holdsItself else { return false }
        note(index)
        bindings[index] = isTooLarge ? .unknown : type
        return true
    }

    /// May a literal be a value of a type?
    func accepts(_ kind: LiteralKind, as type: StaticType) -> Bool {
        switch type {
        case .unknown, .member: return true
        case .nominal(let name, _):
            switch kind {
            case .integer: if StaticType.integers.contains(name) || StaticType.floatingPoint.contains(name) { return true }
            case .float: if StaticType.floatingPoint.contains(name) { return true }
            case .string:
                if conformances.isWrittenAsString(name) {
                    return conformances.index.host(name, takes: kind) ?? !conformances.index.isPlainValue(type)
                }
            case .boolean: if name == "Bool" { return true }
            }
            if name == "Optional" || name == StaticType.anyRange { return false }
            let isOpen = conformances.index.host(name, takes: kind) ?? !(conformances.index.type(named: name)?.isComplete ?? false)
            return kind.protocolNames.contains { conformances.conforms(type, to: $0) ?? isOpen }
        case .parameter: return kind.acceptsParameter { conformances.conforms(type, to: $0) ?? false }
        default: return false
        }
    }
}

extension LiteralKind {
    /// What a generic parameter has to conform to for a literal to be one.
    fileprivate func acceptsParameter(_ conforms: (String) -> Bool) -> Bool {
        switch self {
        case .integer: ["Numeric", "BinaryInteger", "FloatingPoint", "ExpressibleByIntegerLiteral"].contains(where: conforms)
        case .float: ["BinaryFloatingPoint", "FloatingPoint", "ExpressibleByFloatLiteral"].contains(where: conforms)
        case .string: ["StringProtocol", "ExpressibleByStringLiteral"].contains(where: conforms)
        case .boolean: conforms("ExpressibleByBooleanLiteral")
        }
    }
}
