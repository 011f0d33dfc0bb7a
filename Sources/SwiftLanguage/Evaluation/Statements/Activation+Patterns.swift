// SPDX-License-Identifier: GPL-3.0-or-later

/// Patterns of `case`, `for` and `let`.
extension Activation {
    /// Whether a value fits; its parts are declared under the pattern's names.
    func match(_ pattern: Pattern, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        switch pattern {
        case .wildcard: return true
        case .binding(let name, let isVar, let type):
            let wanted = try type.map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? .any
            declare(name, try coerced(value, to: wanted, at: span), type: wanted, isLet: !isVar)
            return true
        case .tuple(let parts): return try match(parts, value, at: span)
        case .optional(let inner):
            guard let held = value.unwrapped else { return false }
            return try match(inner, held, at: span)
        case .enumCase(let type, let name, _, let payload):
            // `case Optional<Any>.none` of an `Any`.
            if let type, let erased = value.erasedValue, case .optional = try resolve(type, at: span) {
                return try matchCase(type, name, payload, erased.value, at: span)
            }
            return try matchCase(type, name, payload, value, at: span)
        case .isType(let type):
            let wanted = try resolve(type, at: span)
            return try opened(value, for: wanted).map { (held) throws(Diagnostic) in try matches(held, wanted, type) } ?? false
        case .asType(let inner, let type):
            let wanted = try resolve(type, at: span)
            guard let value = opened(value, for: wanted) else { return false }
            if let bridged = try bridged(value, to: type) { return try match(inner, bridged, at: span) }
            guard try matches(value, wanted, type) else { return false }
            return try match(inner, value, at: span)
        case .expression(let expression): return try matchExpression(expression, value)
        }
    }

    private func match(_ parts: [(label: String?, pattern: Pattern)], _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        guard !value.isUnknown, case .tuple(let elements) = value, elements.count == parts.count else {
            // What is unknown fits every part; a single pattern in parentheses is one for the whole.
            guard value.isUnknown || parts.count == 1 else { return false }
            for part in parts { guard try match(part.pattern, value, at: span) else { return false } }
            return true
        }
        for (part, element) in zip(parts, elements) { guard try match(part.pattern, element.value, at: span) else { return false } }
        return true
    }

    private func matchExpression(_ expression: Expression, _ value: Value) throws(Diagnostic) -> Bool {
        if case .nil = value {
            if case .nil = expression.kind { return true }
            if case .implicitMember(let name) = expression.kind { return name == "none" }
            if expression.isImplicitlyRooted { return false }
        }
        // What the optional holds may itself be written `nil`, which is not meant.
        if case .nil = expression.kind, value.isOfUser { return false }
        if case .tuple(let parts) = expression.kind, case .tuple(let elements) = value, parts.count == elements.count {
            for (part, element) in zip(parts, elements) {
                guard try matchExpression(part.value, element.value) else { return false }
            }
            return true
        }
        if case .discard = expression.kind { return true }
        let wanted = machine.resolvedType(of: value, or: .any)
        let pattern: Value
        if case .type(let reference) = value, case .identifier = expression.kind {
            return try evaluate(expression) == .type(reference)
        } else {
            // The sign says whether the range is closed; from its type its bounds get theirs.
            pattern = try evaluate(expression, expression.untyped.isRange ? .range(wanted, isClosed: true) : wanted)
        }
        if case .range(let range) = pattern {
            if case .range = value { return pattern == value }
            // `static func ~= (range: Range<Int>, time: Time)`
            if value.isOfUser, case .bool(let fits)? = try customOperator("~=", [pattern, value], at: expression.span) { return fits }
            return try contains(try bounds(of: range, as: wanted), value, at: expression.span)
        }
        if let answer = try customOperator("~=", [pattern, value], at: expression.span), case .bool(let fits) = answer { return fits }
        return try equals(pattern, value, at: expression.span)
    }

    /// A range of literals, as `"a"..."z"`, of what the subject is: of the host's types nobody told what they are.
    private func bounds(of range: RangeValue, as type: ResolvedType) throws(Diagnostic) -> RangeValue {
        guard case .native = type else { return range }
        var fitted = range
        fitted.lower = try range.lower.map { (bound) throws(Diagnostic) in try fit(bound, to: type, at: nil) ?? bound }
        fitted.upper = try range.upper.map { (bound) throws(Diagnostic) in try fit(bound, to: type, at: nil) ?? bound }
        return fitted
    }

