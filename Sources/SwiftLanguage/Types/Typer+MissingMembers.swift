// SPDX-License-Identifier: GPL-3.0-or-later

/// Diagnostics for members that do not exist, or whose constraints are not met.
extension Typer {
    /// A method that the library has for other elements only: `sorted()` of what has no order.
    func checkConstrained(_ name: String, _ labels: [String?], of owner: StaticType, at span: SourceSpan?) {
        let owner = solver.defaulted(owner)
        guard owner.isKnown, case .nominal(_, let arguments) = owner, let element = arguments.first, arguments.count == 1,
            isCertain(owner) || element == .any && labels.isEmpty
                || element.isOwnParameter && !scope.constraints.contains(where: { $0.isSame(element) })
        else { return }
        // The plain functions of a name before the generic ones.
        let candidates = lookup.unconstrained(name, of: owner)
        for found in candidates.filter({ index.signature(of: $0.member).generics.isEmpty }) + candidates
        where !found.member.isNative && index.signature(of: found.member).parameters.map(\.label) == labels {
            for constraint in found.member.constraints {
                guard case .conforms(let asked) = constraint.relation, case let subject = lookup.reduced(constraint, found),
                    subject == element,
                    solver.conformances.conforms(subject, to: asked) == false
                else { continue }
                if subject == .any {
                    return report(Diagnostic(.typeMismatch, "type 'Any' cannot conform to '\(asked)'", at: span))
                }
                return report(
                    Diagnostic(
                        .typeMismatch,
                        "referencing instance method '\(shown(name, labels))' on '\(found.member.owner ?? "")' requires that '\(subject)' conform to '\(asked)'",
                        at: span))
            }
        }
        let named = candidates.filter { !$0.member.isNative && index.signature(of: $0.member).parameters.map(\.label) == labels }
        guard let first = named.first, element.isScalarValue, named.allSatisfy({ isForOtherElements($0, than: element) }),
            let wanted = first.member.constraints.first.flatMap({ if case .same(let type) = $0.relation { type } else { nil } })
        else { return }
        report(
            Diagnostic(
                .typeMismatch,
                "referencing instance method '\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))' on '\(first.member.owner ?? "")' requires the types '\(element)' and '\(wanted)' be equivalent",
                at: span))
    }

    /// As the compiler names a method: with its labels, where it has some.
    private func shown(_ name: String, _ labels: [String?]) -> String {
        if labels.isEmpty { return name + "()" }
        return labels.contains { $0 != nil } ? name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" : name
    }

    /// Does the library have it for elements of one type only, which is another?
    private func isForOtherElements(_ found: FoundMember, than element: StaticType) -> Bool {
        found.member.isLibrary
            && found.member.constraints.contains { constraint in
                guard case .same(let wanted) = constraint.relation, lookup.reduced(constraint, found) == element else { return false }
                return wanted != element && isCertain(wanted)
            }
    }

    /// `Account.balance`: a property of its values, not of the type.
    ///
    /// - Parameter receiver: what stands before the dot: where that is the name of a type the compiler has more words.
    func checkInstanceMember(_ name: String, of owner: StaticType, by receiver: Expression?, at span: SourceSpan?) -> Bool {
        guard case .metatype(let instance) = owner, instance.isKnown, isCertain(instance),
            case let found = lookup.members(name, of: instance).found, !found.isEmpty,
            found.allSatisfy({ $0.member.isProperty && !$0.member.isLibrary })
        else { return false }
        report(
            Diagnostic(
                .unknownMember,
                "instance member '\(name)' cannot be used on type '\(instance)'"
                    + (receiver.map(isTypeName) == true ? "; did you mean to use a value of this type instead?" : ""), at: span,
                hint: "use a value of this type instead"))
        return true
    }

    private func isTypeName(_ expression: Expression) -> Bool {
        expression.bareName.map { Expression.isTypeName($0) && scope.local($0) == nil } ?? (dottedType(expression) != nil)
    }

