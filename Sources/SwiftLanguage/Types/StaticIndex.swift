// SPDX-License-Identifier: GPL-3.0-or-later

/// All declarations that code of one program can name: the user's, the library's, and those of the host where there is one.
///
/// Types and signatures are worked out when they are first asked for. One thread at a time.
final class StaticIndex {
    let host: (any LanguageHost)?
    private(set) var tables: IndexTables
    private var nativeTypes: [String: TypeInfo?] = [:]
    /// What the library and the host have beside functions of the user's, by name.
    private var foreignFunctions: [String: [Member]] = [:]
    /// The members that were looked up on closed types.
    var lookups: [MemberLookup.Key: MemberLookup.Found] = [:]
    /// By the protocol of the host's.
    private var refinedMethods: [String: Set<String>] = [:]
    /// The names of types that are declared inside of others, or that come along with them.
    private(set) lazy var nestedTypeNames = makeNestedTypeNames()
    /// To look for what was meant takes long: of many unknown names it is done for the first ones.
    var suggestionsLeft = 64
    private var conformanceCache: [String: [String: [GenericConstraint]]] = [:]
    /// With the members themselves, so that no other takes over the identity of one that is gone.
    var signatures: [ObjectIdentifier: (member: Member, signature: Signature)] = [:]
    var propertyTypes: [ObjectIdentifier: (member: Member, type: StaticType)] = [:]
    private(set) lazy var shadowedRequirements = makeShadowedRequirements()
    /// The names of the methods that a class overrides.
    private(set) lazy var overriddenNames = Set(
        types.values.filter { $0.kind == .class }.flatMap { [$0.members, $0.statics] }.flatMap { $0.values.joined() }
            .filter { $0.isOverride && !$0.isProperty }.map(\.name))
    /// What was found of code of the program.
    var findings = SharedFindings()
    /// Properties whose first values are being looked at: one that needs itself has no type.
    var resolving: Set<ObjectIdentifier> = []

    /// - Parameter earlier: the tables of an earlier program. One that only adds to it takes them over.
    init(program: Program, host: (any LanguageHost)? = nil, after earlier: IndexTables? = nil) {
        self.host = host
        if let earlier, let added = earlier.additions(of: program) {
            tables = earlier
            tables.program = program
            if !added.isEmpty { tables.latest = IndexTables.Names() }
            read(added, isLibrary: false, sharing: earlier.types)
        } else {
            let library = Library.names.tables
            tables = library
            tables.program = program
            read(program.onDemand, isLibrary: true, sharing: library.types)
            tables.latest = IndexTables.Names()
            read((try? program.declarations.active(on: program.platform)) ?? [], isLibrary: false, sharing: library.types)
        }
    }

    /// The library alone, read once in a process.
    init(library declarations: [Declaration]) {
        host = nil
        tables = IndexTables(program: Program())
        read(declarations, isLibrary: true, sharing: [:])
    }

    private func read(_ declarations: [Declaration], isLibrary: Bool, sharing shared: [String: TypeInfo]) {
        var reader = IndexReader(index: self, isLibrary: isLibrary, sharing: shared)
        reader.read(declarations)
        tables = reader.tables
    }

    var program: Program { tables.program }
    var types: [String: TypeInfo] { tables.types }
    var functions: [String: [Member]] { tables.functions }
    var variables: [String: Member] { tables.variables }
    var aliases: [String: TypeInfo.TypeAlias] { tables.aliases }

    /// What a call of a bare name may mean: beside functions of the user's stand those of the same name that the library and the host have.
    func overloads(named name: String) -> [Member]? {
        guard let functions = functions[name], functions.contains(where: { !$0.isLibrary }), !functions.contains(where: \.isLibrary) else {
            return functions[name]
        }
        return functions + foreignFunctions(named: name)
    }

    private func foreignFunctions(named name: String) -> [Member] {
        if let known = foreignFunctions[name] { return known }
        let declared = Library.names.functions[name] ?? []
        let natives = (declared.isEmpty ? StandardLibrary.functions[name] ?? [] : []) + (host?.globalFunctions(named: name) ?? [])
        let found =
            declared
            + natives.map { Member(name, .native($0), declaration: nil, owner: nil, context: DeclarationContext(), isLibrary: true) }
        foreignFunctions[name] = found
        return found
    }

    // MARK: Types

    func type(named name: String) -> TypeInfo? { types[name] ?? nativeType(named: name) }

    private func nativeType(named name: String) -> TypeInfo? {
        if let known = nativeTypes[name] { return known }
        let found = (StandardLibrary.type(named: name) ?? host?.nativeType(named: name)).map { TypeInfo(native: $0) }
        nativeTypes[name] = .some(found)
        return found
    }

    /// The user's members of a type of the host: they stand beside what the catalogue declares.
    func infos(named name: String) -> [TypeInfo] {
        // A type of its own hides the one of the host's that has the same name.
        if let own = types[name], own.declaration != nil, !own.isOfLibrary { return [own] }
        return [types[name], nativeType(named: name)].compactMap { $0 }
    }

