// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the user's types have what the protocols they name ask for.
struct RequirementCheck {
    let program: Program

    func run(for types: [UserType]) throws(Diagnostic) {
        // Of what Foundation and Combine declare only a part stands here: an extension may find what its protocol asks for.
        for type in types.sorted(by: { $0.qualifiedName < $1.qualifiedName })
        where type.kind != .protocol && type.namePlace?.isOfLibrary != true {
            let conformances = all(type.conformances)
            let implied = conformances.contains("Hashable") && !conformances.contains("Equatable") ? ["Equatable"] : []
            for conformance in conformances + implied { try check(type, conformance) }
        }
    }

    private func all(_ names: [String]) -> [String] {
        var result: [String] = []
        var open = names
        while let name = open.popLast() {
            guard !result.contains(name) else { continue }
            result.append(name)
            open += program.types[name]?.conformances ?? []
        }
        return result.sorted()
    }

    private func check(_ type: UserType, _ protocolName: String) throws(Diagnostic) {
        let madeCases = type.kind == .enum ? !type.enumCases.contains { !$0.payload.isEmpty } : !isWhole(type)
        if protocolName == "CaseIterable", !madeCases, !has(type, "allCases", []) {
            throw Diagnostic(.missingRequirement, "type '\(type.name)' does not conform to protocol 'CaseIterable'", at: type.namePlace)
        }
        // Its `<` comes from `distance(to:)`.
        if protocolName == "Comparable", all(type.conformances).contains("Strideable") { return }
        var wanted = KnownProtocol.requirements[protocolName] ?? (isWhole(type) ? library(protocolName, type) : [])
        if let own = program.types[protocolName] { wanted = own.kind == .protocol ? own.members.requirements : [] }
        let missing = wanted.filter { !has(type, $0.name, [protocolName]) || $0.text.hasPrefix("var ") && isOfAnotherKind($0, in: type) }
        guard let first = missing.first else { return }
        throw Diagnostic(
            .missingRequirement, "type '\(type.name)' does not conform to protocol '\(protocolName)'", at: type.namePlace,
            hint: "'\(first.text)' is missing"
        )
    }

    /// Is a static property the default value that a protocol of SwiftUI's asks for?
    func asksForDefault(_ type: UserType, _ name: String) -> Bool {
        all(type.conformances).contains {
            KnownProtocol.requirements[$0]?.contains { $0.name == name && $0.text == KnownProtocol.defaultValue } ?? false
        }
    }

    /// In the type, in the extensions of its protocols, or synthesized.
    private func has(_ type: UserType, _ name: String, _ protocols: [String]) -> Bool {
        if declares(type.members, name) || name.isOperatorName && program.functions[name] != nil { return true }
        // An instance of a class is its own identity.
        if name == "id", type.kind == .class, protocols == ["Identifiable"] { return true }
        for conformance in all(type.conformances) {
            if let table = program.nativeExtensions[conformance], declares(table, name), hasDefault(name, of: table, type) { return true }
            guard let other = program.types[conformance] else { continue }
            if other.kind == .protocol ? declaresDefault(other.members, name) : declares(other.members, name) { return true }
        }
        return false
    }

    private func isOfAnotherKind(_ wanted: KnownProtocol.Requirement, in type: UserType) -> Bool {
        isMethodAlone(wanted.name, in: type) || isExistential(wanted, in: type)
    }

    /// `func body()` is no `var body`.
    private func isMethodAlone(_ name: String, in type: UserType) -> Bool {
        guard type.members.methods[name] != nil else { return false }
        let others = all(type.conformances).flatMap { [program.nativeExtensions[$0], program.types[$0]?.members] }.compactMap { $0 }
        return ([type.members] + others).allSatisfy { table in
            table.computed[name] == nil && !table.stored.contains { $0.name == name }
        }
    }

    /// `var body: View`: what holds any view is none itself.
    private func isExistential(_ wanted: KnownProtocol.Requirement, in type: UserType) -> Bool {
        guard let written = type.members.computed[wanted.name]?.type else { return false }
        let held = if case .any(let inner) = written { inner } else { written }
        guard case .named(let name, _) = held else { return false }
        return wanted.text.hasSuffix(": some \(name)")
    }

