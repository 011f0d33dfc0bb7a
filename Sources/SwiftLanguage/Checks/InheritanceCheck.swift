// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a type may inherit from what it names, and whether what it overrides is there.
struct InheritanceCheck {
    let program: Program

    /// - Parameter fullName: with those of the types around.
    func run(_ type: TypeDeclaration, _ fullName: String, _ declaration: Declaration) throws(Diagnostic) {
        guard type.kind != .protocol else { return }
        let inherited = program.types[fullName]?.conformances ?? type.inherited.map(\.baseName)
        for name in inherited where !isOfModule(name, type, fullName) {
            if type.kind == .struct || type.kind == .enum { try checkClassBound(type, name, declaration) }
            try checkLibraryType(type, name, declaration)
            guard let parent = program.types[name], parent.kind != .protocol else { continue }
            if type.kind != .class {
                throw Diagnostic(.typeMismatch, "inheritance from non-protocol type '\(name)'", at: declaration.namePlace)
            }
            if parent.kind != .class {
                throw Diagnostic(.typeMismatch, "inheritance from non-protocol, non-class type '\(name)'", at: declaration.namePlace)
            }
            if parent.isFinal {
                throw Diagnostic(.typeMismatch, "inheritance from a final class '\(name)'", at: declaration.namePlace)
            }
        }
        let parents = inherited.filter { program.types[$0]?.kind == .class }
        if parents.count > 1 {
            throw Diagnostic(
                .typeMismatch, "multiple inheritance from classes '\(parents[0])' and '\(parents[1])'",
                at: declaration.lastPlace(ofInherited: parents[1]))
        }
        guard type.kind == .class, let ancestors = ancestors(inherited) else { return }
        try checkRequired(type, ancestors.first, declaration)
        for member in type.members { try checkOverride(member, ancestors) }
    }

    /// `struct App: SwiftUI.App`, or an extension that says so: what has the name of the type itself is the protocol of the module.
    private func isOfModule(_ name: String, _ type: TypeDeclaration, _ fullName: String) -> Bool {
        type.kind != .class && name == fullName && !type.inherited.contains { $0.nameInModule == nil && $0.baseName == name }
    }

    /// A struct or an enum of the library, which nothing inherits from; what an enum names first is the type of its raw values.
    private func checkLibraryType(_ type: TypeDeclaration, _ name: String, _ declaration: Declaration) throws(Diagnostic) {
        guard type.kind != .enum, program.types[name] == nil, let kind = Library.names.types[name]?.kind,
            kind == .struct || kind == .enum, !program.aliases.keys.contains(where: { $0 == name || $0.hasSuffix("." + name) })
        else { return }
        let what = type.kind == .struct ? "non-protocol type" : "non-protocol, non-class type"
        throw Diagnostic(.typeMismatch, "inheritance from \(what) '\(name)'", at: declaration.namePlace)
    }

    /// A class that is above itself.
    func checkCycle(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        var (seen, open) = (Set<String>(), type.inherited.map(\.baseName))
        while let name = open.popLast() {
            if name == type.name, type.kind == .class || type.kind == .protocol {
                throw Diagnostic(
                    .typeMismatch, type.kind == .class ? "'\(name)' inherits from itself" : "protocol '\(name)' refines itself",
                    at: declaration.namePlace)
            }
            if seen.insert(name).inserted, let parent = program.types[name], parent.kind == type.kind { open += parent.conformances }
        }
    }

    /// A protocol that only classes may have.
    private func checkClassBound(_ type: TypeDeclaration, _ name: String, _ declaration: Declaration) throws(Diagnostic) {
        if name == "AnyObject" {
            throw Diagnostic(.typeMismatch, "only protocols can inherit from 'AnyObject'", at: declaration.namePlace)
        }
        let isClassBound =
            program.types[name].map { $0.kind == .protocol && $0.conformances.contains("AnyObject") }
            ?? KnownWrapper.protocols.contains(name)
        guard isClassBound else { return }
        throw Diagnostic(
            .typeMismatch, "non-class type '\(type.name)' cannot conform to class protocol '\(name)'", at: declaration.namePlace,
            hint: "make the type a class")
    }