    /// `account.shared`: a member of the type, not of its values.
    func checkStaticMember(_ name: String, of owner: StaticType, at span: SourceSpan?) -> Bool {
        guard case .nominal = owner, owner.isKnown, isCertain(owner),
            case let found = lookup.statics(name, of: owner).found, !found.isEmpty,
            found.allSatisfy(\.member.isOwn)
        else { return false }
        let isCase = found.allSatisfy { if case .enumCase = $0.member.kind { true } else { false } }
        report(
            Diagnostic(
                .unknownMember,
                isCase
                    ? "enum case '\(name)' cannot be used as an instance member"
                    : "static member '\(name)' cannot be used on instance of type '\(owner)'", at: span,
                hint: "write '\(owner).\(name)'"))
        return true
    }

    /// A member of what an optional holds, without a `?` or `!` behind the optional.
    func checkUnwrapped(_ name: String, of owner: StaticType, _ receiver: Expression?, at span: SourceSpan?) -> Bool {
        guard let wrapped = owner.wrapped, owner.isKnown,
            case let isOfHost = isHostValue(wrapped) && receiver?.hidesDeclarations != true,
            isOfHost || isCertain(wrapped) || isOwnExistential(wrapped), wrapped.wrapped == nil,
            case let found = lookup.members(name, of: wrapped).found, !found.isEmpty || isRawValue(name, of: wrapped),
            found.allSatisfy({ !$0.member.isNative || (isOfHost || wrapped.isScalarValue) && !$0.member.isOfView }),
            !["debugDescription", "hashValue", "hash", "encode", "self"].contains(name)
        else { return false }
        report(
            Diagnostic(
                .typeMismatch,
                "value of optional type '\(owner)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
                at: span, hint: "write '?.\(name)', or unwrap it with 'if let'"))
        return true
    }

