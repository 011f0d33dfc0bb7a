// SPDX-License-Identifier: GPL-3.0-or-later

/// Sorts declarations into the index: types, their members and extensions, functions and variables of the top level.
struct IndexReader {
    let index: StaticIndex
    let isLibrary: Bool
    private(set) var tables: IndexTables
    /// The types that the indices of all programs have: none of them is ever changed.
    private let shared: [String: TypeInfo]
    private var extensions: [(declaration: Declaration, added: ExtensionDeclaration)] = []

    init(index: StaticIndex, isLibrary: Bool, sharing shared: [String: TypeInfo]) {
        self.index = index
        self.isLibrary = isLibrary
        self.shared = shared
        tables = index.tables
    }

    mutating func read(_ declarations: [Declaration]) {
        // Types may stand before the names that their inheritance clauses use.
        for declaration in declarations { readAlias(declaration) }
        for declaration in declarations { read(declaration) }
        for item in extensions { read(item.added, item.declaration) }
    }

    private mutating func read(_ declaration: Declaration) {
        switch declaration.kind {
        case .type(let type): read(type, declaration, in: DeclarationContext())
        case .extension(let added): extensions.append((declaration, added))
        case .function(let function):
            if tables.functions[function.name]?.first?.isLibrary == true, !isLibrary, !function.name.isOperatorName {
                tables.functions[function.name] = nil
            }
            tables.latest.functions.insert(function.name)
            let context = locals(
                function.body, of: function.name, in: DeclarationContext().adding(function.genericParameters.map(\.name)))
            tables.functions[function.name, default: []].append(
                Member(function.name, .function(function), declaration: declaration, owner: nil, context: context, isLibrary: isLibrary))
        case .variable(let variable):
            for binding in variable.bindings {
                for name in binding.pattern.boundNames {
                    let context = locals(binding.accessors?.getter, of: name, in: DeclarationContext())
                    tables.latest.variables.insert(name)
                    tables.variables[name] = Member(
                        name, .property(binding), declaration: declaration, owner: nil, context: context, isLibrary: isLibrary)
                }
            }
        default: break
        }
    }

    private mutating func readAlias(_ declaration: Declaration) {
        guard case .typeAlias(let name, let generics, let type) = declaration.kind else { return }
        let names = generics.map(\.name)
        tables.aliases[name] = .init(generics: names, type: type, context: DeclarationContext().adding(names))
    }

    private func meaning(of alias: String) -> TypeSyntax? { tables.aliases[alias].flatMap { $0.generics.isEmpty ? $0.type : nil } }

    // MARK: Types

    private mutating func read(_ type: TypeDeclaration, _ declaration: Declaration, in outer: DeclarationContext) {
        let name = outer.localScope.map { $0 + "." + type.name } ?? outer.typeName.map { $0 + "." + type.name } ?? type.name
        let hasPack = type.genericParameters.contains(where: \.isPack)
        let generics = hasPack ? [] : type.parameterNames
        var context = outer.adding(type.parameterNames)
        context.typeName = name
        context.localScope = outer.localScope
        let hasAllMembers = !declaration.attributes.contains { $0.isForeignMacro(in: index.program) }
        let info = TypeInfo(
            name: name, kind: type.kind, generics: generics, outerType: type.kind == .protocol ? nil : genericType(around: outer),
            isComplete: hasAllMembers, context: context, declaration: declaration)
        let written = type.inherited.flatMap { syntax in
            let names = syntax.conformanceNames(meaning(of:))
            return syntax.nameInModule == nil ? names.map { qualified($0, in: name) } : names
        }
        let inherited = written + declaration.conformancesByMacro.map { qualified($0, in: name) }
        info.inherited = (isLibrary ? inherited : Prelude.completed(inherited)).map { .init(name: $0, constraints: []) }
        info.isRedeclared = !isLibrary && tables.types[name].map { $0.declaration != nil && !$0.isOfLibrary } ?? false
        tables.types[name] = info
        tables.latest.types.insert(name)
        info.constraints = constraints(type.genericParameters, type.requirements, in: context)
        if type.kind == .protocol { info.associatedTypes = type.members.compactMap(\.associatedTypeName) }
        read(type.members, of: info, in: context, constraints: [], isExtension: false)
    }