    /// All classes above; nil where one of them is not the user's and so has unknown members.
    private func ancestors(_ inherited: [String]) -> [UserType]? {
        var result: [UserType] = []
        var names = inherited
        while true {
            guard names.allSatisfy({ program.types[$0] != nil || Library.names.types[$0]?.kind == .protocol }) else { return nil }
            guard let parent = names.lazy.compactMap({ program.types[$0] }).first(where: { $0.kind == .class }),
                !result.contains(where: { $0.qualifiedName == parent.qualifiedName })
            else { return result }
            result.append(parent)
            names = parent.conformances
        }
    }

    /// A class that declares initializers of its own needs those that the class above asks of all below it.
    private func checkRequired(_ type: TypeDeclaration, _ parent: UserType?, _ declaration: Declaration) throws(Diagnostic) {
        var own: [[String?]] = []
        var hasDesignated = false
        for member in type.members {
            guard case .initializer(let function, _) = member.kind else { continue }
            own.append(Self.labels(function))
            hasDesignated = hasDesignated || !member.modifiers.contains("convenience")
        }
        guard hasDesignated, let parent else { return }
        for asked in parent.members.initializers where asked.modifiers.contains("required") {
            if own.contains(Self.labels(asked.declaration)) { continue }
            let labels = asked.declaration.parameters.map { ($0.label ?? "_") + ":" }.joined()
            throw Diagnostic(
                .missingRequirement,
                "'required' initializer 'init(\(labels))' must be provided by subclass of '\(parent.qualifiedName)'",
                at: declaration.lineBehindMembers)
        }
    }

    // MARK: Overrides

    private func checkOverride(_ member: Declaration, _ ancestors: [UserType]) throws(Diagnostic) {
        switch member.kind {
        case .initializer(let function, _): try checkOverride(ofInitializer: function, member, ancestors)
        case .function(let function): try checkOverride(function, member, ancestors)
        case .subscript(let declared): try checkOverride(declared, member, ancestors)
        case .variable(let variable):
            for binding in variable.bindings { try checkOverride(binding, member, ancestors) }
        default: break
        }
    }

    private func checkOverride(
        _ function: FunctionDeclaration, _ member: Declaration, _ ancestors: [UserType]
    ) throws(Diagnostic) {
        let named = ancestors.flatMap { (member.isOfType ? $0.members.staticMethods : $0.members.methods)[function.name] ?? [] }
            .filter { !$0.isPrivate }
        if !member.isOverride {
            let above = named.first { Self.isSame($0.declaration, function) && !$0.isFromExtension }
            if above != nil { try checkMarked(member, member.isOfType ? "class method" : "instance method") }
            return
        }
        let same = named.filter { Self.labels($0.declaration) == Self.labels(function) }
        if same.isEmpty {
            if Self.isMade(function, in: ancestors) { return }
            throw Diagnostic(
                .missingRequirement, "method does not override any method from its superclass", at: member.namePlace,
                hint: "remove 'override'")
        }
        if same.contains(where: { $0.modifiers.contains("static") }) {
            throw Diagnostic(
                .missingRequirement, "cannot override static method", at: member.namePlace, hint: "declare it above with 'class'")
        }
        let word = member.isOfType ? "class" : "instance"
        if function.mayThrow, same.allSatisfy({ !$0.declaration.mayThrow }) {
            throw Diagnostic(
                .missingRequirement, "cannot override non-throwing \(word) method with throwing \(word) method", at: member.namePlace)
        }
        if same.contains(where: \.isFinal) {
            throw Diagnostic(
                .missingRequirement, "\(word) method overrides a 'final' \(word) method", at: member.namePlace, hint: "give it another name"
            )
        }
    }

    /// `override init` where no class above has such a designated one. `init()` a class may have without declaring it.
    private func checkOverride(
        ofInitializer function: FunctionDeclaration, _ member: Declaration, _ ancestors: [UserType]
    ) throws(Diagnostic) {
        if !member.isOverride, !member.modifiers.contains("required") { return try checkInitializer(function, member, ancestors) }
        guard member.isOverride, ancestors.isEmpty || !function.parameters.isEmpty || ancestors.contains(where: \.isMadeWithArguments),
            !ancestors.contains(where: { $0.members.initializers.contains { Self.labels($0.declaration) == Self.labels(function) } })
        else { return }
        throw Diagnostic(
            .missingRequirement, "initializer does not override a designated initializer from its superclass", at: member.namePlace,
            hint: "remove 'override'")
    }

