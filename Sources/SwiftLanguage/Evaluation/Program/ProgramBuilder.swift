// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes the tables of a program from its declarations.
struct ProgramBuilder {
    var program: Program
    private var pending: [Pending] = []
    /// The places in `pending` of each qualified name.
    private var pendingNames: [String: [Int]] = [:]
    private var making: Set<String> = []
    /// Extensions by the name that they were written for.
    private var extensions: [String: [(declaration: Declaration, members: ExtensionDeclaration)]] = [:]

    private struct Pending {
        let declaration: Declaration
        let type: TypeDeclaration
        let qualifiedName: String
        let outer: LexicalContext
    }

    /// The program from which what has been checked is taken over.
    private let earlier: Program?
    private var library: SharedLibrary?

    init(program: Program, after earlier: Program? = nil) {
        self.program = program
        self.earlier = earlier
    }

    mutating func build(on host: (any LanguageHost)? = nil) throws(Diagnostic) {
        // What attributes mean is known before the declarations that carry them are read.
        let own = try program.declarations.active(on: program.platform)
        let names = Set(own.flatMap(\.declaredNames))
        if program.isAskedForMore || Prelude.isAsked(by: own) {
            program.onDemand = Prelude.onDemand.filter { names.isDisjoint(with: $0.declaredNames) }
        }
        program.takeOver(from: earlier, on: host)
        let declarations = Prelude.declarations.filter { names.isDisjoint(with: $0.declaredNames) } + program.onDemand + own
        for declaration in declarations { note(declaration, outer: nil) }
        for declaration in program.onDemand + own { noteRequirements(of: declaration) }
        for declaration in declarations { try collect(declaration) }
        moveExtensionsOfAliases()
        for (name, list) in extensions.sorted(by: { $0.key < $1.key }) {
            for item in list { collectNested(item.members.members, in: name) }
        }
        library = SharedLibrary(of: program, own, after: earlier)
        for item in pending { try makeType(item) }
        for (name, list) in extensions.sorted(by: { $0.key < $1.key }) where pendingNames[name] == nil {
            if let known = isTakenOver(name) ? earlier?.nativeExtensions[name] : library?.members(of: name) {
                program.nativeExtensions[name] = known
            } else {
                program.nativeExtensions[name] = try nativeTable(name, list)
            }
        }
        note(program.functions, program.types.values.map(\.members) + program.nativeExtensions.values)
        try RequirementCheck(program: program).run(for: program.types.values.filter { !isTakenOver($0.qualifiedName) })
    }

    /// Is what stands under a full name as it was in the earlier program?
    private func isTakenOver(_ fullName: String) -> Bool { program.checked.contains(Program.unitName(of: fullName)) }

    /// `extension Store` where `typealias Store<State> = CurrentValueSubject<State, Never>` adds to what the name stands for.
    private mutating func moveExtensionsOfAliases() {
        for name in extensions.keys.sorted() where pendingNames[name] == nil {
            guard let meant = program.aliases[name]?.extendedName, meant != name, let list = extensions[name] else { continue }
            // `SwiftUI.Font` is the module's, whatever is called `Font` here.
            let kept = list.filter { $0.1.extended.withoutModule != nil }
            extensions[name] = kept.isEmpty ? nil : kept
            extensions[meant, default: []] += list.filter { $0.1.extended.withoutModule == nil }
        }
    }

    /// What all code has to reckon with once there are such functions.
    private mutating func note(_ functions: [String: [UserFunction]], _ tables: [MemberTable]) {
        let declared = [functions] + tables.map(\.staticMethods)
        for (name, functions) in declared.joined() where name.isOperatorName {
            let special = functions.filter { $0.declaration.parameters.contains { $0.type.isInout || $0.type.isAutoclosure } }
            if !special.isEmpty { program.operatorsOnExpressions[name, default: []] += special }
            // A nil does not tell what an optional would hold.
            let dependsOnTypes = functions.contains { function in
                let isOfOptional = function.lexical.typeName == "Optional"
                return function.span?.isOfLibrary == false && (isOfOptional || !function.declaration.genericParameters.isEmpty)
            }
            if dependsOnTypes || functions.areToldByResult { program.operatorsByType.insert(name) }
            let givesOther = functions.contains { $0.span?.isOfLibrary == false && $0.declaration.result != .named("Bool") }
            if givesOther, ComparisonSign.isOne(name) {
                program.comparisonsOfOther.insert(name)
            }
        }
        if declared.contains(where: { table in ["&&", "||", "!"].contains { table[$0] != nil } }) { program.hasOwnJunctions = true }
        if declared.contains(where: { table in ["..<", "..."].contains { table[$0] != nil } }) { program.hasOwnRanges = true }
        let called = declared + tables.map(\.methods)
        program.neverReturning.formUnion(called.joined().lazy.filter { $0.value.contains { $0.declaration.neverReturns } }.map(\.key))
        program.mutatingNames.formUnion(tables.map(\.methods).joined().lazy.filter { $0.value.contains(where: \.isMutating) }.map(\.key))
    }