    /// The generic type that a declaration is nested in. What is local to one of its functions is not said with its arguments.
    private func genericType(around outer: DeclarationContext) -> StaticType? {
        guard outer.localScope == nil, let info = outer.typeName.flatMap({ tables.types[$0] }), info.kind != .protocol,
            case let type = info.selfType, !type.arguments.isEmpty
        else { return nil }
        return type
    }

    private func qualified(_ name: String, in outer: String) -> String {
        EnclosingTypes(of: outer).lazy.map { $0 + "." + name }.first { tables.types[$0] != nil } ?? name
    }

    private mutating func read(_ added: ExtensionDeclaration, _ declaration: Declaration) {
        let info = owned(extendedName(added), or: added.selfName == nil ? .struct : .protocol)
        var context = info.context
        context.selfName = added.selfName
        // In what the extension asks for, `Self` is not yet what it says that it is.
        var constraints = constraints([], added.requirements, in: info.context)
        // `extension Array<Int>` is `extension Array where Element == Int`.
        let written: [TypeSyntax]
        switch added.extended {
        case .named(_, let arguments): written = arguments
        case .array(let element): written = [element]
        case .dictionary(let key, let value): written = [key, value]
        case .optional(let wrapped): written = [wrapped]
        default: written = []
        }
        for (generic, type) in zip(info.generics, written) {
            constraints.append(GenericConstraint(subject: .parameter(generic), relation: .same(resolve(type, in: context))))
        }
        let inherited = added.inherited.flatMap { $0.conformanceNames(meaning(of:)) }
        info.inherited += (isLibrary ? inherited : Prelude.completed(inherited)).map { .init(name: $0, constraints: constraints) }
        let members = added.members.map { $0.isolated(by: declaration) }
        read(members, of: info, in: context, constraints: constraints, isExtension: true)
    }

    private func extendedName(_ added: ExtensionDeclaration) -> String {
        if case .optional = added.extended { return "Optional" }
        // `SwiftUI.Font` is the module's, whatever is called `Font` here.
        if added.extended.withoutModule != nil { return added.typeName }
        return tables.aliases[added.typeName]?.type.baseName ?? added.typeName
    }

    /// The type that an extension adds to: one that other programs have too is copied before.
    /// - Parameter kind: of a type that nothing in sight declares.
    private mutating func owned(_ name: String, or kind: NominalKind = .struct) -> TypeInfo {
        tables.latest.types.insert(name)
        guard let info = tables.types[name] else {
            let info = TypeInfo(
                name: name, kind: index.type(named: name)?.kind ?? kind, generics: [], isComplete: false,
                context: DeclarationContext(typeName: name))
            tables.types[name] = info
            return info
        }
        guard shared[name] === info else { return info }
        let copy = info.copy()
        tables.types[name] = copy
        return copy
    }

    // MARK: Members

    private mutating func read(
        _ members: [Declaration], of info: TypeInfo, in context: DeclarationContext, constraints: [GenericConstraint], isExtension: Bool
    ) {
        for member in members { read(member, of: info, in: context, constraints, isExtension) }
    }