    /// An initializer that a designated one of the class above has the labels and types of overrides that one. A class that declares none has
    /// those of the class above it, and the first of all `init()`.
    private func checkInitializer(
        _ function: FunctionDeclaration, _ member: Declaration, _ ancestors: [UserType]
    ) throws(Diagnostic) {
        if ancestors.isEmpty { return }
        if let nearest = ancestors.first(where: { $0.members.initializers.contains { !$0.isConvenience } }) {
            let above = nearest.members.initializers.first {
                !$0.isConvenience && !$0.isPrivate && !$0.modifiers.contains("fileprivate") && !$0.isFromExtension
                    && Self.isSame($0.declaration, function)
            }
            guard let above else { return }
            if !above.modifiers.contains("required") { throw Self.unmarked(member) }
            throw Diagnostic(
                .missingRequirement, "'required' modifier must be present on all overrides of a required initializer",
                at: member.namePlace, hint: "write 'required' before it")
        }
        if function.parameters.isEmpty { throw Self.unmarked(member) }
    }

    private func checkOverride(
        _ declared: SubscriptDeclaration, _ member: Declaration, _ ancestors: [UserType]
    ) throws(Diagnostic) {
        let own = FunctionDeclaration(
            name: "subscript", genericParameters: declared.genericParameters, parameters: declared.parameters, result: declared.result,
            body: nil)
        let named = ancestors.flatMap { member.isOfType ? $0.members.staticSubscripts : $0.members.subscripts }.map(\.getter)
            .filter { !$0.isPrivate }
        if !member.isOverride {
            let above = named.first { Self.isSame($0.declaration, own) && !$0.isFromExtension }
            if above != nil { try checkMarked(member, "subscript") }
            return
        }
        if named.contains(where: { $0.isFinal && Self.labels($0.declaration) == Self.labels(own) }) {
            throw Diagnostic(
                .missingRequirement, "subscript overrides a 'final' subscript", at: member.namePlace, hint: "remove it")
        }
    }

    /// What has the name and the type of a member of a class above overrides that one, and has to say so.
    private func checkMarked(_ member: Declaration, _ what: String) throws(Diagnostic) {
        if member.modifiers.contains("private") {
            throw Diagnostic(
                .missingRequirement, "overriding \(what) must be as accessible as the declaration it overrides", at: member.namePlace,
                hint: "give it another name, or remove 'private' and write 'override' before it")
        }
        throw Self.unmarked(member)
    }

    private static func unmarked(_ member: Declaration) -> Diagnostic {
        Diagnostic(
            .missingRequirement, "overriding declaration requires an 'override' keyword", at: member.namePlace,
            hint: "write 'override' before it")
    }

    /// `encode(to:)` of a class that is Encodable and declares none: the compiler makes it.
    private static func isMade(_ function: FunctionDeclaration, in ancestors: [UserType]) -> Bool {
        function.name == "encode" && labels(function) == ["to"]
            && ancestors.contains { !$0.conformances.filter { ["Codable", "Encodable"].contains($0) }.isEmpty }
    }

    private func checkOverride(
        _ binding: VariableDeclaration.Binding, _ member: Declaration, _ ancestors: [UserType]
    ) throws(Diagnostic) {
        for name in binding.pattern.boundNames {
            let above = ancestors.lazy.compactMap { AboveProperty(name, of: $0, isOfType: member.isOfType) }.first { !$0.isPrivate }
            if !member.isOverride {
                if above != nil { try checkMarked(member, "property") }
                try checkStorage(name, member, ancestors)
            } else if let above {
                if above.isStatic {
                    throw Diagnostic(
                        .missingRequirement, "cannot override static property", at: member.namePlace, hint: "declare it above with 'class'"
                    )
                }
                if above.isFinal {
                    throw Diagnostic(
                        .missingRequirement, "property overrides a 'final' property", at: member.namePlace, hint: "give it another name")
                }
            } else {
                throw Diagnostic(
                    .missingRequirement, "property does not override any property from its superclass", at: member.namePlace,
                    hint: "remove 'override'")
            }
        }
        if member.isOverride { try checkOverride(binding, isOfType: member.isOfType, ancestors, at: member.namePlace) }
    }

