// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of literals that no context gives a type.
extension Activation {
    /// The type that a literal has by itself: Int of `1`, Double of `0.5`, `[Double]` of `[1, 2.5]`; nil where it depends on more.
    func literalType(of expression: Expression) -> ResolvedType? {
        switch expression.kind {
        case .integer: .int
        case .float: .double
        case .bool: .bool
        case .string: .string
        case .parenthesized(let inner): literalType(of: inner)
        case .prefix("-", let operand): literalType(of: operand)
        case .binary where expression.isNumericLiteral: expression.isFloatLiteral ? .double : .int
        case .array(let elements): joined(elements).map { .array($0) }
        case .dictionary(let entries): dictionaryType(entries)
        default: staticType(of: expression)
        }
    }

    private func dictionaryType(_ entries: [(key: Expression, value: Expression)]) -> ResolvedType? {
        guard let key = joined(entries.map(\.key)), let value = joined(entries.map(\.value)) else { return nil }
        return .dictionary(key, value)
    }

    /// The one type that all have; nil where there is none, or where one does not tell.
    private func joined(_ elements: [Expression]) -> ResolvedType? {
        var result: ResolvedType?
        var mayBeNil = false
        for element in elements {
            if case .nil = element.kind {
                mayBeNil = true
                continue
            }
            guard let type = literalType(of: element) else { return nil }
            guard let earlier = result else {
                result = type
                continue
            }
            guard let common = Self.common(earlier, type) else { return nil }
            result = common
        }
        return mayBeNil ? result.map { .optional($0.unwrapped) } : result
    }

    private static func common(_ a: ResolvedType, _ b: ResolvedType) -> ResolvedType? {
        switch (a, b) {
        case (.int, .double), (.double, .int): return .double
        case (.optional(let a), _): return common(a, b.unwrapped).map { .optional($0) }
        case (_, .optional(let b)): return common(a, b).map { .optional($0) }
        case (.array(let a), .array(let b)): return common(a, b).map { .array($0) }
        case (.dictionary(let key, let a), .dictionary(let other, let b)):
            guard let key = common(key, other), let value = common(a, b) else { return nil }
            return .dictionary(key, value)
        default: return a.description == b.description ? a : nil
        }
    }

    /// What the elements of a literal without a type from outside are taken for: `[Level.high, .low]`, `[1, 2.5]`, `[[1], [2.5]]`.
    func commonType(of elements: [Expression]) throws(Diagnostic) -> ResolvedType {
        guard let first = elements.first, elements.count > 1 else { return .any }
        if elements.contains(where: \.isImplicitlyRooted) { return try typeOfKnown(among: elements) }
        // Literals of one kind need no common type.
        if elements.allSatisfy({ $0.isSimpleLiteral(like: first) }) { return .any }
        return joined(elements) ?? .any
    }

    /// The type of values for a parameter that takes any: only `.a` needs what the others are, `1` and `0.5` stay what they are.
    func variadicType(of elements: [Expression]) throws(Diagnostic) -> ResolvedType {
        elements.contains(where: \.isImplicitlyRooted) ? try typeOfKnown(among: elements) : .any
    }

    private func typeOfKnown(among elements: [Expression]) throws(Diagnostic) -> ResolvedType {
        for element in elements { if let type = staticType(of: element) { return type } }
        guard let known = elements.first(where: { !$0.takesTypeFromContext }) else { return .any }
        // It is evaluated first, as nothing declares its type, and found again when its turn comes.
        if trial == nil { trial = Trial() }
        return machine.resolvedType(of: try evaluate(known), or: .any)
    }
}

extension Expression {
    fileprivate func isSimpleLiteral(like other: Expression) -> Bool {
        switch (kind, other.kind) {
        case (.integer, .integer), (.float, .float), (.string, .string), (.bool, .bool): true
        default: false
        }
    }
}
