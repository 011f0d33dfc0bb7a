// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether what a type has under the names that its protocols ask for is what they ask for: with the same labels and types, static or not,
/// settable where that is asked. That a name is missing altogether `RequirementCheck` says.
struct ConformanceCheck {
    let index: StaticIndex

    func diagnostics(of info: TypeInfo) -> [Diagnostic] {
        // Of Foundation's classes only a part is declared.
        guard info.kind != .protocol, info.isComplete, !info.isOfLibrary || Library.names.isDeclared(info.name) else { return [] }
        return index.conformances(of: info.name).keys.sorted().compactMap { name in
            guard let asked = index.types[name], asked.kind == .protocol else { return nil }
            let found =
                unmetAssociatedType(of: asked, info) ?? unrequiredInitializer(for: asked, info) ?? fixedResult(for: asked, info)
                ?? hiddenWitness(for: asked, info)
            if let found { return found }
            guard
                let missing = asked.requirements.first(where: { asked.isOfLibrary ? isMistaken($0, in: info) : !isMet($0, by: info) })
            else { return nil }
            return Diagnostic(
                .missingRequirement, "type '\(info.name)' does not conform to protocol '\(name)'", at: info.declaration?.namePlace,
                hint: "the '\(missing.name)' that '\(name)' requires has other labels or types, or must be settable"
            ).declared(missing.name, at: missing.span)
        }
    }

    /// `associatedtype ID: Hashable` of a user-defined protocol, where the type has another for it.
    private func unmetAssociatedType(of asked: TypeInfo, _ info: TypeInfo) -> Diagnostic? {
        guard !asked.isOfLibrary, case .type(let declared)? = asked.declaration?.kind else { return nil }
        let conformances = Conformances(index: index, constraints: info.constraints)
        for member in declared.members {
            guard case .associatedType(let name, let inherited, _, _) = member.kind, let type = index.witness(name, of: info.name),
                case .nominal(let nominal, _) = type, type.isKnown, index.types[nominal]?.isComplete == true,
                let protocolName = inherited.map(\.baseName).first(where: {
                    index.type(named: $0)?.kind == .protocol && conformances.conforms(type, to: $0) == false
                })
            else { continue }
            return Diagnostic(
                .missingRequirement, "type '\(info.name)' does not conform to protocol '\(asked.name)'", at: info.declaration?.namePlace,
                hint: "'\(name)' is '\(type)', which is not '\(protocolName)'"
            ).declared(name, at: member.span)
        }
        return nil
    }

    /// An initializer that a protocol asks for has to be there in every class below too.
    private func unrequiredInitializer(for asked: TypeInfo, _ info: TypeInfo) -> Diagnostic? {
        guard info.kind == .class, !info.isRedeclared, let declaration = info.declaration, !declaration.modifiers.contains("final"),
            info.inherited.contains(where: { $0.name == asked.name })
        else { return nil }
        for requirement in asked.requirements where requirement.name == "init" {
            let labels = index.signature(of: requirement).parameters.map(\.label)
            guard
                let own = info.initializers.first(where: {
                    index.signature(of: $0).parameters.map(\.label) == labels && fits($0, requirement)
                }), own.declaration?.modifiers.contains("required") == false
            else { continue }
            let shown = labels.map { ($0 ?? "_") + ":" }.joined()
            return Diagnostic(
                .missingRequirement,
                "initializer requirement 'init(\(shown))' can only be satisfied by a 'required' initializer in non-final class '\(info.name)'",
                at: own.declaration?.namePlace, hint: "write 'required' before it")
        }
        return nil
    }

    /// A method that a protocol asks to give `Self`, where a class that others may inherit from gives an instance of its own.
    private func fixedResult(for asked: TypeInfo, _ info: TypeInfo) -> Diagnostic? {
        guard info.kind == .class, !info.isRedeclared, let declaration = info.declaration, !declaration.modifiers.contains("final"),
            !asked.isOfLibrary
        else { return nil }
        for requirement in asked.requirements where requirement.resultIsSelf {
            let own = (requirement.isStatic ? info.statics : info.members)[requirement.name] ?? []
            guard let only = own.first, own.count == 1, !only.resultIsSelf, case .function = only.kind, fits(only, requirement),
                index.signature(of: only).result == info.selfType
            else { continue }
            let shown = only.name + "(" + index.signature(of: only).parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
            return Diagnostic(
                .missingRequirement,
                "method '\(shown)' in non-final class '\(info.name)' must return 'Self' to conform to protocol '\(asked.name)'",
                at: only.declaration?.namePlace)
        }
        return nil
    }

