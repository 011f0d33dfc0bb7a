// SPDX-License-Identifier: GPL-3.0-or-later

/// What may be changed: variables, and those parts of them that can be set.
extension Typer {
    /// How something is changed, for the message.
    enum Change {
        case assignment, operation, mutatingMember, inoutArgument

        fileprivate func message(_ part: String, _ reason: String) -> String {
            switch self {
            case .operation: "left side of mutating operator isn't mutable: \(reason)"
            case .mutatingMember: "cannot use mutating member on immutable value: \(reason)"
            case .inoutArgument: "cannot pass immutable value as inout argument: \(reason)"
            case .assignment: "cannot assign \(part): \(reason)"
            }
        }
    }

    /// Reports a change of what an expression stands for if it cannot be changed; nothing if that is unknown.
    func checkChange(of place: Expression, _ change: Change, at span: SourceSpan?) {
        if place.isLiteral { return reportLiteral(place, change, at: span) }
        guard let reason = replacedObject(place, change) ?? immutability(of: place) else { return }
        let diagnostic = Diagnostic(.immutable, change.message(part(place), reason.words), at: span)
        report(reason.member.map { diagnostic.declared($0.name, at: $0.span) } ?? diagnostic)
    }

    private func reportLiteral(_ literal: Expression, _ change: Change, at span: SourceSpan?) {
        let type = solver.defaulted(triedType(of: literal))
        let message =
            if case .mutatingMember = change, type.isKnown, literal.isCollectionLiteral {
                "cannot use mutating member on immutable value of type '\(type)'"
            } else {
                change.message(part(literal), "literals are not mutable")
            }
        report(Diagnostic(.immutable, message, at: span))
    }

    /// A lazy property of `self` by its bare name.
    func checkOwnMutatingGetter(_ found: [FoundMember], on owner: StaticType, at span: SourceSpan?) {
        guard scope.isSelfFixed, isOwnValue(owner), found.nearestProperty?.member.hasMutatingGetter == true else { return }
        report(Diagnostic(.immutable, "cannot use mutating getter on immutable value: 'self' is immutable", at: span))
    }

    /// A property whose getter changes the value that has it: a lazy one, and one with `mutating get`.
    func checkMutatingGetter(of name: String, on owner: StaticType, _ base: Expression, at span: SourceSpan?) {
        guard isOwnValue(owner), let member = lookup.members(name, of: owner).found.nearestProperty?.member, member.hasMutatingGetter,
            let reason = immutability(of: base)
        else { return }
        report(Diagnostic(.immutable, "cannot use mutating getter on immutable value: \(reason.words)", at: span))
    }

    /// Why something cannot be changed, and the declaration that says so.
    private struct Immutability: ExpressibleByStringInterpolation {
        let words: String
        var member: Member?

        init(stringLiteral words: String) { self.words = words }

        init(_ words: String) { self.words = words }

        init(_ words: String, _ member: Member) { (self.words, self.member) = (words, member) }
    }

    private func part(_ place: Expression) -> String {
        switch place.kind {
        case .member: return "to property"
        case .subscript: return "through subscript"
        case .identifier(let name, _) where name != "self" && scope.local(name) == nil:
            let isOwn = ownTypes().contains { !(lookup.members(name, of: $0.isStatic ? .metatype($0.type) : $0.type).found.isEmpty) }
            return isOwn ? "to property" : "to value"
        default: return "to value"
        }
    }

    /// Why what an expression stands for cannot be changed; nil if it can be, or if that is unknown.
    private func immutability(of place: Expression) -> Immutability? {
        switch place.kind {
        case .parenthesized(let inner), .forceUnwrap(let inner), .optionalChaining(let inner), .optionalChain(let inner):
            return immutability(of: inner)
        case .identifier(let name, _): return immutability(ofName: name)
        case .member(let base, let name, _):
            let owner = triedType(of: base)
            if case .tuple = owner { return immutability(of: base) }
            return immutability(of: name, on: owner) { immutability(of: base) }
        case .subscript(let base, let arguments):
            if arguments.first?.label == "keyPath" {
                return readOnlyPath(arguments[0].value, from: triedType(of: base))
            }
            let owner = triedType(of: base)
            return subscriptImmutability(on: owner) { immutability(of: base) }
        case .call:
            return isOwnValue(triedType(of: place)) ? "function call returns immutable value" : nil
        default: return nil
        }
    }

    private func immutability(ofName name: String) -> Immutability? {
        switch scope.local(name) {
        case .variable(_, let isLet, _)? where name.first == "$": return isLet ? "'\(name)' is immutable" : nil
        case .variable(_, let isLet, _)?: return isLet ? "'\(name)' is a 'let' constant" : nil
        case .functions?: return nil
        case nil: break
        }
        if name == "self" { return scope.isSelfFixed ? "'self' is immutable" : nil }
        for (owner, isStatic) in ownTypes() {
            let type = isStatic ? StaticType.metatype(owner) : owner
            guard !lookup.members(name, of: type).found.isEmpty else { continue }
            return immutability(of: name, on: type) { scope.isSelfFixed ? "'self' is immutable" : nil }
        }
        guard let variable = index.variables[name] else { return nil }
        return own(variable)
    }