    /// SwiftUI's own default of a key is nil, and there for keys alone whose `reduce` is about an optional.
    private func hasDefault(_ name: String, of table: MemberTable, _ type: UserType) -> Bool {
        guard table.staticComputed[name]?.getter.span?.isOfLibrary == true else { return true }
        let reduced = type.members.staticMethods["reduce"]?.first?.declaration.parameters.first?.type
        return reduced.map { isNilLiteral($0, in: type) } ?? false
    }

    private func isNilLiteral(_ written: TypeSyntax, in type: UserType) -> Bool {
        switch written {
        case .optional, .named("Optional", _): return true
        case .attributed(_, let inner): return isNilLiteral(inner, in: type)
        default:
            let name = written.baseName
            let meant = type.members.aliases[name] ?? program.aliases[name] ?? written
            return meant.isOptional || all([meant.baseName]).contains("ExpressibleByNilLiteral")
        }
    }

    private func declares(_ table: MemberTable, _ name: String) -> Bool {
        table.stored.contains { $0.name == name } || table.computed[name] != nil || table.methods[name] != nil
            || table.staticStored[name] != nil
            || table.staticComputed[name] != nil || table.staticMethods[name] != nil || table.cases.contains { $0.name == name }
            || name == "init" && !table.initializers.isEmpty || table.aliases[name] != nil
            || name == "subscript" && !table.subscripts.isEmpty
    }

    private func declaresDefault(_ table: MemberTable, _ name: String) -> Bool {
        table.computed[name] != nil || table.methods[name]?.contains { $0.declaration.body != nil } == true
            || table.staticMethods[name]?.contains { $0.declaration.body != nil } == true || table.staticComputed[name] != nil
            || name == "subscript" && !table.subscripts.isEmpty
    }

    /// What the library's protocols ask for, where the compiler makes nothing of it.
    private func library(_ name: String, _ type: UserType) -> [LibraryRequirements.Requirement] {
        let conformances = all(type.conformances)
        guard name == "RawRepresentable" || name == "OptionSet" || !conformances.contains(where: Self.conversions.contains) else {
            return []
        }
        let hasOwn = conformances.contains { program.types[$0] != nil }
        return LibraryRequirements(type: type, conformances: conformances, hasOwnConformances: hasOwn).requirements(of: name)
    }

    /// The protocols whose types have most members of others by them.
    private static let conversions: Set<String> = ["RawRepresentable", "LosslessStringConvertible", "StringProtocol"]

    /// Are all of its protocols and classes declared in sight, and no macro that adds others?
    private func isWhole(_ type: UserType) -> Bool {
        !type.hasForeignMacro(in: program) && isDeclared(type)
    }

    private func isDeclared(_ type: UserType) -> Bool {
        all(type.conformances).allSatisfy { program.types[$0] != nil || Library.names.types[$0]?.kind == .protocol }
    }
}

extension Program {
    /// The protocols that a type may conform to, SwiftUI's and the library's, with what they ask for as far as it is known.
    package static let protocols: [String: String] = Library.names.types.filter { $0.value.kind == .protocol }.mapValues { _ in "a protocol"
    }
    .merging(KnownProtocol.requirements.mapValues { $0.map(\.text).joined(separator: "; ") }) { $1 }
}

extension Declaration.Attribute {
    /// `@Reducer` of another framework on a type: which members and conformances it adds is not known.
    func isForeignMacro(in program: Program) -> Bool {
        name.first?.isUppercase == true && KnownAttribute[name] == nil && program.types[name] == nil
    }
}

extension UserType {
    /// Where its declaration names it.
    var namePlace: SourceSpan? { span?.place(of: name) ?? span }

    /// May a macro of another framework have given it members that are not in sight?
    func hasForeignMacro(in program: Program) -> Bool { attributes.contains { $0.isForeignMacro(in: program) } }
}
