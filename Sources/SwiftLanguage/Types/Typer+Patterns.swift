// SPDX-License-Identifier: GPL-3.0-or-later

/// Patterns: the variables that they bind have the types of the parts that they stand for.
extension Typer {
    /// Declares what a pattern binds in a value of a type.
    func declare(_ pattern: Pattern, _ type: StaticType) -> () -> Pattern {
        switch pattern {
        case .wildcard, .isType: return { pattern }
        case .expression(let value): return self.value(value, type)
        case .binding(let name, let isVar, let written):
            scope.declare(name, written.map { resolve($0) } ?? type, isLet: !isVar)
            return { pattern }
        case .tuple(let parts):
            var types: [StaticType] = Array(repeating: .unknown, count: parts.count)
            if case .tuple(let elements) = type, elements.count == parts.count { types = elements.map(\.type) }
            let finished = zip(parts, types).map { declare($0.pattern, $1) }
            return { .tuple(zip(parts, finished).map { ($0.label, $1()) }) }
        case .enumCase(let owner, let name, let span, let payload): return enumCase(owner, name, span, payload, type)
        case .optional(let inner):
            let finished = declare(inner, type.wrapped ?? .unknown)
            return { .optional(finished()) }
        case .asType(let inner, let syntax):
            let finished = declare(inner, resolve(syntax))
            return { .asType(finished(), syntax) }
        }
    }

    /// `let (a, b) = (1, 2, 3)`
    func checkParts(_ pattern: Pattern, of type: StaticType, _ value: Expression) {
        guard case .tuple(let parts) = pattern, parts.count > 1, type.isKnown, isCertain(type) else { return }
        let wanted = "(" + parts.map { _ in "_" }.joined(separator: ", ") + ")"
        switch type {
        case .tuple(let elements) where elements.count > parts.count:
            let wanted = StaticType.tuple(elements.prefix(parts.count).map { .init(label: nil, type: $0.type) })
            report(
                Diagnostic(
                    .typeMismatch, "'\(type)' is not convertible to '\(wanted)', tuples have a different number of elements",
                    at: value.place
                ))
        case .tuple(let elements) where elements.count < parts.count && !elements.isEmpty:
            report(
                Diagnostic(
                    .typeMismatch, "'\(type)' is not convertible to '\(wanted)', tuples have a different number of elements",
                    at: value.place
                ))
        case .nominal:
            report(Diagnostic(.typeMismatch, "cannot convert value of type '\(type)' to specified type '\(wanted)'", at: value.place))
        default: break
        }
    }

    /// A pattern for the parts of what has no parts, or another number of them.
    func checkParts(_ pattern: Pattern, _ type: StaticType, at span: SourceSpan?) {
        guard case .tuple(let parts) = pattern, parts.count > 1, type.isKnown, isCertain(type) else { return }
        switch type {
        case .tuple(let elements) where elements.count != parts.count && !elements.isEmpty:
            report(Diagnostic(.typeMismatch, "pattern cannot match values of type '\(type)'", at: span))
        case .nominal: report(Diagnostic(.typeMismatch, "tuple pattern cannot match values of non-tuple type '\(type)'", at: span))
        default: break
        }
    }

    /// `case .a`, `case 1...3`, `case limit`: a value to be equal to, or one that matches by `~=`.
    private func value(_ value: Expression, _ type: StaticType) -> () -> Pattern {
        if case .implicitMember(let name) = value.kind { checkCase(name, type, value.place) }
        let wanted = patternType(value, type)
        let typed = infer(value, wanted)
        if let wanted, attempt({ convert(typed.type, to: wanted) }) == nil { checkPattern(solver.defaulted(typed.type), type, value) }
        settle(typed.type)
        return { .expression(typed.finish()) }
    }

