// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether what is declared may be seen wherever it can be named: a private type is no part of a signature that reaches further.
///
/// What a name means is known of the types of the same file, and of those that the type around declares.
struct AccessCheck {
    let program: Program
    /// The private types at the top level, with the word that each is declared with, by the files.
    private let topLevel: [ObjectIdentifier: [String: String]]

    init(_ declarations: [Declaration], _ program: Program) {
        self.program = program
        var found: [ObjectIdentifier: [String: String]] = [:]
        for declaration in declarations {
            guard let name = declaration.typeName, let word = declaration.accessWord, let source = declaration.span?.source else {
                continue
            }
            found[ObjectIdentifier(source), default: [:]][name] = word
        }
        topLevel = found
    }

    /// The private types of one place of the code, and what a declaration there has to be.
    private struct Hidden {
        let types: [String: String]
        /// What a declaration that names one has to be, by the word that the type is declared with.
        let required: (String) -> String
    }

    func check(_ declaration: Declaration) throws(Diagnostic) {
        guard let source = declaration.span?.source else { return }
        let types = topLevel[ObjectIdentifier(source)] ?? [:]
        if !types.isEmpty, !declaration.isPrivate {
            try check(declaration, Hidden(types: types) { _ in "private or fileprivate" }, member: false)
        }
        guard !declaration.isPrivate else { return }
        switch declaration.kind {
        case .type(let type): try check(type.members, of: type.name, Set(type.genericParameters.map(\.name)), types)
        case .extension(let added):
            // What is added to a private type, or asks for one, is as private itself.
            let named = added.extended.namesInSight + added.requirements.flatMap { $0.object.namesInSight + $0.subject.namesInSight }
            guard case .named(let owner, _) = added.extended, named.allSatisfy({ types[$0] == nil }) else { return }
            try check(added.members, of: owner, Set(program.types[owner]?.genericNames ?? []), types)
        default: break
        }
    }

    /// The members of a type that is not private itself.
    private func check(
        _ members: [Declaration], of owner: String, _ generics: Set<String>, _ outer: [String: String]
    ) throws(Diagnostic) {
        let nested = members.compactMap { member in member.typeName.map { ($0, member) } }
        let declared = Set(nested.map(\.0)).union(generics)
        let open = outer.filter { name, _ in
            !declared.contains(name) && program.types[owner + "." + name] == nil && program.aliases[owner + "." + name] == nil
        }
        let own = Dictionary(nested.compactMap { name, member in member.accessWord.map { (name, $0) } }) { $1 }
        for member in members where !member.isPrivate {
            try check(member, Hidden(types: open) { _ in "fileprivate" }, member: true)
            try check(member, Hidden(types: own) { $0 }, member: true)
            guard case .type(let type) = member.kind else { continue }
            let inner = Set(type.genericParameters.map(\.name)).union(generics)
            try check(type.members, of: owner + "." + type.name, inner, open)
        }
    }

    private func check(_ declaration: Declaration, _ hidden: Hidden, member isMember: Bool) throws(Diagnostic) {
        guard !hidden.types.isEmpty else { return }
        switch declaration.kind {
        case .function(let function):
            try check(function, isMember ? "method" : "function", declaration, hidden)
        case .initializer(let function, _): try check(function, "initializer", declaration, hidden)
        case .variable(let variable):
            let what = isMember ? "property" : variable.isLet ? "constant" : "variable"
            for binding in variable.bindings { try check(binding, what, declaration, hidden) }
        case .subscript(let declared):
            for parameter in declared.parameters { try check(parameter.type, "subscript", "its index uses", declaration, hidden) }
            try check(declared.result, "subscript", "its element type uses", declaration, hidden)
        case .enumCases(let cases):
            let types = cases.flatMap { $0.payload ?? [] }.flatMap(\.type.namesInSight)
            guard let word = types.lazy.compactMap({ hidden.types[$0] }).first else { return }
            throw Diagnostic(.typeMismatch, "enum case in an internal enum uses a \(word) type", at: declaration.namePlace)
        case .type(let type) where type.kind == .class || type.kind == .protocol:
            try check(type, declaration, hidden)
        default: break
        }
    }