    /// An instance has one stored property of each name here, where Swift has both.
    private func checkStorage(_ name: String, _ member: Declaration, _ ancestors: [UserType]) throws(Diagnostic) {
        guard !member.isOfType, let above = ancestors.first(where: { $0.storedIndex[name] != nil }) else { return }
        throw Diagnostic(
            .unsupported, "'\(above.name)' has a private stored property '\(name)' too, and an instance cannot have both here",
            at: member.namePlace, hint: "give it another name")
    }

    /// An overriding property computes its value or observes it, and gives up nothing that the one above allows.
    private func checkOverride(
        _ binding: VariableDeclaration.Binding, isOfType: Bool, _ ancestors: [UserType], at span: SourceSpan?
    ) throws(Diagnostic) {
        guard let name = binding.pattern.boundNames.first else { return }
        if binding.accessors == nil {
            throw Diagnostic(.missingRequirement, "cannot override with a stored property '\(name)'", at: span)
        }
        for above in ancestors {
            guard let place = above.storedIndex[name] else {
                guard !isOfType, let computed = above.members.computed[name] else { continue }
                return try checkSetter(of: binding, name, isSettable: computed.setter != nil, computed.getter.modifiers, at: span)
            }
            let stored = above.storedProperties[place]
            guard stored.isLet else {
                if isOfType { return }
                return try checkSetter(of: binding, name, isSettable: true, stored.modifiers, at: span)
            }
            throw Diagnostic(
                .missingRequirement,
                binding.accessors?.getter == nil
                    ? "cannot observe read-only property '\(name)'; it can't change"
                    : "cannot override immutable 'let' property '\(name)' with the getter of a 'var'", at: span)
        }
    }

    /// A property that can be set stays one below, unless its setter is hidden.
    private func checkSetter(
        of binding: VariableDeclaration.Binding, _ name: String, isSettable: Bool, _ modifiers: [String], at span: SourceSpan?
    ) throws(Diagnostic) {
        guard isSettable, !modifiers.contains(where: { $0.hasSuffix("(set)") }), let accessors = binding.accessors,
            accessors.getter != nil, accessors.setter == nil
        else { return }
        throw Diagnostic(
            .missingRequirement, "cannot override mutable property with read-only property '\(name)'", at: span,
            hint: "write a setter, too")
    }

    private static func labels(_ function: FunctionDeclaration) -> [String?] { function.parameters.map(\.label) }

    private static func isSame(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
        labels(a) == labels(b) && a.genericParameters.isEmpty && b.genericParameters.isEmpty
            && a.parameters.map { "\($0.type)" } == b.parameters.map { "\($0.type)" }
            && "\(a.result ?? .tuple([]))" == "\(b.result ?? .tuple([]))"
    }
}

/// A property of a class, or of its values, that those below may override.
private struct AboveProperty {
    private let modifiers: [String]

    init?(_ name: String, of type: UserType, isOfType: Bool) {
        let members = type.members
        let stored = isOfType ? members.staticStored[name] : type.storedIndex[name].map { type.storedProperties[$0] }
        let computed = isOfType ? members.staticComputed[name] : members.computed[name]
        guard let modifiers = computed?.getter.modifiers ?? stored?.modifiers else { return nil }
        self.modifiers = modifiers
    }

    var isPrivate: Bool { modifiers.contains("private") }
    var isFinal: Bool { modifiers.contains("final") }
    var isStatic: Bool { modifiers.contains("static") }
}

extension UserType {
    /// Does it declare designated initializers, so that it has no others?
    fileprivate var isMadeWithArguments: Bool { members.initializers.contains { !$0.isConvenience && !$0.isFromExtension } }
}

extension UserFunction {
    fileprivate var isPrivate: Bool { modifiers.contains("private") }
    fileprivate var isFinal: Bool { modifiers.contains("final") }
}

extension Declaration {
    fileprivate var isOverride: Bool { modifiers.contains("override") }
    /// `static` or `class`
    fileprivate var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