    /// A text among numbers: nothing that `~=` takes.
    private func checkPattern(_ given: StaticType, _ whole: StaticType, _ value: Expression) {
        let subject = whole.unwrapped
        if case .binary(_, let sign, _) = value.kind, sign == "..." || sign == "..<", subject.isScalarValue, let bound = bound(of: value),
            bound.isScalarValue, bound.isNumber != subject.isNumber
        {
            return report(
                Diagnostic(
                    .typeMismatch,
                    "expression pattern of type '\(sign == "..." ? "ClosedRange" : "Range")<\(bound)>' cannot match values of type '\(subject)'",
                    at: value.place))
        }
        guard given.isScalarValue, given != subject, subject.isScalarValue || takesNoLiteral(subject), !hasOwnMatches else { return }
        let shown = subject.isScalarValue ? subject : whole
        report(
            Diagnostic(
                .typeMismatch, "expression pattern of type '\(given)' cannot match values of type '\(shown)'", at: value.place))
    }

    private var hasOwnMatches: Bool { index.functions["~="]?.contains { !$0.isLibrary } ?? false }

    /// A tuple, a list, or a value of a type of the user's, which is no number and no text.
    private func takesNoLiteral(_ type: StaticType) -> Bool {
        switch type {
        case .tuple(let elements): elements.count > 1 && type.isKnown && isCertain(type)
        case .nominal("Array", _): type.isKnown && isCertain(type)
        default: isOwnWithout(type, "~=")
        }
    }

    /// `case (1, let b)` of a tuple of another length, or of what is no tuple.
    func checkLength(_ pattern: Pattern, _ type: StaticType, of choice: SwitchStatement, _ body: [Statement]) {
        guard let shown = mismatch(pattern, type), case .tuple(let parts) = pattern else { return }
        let written = parts.lazy.compactMap { part in if case .expression(let value) = part.pattern { value.span } else { nil } }.first
        let span = written ?? body.first?.span?.lastPlaceBefore(ofOneOf: ["case"]) ?? choice.subject.span
        report(Diagnostic(.typeMismatch, "pattern of type '\(shown)' cannot match '\(type)'", at: span))
    }

    /// A tuple pattern as a type, where no value of a type has its parts; what stands for anything is `_`.
    func mismatch(_ pattern: Pattern, _ type: StaticType) -> String? {
        guard case .tuple(let parts) = pattern, parts.count > 1, isCertain(type), !hasOwnMatches else { return nil }
        switch type {
        case .tuple(let elements) where elements.count != parts.count && !elements.isEmpty: break
        case .nominal where type.isScalarValue: break
        default: return nil
        }
        let types = parts.map { part -> String in
            guard case .expression(let value) = part.pattern, !value.isImplicitlyRooted, case let type = triedType(of: value), type.isKnown
            else { return "_" }
            return "\(type)"
        }
        return "(" + types.joined(separator: ", ") + ")"
    }

    /// What a range is of by itself.
    private func bound(of range: Expression) -> StaticType? {
        trying {
            let type = infer(range).type
            return solver.defaulted(type).arguments.first
        }
    }

    /// `case .z` of an enum that has no such case, nor a static member of that name.
    private func checkCase(_ name: String, _ type: StaticType, _ span: SourceSpan?) {
        if type.isScalarValue, lookup.statics(name, of: type).found.isEmpty {
            _ = checkForeign(name, of: .metatype(type), at: span)
            return
        }
        guard case .nominal(let owner, _) = type.unwrapped,
            let info = index.types[owner], info.kind == .enum, info.isComplete, type.wrapped == nil || name != "none" && name != "some"
        else { return }
        let (found, isKnown) = lookup.statics(name, of: type.unwrapped)
        if found.isEmpty, isKnown { missing(name, of: .metatype(type.unwrapped), at: span) }
    }

    /// `case Side.left` of what is no `Side`.
    private func checkOwner(_ owner: StaticType, _ name: String, _ type: StaticType, at span: SourceSpan?) {
        let subject = type.unwrapped
        guard let given = owner.nominalName, let info = index.types[given], info.cases.contains(where: { $0.name == name }),
            !info.isRedeclared, subject.isKnown, isCertain(subject), let other = subject.nominalName, !hasOwnMatches,
            other != given, type.nominalName != given
        else { return }
        let isOwn = index.types[other].map { $0.isComplete && !$0.isOfLibrary && !$0.isRedeclared } ?? false
        guard subject.isScalarValue || isOwn else { return }
        report(Diagnostic(.typeMismatch, "pattern of type '\(owner)' cannot match '\(type)'", at: span))
    }