    private func check(
        _ binding: VariableDeclaration.Binding, _ what: String, _ declaration: Declaration, _ hidden: Hidden
    ) throws(Diagnostic) {
        if let type = binding.type { return try check(type, what, "its type uses", declaration, hidden) }
        guard case .call(let call)? = binding.initializer?.kind, let name = call.callee.bareName, hidden.types[name] != nil else { return }
        try check(.named(name), what, "its type '\(name.withoutFile)' uses", declaration, hidden)
    }

    private func check(
        _ function: FunctionDeclaration, _ what: String, _ declaration: Declaration, _ hidden: Hidden
    ) throws(Diagnostic) {
        let generics = Set(function.genericParameters.map(\.name))
        let seen = Hidden(types: hidden.types.filter { !generics.contains($0.key) }, required: hidden.required)
        for parameter in function.parameters { try check(parameter.type, what, "its parameter uses", declaration, seen) }
        if let result = function.result { try check(result, what, "its result uses", declaration, seen) }
    }

    private func check(
        _ type: TypeSyntax, _ what: String, _ use: String, _ declaration: Declaration, _ hidden: Hidden
    ) throws(Diagnostic) {
        guard let word = type.namesInSight.compactMap({ hidden.types[$0] }).first else { return }
        throw Diagnostic(
            .typeMismatch, "\(what) \(declaration.neededAccess(hidden.required(word))) because \(use) a \(word) type",
            at: declaration.namePlace,
            hint: "write '\(word)' before it, or declare the type without")
    }

    /// What a class inherits from, and what a protocol asks for.
    private func check(_ type: TypeDeclaration, _ declaration: Declaration, _ hidden: Hidden) throws(Diagnostic) {
        guard let word = type.inherited.lazy.compactMap({ hidden.types[$0.baseName] }).first else { return }
        if type.kind == .protocol {
            throw Diagnostic(
                .typeMismatch, "protocol \(declaration.neededAccess(hidden.required(word))) because it refines a \(word) protocol",
                at: declaration.namePlace)
        }
        guard let first = type.inherited.first?.baseName, hidden.types[first] != nil, program.types[first]?.kind == .class else { return }
        throw Diagnostic(
            .typeMismatch, "class \(declaration.neededAccess(hidden.required(word))) because its superclass is \(word)",
            at: declaration.namePlace)
    }
}

extension Declaration {
    /// `private` or `fileprivate`, where that is written.
    fileprivate var accessWord: String? { modifiers.first { $0 == "private" || $0 == "fileprivate" } }

    fileprivate var isPrivate: Bool { accessWord != nil }

    /// As the compiler says what a declaration has to be, or cannot be where it says itself what it is.
    fileprivate func neededAccess(_ required: String) -> String {
        let written = modifiers.first { ["public", "open", "package", "internal"].contains($0) }
        return written.map { "cannot be declared \($0)" } ?? "must be declared \(required)"
    }

    /// The name of a type that is declared.
    fileprivate var typeName: String? {
        switch kind {
        case .type(let type): type.name
        case .typeAlias(let name, _, _): name
        default: nil
        }
    }
}

extension TypeSyntax {
    /// The names of types that stand in it, without those behind a dot.
    var namesInSight: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.namesInSight)
        case .member(let base, _, let arguments): base.namesInSight + arguments.flatMap(\.namesInSight)
        case .array(let type), .optional(let type), .some(let type), .any(let type), .metatype(let type), .attributed(_, let type):
            type.namesInSight
        case .dictionary(let key, let value): key.namesInSight + value.namesInSight
        case .tuple(let elements): elements.flatMap(\.type.namesInSight)
        case .function(let parameters, let result): parameters.flatMap(\.namesInSight) + result.namesInSight
        case .composition(let parts): parts.flatMap(\.namesInSight)
        }
    }
}