    /// May a value that is known by a protocol of the host's alone have a member of its own of that name, as a Shape has an `offset`, or as
    /// an extension of the user's gives one to `Text`?
    func mayBeRefined(_ name: String, of owner: String) -> Bool {
        if let known = refinedMethods[owner] { return known.contains(name) }
        var names: Set<String> = []
        for typeName in host?.typeNames ?? [] where typeName != owner {
            guard let type = host?.nativeType(named: typeName), type.conformances.contains(owner) else { continue }
            names.formUnion(type.methods.keys)
            if let extended = types[typeName] { names.formUnion(extended.members.keys) }
        }
        // What nobody declares may be a protocol of views, as `DynamicViewContent` is.
        for (typeName, extended) in types where extended.declaration == nil && isForeign(typeName) {
            names.formUnion(extended.members.keys)
        }
        refinedMethods[owner] = names
        return names.contains(name)
    }

    /// Is it a type of which nothing but extensions is in sight?
    private func isForeign(_ name: String) -> Bool { Library.names.types[name] == nil && nativeType(named: name) == nil }

    /// What is asked of the generic parameters that the members of a type see: its own, and those of the types around it.
    func constraintsInSight(of info: TypeInfo) -> [GenericConstraint] {
        EnclosingTypes(of: info.name).dropFirst().reduce(info.constraints) { found, outer in
            let seen = (infos(named: outer).first?.constraints ?? []).filter { constraint in
                !info.generics.contains { name in constraint.subject.contains { $0 == .parameter(name) } }
            }
            return found + seen
        }
    }

    // MARK: Conformances

    /// All protocols and classes that a type has, with what a conditional conformance asks for; the raw type of an enum does not count.
    func conformances(of name: String) -> [String: [GenericConstraint]] {
        if let known = conformanceCache[name] { return known }
        conformanceCache[name] = [:]
        var result: [String: [GenericConstraint]] = [:]
        for info in infos(named: name) {
            for item in info.inherited where info.kind == .class || mayBeProtocol(item.name, of: info) {
                if result[item.name] == nil || item.constraints.isEmpty { result[item.name] = item.constraints }
                for (further, constraints) in conformances(of: item.name) where result[further] == nil {
                    result[further] = item.constraints + constraints.filter { !$0.subject.contains { $0 == .parameter("Self") } }
                }
            }
            if info.kind == .enum, info.isComplete, !info.cases.isEmpty, info.cases.allSatisfy(\.hasNoPayload) {
                for name in ["Hashable", "Equatable"] where result[name] == nil { result[name] = [] }
            }
            if rawType(of: info) != nil, result["RawRepresentable"] == nil { result["RawRepresentable"] = [] }
        }
        conformanceCache[name] = result
        return result
    }

    /// What `enum Suit: Int` has before its protocols; nil where the cases have no raw values.
    func rawType(of info: TypeInfo) -> StaticType? {
        guard info.kind == .enum, let first = info.inherited.first, let type = type(named: first.name), type.kind != .protocol else {
            return nil
        }
        return .nominal(first.name)
    }

    /// What is unknown may be a protocol of the platform's, and what is only extended in sight where somebody's own type has it.
    private func mayBeProtocol(_ name: String, of owner: TypeInfo) -> Bool {
        guard let info = type(named: name) else { return true }
        return info.kind == .protocol || owner.declaration != nil && !owner.isOfLibrary && isUndeclared(name)
    }

    /// Does nothing in sight declare a type, though extensions may add to it?
    func isUndeclared(_ name: String) -> Bool {
        guard let info = type(named: name) else { return true }
        return info.declaration == nil && nativeType(named: name) == nil
    }
}

extension Member {
    fileprivate var hasNoPayload: Bool {
        if case .enumCase(let item) = kind { item.payload == nil } else { true }
    }
}

extension TypeInfo {
    /// A type of the host, by what the catalogue declares of it.
    convenience init(native: NativeType) {
        let context = DeclarationContext(typeName: native.name)
        self.init(
            name: native.name, kind: native.isProtocol ? .protocol : .struct, generics: [], isComplete: false, context: context)
        inherited = native.conformances.sorted().filter { $0 != native.name }.map { Inheritance(name: $0, constraints: []) }
        func member(_ name: String, _ kind: Member.Kind, isStatic: Bool = false) -> Member {
            Member(name, kind, declaration: nil, owner: native.name, context: context, isStatic: isStatic, isLibrary: true)
        }
        initializers = native.initializers.map { member("init", .native($0)) }
        for (name, property) in native.properties {
            members[name, default: []].append(member(name, .nativeProperty(property.type, isSettable: property.set != nil)))
        }
        for (name, functions) in native.methods { members[name, default: []] += functions.map { member(name, .native($0)) } }
        members["subscript"] = native.subscripts.map { member("subscript", .native($0)) }
        for (name, item) in native.staticMembers {
            if item.value != nil {
                statics[name, default: []].append(member(name, .nativeProperty(nil, isSettable: false), isStatic: true))
            }
            statics[name, default: []] += item.functions.map { member(name, .native($0), isStatic: true) }
        }
        for (sign, functions) in native.operators {
            statics[sign, default: []] += functions.map { member(sign, .native($0), isStatic: true) }
        }
    }
}