    /// Whether a value of another type than the one that a pattern names can fit it: errors of several types come to one `catch`.
    private func mayBe(_ value: Value, a name: String, of type: TypeSyntax, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        switch try resolve(type, at: span) {
        case .user(let owner) where owner.enumCase(named: name) != nil:
            if case .enumeration(let enumeration) = value { return enumeration.type.qualifiedName == owner.qualifiedName }
            return false
        case .native(let owner) where machine.valueConforms(value, to: "Error"): return value.typeKey == owner.name
        default: return true
        }
    }

    private func matchCase(
        _ type: TypeSyntax?, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?, _ value: Value, at span: SourceSpan?
    ) throws(Diagnostic) -> Bool {
        switch (name, value) {
        case ("none", .nil): return true
        case (_, .nil): return false
        case ("some", _):
            if type == nil, case .enumeration(let enumeration) = value, enumeration.type.enumCase(named: "some") != nil { break }
            guard let first = payload?.first else { return true }
            return try match(first.pattern, value.unwrapped ?? .nil, at: span)
        case (_, .someNil): return false
        default: break
        }
        if name == "none", let type, case .optional = try resolve(type, at: span) { return false }
        if let type, try !mayBe(value, a: name, of: type, at: span) { return false }
        if case .native(let native) = value, let item = native as? any NativeCase {
            guard item.caseName == name else { return false }
            return try matchPayload(payload, item.payload, of: name, at: span)
        }
        guard case .enumeration(let enumeration) = value else { return try matchStatic(type, name, payload != nil, value, at: span) }
        guard let info = enumeration.type.enumCase(named: name) else {
            if payload == nil, machine.hasStatic(name, of: enumeration.type.qualifiedName) {
                return try equals(try staticMember(name, of: TypeReference(enumeration.type), at: span), value, at: span)
            }
            // What an optional holds is not `.none`.
            if name == "none", payload == nil { return false }
            throw Diagnostic(
                .unknownMember, "'\(enumeration.type.name)' has no case '\(name)'", at: span,
                suggestion: Suggestion.closest(to: name, in: enumeration.type.enumCases.map(\.name))
            )
        }
        guard enumeration.name == info.name else { return false }
        return try matchPayload(payload, enumeration.payload, of: name, at: span)
    }

    /// A value that is not a case of a user's enumeration: a case of the host's, or a static member that is compared.
    private func matchStatic(
        _ type: TypeSyntax?, _ name: String, _ hasPayload: Bool, _ value: Value, at span: SourceSpan?
    ) throws(Diagnostic) -> Bool {
        // What holds a value is not `.none`.
        if name == "none", type == nil, !machine.hasStatic(name, of: value.typeKey) { return false }
        if !hasPayload {
            if machine.hasOnlyFunctions(name, of: value.typeKey) { return false }
            let base: Expression.Kind = type.map { .member(Expression(.type($0)), name, nameSpan: span) } ?? .implicitMember(name)
            return try matchExpression(Expression(base, span: span), value)
        }
        // A case of the host's that holds something: other values do not match it.
        if machine.hasStatic(name, of: value.typeKey) { return false }
        throw Diagnostic(.typeMismatch, "'\(machine.typeName(of: value))' has no case '\(name)' with values", at: span)
    }

    /// What a case holds, by the patterns of its parts or by one for all of them.
    private func matchPayload(
        _ patterns: [(label: String?, pattern: Pattern)]?, _ held: [TupleElement], of name: String, at span: SourceSpan?
    ) throws(Diagnostic) -> Bool {
        guard let patterns else { return true }
        if patterns.count == 1, held.count > 1 { return try match(patterns[0].pattern, .tuple(held), at: span) }
        guard patterns.count == held.count else {
            throw Diagnostic(.typeMismatch, "the case '\(name)' holds \(held.count) values, not \(patterns.count)", at: span)
        }
        for (part, element) in zip(patterns, held) {
            guard try match(part.pattern, element.value, at: span) else { return false }
        }
        return true
    }
}

extension Value {
    /// A value of a type that the user declares.
    fileprivate var isOfUser: Bool {
        switch self {
        case .structure, .enumeration, .object: true
        default: false
        }
    }
}