    private mutating func read(
        _ member: Declaration, of info: TypeInfo, in context: DeclarationContext, _ constraints: [GenericConstraint], _ isExtension: Bool
    ) {
        let isStatic = member.modifiers.contains("static") || member.modifiers.contains("class")
        let isRequirement = info.kind == .protocol && !isExtension
        func make(_ name: String, _ kind: Member.Kind, in context: DeclarationContext, isStatic: Bool = false) -> Member {
            Member(
                name, kind, declaration: member, owner: info.name, context: context, constraints: constraints, isStatic: isStatic,
                isRequirement: isRequirement, isLibrary: isLibrary, isInExtension: isExtension)
        }
        switch member.kind {
        case .variable(let variable):
            for binding in variable.properties {
                for name in binding.pattern.boundNames {
                    let entry = make(
                        name, .property(binding), in: locals(binding.accessors?.getter, of: name, in: context), isStatic: isStatic)
                    info.add(entry)
                    if !isStatic, binding.accessors?.getter == nil { info.stored.append(entry) }
                }
            }
        case .function(let function):
            let inner = locals(function.body, of: function.name, in: context.adding(function.genericParameters.map(\.name)))
            info.add(make(function.name, .function(function), in: inner, isStatic: isStatic || function.name.isOperatorName))
        case .initializer(let function, let isFailable):
            let inner = locals(function.body, of: "init", in: context.adding(function.genericParameters.map(\.name)))
            let entry = make("init", .initializer(function, isFailable: isFailable), in: inner)
            info.initializers.append(entry)
            if isRequirement { info.requirements.append(entry) }
        case .subscript(let declared):
            let inner = context.adding(declared.genericParameters.map(\.name))
            info.add(make("subscript", .subscript(declared), in: inner, isStatic: isStatic))
        case .enumCases(let cases):
            for item in cases {
                let entry = make(item.name, .enumCase(item), in: context, isStatic: true)
                info.statics[item.name, default: []].append(entry)
                info.cases.append(entry)
            }
        default: readType(member, of: info, in: context)
        }
    }

    /// A type, or a name for one, inside of another type.
    private mutating func readType(_ member: Declaration, of info: TypeInfo, in context: DeclarationContext) {
        switch member.kind {
        case .type(let nested):
            var inner = context
            inner.localScope = nil
            read(nested, member, in: inner)
        case .typeAlias(let name, let generics, let type):
            let names = generics.map(\.name)
            info.aliases[name] = .init(generics: names, type: type, context: context.adding(names))
        case .associatedType(let name, _, let type?, _): info.associatedDefaults[name] = .init(generics: [], type: type, context: context)
        default: break
        }
    }

    /// The types that a function declares for itself; answers the context in which they are found.
    private mutating func locals(_ body: [Statement]?, of function: String, in context: DeclarationContext) -> DeclarationContext {
        guard let body, case let declared = body.localTypes, !declared.isEmpty else { return context }
        var inner = context
        inner.localScope = LexicalContext.localScope(of: function, in: context.typeName)
        for declaration in declared {
            switch declaration.kind {
            case .type(let type): read(type, declaration, in: inner)
            case .typeAlias(let name, let generics, let type):
                let names = generics.map(\.name)
                tables.aliases[(inner.localScope ?? "") + "." + name] = .init(generics: names, type: type, context: inner.adding(names))
            default: break
            }
        }
        return inner
    }

    private func constraints(
        _ generics: [GenericParameter], _ requirements: [GenericRequirement], in context: DeclarationContext
    ) -> [GenericConstraint] {
        TypeResolver(index: index, types: tables.types, aliases: tables.aliases, context: context).constraints(generics, requirements)
    }

    private func resolve(_ type: TypeSyntax, in context: DeclarationContext) -> StaticType {
        TypeResolver(index: index, types: tables.types, aliases: tables.aliases, context: context).resolve(type)
    }
}

extension Declaration {
    fileprivate var associatedTypeName: String? {
        if case .associatedType(let name, _, _, _) = kind { name } else { nil }
    }
}

extension String {
    /// Is it the sign of an operator?
    var isOperatorName: Bool { first.map { !$0.isLetter && !"_`$".contains($0) } ?? false }
}

extension TypeInfo {
    fileprivate func add(_ member: Member) {
        if member.isStatic {
            statics[member.name, default: []].append(member)
        } else {
            members[member.name, default: []].append(member)
        }
        if member.isRequirement { requirements.append(member) }
    }

    fileprivate func copy() -> TypeInfo {
        let copy = TypeInfo(
            name: name, kind: kind, generics: generics, outerType: outerType, isComplete: isComplete, context: context,
            declaration: declaration)
        copy.inherited = inherited
        copy.members = members
        copy.statics = statics
        copy.initializers = initializers
        copy.stored = stored
        copy.cases = cases
        copy.aliases = aliases
        copy.associatedTypes = associatedTypes
        copy.associatedDefaults = associatedDefaults
        copy.requirements = requirements
        copy.constraints = constraints
        return copy
    }
}