    private func patternType(_ value: Expression, _ type: StaticType) -> StaticType? {
        guard type != .unknown else { return nil }
        switch value.kind {
        case .binary(_, "...", _), .binary(_, "..<", _): return .nominal("Range", [type.unwrapped])
        // A case without a payload is looked up by the evaluator on the value that it is compared with.
        case .implicitMember: return nil
        case .prefix, .postfix: return type.isNumber ? type : nil
        default: return type
        }
    }

    private func enumCase(
        _ owner: TypeSyntax?, _ name: String, _ span: SourceSpan?, _ payload: [(label: String?, pattern: Pattern)]?, _ type: StaticType
    ) -> () -> Pattern {
        checkCase(name, owner.map { resolve($0) } ?? type, span)
        if let owner { checkOwner(resolve(owner), name, type, at: span) }
        // `.none` of an optional is said to be that, as what it holds has a `none`, too.
        let told = owner == nil && isOfOptionalBesideOwn(name, type) ? .optional(.named("Any")) : owner
        guard let payload else { return { .enumCase(type: told, name: name, nameSpan: span, payload: nil) } }
        let types = payloadTypes(owner, name, type, payload.count, at: span)
        checkLabels(payload.map(\.label), owner.map { resolve($0) } ?? type, name, at: span)
        let finished = zip(payload, types).map { declare($0.pattern, $1) }
        return { .enumCase(type: told, name: name, nameSpan: span, payload: zip(payload, finished).map { ($0.label, $1()) }) }
    }

    /// `case .loaded(number: let n)` where the case calls it something else.
    private func checkLabels(_ labels: [String?], _ type: StaticType, _ name: String, at span: SourceSpan?) {
        let found = lookup.statics(name, of: type.unwrapped).found
        guard found.count == 1, case .enumCase(let item) = found[0].member.kind, let payload = item.payload, payload.count == labels.count
        else { return }
        for (label, parameter) in zip(labels, payload) {
            guard let label, let declared = parameter.label, label != declared, declared != "_" else { continue }
            report(Diagnostic(.typeMismatch, "tuple pattern element label '\(label)' must be '\(declared)'", at: span))
        }
    }

    /// `case .loaded(let a, let b)` where the case holds one value, or three, or none.
    private func checkPayload(_ name: String, _ count: Int, _ parameters: [StaticType], at span: SourceSpan?) {
        guard parameters.allSatisfy({ $0.isKnown && isCertain($0) }) else { return }
        switch parameters.count {
        case 0:
            guard count > 0 else { return }
            report(Diagnostic(.typeMismatch, "pattern with associated values does not match enum case '\(name)'", at: span))
        case 1:
            guard count > 1, case .nominal = parameters[0] else { return }
            report(Diagnostic(.typeMismatch, "tuple pattern has the wrong length for tuple type '\(parameters[0])'", at: span))
        default:
            guard count > 1 else { return }
            let type = StaticType.tuple(parameters.map { .init(label: nil, type: $0) })
            let parts = span.map { SourceSpan(source: $0.source, start: $0.end, end: $0.end + 1) }
            report(Diagnostic(.typeMismatch, "tuple pattern has the wrong length for tuple type '\(type)'", at: parts))
        }
    }

    private func payloadTypes(
        _ owner: TypeSyntax?, _ name: String, _ type: StaticType, _ count: Int, at span: SourceSpan?
    ) -> [StaticType] {
        let unknown = Array(repeating: StaticType.unknown, count: count)
        let written = owner.map { resolve($0) }
        var base = written ?? type
        if name == "some", let wrapped = base.wrapped { return count == 1 ? [wrapped] : unknown }
        if written != nil, written?.nominalName == type.unwrapped.nominalName { base = type }
        let item = lookup.statics(name, of: base.unwrapped).found.first { if case .enumCase = $0.member.kind { true } else { false } }
        guard let item else { return unknown }
        let parameters = index.signature(of: item.member).parameters.map { $0.type.substituting(item.substitution) }
        if parameters.count == count { return parameters.map { solver.resolved($0) } }
        checkPayload(name, count, parameters.map { solver.resolved($0) }, at: span)
        // `case .pair(let both)`: the payload as one tuple.
        return count == 1 ? [.tuple(parameters.map { .init(label: nil, type: solver.resolved($0)) })] : unknown
    }
}