    /// What is less accessible than the type and the protocol, where all who see both may ask for it.
    private func hiddenWitness(for asked: TypeInfo, _ info: TypeInfo) -> Diagnostic? {
        guard !asked.isOfLibrary, let type = info.declaration, !info.isRedeclared, !(asked.declaration?.isHidden ?? false),
            !type.isHidden, !info.name.contains("."), !asked.name.contains(".")
        else { return nil }
        let isPublic = asked.declaration?.isPublic ?? false
        let needed = isPublic && type.isPublic ? "public" : "internal"
        for requirement in asked.requirements {
            guard let (own, shown) = onlyWitness(of: requirement, asked, info), let witness = own.declaration,
                witness.isHidden || needed == "public" && !witness.isPublic && witness.stands(in: type)
            else { continue }
            return Diagnostic(
                .missingRequirement,
                "\(shown) must be declared \(needed) because it matches a requirement in \(isPublic ? "public" : "internal") protocol '\(asked.name)'",
                at: witness.namePlace,
                hint: witness.isHidden ? "remove '\(own.isPrivate ? "private" : "fileprivate")' before it" : "write 'public' before it")
        }
        return nil
    }

    /// The one property or method of the type that a requirement may mean, with the words for it.
    private func onlyWitness(of requirement: Member, _ asked: TypeInfo, _ info: TypeInfo) -> (Member, String)? {
        let named = (requirement.isStatic ? info.statics : info.members)[requirement.name] ?? []
        if requirement.isProperty {
            guard named.count == 1, named[0].isProperty else { return nil }
            return (named[0], "property '\(requirement.name)'")
        }
        let labels = index.signature(of: requirement).parameters.map(\.label)
        let own = named.filter { index.signature(of: $0).parameters.map(\.label) == labels }
        guard case .function = requirement.kind, (asked.members[requirement.name] ?? []).allSatisfy(\.isRequirement), own.count == 1,
            case .function = own[0].kind
        else { return nil }
        return (own[0], "method '\(requirement.name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))'")
    }

    /// Of what a protocol of the library asks for, has the type a property or an operator of another type? What it lacks the compiler may
    /// make.
    private func isMistaken(_ requirement: Member, in info: TypeInfo) -> Bool {
        let own = ((requirement.isStatic ? info.statics : info.members)[requirement.name] ?? []).filter { !$0.isNative }
        if requirement.isProperty { return !own.isEmpty && own.allSatisfy { $0.isProperty && !fits($0, requirement) } }
        guard requirement.name.isOperatorName else { return isOfOtherResult(own, requirement) }
        let ofTwo = own.filter { candidate in
            candidate.constraints.isEmpty && index.signature(of: candidate).parameters.allSatisfy { $0.type == info.selfType }
        }
        return !ofTwo.isEmpty && ofTwo.allSatisfy { !mayBeSame(index.signature(of: requirement).result, index.signature(of: $0).result) }
    }

    /// `func next() -> Int` where an optional is asked for.
    private func isOfOtherResult(_ own: [Member], _ requirement: Member) -> Bool {
        let asked = index.signature(of: requirement)
        return !own.isEmpty
            && own.allSatisfy { candidate in
                guard case .function = candidate.kind, case let given = index.signature(of: candidate) else { return false }
                return asked.result.wrapped != nil && given.parameters.map(\.label) == asked.parameters.map(\.label)
                    && !mayBeSame(asked.result, given.result)
            }
    }

    private func isMet(_ requirement: Member, by info: TypeInfo) -> Bool {
        if requirement.name.isOperatorName { return true }
        let candidates = self.candidates(for: requirement, in: info)
        guard !candidates.isEmpty else {
            if requirement.name == "subscript" { return !isWholly(info) }
            return requirement.name == "init" ? makesItself(info, requirement) : !hasOtherKind(requirement, info)
        }
        return candidates.contains { fits($0, requirement) && (info.kind == .class || !$0.isMutating || requirement.isMutating) }
    }

    /// Is all that a type may have from its protocols and classes declared by the program?
    private func isWholly(_ info: TypeInfo) -> Bool {
        !info.isRedeclared
            && index.conformances(of: info.name).keys.allSatisfy { name in
                index.types[name].map { $0.isComplete && !$0.isOfLibrary && !$0.isRedeclared } ?? false
            }
    }

    /// `init()` of a class that declares no initializer.
    private func makesItself(_ info: TypeInfo, _ requirement: Member) -> Bool {
        info.kind != .enum && index.signature(of: requirement).parameters.isEmpty
    }

    /// An instance member where a static one is asked for, or the other way round.
    private func hasOtherKind(_ requirement: Member, _ info: TypeInfo) -> Bool {
        !(requirement.isStatic ? info.members : info.statics)[requirement.name, default: []].isEmpty
    }