    /// Adds structs, enums, variables and functions of new names, on which nothing that is there can depend.
    /// - Returns: false where there is anything else: protocols, classes, extensions and what attributes say may change other types.
    mutating func add(_ declarations: [Declaration]) throws(Diagnostic) -> Bool {
        for declaration in declarations {
            guard isNew(declaration) else { return false }
            try collect(declaration)
        }
        guard pending.allSatisfy(isIndependent) else { return false }
        for item in pending { try makeType(item) }
        let made = pending.compactMap { program.types[$0.qualifiedName] }
        let functions = declarations.flatMap(\.declaredNames).reduce(into: [:]) { $0[$1] = program.functions[$1] }
        note(functions, made.map(\.members))
        try RequirementCheck(program: program).run(for: made)
        return true
    }

    private func isNew(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .type: true
        case .variable, .function: declaration.declaredNames.allSatisfy { program.variables[$0] == nil && program.functions[$0] == nil }
        default: false
        }
    }

    private func isIndependent(_ item: Pending) -> Bool {
        let name = item.qualifiedName
        return (item.type.kind == .struct || item.type.kind == .enum) && item.declaration.attributes.isEmpty
            && program.types[name] == nil && program.nativeExtensions[name] == nil && program.aliases[name] == nil
    }

    /// Remembers the builders and wrappers that the user declares, nested ones too.
    private mutating func note(_ declaration: Declaration, outer: String?) {
        let (name, members): (String, [Declaration])
        switch declaration.kind {
        case .type(let type): (name, members) = (outer.map { "\($0).\(type.name)" } ?? type.name, type.members)
        case .extension(let added): (name, members) = (added.extended.extendedName, added.members)
        default: return
        }
        for short in Set([name, String(name.split(separator: ".").last ?? "")]) {
            if declaration.attributes.contains(where: { $0.name == "resultBuilder" }) { program.resultBuilders[short] = name }
            if declaration.attributes.contains(where: { $0.name == "propertyWrapper" }) { program.propertyWrappers[short] = name }
        }
        for member in members { note(member, outer: name) }
    }

    private mutating func noteRequirements(of declaration: Declaration) {
        guard case .type(let type) = declaration.kind, type.kind == .protocol else { return }
        for member in type.members {
            guard let builder = program.builder(of: member.attributes) else { continue }
            for name in member.declaredNames { program.requirementBuilders[type.name, default: [:]][name] = builder }
        }
    }

    // MARK: Collecting

    private mutating func collect(_ declaration: Declaration) throws(Diagnostic) {
        switch declaration.kind {
        case .type(let type): collectType(declaration, type, outer: nil, generics: [])
        case .extension(let members): extensions[members.extended.extendedName, default: []].append((declaration, members))
        case .function(let function):
            let builder = program.builder(of: declaration.attributes)
            let locals = collectLocals(function.body, of: function.name, in: nil, generics: function.genericParameters.map(\.name))
            if isTakenOver(function.name), let known = earlier?.functions[function.name] {
                program.functions[function.name] = known
                return
            }
            let lexical = locals.map { LexicalContext(localScope: $0) } ?? .file
            program.functions[function.name, default: []].append(
                UserFunction(function, lexical: lexical, builder: builder, span: declaration.span))
        case .variable(let variable): for binding in variable.bindings { add(global: binding, variable, declaration) }
        case .typeAlias(let name, _, let type): program.aliases[name] = type
        case .macro: program.previews.append(declaration)
        case .import, .elsewhere, .conditionalCompilation, .deinitializer, .operator, .precedenceGroup: break
        case .initializer, .subscript, .associatedType, .enumCases:
            throw Diagnostic(.unsupported, "this declaration is only allowed inside a type", at: declaration.span)
        }
    }

    private mutating func collectType(_ declaration: Declaration, _ type: TypeDeclaration, outer: String?, generics: [String]) {
        let qualified = outer.map { "\($0).\(type.name)" } ?? type.name
        pendingNames[qualified, default: []].append(pending.count)
        pending.append(
            Pending(
                declaration: declaration, type: type, qualifiedName: qualified,
                outer: LexicalContext(typeName: outer, genericNames: generics)
            )
        )
        collectNested(type.members, in: qualified, generics: generics + type.parameterNames)
    }

    private mutating func collectNested(_ members: [Declaration], in name: String, generics: [String] = []) {
        for member in members {
            switch member.kind {
            case .type(let nested): collectType(member, nested, outer: name, generics: generics)
            case .typeAlias(let alias, _, let type): program.aliases["\(name).\(alias)"] = type
            case .function(let function): _ = collectLocals(function.body, of: function.name, in: name, generics: generics)
            case .initializer(let function, _): _ = collectLocals(function.body, of: "init", in: name, generics: generics)
            case .variable(let variable):
                for binding in variable.bindings {
                    let property = binding.pattern.boundNames.first ?? ""
                    _ = collectLocals(binding.accessors?.getter, of: property, in: name, generics: generics)
                }
            default: break
            }
        }
    }

    /// The types that a function declares for itself; answers the scope in which they are found.
    private mutating func collectLocals(
        _ body: [Statement]?, of function: String, in type: String?, generics: [String]
    ) -> String? {
        guard let body, case let locals = body.localTypes, !locals.isEmpty else { return nil }
        let scope = LexicalContext.localScope(of: function, in: type)
        collectNested(locals, in: scope, generics: generics)
        return scope
    }

    private mutating func add(global binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ declaration: Declaration) {
        let wrapper = program.wrapper(of: declaration)
        for name in binding.pattern.boundNames {
            var pattern: Pattern?
            var type = binding.type
            if case .binding(_, _, let written) = binding.pattern { type = type ?? written } else { pattern = binding.pattern }
            let builder = program.builder(of: declaration.attributes)
            let lexical = collectLocals(binding.accessors?.getter, of: name, in: nil, generics: []).map { LexicalContext(localScope: $0) }
            if isTakenOver(name), let known = earlier?.variables[name] {
                program.variables[name] = known
                continue
            }
            program.variables[name] = GlobalVariable(
                name: name, isLet: variable.isLet, wrapper: wrapper, type: type, initializer: binding.initializer, pattern: pattern,
                computed: binding.accessors.flatMap {
                    ComputedProperty(name, type, $0, declaredBy: declaration, lexical: lexical ?? .file, builder: builder)
                },
                accessors: binding.accessors, span: declaration.span
            )
        }
    }

    // MARK: Making

    /// The class that a class inherits from, made before it: its stored properties come first.
    private mutating func superclass(of item: Pending) throws(Diagnostic) -> UserType? {
        guard item.type.kind == .class else { return nil }
        for name in item.type.inherited.map(\.baseName) {
            let full = qualified(name, in: item.outer.typeName)
            let namesakes = (pendingNames[full] ?? []).map { pending[$0] }
            guard full != item.qualifiedName, let parent = namesakes.first(where: { $0.type.kind == .class }) else { continue }
            if program.types[full] == nil {
                guard making.insert(full).inserted else {
                    throw Diagnostic(.unsupported, "'\(item.qualifiedName)' inherits from itself", at: item.declaration.namePlace)
                }
                try makeType(parent)
            }
            return program.types[full]
        }
        return nil
    }

    private mutating func makeType(_ item: Pending) throws(Diagnostic) {
        guard program.types[item.qualifiedName] == nil else { return }
        let shared = library?.type(item.qualifiedName, declaredAt: item.declaration.span)
        if let known = shared ?? (isTakenOver(item.qualifiedName) ? earlier?.types[item.qualifiedName] : nil) {
            program.types[item.qualifiedName] = known
            noteKind(of: known)
            return
        }
        let made = try type(item, inheriting: try superclass(of: item))
        program.types[item.qualifiedName] = made
        noteKind(of: made)
    }

    /// What all code has to reckon with once there is such a type.
    private mutating func noteKind(of type: UserType) {
        if type.conformances.contains(where: { $0.hasSuffix("Sequence") || $0.hasSuffix("Collection") }) { program.hasOwnSequences = true }
        if type.members.deinitializer != nil { program.hasDeinitializers = true }
        if type.members.hasMutatingGetters { program.hasMutatingGetters = true }
    }

    /// It only looks at the program: while it held it too, the table of types would be copied for each new one.
    private func type(_ item: Pending, inheriting parent: UserType?) throws(Diagnostic) -> UserType {
        let generics = item.type.parameterNames + item.outer.genericNames
        var reader = MemberReader(program, typeName: item.qualifiedName, generics: generics, kind: item.type.kind)
        let written = item.type.inherited.flatMap { $0.conformanceNames(meaning(of:)) }
        let added = extensions[item.qualifiedName] ?? []
        reader.conformances = Prelude.completed(written) + item.declaration.conformancesByMacro
        reader.isObservable = item.declaration.isObservableByMacro
        if let parent {
            let written = item.type.inherited.first { qualified($0.baseName, in: item.outer.typeName) == parent.qualifiedName }
            reader.table.stored = parent.storedProperties(inheritedAs: written)
        }
        try reader.read(item.type.members, isExtension: false)
        for item in added {
            reader.conformances += Prelude.completed(item.members.inherited.flatMap { $0.conformanceNames(meaning(of:)) })
            reader.selfName = item.members.selfName
            try reader.read(item.members.members, isExtension: true)
        }
        reader.selfName = nil
        let ofModules = Set((item.type.inherited + added.flatMap(\.members.inherited)).compactMap(\.nameInModule))
        for place in (parent?.storedProperties ?? []).indices where reader.table.computed[reader.table.stored[place].name] != nil {
            reader.table.stored[place].isComputedBelow = true
        }
        return UserType(
            declaration: item.type, attributes: item.declaration.attributes, modifiers: item.declaration.modifiers,
            span: item.declaration.span, qualifiedName: item.qualifiedName,
            conformances: reader.conformances.map { ofModules.contains($0) ? $0 : qualified($0, in: item.outer.typeName) },
            members: reader.table,
            // What the first values of inherited properties say of the generic parameters above is whatever it is.
            outer: LexicalContext(
                typeName: item.outer.typeName, genericNames: item.outer.genericNames + (parent?.inner.genericNames ?? []))
        )
    }

    private func meaning(of alias: String) -> TypeSyntax? { program.aliases[alias] }

    /// A superclass's or protocol's name as it is known.
    private func qualified(_ name: String, in outer: String?) -> String {
        guard let outer, pendingNames["\(outer).\(name)"] != nil else { return name }
        return "\(outer).\(name)"
    }

    private func nativeTable(
        _ name: String, _ list: [(declaration: Declaration, members: ExtensionDeclaration)]
    ) throws(Diagnostic) -> MemberTable {
        var reader = MemberReader(program, typeName: name, generics: [], kind: .struct)
        for item in list {
            reader.conformances += item.members.inherited.flatMap { $0.conformanceNames(meaning(of:)) }
            reader.selfName = item.members.selfName
            try reader.read(item.members.members, isExtension: true)
        }
        reader.table.conformances = reader.conformances
        return reader.table
    }
}