    /// A value of protocols of the user's alone.
    private func isOwnExistential(_ type: StaticType) -> Bool {
        guard case .existential(let names) = type, !names.isEmpty else { return false }
        return names.allSatisfy { index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) }
    }

    /// `rawValue` of a user-defined enum, which no declaration shows.
    private func isRawValue(_ name: String, of type: StaticType) -> Bool {
        guard name == "rawValue", case .nominal(let owner, _) = type, let info = index.types[owner], info.kind == .enum else {
            return false
        }
        return info.isComplete && info.inherited.contains { StaticType.rawTypes.contains($0.name) }
    }

    /// A member of a number or a text that only the user's extensions of other types have, and one of a generic parameter of which nothing
    /// is asked.
    func checkForeign(_ name: String, of owner: StaticType, at span: SourceSpan?) -> Bool {
        let owner = solver.defaulted(owner)
        switch owner {
        case .parameter(let parameter):
            guard owner.isOwnParameter, scope.context.generics.contains(parameter),
                !parameter.hasPrefix("some#"), !parameter.hasPrefix("each "),
                solver.conformances.asked(of: owner).isEmpty,
                !scope.constraints.contains(where: { $0.subject == owner || $0.isSame(owner) })
            else { return false }
        case .nominal(let nominal, _) where nominal.hasSuffix("Range") && isOfChangingCollections(name):
            guard lookup.unconstrained(name, of: owner).isEmpty, isCertain(owner) else { return false }
        case .nominal(let nominal, _) where cannotBeChangedInPlace(nominal, by: name):
            guard lookup.unconstrained(name, of: owner).isEmpty, isCertain(owner), !index.program.importsForeignModules,
                StandardLibrary.type(named: nominal).map({ $0.properties[name] == nil && $0.methods[name] == nil }) ?? false
            else { return false }
        case .nominal(let nominal, _):
            guard owner.isScalarValue, lookup.unconstrained(name, of: owner).isEmpty,
                StandardLibrary.type(named: nominal).map({ $0.properties[name] == nil && $0.methods[name] == nil }) ?? false,
                isPlain(owner) || isOnlyInExtensions(name)
            else { return false }
        case .metatype(let instance):
            guard isPlain(instance), name.first?.isLowercase == true, let nominal = instance.nominalName,
                !["init", "self"].contains(name), lookup.unconstrained(name, of: instance).isEmpty,
                StandardLibrary.type(named: nominal).map({ $0.staticMembers[name] == nil && $0.methods[name] == nil }) ?? false
            else { return false }
            report(Diagnostic(.unknownMember, "type '\(instance)' has no member '\(name.withoutFile)'", at: span))
            return true
        default: return false
        }
        report(Diagnostic(.unknownMember, "value of type '\(owner)' has no member '\(name.withoutFile)'", at: span))
        return true
    }

    /// Is it a method of collections that keep an order of their own, as `append` is? Sets and dictionaries do not, and the characters of a
    /// text cannot be sorted in place.
    private func cannotBeChangedInPlace(_ nominal: String, by name: String) -> Bool {
        switch nominal {
        case "Set", "Dictionary": isOfChangingCollections(name)
        case "String": isOfChangingCollections(name, ["MutableCollection"])
        default: false
        }
    }

    /// Does the library have it for collections alone whose elements can be changed, which a range is not?
    private func isOfChangingCollections(
        _ name: String, _ protocols: [String] = ["MutableCollection", "RangeReplaceableCollection"]
    ) -> Bool {
        let isDeclared = protocols.contains { Library.names.types[$0]?.members[name] != nil }
        return isDeclared && index.types.values.allSatisfy { $0.members[name]?.allSatisfy(\.isLibrary) ?? true }
    }

    /// A number or a truth value, of which all members are declared, where no other module may add some.
    private func isPlain(_ type: StaticType) -> Bool { (type.isNumber || type == .bool) && !index.program.importsForeignModules }

    /// Has nothing in sight a member of that name but extensions of the user's?
    private func isOnlyInExtensions(_ name: String) -> Bool {
        let declared = index.types.values.compactMap { $0.members[name] }.joined()
        return !declared.isEmpty && declared.allSatisfy { $0.isInExtension && !$0.isLibrary }
            && Library.names.types.values.allSatisfy { $0.members[name] == nil }
    }

    /// A member of a type of the library's that it has not, where one of nearly that name was meant. Of others nobody knows: the library may
    /// have more members than are declared here.
    func checkLibrarySlip(_ name: String, of owner: StaticType, at span: SourceSpan?) {
        let owner = solver.defaulted(owner)
        let isStatic = owner.instance != owner
        guard owner.isKnown, case .nominal(let nominal, _) = owner.instance, Library.names.types[nominal] != nil, name.count > 3,
            isCertain(owner.instance), !isGiven(name, to: nominal, isStatic: isStatic)
        else { return }
        let infos = ([nominal] + index.conformances(of: nominal).keys).flatMap { index.infos(named: $0) }
        let names = infos.flatMap { (isStatic ? $0.statics : $0.members).keys }
        guard infos.allSatisfy({ $0.members[name] == nil && $0.statics[name] == nil }),
            let meant = Suggestion.closest(to: name, in: names.sorted()), Set(meant).symmetricDifference(name).count < 2,
            abs(meant.count - name.count) < 2
        else { return }
        report(
            Diagnostic(
                .unknownMember,
                (isStatic ? "type '\(owner.instance)'" : "value of type '\(owner)'") + " has no member '\(name.withoutFile)'", at: span,
                suggestion: meant))
    }

    /// Only of the user's own types all members are known for sure.
    func missing(_ name: String, of owner: StaticType, at span: SourceSpan?) {
        if name == "encode", solver.conformances.conforms(owner, to: "Encodable") == true { return }
        if case .existential(let names) = owner, name != "init",
            names.allSatisfy({ index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) })
        {
            return report(Diagnostic(.unknownMember, "value of type '\(owner)' has no member '\(name.withoutFile)'", at: span))
        }
        if case .parameter = owner, name != "init", isWhollyAsked(owner) {
            return report(Diagnostic(.unknownMember, "value of type '\(owner)' has no member '\(name.withoutFile)'", at: span))
        }
        let shown: String
        let isStatic: Bool
        if case .metatype(let instance) = owner {
            (shown, isStatic) = ("type '\(instance)'", true)
        } else {
            (shown, isStatic) = ("value of type '\(owner)'", false)
        }
        guard owner.isKnown, case .nominal(let nominal, _) = isStatic ? owner.instance : owner,
            !isGiven(name, to: nominal, isStatic: isStatic)
        else { return }
        if let unmet = unmet(name, of: owner, at: span) { return report(unmet) }
        let names = index.infos(named: nominal).flatMap { (isStatic ? $0.statics : $0.members).keys }
        report(
            Diagnostic(
                .unknownMember, "\(shown) has no member '\(name.withoutFile)'", at: span,
                suggestion: Suggestion.closest(to: name, in: names.sorted())
            ).declared(nominal, at: index.types[nominal]?.declaration?.span))
    }

    /// A member that only a user-defined extension has which asks for more than the type has: `extension Box where T == String`.
    private func unmet(_ name: String, of owner: StaticType, at span: SourceSpan?) -> Diagnostic? {
        guard case .nominal = owner, case let found = lookup.unconstrained(name, of: owner), found.count == 1,
            !found[0].member.isLibrary, !found[0].member.isNative, !found[0].member.isProperty, let type = found[0].member.owner
        else { return nil }
        let member = found[0].member
        let labels = index.signature(of: member).parameters.map { ($0.label ?? "_") + ":" }.joined()
        let what = "referencing \(member.descriptiveKind) '\(name)(\(labels))' on '\(type)' requires"
        for constraint in member.constraints {
            let subject = solver.defaulted(lookup.reduced(constraint, found[0]))
            guard subject.isKnown else { return nil }
            switch constraint.relation {
            case .same(let other):
                let wanted = other.substituting(found[0].substitution)
                guard wanted.isKnown, wanted != subject else { continue }
                return Diagnostic(.typeMismatch, "\(what) the types '\(subject)' and '\(wanted)' be equivalent", at: span)
            case .conforms(let asked):
                guard solver.conformances.conforms(subject, to: asked) == false else { continue }
                return Diagnostic(.typeMismatch, "\(what) that '\(subject)' conform to '\(asked)'", at: span)
            }
        }
        return nil
    }

    /// May a property have a projection? One of the user's without attributes has none, nor has what a wrapper of the user's wraps that
    /// projects nothing.
    private func mayBeProjected(_ name: String, of info: TypeInfo) -> Bool {
        guard let property = info.members[name]?.first(where: \.isProperty), let declaration = property.declaration else { return true }
        if declaration.attributes.isEmpty { return false }
        let wrappers = index.program.wrappers(of: declaration)
        return wrappers.count != 1 || !projectsNothing(wrappers[0])
    }

    /// What the compiler gives to a type by itself.
    func isGiven(_ name: String, to nominal: String, isStatic: Bool) -> Bool {
        guard let info = index.types[nominal] else { return true }
        // `Account.add` is the method with its receiver to come.
        if isStatic, !lookup.members(name, of: .nominal(nominal)).found.isEmpty { return true }
        switch name {
        case "allCases": return index.conformances(of: nominal)["CaseIterable"] != nil
        case "rawValue": return mayHaveRawValue(info)
        case "init", "self", "hashValue", "hash", "Type", "objectWillChange", "callAsFunction", "RawValue", "AllCases", "ID":
            return true
        case "localizedDescription": return index.conformances(of: nominal)["Error"] != nil
        default: break
        }
        if name.first == "$", !isStatic { return mayBeProjected(String(name.dropFirst()), of: info) }
        if name.isOperatorName || name.first == "_" || name.first == "$" { return true }
        if name == "encode", index.conformances(of: nominal)["Encodable"] != nil { return true }
        if !isStatic, nominal == "Sequence" || index.conformances(of: nominal)["Sequence"] != nil,
            let array = StandardLibrary.type(named: "Array"),
            array.methods[name] != nil || array.properties[name] != nil
        {
            return true
        }
        return index.type(named: nominal + "." + name) != nil || info.aliases[name] != nil
    }
}