    /// No method puts another object into the place of its own.
    private func replacedObject(_ place: Expression, _ change: Change) -> Immutability? {
        guard case .assignment = change, place.bareName == "self", let name = scope.selfType?.nominalName,
            let kind = index.types[name]?.kind, kind == .class || kind == .actor
        else { return nil }
        return "'self' is immutable"
    }

    /// Why a property cannot be set by itself.
    private func own(_ member: Member) -> Immutability? {
        if member.hasPrivateSetter, !isInside(member) { return "'\(member.name)' setter is inaccessible" }
        guard case .property(let binding) = member.kind, !member.isLibrary || member.isOfStandardLibrary && !member.isRequirement,
            let declaration = member.declaration, case .variable(let variable) = declaration.kind,
            declaration.attributes.allSatisfy({ $0.name.first?.isUppercase != true })
        else { return nil }
        if let accessors = binding.accessors, accessors.setter == nil, accessors.getter != nil || accessors.isRequirement {
            return Immutability("'\(member.name)' is a get-only property", member)
        }
        guard variable.isLet, !(scope.isInitializer && member.owner == scope.selfType?.nominalName) else { return nil }
        return Immutability("'\(member.name)' is a 'let' constant", member)
    }

    /// A path that leads through something that cannot be set, or one of a type that only reads.
    private func readOnlyPath(_ path: Expression, from root: StaticType) -> Immutability? {
        guard case .keyPath(let written, let components) = rooted(path).kind else {
            guard case .nominal(let name, _) = triedType(of: path), ["KeyPath", "PartialKeyPath", "AnyKeyPath"].contains(name),
                isDeclaredVariable(path)
            else { return nil }
            return Immutability((path.bareName.map { "'\($0)' is a" } ?? "it is a") + " read-only key path")
        }
        return isReadOnly(components, from: written.map { resolve($0) } ?? root) ? "key path is read-only" : nil
    }

    /// A variable in sight, whose type is declared or found once.
    private func isDeclaredVariable(_ expression: Expression) -> Bool {
        guard let name = expression.bareName else { return false }
        if case .variable? = scope.local(name) { return true }
        return index.variables[name] != nil
    }

    func isReadOnly(_ components: [Expression.KeyPathComponent], from root: StaticType) -> Bool {
        var type = root
        for component in components {
            guard case .property(let name) = component, let found = lookup.members(name, of: type).found.nearestProperty else {
                return false
            }
            if own(found.member) != nil { return true }
            type = solver.resolved(self.type(of: [found], on: type))
        }
        return false
    }

    /// - Parameter whole: why what has the property cannot be changed, where setting it changes the whole.
    private func immutability(of name: String, on owner: StaticType, whole: () -> Immutability?) -> Immutability? {
        guard let member = lookup.members(name, of: owner).found.nearestProperty?.member else { return nil }
        if let reason = own(member) { return reason }
        if case .nativeProperty(_, isSettable: true) = member.kind, index.isPlainValue(owner) { return whole() }
        return isOwnValue(owner) && changesWhole(member) ? whole() : nil
    }

    private func subscriptImmutability(on owner: StaticType, whole: () -> Immutability?) -> Immutability? {
        guard isOwnValue(owner) else { return nil }
        let found = lookup.members("subscript", of: owner).found
        if found.count == 1, case .subscript(let declared) = found[0].member.kind, !found[0].member.isLibrary,
            declared.accessors.setter == nil
        {
            return "subscript is get-only"
        }
        return subscriptChangesWhole(owner) ? whole() : nil
    }

    /// Is a value changed where one of its elements is? False if it is unknown which subscript is meant.
    func subscriptChangesWhole(_ owner: StaticType) -> Bool {
        let found = lookup.members("subscript", of: owner).found
        if found.allSatisfy({ $0.member.isLibrary }) { return owner != .string }
        guard found.count == 1, case .subscript(let declared) = found[0].member.kind else { return false }
        return declared.accessors.setterModifier != "nonmutating"
    }

    /// Is it a struct, an enum or a collection that is declared in sight, and so changed where a part of it is?
    func isOwnValue(_ type: StaticType) -> Bool {
        guard case .nominal(let name, _) = type.unwrapped, let info = index.types[name], info.isComplete else { return false }
        return info.kind == .struct || info.kind == .enum
    }

    /// What a wrapper keeps elsewhere leaves the value as it is, and so does a setter that says so.
    func changesWhole(_ member: Member) -> Bool {
        guard case .property(let binding) = member.kind, let declaration = member.declaration else { return false }
        return binding.accessors?.setterModifier != "nonmutating"
            && declaration.attributes.allSatisfy { $0.name.first?.isUppercase != true }
    }
}

extension Member {
    /// Does reading it change what has it?
    fileprivate var hasMutatingGetter: Bool {
        guard case .property(let binding) = kind, let declaration else { return false }
        return declaration.modifiers.contains("lazy") || binding.accessors?.getterModifier == "mutating"
    }

    /// Does a call of it change what it is called on?
    var isMutating: Bool { declaration?.modifiers.contains("mutating") ?? false }
}

extension Expression {
    fileprivate var isLiteral: Bool {
        switch kind {
        case .parenthesized(let inner): inner.isLiteral
        default: isScalarLiteral || isCollectionLiteral
        }
    }
}