extension [UserFunction] {
    /// Are there two of the user's that take the same and give something else?
    fileprivate var areToldByResult: Bool {
        let own = filter { $0.span?.isOfLibrary == false }.map(\.declaration)
        return own.enumerated().contains { place, function in
            own[..<place].contains {
                $0.parameters.map(\.type) == function.parameters.map(\.type) && $0.result != function.result
            }
        }
    }
}

extension TypeSyntax {
    /// `CGFloat` is extended where Double is, and so on.
    var extendedName: String {
        if case .optional = self { return "Optional" }
        let name = withoutModule?.baseName ?? baseName
        return Self.extendedNames[name] ?? name
    }

    private static let extendedNames = [
        "CGFloat": "Double", "Float32": "Float", "TimeInterval": "Double", "Float64": "Double", "ClosedRange": "Range",
    ]

    /// The types that are extended where a type of this name is.
    static func names(extendedAs name: String) -> [String] { [name] + extendedNames.filter { $0.value == name }.keys.sorted() }

    /// The protocols and the class that stand behind it in an inheritance clause.
    /// - Parameter aliases: what names of the top level stand for, such as `typealias Page = View & Hashable`.
    func conformanceNames(_ aliases: (String) -> TypeSyntax?, depth: Int = 0) -> [String] {
        if case .composition(let types) = self { return types.flatMap { $0.conformanceNames(aliases, depth: depth) } }
        if case .attributed(_, let type) = self { return type.conformanceNames(aliases, depth: depth) }
        if let name = nameInModule { return [name] }
        guard depth < Self.longestAliasChain, let meant = aliases(baseName) else { return [baseName] }
        return meant.conformanceNames(aliases, depth: depth + 1)
    }

    /// Aliases that lead back to themselves end here; the compiler refuses them.
    private static let longestAliasChain = 8
}