    private func candidates(for requirement: Member, in info: TypeInfo) -> [Member] {
        let infos = index.infos(named: info.name) + index.conformances(of: info.name).keys.flatMap { index.infos(named: $0) }
        return infos.flatMap { info -> [Member] in
            if requirement.name == "init" { return info.initializers + [index.memberwiseInitializer(of: info)].compactMap { $0 } }
            return (requirement.isStatic ? info.statics : info.members)[requirement.name] ?? []
        }.filter { !$0.isRequirement }
    }

    private func fits(_ candidate: Member, _ requirement: Member) -> Bool {
        if candidate.isNative { return true }
        if requirement.name == "subscript", isSettable(requirement), !isSettable(candidate) { return false }
        if requirement.isProperty {
            guard candidate.isProperty else { return true }
            return (!isSettable(requirement) || isSettable(candidate))
                && mayBeSame(index.type(of: requirement), index.type(of: candidate))
        }
        if case .enumCase = candidate.kind { return true }
        let (asked, given) = (index.signature(of: requirement), index.signature(of: candidate))
        // A struct whose properties all have first values is made by `init()` too.
        if case .memberwise = candidate.kind, asked.parameters.isEmpty { return given.parameters.allSatisfy(\.hasDefault) }
        let parameters = given.parameters.filter { !isLeftOut($0, of: candidate) }
        guard asked.parameters.map(\.label) == parameters.map(\.label), mayBeSame(asked.result, given.result),
            ["throws", "async"].allSatisfy({ effect in
                requirement.effects.contains { $0.hasPrefix(effect) } || !candidate.effects.contains { $0.hasPrefix(effect) }
            })
        else { return false }
        return zip(asked.parameters, parameters).allSatisfy { mayBeSame($0.type, $1.type) }
    }

    /// `@State private var isOn = false`: the initializer that a struct has by its properties leaves it out where it is seen by others.
    private func isLeftOut(_ parameter: Signature.Parameter, of candidate: Member) -> Bool {
        guard case .memberwise = candidate.kind, parameter.hasDefault, let owner = candidate.owner.flatMap({ index.types[$0] }) else {
            return false
        }
        return owner.stored.contains { stored in
            guard stored.name == parameter.label, let declaration = stored.declaration else { return false }
            return declaration.isFilePrivate && !declaration.attributes.isEmpty
        }
    }

    /// Of what depends on associated types and generic parameters nothing is said.
    private func mayBeSame(_ a: StaticType, _ b: StaticType) -> Bool {
        if case .nominal = b, a == .void { return false }
        if case .nominal = a, b == .void { return false }
        guard case .nominal(let name, let arguments) = a, case .nominal(let other, let others) = b else { return true }
        guard let first = index.type(named: name), let second = index.type(named: other), first.isComplete, second.isComplete else {
            return true
        }
        return name == other && zip(arguments, others).allSatisfy { mayBeSame($0, $1) }
    }

    private func isSettable(_ member: Member) -> Bool {
        if case .subscript(let declared) = member.kind { return declared.accessors.setter != nil }
        guard case .property(let binding) = member.kind, case .variable(let variable)? = member.declaration?.kind else { return true }
        if variable.isLet { return false }
        guard let accessors = binding.accessors else { return true }
        return accessors.getter == nil && !accessors.isRequirement || accessors.setter != nil
    }
}

extension Member {
    /// `-> Self`, as written.
    fileprivate var resultIsSelf: Bool { if case .function(let function) = kind { function.result == .named("Self") } else { false } }
}

extension StaticIndex {
    /// What is wrong with the conformances of the types that some declarations declare, those inside of them too.
    func conformanceDiagnostics(of declarations: [Declaration]) -> [Diagnostic] {
        let places = DeclarationPlaces(declarations)
        let extended = Set(declarations.compactMap(\.extendedType))
        let check = ConformanceCheck(index: self)
        return tables.latest.types.union(extended).sorted().flatMap { name -> [Diagnostic] in
            guard let info = types[name], places.contains(info.declaration?.span) || extended.contains(name) else { return [] }
            return check.diagnostics(of: info) + SynthesisCheck(index: self, info: info).diagnostics()
                + OverrideCheck(index: self, info: info).diagnostics()
        }
    }
}

extension Declaration {
    /// The name of the type that it extends.
    fileprivate var extendedType: String? {
        if case .extension(let added) = kind { added.extended.extendedName } else { nil }
    }
}

extension Declaration {
    fileprivate var isHidden: Bool { modifiers.contains { $0 == "private" || $0 == "fileprivate" } }

    /// Cases are as accessible as their enum.
    fileprivate var isPublic: Bool {
        if case .enumCases = kind { true } else { modifiers.contains { $0 == "public" || $0 == "open" } }
    }

    /// Does it stand in a type itself? What an extension says of the access of its members is not told here.
    fileprivate func stands(in type: Declaration) -> Bool {
        guard let span, let whole = type.span else { return false }
        return span.source === whole.source && whole.start <= span.start && span.end <= whole.end
    }
}
